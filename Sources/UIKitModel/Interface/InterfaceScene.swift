import ObjectModel

/// What a controller from a storyboard keeps of its scene: how its view is made and which segues leave it.
final class InterfaceScene {
  let storyboard: UIStoryboard?
  let scene: InterfaceDocument.Scene
  let decoder: InterfaceDecoder
  /// What lies at the top of the scene beside the controller.
  private var others: [Object] = []

  init(_ scene: InterfaceDocument.Scene, _ decoder: InterfaceDecoder) {
    self.scene = scene
    self.decoder = decoder
    storyboard = decoder.storyboard
  }

  func dismantle() { others = [] }

  /// Makes the objects beside the controller: those of the app's own classes, and gesture recognizers.
  func makeOthers() {
    others = scene.others.filter { $0.name == "customObject" || $0.name.hasSuffix("GestureRecognizer") }.compactMap { decoder.make($0) }
  }

  /// Connects everything that is there by now.
  func connect(_ controller: UIViewController) {
    decoder.connect(scene.controller, controller)
    for element in scene.others + (scene.controller.child(key: "navigationItem")?.all ?? []) {
      if let object = decoder.object(element.id) { decoder.connect(element, object) }
    }
  }

  /// Makes the view with everything in it and connects it; nothing where the scene has none.
  func makeView(for controller: UIViewController) -> UIView? {
    guard let element = scene.controller.child(key: "view"), element.name != "placeholder" else { return nil }
    let view: UIView
    if let table = (controller as? UITableViewController)?.tableView {
      decoder.adopt(table, as: element.id)
      decoder.fill(table, element, for: controller)
      view = table
    } else {
      guard let made = decoder.makeView(element, for: controller) else { return nil }
      view = made
    }
    decoder.connect(scene.controller, controller)
    for part in element.all where part.id != nil && part.name != "tableViewCell" {
      if let object = decoder.object(part.id), object !== controller { decoder.connect(part, object) }
    }
    for other in scene.others {
      guard let object = decoder.object(other.id) else { continue }
      decoder.connect(other, object)
      if let recognizer = object as? UIGestureRecognizer { decoder.connectGesture(other, recognizer, for: controller) }
    }
    decoder.wake()
    return view
  }

  // MARK: Segues

  /// The segues that leave from the controller or from anything in its scene, those that make up containers left out.
  var segues: [DocumentElement] {
    ([scene.controller] + scene.others).flatMap(\.all).filter { $0.name == "segue" && $0["kind"] != "relationship" }
  }

  /// The segue of an identifier.
  func segue(_ identifier: String) -> DocumentElement? { segues.first { $0["identifier"] == identifier } }

  /// The embeddings, each with the view that it fills.
  var embeddings: [(segue: DocumentElement, container: DocumentElement)] {
    (scene.controller.child(key: "view")?.all ?? []).flatMap { element in
      element.connections("segue").filter { $0["kind"] == "embed" }.map { ($0, element) }
    }
  }
}
