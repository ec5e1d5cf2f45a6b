import FoundationModel
import ObjectModel

/// The screens of an app with the passages between them.
package final class UIStoryboard: Object {
  package private(set) var document: InterfaceDocument?

  /// How many controllers one may contain.
  private static let limit = 500
  /// How many references may lead from storyboard to storyboard.
  private static let referenceLimit = 20

  /// The storyboard of a name, where the app has one.
  package static func named(_ name: String, in simulation: Simulation) -> UIStoryboard? {
    guard let document = simulation.uikit.resources.storyboards[name] else {
      guard !simulation.uikit.resources.storyboards.isEmpty else { return simulation.uikit.missingStoryboard }
      simulation.raise("NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle NSBundle </App.app>")
      return nil
    }
    let storyboard = UIStoryboard(in: simulation)
    storyboard.document = document
    return storyboard
  }

  /// Makes the controller that the storyboard begins with.
  package func instantiateInitial() -> UIViewController? {
    if document == nil { return standIn("a storyboard's first controller", nil) }
    return document?.initial.flatMap { instantiate($0) }
  }

  /// Makes the controller of an id with those that it contains; once they are all in place, they are told that they were loaded.
  ///
  /// - Parameter creator: Code of the app's own that makes the controller from a coder, from iOS 13 on; where it makes none, the storyboard does.
  package func instantiate(_ id: String, creator: ((NSCoder) -> Object?)? = nil) -> UIViewController? {
    var decoders: [InterfaceDecoder] = []
    let controller = build(id, inside: [], creator, &decoders)
    if !simulation.uikit.profile.holds(.wakesInsideFirst) { decoders.reverse() }
    for decoder in decoders { decoder.wake() }
    return controller
  }

  /// - Parameter outer: The ids of the controllers around: none can contain itself.
  private func build(
    _ id: String, inside outer: Set<String>, _ creator: ((NSCoder) -> Object?)? = nil, _ decoders: inout [InterfaceDecoder]
  ) -> UIViewController? {
    guard !outer.contains(id), decoders.count < Self.limit, !simulation.isUnwinding, let scene = document?.scenes[id] else { return nil }
    if scene.controller.name == "viewControllerPlaceholder" { return referenced(scene.controller) }
    let decoder = InterfaceDecoder(simulation, storyboard: self)
    guard let controller = decoder.make(scene.controller, creator) as? UIViewController else { return nil }
    let interface = InterfaceScene(scene, decoder)
    controller.interface = interface
    if let split = controller as? UISplitViewController, let style = Self.style(scene.controller) { _ = split.setUp(style: style) }
    interface.makeOthers()
    decoder.setAttributes(of: controller, from: scene.controller)
    decoder.fillBars(of: controller, from: scene.controller)
    var parts: [(relationship: String, controller: UIViewController)] = []
    for (name, ids) in Self.relationships(scene.controller) {
      for part in ids { if let part = build(part, inside: outer.union([id]), nil, &decoders) { parts.append((name, part)) } }
    }
    Self.fill(controller, parts)
    interface.connect(controller)
    decoders.append(decoder)
    return simulation.isUnwinding ? nil : controller
  }

  /// The controller of an identifier; an exception where there is none.
  private func controller(_ identifier: String, _ creator: Block?) -> UIViewController? {
    if document == nil { return standIn("controller '\(identifier)'", creator) }
    if let id = document?.id(ofIdentifier: identifier) { return instantiate(id, creator: caller(creator)) }
    simulation.raise(
      "NSInvalidArgumentException",
      "Storyboard (\(defaultDescription)) doesn't contain a view controller with identifier '\(identifier)'")
    return nil
  }

  /// What the app's own code makes of a controller of a storyboard that was not loaded, or what stands for it.
  private func standIn(_ name: String, _ creator: Block?) -> UIViewController? {
    if let made = caller(creator)?(NSCoder(in: simulation)) as? UIViewController { return made }
    return UIViewController(in: simulation).standing(for: name)
  }

  private func caller(_ block: Block?) -> ((NSCoder) -> Object?)? { block.map { block in { block.call([.object($0)]).object } } }

  /// The controller that a reference to another storyboard stands for.
  private func referenced(_ element: DocumentElement) -> UIViewController? {
    let other = element["storyboardName"].map { UIStoryboard.named($0, in: simulation) } ?? self
    guard let other, simulation.uikit.referenceDepth < Self.referenceLimit else { return nil }
    simulation.uikit.referenceDepth += 1
    defer { simulation.uikit.referenceDepth -= 1 }
    guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitial() }
    return other.document?.id(ofIdentifier: identifier).flatMap { other.instantiate($0) }
  }

  /// The style of a split view controller with columns, from iOS 14 on.
  private static func style(_ element: DocumentElement) -> SplitStyle? {
    guard let style = element["style"] else { return nil }
    return style.hasPrefix("double") ? .doubleColumn : style.hasPrefix("triple") ? .tripleColumn : nil
  }

  // MARK: Containers

  /// The controllers inside one, by the name of their relationship, in the document's order.
  package static func relationships(_ element: DocumentElement) -> [(name: String, ids: [String])] {
    var all: [(name: String, ids: [String])] = []
    for segue in element.connections("segue") where segue["kind"] == "relationship" {
      guard let name = segue["relationship"], let id = segue["destination"] else { continue }
      if let place = all.firstIndex(where: { $0.name == name }) { all[place].ids.append(id) } else { all.append((name, [id])) }
    }
    // The master is set before the detail, whatever the document's order.
    return all.filter { $0.name != "detailViewController" } + all.filter { $0.name == "detailViewController" }
  }

  /// Puts controllers into the one that contains them.
  static func fill(_ controller: UIViewController, _ parts: [(relationship: String, controller: UIViewController)]) {
    let children = parts.map(\.controller)
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: children.forEach { navigation.push($0, animated: false) }
    case let tabs as UITabBarController: tabs.setViewControllers(children)
    case let split as UISplitViewController where split.style != .unspecified:
      for part in parts {
        guard let column = column(part.relationship) else { continue }
        controller.simulation.perform("setViewController:forColumn:", on: .object(split), [.object(part.controller), column.boxed])
      }
    case let split as UISplitViewController: split.setViewControllers(children)
    default: break
    }
  }

  /// The column that a relationship names.
  package static func column(_ relationship: String) -> SplitColumn? {
    switch relationship {
    case "masterViewController": .primary
    case "detailViewController": .secondary
    default: SplitColumn.allCases.first { relationship == "\($0.name)ViewController" || relationship == $0.name }
    }
  }
}

