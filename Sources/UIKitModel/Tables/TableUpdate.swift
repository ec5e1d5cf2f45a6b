import FoundationModel
import ObjectModel

/// What code told a table of rows that come, go or are asked for anew, until the group of changes ends.
struct TableUpdate {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reloadedSections: [Int] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []

  /// Whether nothing was told.
  var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && reloadedSections.isEmpty && !changesSections }

  private var changesSections: Bool { !insertedSections.isEmpty || !deletedSections.isEmpty }

  /// UIKit's words for a change that does not fit the numbers of rows, or `nil` where it fits.
  ///
  /// - Parameters:
  ///   - before: The numbers of rows of each section, as the data source told them last.
  ///   - after: The same, asked for now.
  func problem(before: [Int], after: [Int], in release: Release) -> String? {
    let gone = (reloadedSections + deletedSections).first { !before.indices.contains($0) }.map {
      "attempt to delete section \($0), but there are only \(before.count) sections before the update"
    }
    return gone ?? (deleted + reloaded).lazy.compactMap { deletionProblem($0, before) }.first
      ?? inserted.lazy.compactMap { insertionProblem($0, after) }.first ?? countProblem(before, after, release)
  }

  private func deletionProblem(_ path: IndexPath, _ before: [Int]) -> String? {
    let row = "attempt to delete row \(path.row) from section \(path.section)"
    guard before.indices.contains(path.section) else { return "\(row), but there are only \(before.count) sections before the update" }
    let count = before[path.section]
    return (0..<count).contains(path.row) ? nil : "\(row) which only contains \(count) rows before the update"
  }

  private func insertionProblem(_ path: IndexPath, _ after: [Int]) -> String? {
    let row = "attempt to insert row \(path.row) into section \(path.section), but there are only"
    guard after.indices.contains(path.section) else { return "\(row) \(after.count) sections after the update" }
    let count = after[path.section]
    return (0..<count).contains(path.row) ? nil : "\(row) \(count) rows in section \(path.section) after the update"
  }

  private func countProblem(_ before: [Int], _ after: [Int], _ release: Release) -> String? {
    guard before.count + insertedSections.count - deletedSections.count == after.count else {
      return
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(after.count)) must be equal to the number of sections contained in the table view before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    // Which of the rows belong to sections that stayed is not followed.
    guard !changesSections else { return nil }
    for section in before.indices where !reloadedSections.contains(section) {
      let came = (inserted + reloaded).count { $0.section == section }
      let went = (deleted + reloaded).count { $0.section == section }
      guard after[section] != before[section] + came - went else { continue }
      // UIKit: rows can be moved from iOS 5 on.
      let moved =
        release >= Release(5) ? " and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)" : ""
      return
        "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section after the update (\(after[section])) must be equal to the number of rows contained in that section before the update (\(before[section])), plus or minus the number of rows inserted or deleted from that section (\(came) inserted, \(went) deleted)\(moved)."
    }
    return nil
  }
}
