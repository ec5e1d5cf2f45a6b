import ObjectModel

/// A nib file, by its name.
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
      "instantiateWithOwner:options:", swift: "instantiate(withOwner:options:)",
      { (nib: UINib, owner: Value, _: Value) -> Value in
        .array(nib.simulation.uikit.loadNib(named: nib.fileName ?? "", owner: owner.object).map(Value.object))
      }, "Makes the objects of the nib.")
  }
}
