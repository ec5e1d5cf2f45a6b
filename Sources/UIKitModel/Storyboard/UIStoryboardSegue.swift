import FoundationModel
import ObjectModel
import SceneModel

/// A passage from one controller to another, as storyboards know it.
package class UIStoryboardSegue: Object {
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

/// A passage into a popover, up to iOS 8; code asks it for the popover.
package final class UIStoryboardPopoverSegue: UIStoryboardSegue {
  private var popover: UIPopoverController?

  package override func dismantle() {
    super.dismantle()
    popover = nil
  }

  static func made(with popover: UIPopoverController) -> UIStoryboardPopoverSegue {
    let segue = UIStoryboardPopoverSegue(in: popover.simulation)
    segue.popover = popover
    return segue
  }

  static let popoverTable = ClassTable(
    UIStoryboardPopoverSegue.self, inherits: "UIStoryboardSegue", label: "UIStoryboardSegue", releases: .since(5),
    "A passage into a popover."
  ) {
    Property("popoverController", readOnly: { $0.popover }, "The popover.")
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

  /// The kinds that came with size classes.
  private static let adaptive: Set<SegueKind> = [.show, .showDetail, .presentModally, .presentAsPopover]

  /// The kinds that a release has; the older ones go on working.
  package static func kinds(in release: Release) -> [SegueKind] {
    allCases.filter { release >= Release(8) || !adaptive.contains($0) }
  }
}

extension UIKitWorld {
  /// Performs a segue: asks the source, lets it prepare, then makes the passage.
  package func performSegue(_ identifier: String, from source: Object, to destination: Object, kind: String?) throws(EventFailure) {
    guard let source = source as? UIViewController else { throw .notAViewController(source.displayName) }
    guard let destination = destination as? UIViewController else { throw .noSegueDestination(destination.displayName) }
    let usual = simulation.release >= Release(8) ? SegueKind.showDetail : .push
    let kinds = SegueKind.kinds(in: simulation.release)
    guard let kind = kinds.first(where: { $0.rawValue == kind ?? usual.rawValue }) else {
      throw .kindOfLaterRelease(kind ?? "", kinds)
    }
    guard mayPerform(identifier, from: source, sender: .null) else { return }
    perform(identifier, from: source, to: destination, kind, sender: .null)
  }

  /// Whether the source lets a segue be performed, as it is asked from iOS 6 on.
  func mayPerform(_ identifier: String, from source: UIViewController, sender: Value) -> Bool {
    guard ControllerQuery.shouldPerformSegue.info.releases.contains(simulation.release) else { return true }
    return simulation.send(ControllerQuery.shouldPerformSegue, to: source, identifier, sender) { true }
  }

  /// Lets the source prepare, then makes the passage.
  ///
  /// - Parameter anchor: The button that a popover points to.
  func perform(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController, _ kind: SegueKind, sender: Value,
    anchor: UIBarButtonItem? = nil
  ) {
    if kind == .presentAsPopover {
      destination.chosenPresentationStyle = .popover
      let presentation = destination.presentationForUse as? UIPopoverPresentationController
      if let anchor { presentation?.barButtonItem = anchor } else { presentation?.sourceView = source.view }
    }
    let popover = kind == .popover ? UIPopoverController(in: simulation) : nil
    let segue = (popover.map { UIStoryboardPopoverSegue.made(with: $0) } ?? UIStoryboardSegue(in: simulation))
      .connect(identifier, from: source, to: destination)
    simulation.send(Lifecycle.prepareForSegue, to: source, segue, sender) { NoReply() }
    guard !simulation.isUnwinding else { return }
    let destination = destination.resolved as? UIViewController ?? destination
    switch kind {
    case .push: source.navigationController?.push(destination, animated: true)
    case .show: source.sendShow(destination, sender: sender)
    case .showDetail: source.sendShowDetail(destination, sender: sender)
    case .modal, .presentModally, .presentAsPopover: source.present(destination, animated: true)
    case .popover: if let popover { present(popover, with: destination, from: source, anchor) }
    case .replace, .detail: replaceDetail(of: source, with: destination)
    }
  }

  /// A replace segue sets the controllers anew, moves no button and closes no panel.
  private func replaceDetail(of source: UIViewController, with destination: UIViewController) {
    guard let split = source as? UISplitViewController ?? source.splitViewController, let master = split.master else { return }
    split.setViewControllers([master, destination])
  }

  private func present(
    _ popover: UIPopoverController, with destination: UIViewController, from source: UIViewController, _ anchor: UIBarButtonItem?
  ) {
    popover.setContentSilently(destination)
    seguePopover = popover
    if let anchor { return popover.present(from: anchor, arrows: 15, animated: true) }
    popover.present(from: Rect(x: 0, y: 0, width: 1, height: 1), in: source.view, arrows: 15, animated: true)
  }
}
