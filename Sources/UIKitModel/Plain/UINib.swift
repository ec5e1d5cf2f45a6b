import ObjectModel

/// A nib file, of which only the name is known.
package final class UINib: Object {
  package private(set) var fileName: String?
}

extension UINib {
  static let table = ClassTable(UINib.self, inherits: "NSObject", label: "nib", releases: .since(4), "A nib file.") {
    ClassMethod(
      "nibWithNibName:bundle:", swift: "init(nibName:bundle:)",
      { (_, simulation, name: String?, _: Value) in
        let nib = UINib(in: simulation)
        nib.fileName = name
        return nib
      }, "The nib of a name.")
    Method(
      "instantiateWithOwner:options:", swift: "instantiate(withOwner:options:)", { (_: UINib, _: Value, _: Value) in [Value]() },
      "An empty list: nibs hold nothing here.")
  }
}
