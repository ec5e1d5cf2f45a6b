import ObjectModel

/// `NSException`: what was raised, as an object.
package final class NSException: Object {
  package private(set) var title = ""
  package private(set) var reason: String?
  package private(set) var userInfo = Value.null

  package override func dismantle() { userInfo = .null }

  fileprivate func set(_ name: String, _ reason: String?, _ userInfo: Value = .null) -> NSException {
    title = name
    self.reason = reason
    self.userInfo = userInfo
    return self
  }

  /// Makes the object of an exception that is under way, for whoever catches it.
  package static func make(_ exception: ScriptException, in simulation: Simulation) -> NSException {
    if let known = exception.object as? NSException { return known }
    return NSException(in: simulation).set(exception.name, exception.reason)
  }

  /// Raises it, as `-raise` and `@throw` do.
  package func raise() {
    simulation.raise(title, reason ?? "")
    if simulation.exception?.object == nil { simulation.exception?.object = self }
  }
}

extension NSException {
  static let table = ClassTable(NSException.self, inherits: "NSObject", label: "exception", "What was raised.") {
    ClassMethod(
      "exceptionWithName:reason:userInfo:", swift: "init(name:reason:userInfo:)",
      { (_, simulation, name: String, reason: String?, info: Value) in
        NSException(in: simulation).set(name, reason, info)
      }, "An exception to raise.")
    ClassMethod(
      variadic: "raise:format:", swift: "raise(_:format:)",
      { _, arguments, simulation in
        simulation.raise(arguments.first.flatMap(String.unbox) ?? "NSGenericException", simulation.formatted(Array(arguments.dropFirst())))
        return .void
      }, "Raises an exception with a filled format as its reason.")
    Method(
      "initWithName:reason:userInfo:", swift: "init(name:reason:userInfo:)",
      { (exception: NSException, name: String, reason: String?, info: Value) in
        exception.set(name, reason, info)
      }, "Makes an exception to raise.")
    Method("raise", swift: "raise()", { (exception: NSException) in exception.raise() }, "Raises the exception.")
    Property("name", readOnly: { $0.title }, "The kind of the exception.")
    Property("reason", readOnly: { $0.reason }, "Why it was raised.")
    Property("userInfo", readOnly: { $0.userInfo }, "More about it.")
    Property("callStackSymbols", releases: .since(4), readOnly: { (_: NSException) in [Value]() }, "Nothing: the trace tells more.")
    Method("description", { (exception: NSException) in exception.reason ?? exception.title }, "The text that stands for it in output.")
  }
}
