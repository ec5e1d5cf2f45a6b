import ObjectModel

/// What stands for objects of storyboards and nibs that were not loaded, and what code makes of it.
extension Interpreter {
  /// What takes the place of an object that stands for one of a class, if the class is known.
  func standIn(for object: Object, of name: String) -> Value {
    if simulation.classes.named(name) == nil, typeReference(name) == nil, ownProtocols[name] == nil, typed.protocolParents[name] == nil {
      let made = simulation.classes.declare(name, superclass: object.isa, isInvented: true)
      note(invented: "\(name) (\(object.isa.name))")
      return .object(simulation.standIn(for: object, of: made))
    }
    guard let type = simulation.classes.named(name) else { return .object(object) }
    return .object(simulation.standIn(for: object, of: type))
  }

  /// What takes the place of an object by the message that it is sent: one of the app's class that answers it, or else of UIKit's.
  func standIn(for object: Object, answering selector: Selector) -> Object? {
    let type =
      answering(selector, among: simulation.classes.declaredNames, below: object.isa)
      ?? answering(selector, among: simulation.classes.sources.map(\.name), below: object.isa)
    return type.flatMap { object.replacement(of: $0) }
  }

  /// The class that answers a message, where all others that do so inherit from it or there is only one.
  private func answering(_ selector: Selector, among names: [String], below type: RuntimeClass) -> RuntimeClass? {
    let found = names.compactMap(simulation.classes.named).filter {
      $0 !== type && $0.isSubclass(of: type) && $0.implementation(of: selector) != nil
    }
    return found.first { one in found.allSatisfy { $0.isSubclass(of: one) } }
  }
}
