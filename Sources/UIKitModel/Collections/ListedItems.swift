import FoundationModel
import ObjectModel

/// Items in sections, each once, as snapshots list them.
package struct ListedItems {
  package struct Section {
    package let identifier: Value
    package var items: [Value]
  }

  package private(set) var sections: [Section] = []
  /// The number of its section for each item, so that nobody has to look through all of them.
  private var known = DictionaryValue()

  var items: [Value] { sections.flatMap(\.items) }

  func contains(_ item: Value) -> Bool { known[item] != nil }

  /// The first of new items that is listed already, or twice among the new ones.
  func firstDuplicate(among new: [Value]) -> Value? {
    var seen = DictionaryValue()
    for item in new {
      if contains(item) || seen[item] != nil { return item }
      seen[item] = .null
    }
    return nil
  }

  private mutating func index() {
    known = DictionaryValue()
    for (number, section) in sections.enumerated() { for item in section.items { known[item] = .int(number) } }
  }

  func count(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }

  func item(at path: IndexPath) -> Value? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else { return nil }
    return sections[path.section].items[path.row]
  }

  func path(of item: Value) -> IndexPath? {
    guard let number = known[item]?.integer, let row = sections[number].items.firstIndex(where: { $0.isEqual(to: item) }) else {
      return nil
    }
    return IndexPath(section: number, row: row)
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
    for item in new { known[item] = .int(number) }
    return true
  }

  /// Puts items before or after another, and says whether that is listed.
  mutating func insert(_ new: [Value], beside item: Value, after isAfter: Bool) -> Bool {
    remove(new)
    guard let path = path(of: item) else { return false }
    sections[path.section].items.insert(contentsOf: new, at: path.row + (isAfter ? 1 : 0))
    for item in new { known[item] = .int(path.section) }
    return true
  }

  /// Puts sections before or after another, and says whether that is listed.
  mutating func insert(sections new: [Section], beside section: Value, after isAfter: Bool) -> Bool {
    guard let number = index(of: section) else { return false }
    sections.insert(contentsOf: new, at: number + (isAfter ? 1 : 0))
    index()
    return true
  }

  mutating func setItems(_ items: [Value], ofSection section: Value) {
    append(sections: [section])
    guard let number = index(of: section) else { return }
    sections[number].items = items
    index()
  }

  mutating func remove(_ gone: [Value]) {
    let listed = gone.filter(contains)
    guard !listed.isEmpty else { return }
    let all = DictionaryValue(listed.map { ($0, .null) })
    for number in Set(listed.compactMap { known[$0]?.integer }) { sections[number].items.removeAll { all[$0] != nil } }
    index()
  }

  mutating func remove(sections gone: [Value]) {
    sections.removeAll { section in gone.contains { $0.isEqual(to: section.identifier) } }
    index()
  }

  mutating func removeAllItems() {
    sections = []
    known = DictionaryValue()
  }
}
