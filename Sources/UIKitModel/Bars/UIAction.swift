import ObjectModel

/// Something to do, with its text and picture, from iOS 13 on.
package final class UIAction: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  fileprivate var handler: Block?

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
    handler = nil
  }

  /// The text.
  var title: String { attributes["title"].flatMap(String.unbox) ?? "" }

  /// Does it, for whoever was touched.
  func run(_ sender: Object) {
    attributes["sender"] = sender.boxed
    _ = handler?.call([boxed])
    attributes["sender"] = nil
  }

  fileprivate static func make(_ title: String?, _ image: Value, _ handler: Block?, in simulation: Simulation) -> UIAction {
    let action = UIAction(in: simulation)
    action.attributes["title"] = title.boxed
    action.attributes["image"] = image
    action.handler = handler
    return action
  }
}

extension UIAction {
  static let table = ClassTable(
    UIAction.self, inherits: "NSObject", label: "action", releases: .since(13), "Something to do, with its text and picture."
  ) {
    ClassMethod(
      "actionWithHandler:", swift: "init(handler:)", releases: .since(14),
      { (_, simulation, handler: Block?) in UIAction.make(nil, .null, handler, in: simulation) }, "Makes an action of a block.")
    ClassMethod(
      "actionWithTitle:image:identifier:handler:", swift: "init(title:image:identifier:handler:)",
      { (_, simulation, title: String?, image: Value, _: Value, handler: Block?) in
        UIAction.make(title, image, handler, in: simulation)
      }, "Makes an action of a text, a picture and a block.")
    attribute("title", "The text.")
    attribute("image", "The picture.")
    attribute("identifier", "The name by which code finds the action.")
    attribute("attributes", 0, "Whether the action is disabled, destructive or hidden.")
    attribute("state", 0, "Whether a mark stands beside the action.")
    attribute("sender", releases: .since(14), "What was touched, while the block runs.")
  }
}
