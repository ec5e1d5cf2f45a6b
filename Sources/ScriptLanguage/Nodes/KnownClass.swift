import ObjectModel

/// The class that a node met last, so that what it found out then still holds for the next object of the same class.
struct KnownClass {
  /// Nothing keeps the class: it is only compared. A class that came in its place would have raised the generation.
  private var address: ObjectIdentifier?
  private var generation = -1

  /// Whether the object is of the class, and no class has changed since.
  @inline(__always)
  func isClass(of object: Object, _ simulation: Simulation) -> Bool {
    ObjectIdentifier(object.isa) == address && generation == simulation.classes.generation
  }

  mutating func note(_ type: RuntimeClass) {
    address = ObjectIdentifier(type)
    generation = type.registry.generation
  }
}
