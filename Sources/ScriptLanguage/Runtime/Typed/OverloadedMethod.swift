import ObjectModel

/// Several methods of one spelling, of which the values of a call choose: their parameters differ in their types alone.
final class OverloadedMethod: ScriptMethod {
  let methods: [InterpretedMethod]
  @Unretained private var interpreter: Interpreter

  /// Adds a method to another, or to several.
  init(_ other: any ScriptMethod, _ method: InterpretedMethod, in interpreter: Interpreter) {
    let others = (other as? OverloadedMethod)?.methods ?? [other as? InterpretedMethod].compactMap { $0 }
    let types = method.code.parameters.map(\.type.spelling)
    methods = others.filter { $0.code.parameters.map(\.type.spelling) != types } + [method]
    _interpreter = Unretained(wrappedValue: interpreter)
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    let chosen = interpreter.bestOverload(methods, for: arguments) { $0.code } ?? methods.last
    return chosen?.invoke(on: receiver, arguments, in: simulation) ?? .void
  }
}

extension Interpreter {
  /// The overload whose parameters' types the values are of: of several, the one with the types furthest below others.
  func bestOverload<Overload>(_ all: [Overload], for arguments: [Value], _ code: (Overload) -> Code) -> Overload? {
    var best: (rank: Int, overload: Overload)?
    for overload in all {
      guard let rank = rank(of: arguments, as: code(overload)), rank >= best?.rank ?? 0 else { continue }
      best = (rank, overload)
    }
    return best?.overload
  }

  /// How closely values fit a body's parameters; nothing where they do not.
  private func rank(of arguments: [Value], as code: Code) -> Int? {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let values = buffer.baseAddress else { return nil }
      let frame = Frame(code, receiver: .null, values: values, in: self)
      var rank = 0
      for (value, parameter) in zip(arguments, code.parameters) {
        if case .void = value {
          guard parameter.standard != nil else { return nil }
          continue
        }
        // Nothing fits what is optional, and a whole number what has a fraction, where no other fits better.
        if value.isNull && parameter.type.isOptional || isWhole(value, for: parameter.type) { continue }
        guard self.value(value, isOf: parameter.type, at: parameter.range, in: frame) else { return nil }
        rank += depth(of: parameter.type, in: code)
      }
      return rank
    }
  }

  private func isWhole(_ value: Value, for type: TypeName) -> Bool {
    guard case .int = value else { return false }
    switch conversion(ofTyped: type) {
    case .double, .float: return true
    default: return false
    }
  }

  /// How far a type is below the one that everything is of.
  private func depth(of type: TypeName, in code: Code) -> Int {
    switch typeReference(type.name, in: code.lexicalClass) {
    case .runtime(let known): sequence(first: known, next: \.superclass).reduce(1) { count, _ in count + 1 }
    case .standard("Any"), .standard("AnyObject"), nil: 0
    case .standard, .enumeration, .structure: 1
    }
  }
}

extension TypedMembers {
  /// The method of the same spelling and other types that the type has already, or inherits among overloads.
  func overloaded(by signature: Signature) -> (any ScriptMethod)? {
    let same = (type.info.signatures[signature.spelling.base] ?? []).first {
      $0.spelling == signature.spelling && $0.selector == signature.selector && $0.isClassMethod == signature.isClassMethod
    }
    guard let same else { return inheritedOverloads(signature) }
    guard same.parameters.map(\.type.spelling) != signature.parameters.map(\.type.spelling) else { return nil }
    let methods = signature.isClassMethod ? type.ownClassMethods : type.ownMethods
    return methods.first { $0.selector == signature.selector }?.method
  }

  private func inheritedOverloads(_ signature: Signature) -> OverloadedMethod? {
    let found =
      signature.isClassMethod
      ? type.superclass?.classScriptMethod(for: signature.selector)?.0 : type.superclass?.scriptMethod(for: signature.selector)
    return found as? OverloadedMethod
  }
}

extension TypeName {
  /// The type as overloads are told apart by it.
  var spelling: String { name + (isOptional ? "?" : "") + parts.map(\.spelling).joined(separator: ",") }
}
