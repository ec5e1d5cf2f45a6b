import FoundationModel
import ObjectModel

/// Items in sections, each once, as snapshots list them.
package struct ListedItems {
  package struct Section {
    package let identifier: Value
    package var items: [Value]
  }

  package private(set) var sections: [Section] = []

  var items: [Value] { sections.flatMap(\.items) }

  func count(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }

  func item(at path: IndexPath) -> Value? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else { return nil }
    return sections[path.section].items[path.row]
  }

  func path(of item: Value) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0.isEqual(to: item) }) { return IndexPath(section: number, row: row) }
    }
    return nil
  }

  func index(of section: Value) -> Int? { sections.firstIndex { $0.identifier.isEqual(to: section) } }

  mutating func append(sections new: [Value]) {
    for identifier in new where index(of: identifier) == nil { sections.append(Section(identifier: identifier, items: [])) }
  }

  /// Puts items at the end of a section, of the last one where none is named, and says whether there is one.
  mutating func append(_ new: [Value], to section: Value?) -> Bool {
    guard let number = section.map(index(of:)) ?? sections.indices.last else { return false }
    remove(new)
    sections[number].items += new
    return true
  }

  /// Puts items before or after another, and says whether that is listed.
  mutating func insert(_ new: [Value], beside item: Value, after isAfter: Bool) -> Bool {
    remove(new)
    guard let path = path(of: item) else { return false }
    sections[path.section].items.insert(contentsOf: new, at: path.row + (isAfter ? 1 : 0))
    return true
  }

  mutating func setItems(_ items: [Value], ofSection section: Value) {
    append(sections: [section])
    guard let number = index(of: section) else { return }
    sections[number].items = items
  }

  mutating func remove(_ gone: [Value]) {
    for number in sections.indices { sections[number].items.removeAll { item in gone.contains { $0.isEqual(to: item) } } }
  }

  mutating func remove(sections gone: [Value]) { sections.removeAll { section in gone.contains { $0.isEqual(to: section.identifier) } } }

  mutating func removeAllItems() { sections = [] }
}
