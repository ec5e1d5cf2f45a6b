import FoundationModel
import ObjectModel
import SceneModel

/// A passage from one controller to another, as storyboards know it.
package final class UIStoryboardSegue: Object {
  package var identifier: String?
  package private(set) var source: UIViewController?
  package private(set) var destination: UIViewController?

  package override func dismantle() {
    super.dismantle()
    source = nil
    destination = nil
  }

  func connect(_ identifier: String?, from source: UIViewController?, to destination: UIViewController?) -> UIStoryboardSegue {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    return self
  }
}

extension UIStoryboardSegue {
  static let table = ClassTable(
    UIStoryboardSegue.self, inherits: "NSObject", releases: .since(5), "A passage from one controller to another."
  ) {
    Method(
      "initWithIdentifier:source:destination:", swift: "init(identifier:source:destination:)",
      { (segue: UIStoryboardSegue, identifier: String?, source: UIViewController?, destination: UIViewController?) in
        segue.connect(identifier, from: source, to: destination)
      }, "Makes a segue.")
    Property("identifier", readOnly: { $0.identifier }, "The name that the storyboard gives.")
    Property("sourceViewController", swift: "source", readOnly: { $0.source }, "The controller that the passage leaves.")
    Property("destinationViewController", swift: "destination", readOnly: { $0.destination }, "The controller that the passage leads to.")
    Method("perform", swift: "perform()", { (_: UIStoryboardSegue) in }, "Makes the passage; for segues of the app's own.")
  }
}

/// What a segue does when it is performed.
package enum SegueKind: String, CaseIterable, Sendable {
  case push
  case modal
  case popover
  case replace
  case detail
  case show
  case showDetail
  case presentModally
  case presentAsPopover

  /// The kinds before iOS 8, or those that came with it, in words.
  package static func list(adaptive: Bool) -> String {
    allCases.filter { $0.isAdaptive == adaptive }.map(\.rawValue).joined(separator: ", ")
  }

  /// Whether the kind came with iOS 8.
  var isAdaptive: Bool {
    switch self {
    case .show, .showDetail, .presentModally, .presentAsPopover: true
    case .push, .modal, .popover, .replace, .detail: false
    }
  }
}

extension UIKitWorld {
  /// Performs a segue: asks the source, lets it prepare, then makes the passage.
  package func performSegue(_ identifier: String, from source: Object, to destination: Object, kind: String?) throws(EventFailure) {
    guard let source = source as? UIViewController else { throw .notAViewController(source.displayName) }
    guard let destination = destination as? UIViewController else { throw .noSegueDestination(destination.displayName) }
    let usual = simulation.release < Release(8) ? SegueKind.push : .showDetail
    guard let kind = SegueKind(rawValue: kind ?? usual.rawValue), !kind.isAdaptive || simulation.release >= Release(8) else {
      throw .kindOfLaterRelease(kind ?? "")
    }
    perform(identifier, from: source, to: destination, kind, sender: .null)
  }

  func perform(_ identifier: String, from source: UIViewController, to destination: UIViewController, _ kind: SegueKind, sender: Value) {
    guard simulation.send(ControllerQuery.shouldPerformSegue, to: source, identifier, sender, else: { true }) else { return }
    let segue = UIStoryboardSegue(in: simulation).connect(identifier, from: source, to: destination)
    simulation.send(Lifecycle.prepareForSegue, to: source, segue, sender) { NoReply() }
    guard !simulation.isUnwinding else { return }
    switch kind {
    case .push: source.navigationController?.push(destination, animated: true)
    case .show: source.sendShow(destination, sender: .object(source))
    case .showDetail: source.sendShowDetail(destination, sender: .object(source))
    case .modal, .presentModally: source.present(destination, animated: true)
    case .popover, .presentAsPopover: presentSeguePopover(destination, from: source)
    case .replace, .detail: replaceDetail(of: source, with: destination)
    }
  }

  /// A replace segue sets the controllers anew, moves no button and closes no panel.
  private func replaceDetail(of source: UIViewController, with destination: UIViewController) {
    guard let split = source as? UISplitViewController ?? source.splitViewController, let master = split.master else { return }
    split.setViewControllers([master, destination])
  }

  private func presentSeguePopover(_ destination: UIViewController, from source: UIViewController) {
    let popover = UIPopoverController(in: simulation)
    popover.setContentSilently(destination)
    seguePopover = popover
    popover.present(from: Rect(x: 0, y: 0, width: 1, height: 1), in: source.view, arrows: 15, animated: true)
  }

  /// A touched row performs the segue that leaves it, where a storyboard made one.
  func performRowSegue(_ path: IndexPath, in table: UITableView) {}
}
