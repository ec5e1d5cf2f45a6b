import FoundationModel
import ObjectModel

/// What an app kept of itself as it went into the background, for its next launch. Nothing in it belongs to a world.
package struct SavedState: Sendable {
  /// What a coder holds.
  struct Archive: Sendable {
    private let contents: [(key: SavedValue, value: SavedValue)]

    init(_ coder: NSCoder) {
      contents = zip(coder.contents.keys, coder.contents.values).map { (SavedValue($0), SavedValue($1)) }
    }

    /// A coder of another world that holds the same.
    func coder(in simulation: Simulation, _ controller: ([String]) -> UIViewController?) -> NSCoder {
      let coder = NSCoder(in: simulation)
      for (key, value) in contents { coder.contents[key.value(in: simulation, controller)] = value.value(in: simulation, controller) }
      return coder
    }
  }

  /// What was kept of one controller.
  struct Part: Sendable {
    /// The restoration identifiers from the window's root to the controller.
    let path: [String]
    let archive: Archive
    /// The class that makes the controller again, by name.
    let restorationClass: String?
    /// The storyboard that the controller came from.
    let storyboard: String?
    /// The paths of a navigation controller's stack.
    let stack: [[String]]
    /// The tab that was chosen.
    let selectedTab: Int?
    /// Whether a split view had its primary hidden.
    let hidesPrimary: Bool
    /// The path of what the controller presents.
    let presented: [String]?
  }

  let application: Archive
  let parts: [Part]
}

extension UIViewController {
  /// The restoration identifiers from the window's root to the controller; `nil` where one on the way has none.
  var restorationPath: [String]? {
    guard let restorationIdentifier else { return nil }
    guard let outer = parent ?? presenting else { return [restorationIdentifier] }
    return outer.restorationPath.map { $0 + [restorationIdentifier] }
  }
}
