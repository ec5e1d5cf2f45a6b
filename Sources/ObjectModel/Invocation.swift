/// A message kept as an object: `NSInvocation`, which `forwardInvocation:` is given and apps make for later.
public final class Invocation: Object {
  fileprivate var selector: Selector?
  fileprivate var target = Value.null
  fileprivate var arguments: [Value] = []
  fileprivate var signature: MethodSignature?
  /// What the message answered.
  public fileprivate(set) var result = Value.void

  public override func dismantle() {
    target = .null
    arguments = []
    result = .void
    signature = nil
  }

  /// The message as it was sent.
  static func make(_ selector: Selector, to target: Value, _ arguments: [Value], in simulation: Simulation) -> Invocation {
    let made = Invocation(in: simulation)
    made.selector = selector
    made.target = target
    made.arguments = arguments
    return made
  }

  /// Sends the message.
  fileprivate func invoke(on target: Value) {
    guard let selector, !target.isNull else { return }
    result = simulation.perform(selector, on: target, selector.fitting(arguments))
  }

  /// The first two arguments of a method are its receiver and its name.
  fileprivate func argument(at index: Int) -> Value {
    switch index {
    case 0: target
    case 1: selector.map(Value.selector) ?? .null
    default: arguments.indices.contains(index - 2) ? arguments[index - 2] : .null
    }
  }

  fileprivate func setArgument(_ value: Value, at index: Int) {
    switch index {
    case 0: target = value
    case 1: selector = Selector.unbox(value)
    case 2..<34:
      while arguments.count < index - 1 { arguments.append(.null) }
      arguments[index - 2] = value
    default: break
    }
  }
}

/// What is known of a method's types: how many arguments it takes.
public final class MethodSignature: Object {
  var selector: Selector?
  fileprivate var count: Int { 2 + (selector?.argumentCount ?? 0) }
}

extension Invocation {
  public static let invocationTable = ClassTable(
    Invocation.self, inherits: "NSObject", name: "NSInvocation", "A message kept as an object."
  ) {
    ClassMethod(
      "invocationWithMethodSignature:", swift: "init(methodSignature:)",
      { (_, simulation, signature: MethodSignature?) in
        let made = Invocation(in: simulation)
        made.signature = signature
        made.selector = signature?.selector
        return made
      }, "Makes a message that gets its name and its arguments later.")
    Property("selector", { $0.selector ?? "" }, { $0.selector = $1 }, "The message's name.")
    Property("target", { $0.target }, { $0.target = $1 }, "Who gets the message.")
    Property("methodSignature", readOnly: { $0.signature }, "What is known of the method's types.")
    Method("invoke", swift: "invoke()", { (one: Invocation) in one.invoke(on: one.target) }, "Sends the message to its target.")
    Method(
      "invokeWithTarget:", swift: "invoke(withTarget:)", { (one: Invocation, target: Value) in one.invoke(on: target) },
      "Sends the message to an object.")
    Method(
      "setArgument:atIndex:", swift: "setArgument(_:at:)",
      { (one: Invocation, place: PlaceArgument, index: Int) in one.setArgument(place.place?.value ?? .null, at: index) },
      "Assigns an argument; the receiver is 0, the name 1.")
    Method(
      "getArgument:atIndex:", swift: "getArgument(_:at:)",
      { (one: Invocation, place: PlaceArgument, index: Int) in place.put(one.argument(at: index)) }, "Reads an argument.")
    Method(
      "getReturnValue:", swift: "getReturnValue(_:)", { (one: Invocation, place: PlaceArgument) in place.put(one.result) },
      "Reads what the message answered.")
    Method(
      "setReturnValue:", swift: "setReturnValue(_:)",
      { (one: Invocation, place: PlaceArgument) in one.result = place.place?.value ?? .null }, "Decides what the message answers.")
    Method("retainArguments", swift: "retainArguments()", { (_: Invocation) in }, "Nothing: arguments are kept in any case.")
    Property("argumentsRetained", readOnly: { _ in true }, "Whether the arguments are kept.")
  }
}

extension Simulation {
  /// The signature of a method that the object has.
  func signature(of selector: Selector, in object: Object) -> MethodSignature? { signature(of: selector, in: object.isa) }

  func signature(of selector: Selector, in type: RuntimeClass) -> MethodSignature? {
    guard type.implementation(of: selector) != nil else { return nil }
    let made = MethodSignature(in: self)
    made.selector = selector
    return made
  }
}

extension MethodSignature {
  public static let signatureTable = ClassTable(
    MethodSignature.self, inherits: "NSObject", name: "NSMethodSignature", "What is known of a method's types."
  ) {
    ClassMethod(
      "signatureWithObjCTypes:", { (_, simulation, _: Value) in MethodSignature(in: simulation) },
      "A signature by the letters of its types.")
    Property("numberOfArguments", readOnly: { $0.count }, "How many arguments there are, the receiver and the name among them.")
    Property(
      "methodReturnType", readOnly: { _ in "@" }, "The letter of what it answers: always an object's, as the model does not know better.")
    Property("methodReturnLength", readOnly: { _ in 8 }, "How many bytes it answers.")
    Method("getArgumentTypeAtIndex:", { (_: MethodSignature, _: Int) in "@" }, "The letter of an argument's type: always an object's.")
  }
}
