import ObjectModel

/// The functions and constants that code can name without an object, gathered by subject.
enum Functions {
  /// What writes.
  static let output: [GlobalFunction] = [
    GlobalFunction(
      variadic: "NSLog",
      { arguments, simulation in
        simulation.output(simulation.formatted(arguments))
        return .void
      }, "Writes a filled format to the console."),
    GlobalFunction(
      inWorld: "abort",
      { simulation in
        simulation.raise("SIGABRT", "abort() was called")
        return NoReply()
      }, "Ends the app."),
    GlobalFunction(
      inWorld: "exit",
      { (simulation, status: Int) in
        simulation.raise("exit", "the app ended itself with status \(status)")
        return NoReply()
      }, "Ends the app."),
    GlobalFunction(
      variadic: "printf",
      { arguments, simulation in
        let text = simulation.formatted(arguments)
        simulation.output(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        return .int(text.utf8.count)
      }, "Writes a filled format to the console."),
  ]

  /// The class of a name; what was made up on the way is none.
  private static func known(_ name: String?, in simulation: Simulation) -> RuntimeClass? {
    guard let name, let type = simulation.classes.named(name), !type.isInvented else { return nil }
    return type
  }

  /// What turns names and structures into text and back.
  static let names: [GlobalFunction] = [
    GlobalFunction("NSStringFromSelector", { (selector: Selector?) in selector?.description }, "The name of a message."),
    GlobalFunction("NSSelectorFromString", { (name: String?) in name.map { Selector($0) } }, "The message of a name."),
    GlobalFunction(
      variadic: "NSStringFromClass",
      { arguments, _ in
        guard case .type(let type)? = arguments.first else { return .null }
        return .string(type.visible.name)
      }, "The name of a class."),
    GlobalFunction(
      inWorld: "NSClassFromString", { (simulation, name: String?) in known(name, in: simulation).map(Value.type) ?? .null },
      "The class of a name, or nil."),
    GlobalFunction("NSStringFromProtocol", { (name: Value) in name }, "The name of a protocol."),
    GlobalFunction("NSStringFromCGRect", { (value: StructReceiver) in value.structure.bracedText }, "A rectangle as text."),
    GlobalFunction("NSStringFromCGPoint", { (value: StructReceiver) in value.structure.bracedText }, "A point as text."),
    GlobalFunction("NSStringFromCGSize", { (value: StructReceiver) in value.structure.bracedText }, "A size as text."),
    GlobalFunction("NSStringFromRange", { (value: StructReceiver) in value.structure.bracedText }, "A range as text."),
    GlobalFunction("NSStringFromUIEdgeInsets", { (value: StructReceiver) in value.structure.bracedText }, "Insets as text."),
    GlobalFunction("NSStringFromCGAffineTransform", { (value: StructReceiver) in value.structure.bracedText }, "A transform as text."),
    GlobalFunction("NSLocalizedString", { (key: String?, _: String?) in key }, "The text for people of a key: the key itself."),
    GlobalFunction(
      "NSLocalizedStringFromTable", { (key: String?, _: String?, _: String?) in key }, "The text for people of a key: the key itself."),
    GlobalFunction(
      "NSMakeRange", { (location: Int, length: Int) in NSRange(location: location, length: length) }, "A range of a location and a length."),
    GlobalFunction("NSMaxRange", { (range: NSRange) in range.location &+ range.length }, "The end of a range."),
    GlobalFunction(
      "NSLocationInRange", { (location: Int, range: NSRange) in location >= range.location && location &- range.location < range.length },
      "Whether a range holds a location."),
    GlobalFunction("NSEqualRanges", { (left: NSRange, right: NSRange) in left == right }, "Whether two ranges are the same."),
    GlobalFunction("NSHomeDirectory", { "/" }, "Where the app's files would lie."),
    GlobalFunction(
      "NSSearchPathForDirectoriesInDomains", { (directory: SearchPathDirectory, _: SearchPathDomain, _: Bool) in [directory.path] },
      "Where files of a kind would lie."),
  ]

  /// What stops where a condition does not hold.
  static let assertions: [GlobalFunction] =
    [
      GlobalFunction(
        variadic: "NSAssert", { arguments, simulation in simulation.assert(arguments) },
        "Raises an exception where a condition does not hold."),
      GlobalFunction(
        variadic: "NSCAssert", { arguments, simulation in simulation.assert(arguments) },
        "Raises an exception where a condition does not hold."),
      GlobalFunction(
        variadic: "NSParameterAssert", { arguments, simulation in simulation.assert(Array(arguments.prefix(1))) },
        "Raises an exception where a condition does not hold."),
      GlobalFunction(
        variadic: "NSCParameterAssert", { arguments, simulation in simulation.assert(Array(arguments.prefix(1))) },
        "Raises an exception where a condition does not hold."),
      GlobalFunction(
        variadic: "assert", { arguments, simulation in simulation.assert(Array(arguments.prefix(1))) },
        "Raises an exception where a condition does not hold."),
    ]
    + ["NSAssert", "NSCAssert"].flatMap { name in (1...5).map { (name: name, values: $0) } }.map { one in
      GlobalFunction(
        variadic: "\(one.name)\(one.values)", { arguments, simulation in simulation.assert(arguments) },
        "Raises an exception where a condition does not hold, with \(one.values) of the reason's values.")
    }
}

extension Simulation {
  fileprivate func assert(_ arguments: [Value]) -> Value {
    guard let condition = arguments.first, !condition.isTrue else { return .void }
    let reason = arguments.count > 1 ? formatted(Array(arguments.dropFirst())) : "Invalid parameter not satisfying: condition"
    raise("NSInternalInconsistencyException", reason)
    return .void
  }
}
