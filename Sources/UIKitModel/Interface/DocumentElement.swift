/// An element of a document that an app brings along: of a storyboard, a nib or a property list.
package struct DocumentElement: Sendable {
  package let name: String
  package var attributes: [String: String] = [:]
  package var text = ""
  package var children: [DocumentElement] = []

  package init(_ name: String) { self.name = name }

  /// The value of an attribute.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The name that connections know the element by.
  package var id: String? { attributes["id"] }

  /// The first child of a name.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The child that stands for a property of the element.
  package func child(key: String) -> DocumentElement? { children.first { $0["key"] == key } }

  /// What the element is connected to, of one kind: `outlet`, `action`, `segue`.
  package func connections(_ kind: String) -> [DocumentElement] { child("connections")?.children.filter { $0.name == kind } ?? [] }

  /// The element and everything in it, outermost first.
  package var all: [DocumentElement] {
    var found: [DocumentElement] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += next.children.reversed()
    }
    return found
  }
}
