import ObjectModel

/// An object with properties that are kept and answered, and have no effect in the model.
package protocol Attributed: Object {
  /// The values of such properties, by name.
  var attributes: [String: Value] { get set }
  /// The objects of such properties that are not kept alive, by name.
  var references: [String: WeakReference] { get set }
}

/// A row for a property that is kept and has no effect.
func attribute<Root: Attributed, Kind: Bridged & Sendable>(
  _ name: String, getter: String? = nil, releases: ReleaseRange = .always, _ initial: Kind, _ summary: String
) -> Property<Root> {
  Property(
    name, getter: getter, releases: releases, { $0.attributes[name].flatMap(Kind.unbox) ?? initial }, { $0.attributes[name] = $1.boxed },
    summary)
}

/// A row for a property of any object that is kept and has no effect.
func attribute<Root: Attributed>(_ name: String, releases: ReleaseRange = .always, _ summary: String) -> Property<Root> {
  Property(name, releases: releases, { $0.attributes[name] ?? .null }, { (root, value: Value) in root.attributes[name] = value }, summary)
}

/// A row for a property of an object that is not kept alive.
func reference<Root: Attributed>(_ name: String, releases: ReleaseRange = .always, _ summary: String) -> Property<Root> {
  Property(
    name, weak: true, releases: releases, { $0.references[name]?.object },
    { (root, object: Object?) in root.references[name] = object.map(WeakReference.to) }, summary)
}
