/// A storyboard or nib as its document describes it.
package struct InterfaceDocument: Sendable {
  /// A scene: a controller with what belongs to it.
  package struct Scene: Sendable {
    package let controller: DocumentElement
    /// What else lies at the top of the scene: the exit, gesture recognizers, objects of the app's own.
    package let others: [DocumentElement]
  }

  package let name: String
  package let root: DocumentElement
  /// The scenes by the ids of their controllers.
  package private(set) var scenes: [String: Scene] = [:]
  /// The ids of the controllers, in the document's order.
  package private(set) var order: [String] = []
  /// The id of the controller that the storyboard begins with.
  package let initial: String?

  package init(name: String, root: DocumentElement) {
    self.name = name
    self.root = root
    initial = root["initialViewController"]
    for scene in root.child("scenes")?.children ?? [] {
      let objects = scene.child("objects")?.children ?? []
      guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" }) ?? objects.first(where: Self.isController),
        let id = controller.id
      else { continue }
      order.append(id)
      scenes[id] = Scene(controller: controller, others: objects.filter { $0.id != id && $0.name != "placeholder" })
    }
  }

  private static func isController(_ element: DocumentElement) -> Bool {
    element.name.lowercased().hasSuffix("controller") && element.name != "viewControllerPlaceholder"
  }

  /// What a nib holds for its owner, as a storyboard's scene would say it: the owner's connections, and the view that it is to have.
  var ownerScene: Scene? {
    let objects = root.child("objects")?.children ?? []
    guard let owner = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }) else { return nil }
    let viewID = owner.connections("outlet").first { $0["property"] == "view" }?["destination"]
    var controller = owner
    if var view = objects.first(where: { $0.id != nil && $0.id == viewID }) {
      view.attributes["key"] = "view"
      controller.children.append(view)
    }
    return Scene(controller: controller, others: objects.filter { $0.name != "placeholder" && $0.id != viewID })
  }

  /// The id of the controller with an identifier that code asks for.
  func id(ofIdentifier identifier: String) -> String? {
    order.first { id in
      let controller = scenes[id]?.controller
      return controller?["storyboardIdentifier"] == identifier || controller?["identifier"] == identifier
    }
  }
}