extension UIStoryboard {
  static let table = ClassTable(
    UIStoryboard.self, inherits: "NSObject", label: "storyboard", releases: .since(5),
    "The screens of an app with the passages between them."
  ) {
    ClassMethod(
      "storyboardWithName:bundle:", swift: "init(name:bundle:)",
      { (_, simulation, name: String, _: Value) -> UIStoryboard? in named(name, in: simulation) },
      "The storyboard of a name; nil where no app with storyboards was loaded.")
    Method(
      "instantiateInitialViewController", swift: "instantiateInitialViewController()",
      { (storyboard: UIStoryboard) in storyboard.instantiateInitial() }, "Makes the controller that the storyboard begins with.")
    Method(
      "instantiateViewControllerWithIdentifier:", swift: "instantiateViewController(withIdentifier:)",
      { (storyboard: UIStoryboard, identifier: String) in storyboard.controller(identifier, nil) }, "Makes the controller of an identifier."
    )
    Method(
      "instantiateViewControllerWithIdentifier:creator:", swift: "instantiateViewController(identifier:creator:)", releases: .since(13),
      { (storyboard: UIStoryboard, identifier: String, creator: Block?) in storyboard.controller(identifier, creator) },
      "Makes the controller of an identifier, by a closure where one is given.")
    Method(
      "instantiateInitialViewControllerWithCreator:", swift: "instantiateInitialViewController(creator:)", releases: .since(13),
      { (storyboard: UIStoryboard, creator: Block?) -> UIViewController? in
        storyboard.document?.initial.flatMap { storyboard.instantiate($0, creator: storyboard.caller(creator)) }
      }, "Makes the controller that the storyboard begins with, by a closure.")
  }
}
