/// A nib as Interface Builder wrote it before Xcode 5: an archive of objects, each where it is first mentioned, with lists beside them of
/// what connects them and which classes they are of. It is put into the words of today's documents.
package struct ArchivedNib {
  private let data: DocumentElement
  /// The objects by their numbers in the archive.
  private var objects: [String: DocumentElement] = [:]
  /// The classes of the app's own, by the numbers of their objects.
  private var customClasses: [String: String] = [:]
  /// What leaves from objects, by their numbers.
  private var connections: [String: [DocumentElement]] = [:]

  /// - Parameter root: The element `archive`.
  package init(_ root: DocumentElement) {
    data = root.child("data") ?? root
    for element in data.all { if element.name == "object", let id = element.id { objects[id] = element } }
    let records = data.child(key: "IBDocument.Objects")
    readClasses(records)
    for record in records?.child(key: "connectionRecords")?.children ?? [] { readConnection(record) }
  }

  /// The element `document` that says the same.
  package var document: DocumentElement {
    var list = DocumentElement("objects")
    for object in data.child(key: "IBDocument.RootObjects")?.children ?? [] {
      if let element = element(of: object) { list.children.append(element) }
    }
    var document = DocumentElement("document")
    document.children = [list]
    return document
  }

  // MARK: What stands beside the objects

  private mutating func readClasses(_ records: DocumentElement?) {
    var numbers: [String: String] = [:]
    let ordered = records?.child(key: "objectRecords")?.child(key: "orderedObjects")?.children ?? []
    for record in ordered {
      guard let number = record.child(key: "objectID")?.text, let id = record.child(key: "object").map(Self.reference) else { continue }
      numbers[number] = id
    }
    for (key, value) in Self.entries(records?.child(key: "flattenedProperties")) {
      let parts = key.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, parts[1] == "CustomClassName", let id = numbers[String(parts[0])] else { continue }
      customClasses[id] = value.text
    }
  }

  /// The pairs of a dictionary: named entries, or a list of keys beside one of values.
  private static func entries(_ dictionary: DocumentElement?) -> [(String, DocumentElement)] {
    guard let dictionary else { return [] }
    guard let keys = dictionary.child(key: "dict.sortedKeys") else {
      return dictionary.children.compactMap { child in child["key"].map { ($0, child) } }
    }
    func members(_ list: DocumentElement?) -> [DocumentElement] { list?.children.filter { $0["key"] != "EncodedWithXMLCoder" } ?? [] }
    return zip(members(keys).map(\.text), members(dictionary.child(key: "dict.values"))).map { ($0, $1) }
  }

  private mutating func readConnection(_ record: DocumentElement) {
    guard let connection = record.child(key: "connection"), let label = connection.child(key: "label")?.text,
      let source = connection.child(key: "source").map(Self.reference),
      let destination = connection.child(key: "destination").map(Self.reference)
    else { return }
    let kind = connection["class"] ?? ""
    var element = DocumentElement(
      kind.contains("EventConnection") ? "action" : kind.contains("OutletCollection") ? "outletCollection" : "outlet")
    element.attributes[element.name == "action" ? "selector" : "property"] = label
    element.attributes["destination"] = destination
    if connection.child(key: "IBEventType")?.text == "13" { element.attributes["eventType"] = "valueChanged" }
    connections[source, default: []].append(element)
  }

  /// The number of the object that an element is or stands for.
  private static func reference(_ element: DocumentElement) -> String { element["ref"] ?? element.id ?? "" }

  // MARK: Objects

  /// The element for an object, or for one that is only referred to.
  private func element(of given: DocumentElement, key: String? = nil, inside outer: Set<String> = []) -> DocumentElement? {
    let id = Self.reference(given)
    guard !outer.contains(id), let object = objects[id] ?? (given.name == "object" ? given : nil), let kind = object["class"] else {
      return nil
    }
    var element = DocumentElement(Self.name(of: kind))
    if !id.isEmpty { element.attributes["id"] = id }
    element.attributes["key"] = key
    element.attributes["customClass"] = customClasses[id]
    if kind == "IBProxyObject" {
      element.attributes["placeholderIdentifier"] = object.child(key: "IBProxiedObjectIdentifier")?.text
    } else {
      describe(object, &element, inside: outer.union([id]))
    }
    if let leaving = connections[id] {
      var list = DocumentElement("connections")
      list.children = leaving
      element.children.append(list)
    }
    return element
  }

  /// `IBUISplitViewController` is a `splitViewController`.
  private static func name(of kind: String) -> String {
    if kind == "IBProxyObject" { return "placeholder" }
    let bare = kind.hasPrefix("IBUI") ? kind.dropFirst(4) : kind.hasPrefix("IB") ? kind.dropFirst(2) : kind[...]
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  private func describe(_ object: DocumentElement, _ element: inout DocumentElement, inside outer: Set<String>) {
    for (key, attribute) in Self.attributes { element.attributes[attribute] = object.child(key: key)?.text }
    if let number = object.child(key: "IBUISystemItemIdentifier").flatMap({ Int($0.text) }) {
      element.attributes["systemItem"] = UIBarButtonItem.SystemItem(rawValue: number).map { "\($0)" }
    }
    if let title = object.child(key: "IBUINormalTitle")?.text {
      var state = DocumentElement("state")
      state.attributes = ["key": "normal", "title": title]
      element.children.append(state)
    }
    if let frame = frame(of: object) { element.children.append(frame) }
    for (key, name) in Self.parts {
      guard let part = object.child(key: key), let inner = self.element(of: part, key: name, inside: outer) else { continue }
      element.children.append(inner)
    }
    for (key, name) in Self.lists {
      guard let list = object.child(key: key) else { continue }
      var inner = DocumentElement(name)
      inner.children = list.children.compactMap { self.element(of: $0, inside: outer) }
      element.children.append(inner)
    }
  }

  /// `{{x, y}, {width, height}}`, or the size alone.
  private func frame(of object: DocumentElement) -> DocumentElement? {
    guard let text = object.child(key: "NSFrame")?.text ?? object.child(key: "NSFrameSize")?.text else { return nil }
    var numbers = text.split { !"-.0123456789".contains($0) }.map(String.init)
    if numbers.count == 2 { numbers = ["0", "0"] + numbers }
    guard numbers.count == 4 else { return nil }
    var frame = DocumentElement("rect")
    frame.attributes = ["key": "frame", "x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3]]
    return frame
  }

  private static let attributes = [
    ("IBUITitle", "title"), ("IBUINibName", "nibName"), ("IBUIText", "text"), ("IBUIPlaceholder", "placeholder"), ("IBUITag", "tag"),
    ("IBUIWantsFullScreenLayout", "wantsFullScreenLayout"),
  ]

  /// What an object has one of.
  private static let parts = [
    ("IBUIView", "view"), ("IBUINavigationItem", "navigationItem"), ("IBUITabBarItem", "tabBarItem"),
    ("IBUILeftBarButtonItem", "leftBarButtonItem"), ("IBUIRightBarButtonItem", "rightBarButtonItem"),
    ("IBUIBackBarButtonItem", "backBarButtonItem"), ("IBUICustomView", "customView"),
    ("IBUIMasterViewController", "masterViewController"), ("IBUIDetailViewController", "detailViewController"),
  ]

  /// What an object has several of.
  private static let lists = [
    ("NSSubviews", "subviews"), ("IBUIViewControllers", "viewControllers"), ("IBUIItems", "items"), ("IBUIToolbarItems", "toolbarItems"),
  ]
}
