import ObjectModel

/// How a text says which class is the app delegate's: by a call of `UIApplicationMain`, in `main` or among the statements of a file.
extension Interpreter {
  /// Takes the call out of a program, as it would never return, and remembers the class.
  func takeMain(out program: inout Program) {
    var called: String?
    func isMain(_ statement: Statement) -> Bool {
      guard let name = Self.delegateName([statement]) else { return false }
      called = name
      return true
    }
    program.statements.removeAll(where: isMain)
    program.declarations.removeAll { declaration in
      guard case .function(let function) = declaration, function.name == "main" else { return false }
      called = Self.delegateName(function.body) ?? called
      return true
    }
    if let called, !called.isEmpty { mainClassName = called }
  }

  /// The app delegate's class: the one that a text marks with `@main`, or that `UIApplicationMain` is called with.
  package var delegateClass: RuntimeClass? { mainClass ?? mainClassName.flatMap(simulation.classes.named) }

  /// The class that a call of `UIApplicationMain` in the statements names: empty where it names none, nothing where there is no call.
  private static func delegateName(_ statements: [Statement]) -> String? {
    var name: String?
    SyntaxPart.walk(statements) { part in
      guard case .expression(let expression) = part else { return }
      switch expression.kind {
      case .call(let callee, let arguments):
        if case .name("UIApplicationMain") = callee.kind { name = className(arguments.last) ?? "" }
      case .invocation(let callee, let arguments):
        if case .identifier("UIApplicationMain") = callee.kind { name = className(arguments.last?.value) ?? "" }
      default: break
      }
    }
    return name
  }

  /// The class in `NSStringFromClass([X class])`, `NSStringFromClass(X.self)` or `@"X"`.
  private static func className(_ expression: Expression?) -> String? {
    var name: String?
    guard let expression else { return nil }
    SyntaxPart.walk([.value(expression)]) { part in
      guard case .expression(let inner) = part else { return }
      switch inner.kind {
      case .string(let text): name = name ?? text
      case .message(let message):
        if case .expression(let receiver) = message.receiver, case .name(let type) = receiver.kind { name = name ?? type }
      case .member(let base, "class", _): if case .name(let type) = base.kind { name = name ?? type }
      case .dot(let base, "self", _): if case .identifier(let type) = base.kind { name = name ?? type }
      default: break
      }
    }
    return name
  }
}
