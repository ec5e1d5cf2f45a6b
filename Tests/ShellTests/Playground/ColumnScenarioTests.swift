import Foundation
import Testing

@testable import Shell

@Suite("Sessions of split view controllers with columns verify")
struct ColumnScenarioTests {
  /// The scenarios of iOS 14 to 26 that stand as sessions, by their numbers in the facts; the others stand in docs/limits.md or in Tests/Facts/Columns.
  static let covered: Set<Int> = [
    1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 16, 17, 20, 21, 22, 24, 26, 27, 28, 31, 32, 33, 35, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
  ]

  @Test("The table of covered scenarios names the files that are there")
  func table() {
    #expect(Repository.scenarioNumbers(in: "Tests/Scenarios/Columns") == Self.covered)
  }

  @Test("A session's expectations hold", arguments: ["Tests/Scenarios/Columns", "Tests/Facts/Columns"].flatMap(Repository.sessions))
  func verifies(path: String) {
    #expect(Repository.verify(path) == 0, "splitlab verify \(path) tells what differs")
  }
}
