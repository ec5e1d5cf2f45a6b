import UIKitModel

/// The inputs that a storyboard stands for: those that build its first controller with what is inside, and the segues that can be performed.
struct StoryboardListing {
  private let document: InterfaceDocument
  /// The names that the inputs give to controllers, by their ids.
  private var names: [String: String] = [:]
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument) {
    self.document = document
    for id in document.order { names[id] = name(id) }
    guard let initial = document.initial else {
      lines = ["# no controller is marked as the first one"]
      return
    }
    var built: Set<String> = []
    build(initial, &built)
    if let name = names[initial] { lines.append("root \(name)") }
    for id in document.order { addSegues(of: id, built) }
  }

  // MARK: Names

  private func name(_ id: String) -> String? {
    guard let controller = document.scenes[id]?.controller else { return nil }
    let words = controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller.name
    let plain = String(words.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" })
    let lowered = plain.prefix(1).lowercased() + plain.dropFirst()
    let base = lowered.first.map { !$0.isNumber } == true ? lowered : "controller"
    var number = 1
    while names.values.contains(number == 1 ? base : "\(base)\(number)") { number += 1 }
    return number == 1 ? base : "\(base)\(number)"
  }

  private static let kinds: [String: String] = [
    "viewController": "view", "tableViewController": "table", "navigationController": "nav", "tabBarController": "tabs",
    "splitViewController": "split",
  ]

  private func kind(_ controller: DocumentElement) -> String { controller["customClass"] ?? Self.kinds[controller.name] ?? "view" }

  // MARK: Inputs

  private mutating func build(_ id: String, _ built: inout Set<String>) {
    guard built.insert(id).inserted, let controller = document.scenes[id]?.controller, let name = names[id] else { return }
    let parts = UIStoryboard.relationships(controller)
    for part in parts.flatMap(\.ids) { build(part, &built) }
    var words = ["new", kind(controller), name]
    let style = controller["style"].map { $0.hasPrefix("double") ? "double" : $0.hasPrefix("triple") ? "triple" : "" } ?? ""
    if style.isEmpty {
      words += parts.flatMap(\.ids).compactMap { names[$0] }
    } else {
      words.append("style=\(style)")
      for part in parts {
        guard let column = UIStoryboard.column(part.name), let child = part.ids.first.flatMap({ names[$0] }) else { continue }
        words.append("\(column.name)=\(child)")
      }
    }
    if let title = controller["title"] { words.append("title=\"\(title)\"") }
    if let mode = controller["preferredDisplayMode"] { words.append("preferredDisplayMode=\(mode)") }
    let rows = (controller.child(key: "view")?.child("sections")?.children.first?.child("cells")?.children ?? []).map(Self.text)
    if !rows.isEmpty { words.append("rows=\"\(rows.joined(separator: ","))\"") }
    lines.append(words.joined(separator: " "))
    if let title = controller.child(key: "navigationItem")?["title"], title != controller["title"] {
      lines.append("\(name).navigationItem.title = @\"\(title)\";")
    }
  }

  /// The text of a static cell.
  private static func text(_ cell: DocumentElement) -> String { cell.all.first { $0.name == "label" }?["text"] ?? "" }

  private mutating func addSegues(of id: String, _ built: Set<String>) {
    guard let controller = document.scenes[id]?.controller, let source = names[id] else { return }
    for segue in controller.all where segue.name == "segue" && !["relationship", "embed", "unwind"].contains(segue["kind"]) {
      guard let target = segue["destination"], let destination = document.scenes[target]?.controller else { continue }
      let identifier = segue["identifier"] ?? "unnamed"
      let to = destination["customClass"] ?? names[target].map { built.contains(target) ? $0 : kindClass(destination) } ?? ""
      lines.append("# segue \(identifier) from \(source) to \(to) kind=\(Self.segueKinds[segue["kind"] ?? ""] ?? segue["kind"] ?? "show")")
    }
  }

  private static let segueKinds = ["presentation": "presentModally", "popoverPresentation": "presentAsPopover"]

  private func kindClass(_ controller: DocumentElement) -> String {
    "UI" + controller.name.prefix(1).uppercased() + controller.name.dropFirst()
  }
}
