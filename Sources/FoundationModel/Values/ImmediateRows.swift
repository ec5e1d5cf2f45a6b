import ObjectModel

/// What every immediate value answers, as `NSObject` does for those with identity.
@EntryBuilder<Receiver>
func rowsOfNSObject<Receiver: ImmediateReceiver>(for type: Receiver.Type) -> [Entry] {
  Method("self", swift: "self", { (receiver: Receiver) in receiver.value }, "The receiver itself.")
  Method("retain", swift: "retain()", { (receiver: Receiver) in receiver.value }, "Nothing: the world counts references by itself.")
  Method(
    "autorelease", swift: "autorelease()", { (receiver: Receiver) in receiver.value }, "Nothing: the world counts references by itself.")
  Method("release", swift: "release()", { (_: Receiver) in }, "Nothing: the world counts references by itself.")
  Method("hash", swift: "hash", { (receiver: Receiver) in receiver.value.stableHash }, "A number that equal values share.")
  Method(
    "isEqual:", swift: "isEqual(_:)", { (receiver: Receiver, other: Value) in receiver.value.isEqual(to: other) },
    "Whether both hold the same.")
  Method(
    inWorld: "description", swift: "description", { (receiver: Receiver, simulation) in simulation.text(of: receiver.value) },
    "The text that stands for the receiver in output.")
  Method(
    inWorld: "debugDescription", swift: "debugDescription", { (receiver: Receiver, simulation) in simulation.text(of: receiver.value) },
    "The text that stands for the receiver in a debugger.")
  Method(
    inWorld: "class", swift: "class", { (receiver: Receiver, simulation) in simulation.classValue(of: receiver.value) },
    "The class of the receiver.")
  Method(
    inWorld: "isKindOfClass:", swift: "isKind(of:)",
    { (receiver: Receiver, simulation, other: Value) in
      guard case .type(let other) = other else { return false }
      return simulation.runtimeClass(of: receiver.value)?.isSubclass(of: other) ?? false
    }, "Whether the receiver is of the class or of one that descends from it.")
  Method(
    inWorld: "isMemberOfClass:", swift: "isMember(of:)",
    { (receiver: Receiver, simulation, other: Value) in
      guard case .type(let other) = other else { return false }
      return simulation.runtimeClass(of: receiver.value) === other
    }, "Whether the receiver is of the class itself.")
  Method(
    inWorld: "respondsToSelector:", swift: "responds(to:)",
    { (receiver: Receiver, simulation, selector: Selector) in
      simulation.answers(receiver.value, to: selector)
    }, "Whether the receiver has a method of the name.")
  Method(
    "conformsToProtocol:", swift: "conforms(to:)",
    { (_: Receiver, name: Value) in
      ["NSObject", "NSCopying", "NSCoding"].contains(String.unbox(name) ?? "")
    }, "Whether the receiver's class declares the protocol.")
  Method(
    inWorld: "valueForKey:", swift: "value(forKey:)",
    { (receiver: Receiver, simulation, key: String) in simulation.value(of: receiver.value, forKey: key) },
    "What the method of the name answers.")
  Method(
    inWorld: "valueForKeyPath:", swift: "value(forKeyPath:)",
    { (receiver: Receiver, simulation, path: String) in
      simulation.value(of: receiver.value, atKeyPath: path)
    }, "The value that a path of names leads to.")
  Method(
    inWorld: "performSelector:", swift: "perform(_:)",
    { (receiver: Receiver, simulation, selector: Selector) in
      simulation.perform(selector, on: receiver.value, selector.fitting([]))
    }, "Sends the message of the name.")
  Method(
    inWorld: "performSelector:withObject:", swift: "perform(_:with:)",
    { (receiver: Receiver, simulation, selector: Selector, argument: Value) in
      simulation.perform(selector, on: receiver.value, selector.fitting([argument]))
    }, "Sends the message of the name with one argument.")
}

extension Simulation {
  func classValue(of value: Value) -> Value { runtimeClass(of: value).map(Value.type) ?? .null }

  /// Reads an immediate value by the name of a method, or raises where it has none.
  func value(of value: Value, forKey key: String) -> Value {
    let selector = Selector(key)
    if selector.argumentCount == 0, answers(value, to: selector) { return perform(selector, on: value) }
    raise(
      "NSUnknownKeyException",
      "[\(text(of: value)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    return .null
  }

  /// Whether a value, immediate ones included, has a method of the name.
  func answers(_ value: Value, to selector: Selector) -> Bool {
    if case .object(let object) = value { return responds(object, to: selector) }
    return runtimeClass(of: value)?.immediateImplementation(of: selector) != nil
  }

  /// Whether the class is one whose instances can be changed: it allocates, as immediate ones do not.
  func isMutable(_ type: RuntimeClass) -> Bool { type.nativeTable.allocate != nil }
}
