import FoundationModel
import ObjectModel
import SceneModel

/// Segues as storyboards describe them.
extension UIKitWorld {
  /// Performs the segue of an identifier that leaves from a controller's scene, as a touch on what it leaves from would.
  package func performSegue(_ identifier: String, from source: Object) throws(EventFailure) {
    guard let source = source as? UIViewController else { throw .notAViewController(source.displayName) }
    guard let segue = source.interface?.segue(identifier) else {
      let known = source.interface?.segues.compactMap { $0["identifier"] } ?? []
      throw .noSegue(identifier, from: source.displayName, known: known)
    }
    perform(segue, from: source, sender: .null, asks: true)
  }

  /// Performs a segue: makes its destination anew, lets the source prepare, makes the passage.
  ///
  /// - Parameter asks: Whether the source may refuse, as it may where a touch and not code begins the segue.
  func perform(_ segue: DocumentElement, from source: UIViewController, sender: Value, asks: Bool) {
    let identifier = segue["identifier"]
    if asks, let identifier, !mayPerform(identifier, from: source, sender: sender) { return }
    if segue["kind"] == "unwind" { return unwind(segue, from: source, sender: sender) }
    guard let id = segue["destination"],
      let destination = source.interface?.storyboard?.instantiate(id, creator: creator(of: segue, source, sender)),
      !simulation.isUnwinding
    else { return }
    if let style = segue["modalPresentationStyle"], let found = ModalPresentationStyle.type.cases.first(where: { $0.name == style }) {
      destination.chosenPresentationStyle = ModalPresentationStyle(rawValue: found.rawValue) ?? .fullScreen
    }
    if segue["kind"] == "custom" { return performCustom(segue, from: source, to: destination, sender: sender) }
    guard let kind = kind(of: segue) else { return }
    let anchor = source.interface?.decoder.object(segue["popoverAnchorBarButtonItem"]) ?? sender.object
    perform(identifier, from: source, to: destination, kind, sender: sender, anchor: anchor as? UIBarButtonItem)
  }

  /// The method of the source that makes the destination, where the segue names one: `@IBSegueAction`, from iOS 13 on.
  private func creator(of segue: DocumentElement, _ source: UIViewController, _ sender: Value) -> ((NSCoder) -> Object?)? {
    guard let name = segue["destinationCreationSelector"], simulation.release >= Release(13),
      simulation.responds(source, to: Selector(name))
    else { return nil }
    let identifier = segue["identifier"].map(Value.string) ?? .null
    return { [simulation] coder in
      let all: [Value] = [.object(coder), sender, identifier]
      let selector = Selector(name)
      return simulation.perform(selector, on: .object(source), selector.fitting(all)).object
    }
  }

  /// What a segue's kind comes to: those of iOS 8 mean their forerunners before it.
  private func kind(of segue: DocumentElement) -> SegueKind? {
    let isAdaptive = simulation.release >= Release(8)
    switch segue["kind"] {
    case "show": return isAdaptive ? .show : .push
    case "showDetail": return isAdaptive ? .showDetail : .replace
    case "presentation": return isAdaptive ? .presentModally : .modal
    case "popoverPresentation": return isAdaptive ? .presentAsPopover : .popover
    case let name?: return SegueKind(rawValue: name)
    case nil: return nil
    }
  }

  /// A segue of the app's own class makes the passage itself.
  private func performCustom(_ segue: DocumentElement, from source: UIViewController, to destination: UIViewController, sender: Value) {
    guard let name = segue["customClass"], let type = simulation.classes.named(name),
      let allocated = type.nativeTable.allocate?(type, simulation)
    else { return }
    let identifier = segue["identifier"].map(Value.string) ?? .null
    let made = simulation.perform(
      "initWithIdentifier:source:destination:", on: .object(allocated), [identifier, .object(source), .object(destination)])
    guard let own = made.object as? UIStoryboardSegue else { return }
    simulation.send(Lifecycle.prepareForSegue, to: source, own, sender) { NoReply() }
    _ = simulation.perform("perform", on: .object(own))
  }

