import ObjectModel

/// What classes of Objective-C do before they are used: `+load` when their text comes, `+initialize` before their first message.
extension Interpreter {
  /// Runs the `+load` of classes whose text has just come, and remembers whose `+initialize` is to run.
  func load(classesOf texts: [ReadText]) {
    var seen: Set<ObjectIdentifier> = []
    let types = texts.flatMap(\.program.classNames).compactMap(simulation.classes.named).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    let waiting = types.filter { $0.ownClassMethods.contains { $0.selector == "initialize" } }
    if !waiting.isEmpty {
      uninitialized.formUnion(waiting.map(ObjectIdentifier.init))
      simulation.firstUse = { [link] in link.interpreter?.use($0) }
    }
    for type in types where !simulation.isUnwinding {
      guard let load = type.ownClassMethods.first(where: { $0.selector == "load" }) else { continue }
      _ = load.method.invoke(on: .type(type), [], in: simulation)
    }
  }

  /// Runs the `+initialize` of a class and of those above it, the topmost first, where it has not run yet.
  func use(_ type: RuntimeClass) {
    guard !uninitialized.isEmpty else { return }
    for type in Array(sequence(first: type, next: \.superclass)).reversed() where !simulation.isUnwinding {
      guard uninitialized.remove(ObjectIdentifier(type)) != nil else { continue }
      _ = type.ownClassMethods.first { $0.selector == "initialize" }?.method.invoke(on: .type(type), [], in: simulation)
    }
  }
}
