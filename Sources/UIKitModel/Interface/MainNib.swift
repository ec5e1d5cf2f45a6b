import ObjectModel

extension UIKitWorld {
  /// The nib that the app begins with: the one that the Info.plist names, or `MainWindow` where it names neither nib nor storyboard.
  package var mainNib: InterfaceDocument? {
    guard resources.information?.mainStoryboard[device.idiom] == nil else { return nil }
    let name = resources.information?.mainNib[device.idiom] ?? "MainWindow"
    return resources.nib(named: name, for: device.idiom)
  }

  /// Whether the Info.plist names the nib that the app begins with.
  package var namesMainNib: Bool { resources.information?.mainNib[device.idiom] != nil }

  /// Makes everything that the main nib holds, with the application as its owner, which gets its delegate so.
  func loadMainNib(_ nib: InterfaceDocument) {
    let made = load(nib, owner: application)
    application.ownedDelegate = application.delegate
    keyWindow = keyWindow ?? made.lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Makes the objects at the top of a nib and connects them and what they contain, also with the owner.
  func load(_ nib: InterfaceDocument, owner: Object?) -> [Object] {
    guard let list = nib.root.child("objects") else { return [] }
    let decoder = InterfaceDecoder(simulation, storyboard: nil)
    let placeholder = list.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner { decoder.adopt(owner, as: placeholder?.id) }
    var made: [(element: DocumentElement, object: Object)] = []
    var tops: [Object] = []
    for element in list.children where element.name != "placeholder" {
      if let object = decoder.makeTopLevel(element, &made) {
        made.append((element, object))
        tops.append(object)
      }
      if simulation.isUnwinding { return [] }
    }
    if let owner, let placeholder { decoder.connect(placeholder, owner) }
    for (element, object) in made {
      if object is UIViewController || !(object is UIView) {
        decoder.connect(element, object)
      } else {
        for part in element.all { if let inner = decoder.object(part.id) { decoder.connect(part, inner) } }
      }
    }
    decoder.wake()
    return tops
  }
}

extension AppResources {
  /// The nib of a name; one that is made for the device comes first.
  func nib(named name: String, for idiom: Device.Idiom) -> InterfaceDocument? {
    let suffix = idiom == .pad ? "~ipad" : "~iphone"
    return nibs[name + suffix] ?? nibs[name]
  }
}

extension InterfaceDecoder {
  /// Makes an object at the top of a nib with everything that it contains, the parts before the whole.
  fileprivate func makeTopLevel(_ element: DocumentElement, _ made: inout [(element: DocumentElement, object: Object)]) -> Object? {
    if element.name == "tableViewCell" { return makeCell(element, for: nil) }
    if element.name != "customObject", !element.name.hasSuffix("ontroller") { return makeView(element, for: nil) }
    guard let object = make(element) else { return nil }
    guard let controller = object as? UIViewController else { return object }
    setAttributes(of: controller, from: element)
    if let name = element["nibName"] { controller.nibName = name }
    fillBars(of: controller, from: element)
    if element.child(key: "view") != nil {
      controller.interface = InterfaceScene(InterfaceDocument.Scene(controller: element, others: []), self)
    }
    var parts: [(relationship: String, controller: UIViewController)] = []
    for (relationship, part) in element.containedControllers {
      guard let inner = makeTopLevel(part, &made) as? UIViewController else { continue }
      made.append((part, inner))
      parts.append((relationship, inner))
    }
    UIStoryboard.fill(controller, parts)
    return controller
  }
}

extension DocumentElement {
  /// The controllers that lie in the element of a container, by what they are to it.
  fileprivate var containedControllers: [(relationship: String, element: DocumentElement)] {
    let keys = ["rootViewController", "masterViewController", "detailViewController"]
    let single = keys.compactMap { key in child(key: key).map { (relationship: key, element: $0) } }
    return single + (child("viewControllers")?.children ?? []).map { ("viewControllers", $0) }
  }
}