  // MARK: Coming back

  /// Goes back to the nearest controller that has the action: further down the stack, around, or under the presentation.
  private func unwind(_ segue: DocumentElement, from source: UIViewController, sender: Value) {
    guard let name = segue["unwindAction"], let target = unwindTarget(Selector(name), from: source) else { return }
    let made = UIStoryboardSegue(in: simulation).connect(segue["identifier"], from: source, to: target)
    simulation.send(Lifecycle.prepareForSegue, to: source, made, sender) { NoReply() }
    simulation.sendAction(Selector(name), to: target, [.object(made)])
    guard !simulation.isUnwinding else { return }
    let outermost = sequence(first: source, next: \.parent).reduce(source) { $1 }
    if outermost.presenting != nil, !target.isInside(outermost) { outermost.dismiss(animated: true) }
    guard let navigation = target.navigationController, navigation.viewControllers.contains(where: { $0 === target }) else { return }
    _ = navigation.pop(to: target, animated: true)
  }

  private func unwindTarget(_ action: Selector, from source: UIViewController) -> UIViewController? {
    var here: UIViewController? = source
    while let controller = here {
      let stack = controller.navigationController?.viewControllers ?? []
      let below = stack.prefix { $0 !== controller }.reversed()
      if let found = below.first(where: { simulation.hasCode($0, action) }) { return found }
      if controller !== source, let found = inside(controller, where: { simulation.hasCode($0, action) }) { return found }
      here = controller.parent ?? controller.presenting
    }
    return nil
  }

  /// The first controller, the given one or one inside it, of which something holds.
  private func inside(_ controller: UIViewController, where holds: (UIViewController) -> Bool) -> UIViewController? {
    var waiting = [controller]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if holds(next) { return next }
      waiting += next.children
    }
    return nil
  }

  // MARK: Rows

  /// A touched row performs the segue that leaves its cell, before the delegate hears of the selection.
  func performRowSegue(_ path: IndexPath, in table: UITableView, trigger: String? = nil) {
    guard let interface = table.interface, let source = table.controllerAround, source.interface != nil else { return }
    let cell = table.cell(at: path)
    let segues = interface.element(at: path, identifier: cell?.reuseIdentifier)?.connections("segue") ?? []
    guard let segue = segues.first(where: { $0["trigger"] == trigger }) else { return }
    perform(segue, from: source, sender: cell.map(Value.object) ?? .null, asks: true)
  }
}

extension UIViewController {
  /// Performs the segue of an identifier, as code asks.
  func performSegue(_ identifier: String, sender: Value) {
    guard let segue = interface?.segue(identifier) else {
      if simulation.uikit.resources.storyboards.isEmpty, isa.table == nil { return performMissingSegue(identifier, sender: sender) }
      simulation.raise(
        "NSInvalidArgumentException", "Receiver (\(description(for: simulation))) has no segue with identifier '\(identifier)'")
      return
    }
    simulation.uikit.perform(segue, from: self, sender: sender, asks: false)
  }

  /// Whether the controller is of a scene, or inside a controller of it, which then cannot be inside once more.
  private func isEmbedded(in id: String) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.interface?.scene.controller.id == id }
  }

  /// Fills the views that the scene embeds other controllers in.
  func performEmbeddings() {
    for (segue, element) in interface?.embeddings ?? [] {
      guard let container = interface?.decoder.object(element.id) as? UIView, let id = segue["destination"], !isEmbedded(in: id),
        let child = interface?.storyboard?.instantiate(id), !simulation.isUnwinding
      else { continue }
      let made = UIStoryboardSegue(in: simulation).connect(segue["identifier"], from: self, to: child)
      simulation.send(Lifecycle.prepareForSegue, to: self, made, .null) { NoReply() }
      addChild(child)
      _ = simulation.perform("addSubview:", on: .object(container), [.object(child.view)])
      child.sendDidMove(to: self)
    }
  }
}
