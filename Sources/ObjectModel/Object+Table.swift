extension Object {
  /// What every object answers.
  static let table = ClassTable(Object.self, inherits: nil, protocols: ["NSObject"], name: "NSObject", "The root of the classes.") {
    Method("init", swift: "init()", { (object: Object) in object }, "Makes a usable object of an allocated one.")
    Method("self", { (object: Object) in object }, "The receiver itself.")
    Method("retain", { (object: Object) in object }, "Nothing: the world counts references by itself.")
    Method("autorelease", { (object: Object) in object }, "Nothing: the world counts references by itself.")
    Method("release", { (_: Object) in }, "Nothing: the world counts references by itself.")
    Method("dealloc", { (_: Object) in }, "Nothing: the world counts references by itself.")
    Method("awakeFromNib", { (_: Object) in }, "Called when an object has been loaded from a nib; nothing by itself.")
    Method(variadic: "class", { object, _, _ in .type(object.isa.visible) }, "The class of the receiver.")
    Method(variadic: "superclass", { object, _, _ in object.isa.visible.superclass.map(Value.type) ?? .null }, "The superclass of the receiver.")
    Method("isEqual:", { (object: Object, other: Value) in object.isEqual(other) }, "Whether the receiver counts as equal to another object.")
    Method("hash", { (object: Object) in object.number }, "A number that equal objects share.")
    Method(variadic: "isKindOfClass:", { object, arguments, _ in
      guard case .type(let type)? = arguments.first else { return .bool(false) }
      return .bool(object.isa.isSubclass(of: type))
    }, "Whether the receiver is of the class or of one that descends from it.")
    Method(variadic: "isMemberOfClass:", { object, arguments, _ in
      guard case .type(let type)? = arguments.first else { return .bool(false) }
      return .bool(object.isa.visible === type)
    }, "Whether the receiver is of the class itself.")
    Method("respondsToSelector:", { (object: Object, selector: Selector) in object.simulation.responds(object, to: selector) },
      "Whether the receiver has a method of the name.")
    Method(variadic: "conformsToProtocol:", { object, arguments, _ in
      guard let name = arguments.first.flatMap(String.unbox) else { return .bool(false) }
      return .bool(object.isa.conforms(to: name))
    }, "Whether the receiver's class declares the protocol.")
    Method(variadic: "performSelector:", { object, arguments, simulation in object.perform(arguments, in: simulation) }, "Sends the message of the name.")
    Method(variadic: "performSelector:withObject:", { object, arguments, simulation in object.perform(arguments, in: simulation) },
      "Sends the message of the name with one argument.")
    Method(variadic: "performSelector:withObject:withObject:", { object, arguments, simulation in object.perform(arguments, in: simulation) },
      "Sends the message of the name with two arguments.")
    Method(variadic: "performSelector:withObject:afterDelay:", { object, arguments, simulation in
      let delay = arguments.last?.number ?? 0
      let message = Array(arguments.dropLast())
      simulation.runLoop.after(delay) { [weak object] in
        guard !simulation.isUnwinding, let object else { return }
        _ = object.perform(message, in: simulation)
      }
      return .void
    }, "Sends the message of the name after some seconds.")
  }

  private func perform(_ arguments: [Value], in simulation: Simulation) -> Value {
    guard let selector = arguments.first.flatMap(Selector.unbox) else { return .null }
    return simulation.perform(selector, on: .object(self), Array(arguments.dropFirst().prefix(selector.argumentCount)))
  }
}
