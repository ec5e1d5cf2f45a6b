import ObjectModel

/// A type as a value that its name alone does not tell: one with parts, one that may be absent, or one named in the body of another.
final class TypeObject: Object {
  private(set) var type = TypeName(name: "Any", range: SourceRange(start: 0, end: 0))
  /// The type in whose body the name stands.
  private(set) var lexical: RuntimeClass?

  fileprivate func set(_ type: TypeName, _ lexical: RuntimeClass?) {
    self.type = type
    self.lexical = lexical
  }

  /// The type as Swift prints it.
  var text: String { type.fullName }

  override func isEqual(_ other: Value) -> Bool { (other.object as? TypeObject)?.text == text }
  override var distinction: [Value]? { [.string(text)] }
}

/// `Array<Item>` and its like, where a type stands as a value.
final class TypeObjectNode: Node {
  let type: TypeName

  init(_ type: TypeName, _ range: SourceRange) {
    self.type = type
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { frame.interpreter.typeValue(type, in: frame.code.lexicalClass) }
}

extension TypeName {
  /// The name with its parts, as Swift writes it in full.
  var fullName: String {
    let whole = parts.isEmpty ? name : name + "<" + parts.map(\.fullName).joined(separator: ", ") + ">"
    return isOptional ? "Optional<\(whole)>" : whole
  }

  /// The type with the parameters of a generic type replaced by what stands for them.
  func replacing(_ generics: [String: TypeName]) -> TypeName {
    if let generic, var given = generics[generic] {
      given.isOptional = given.isOptional || isOptional
      return given
    }
    var type = self
    type.parts = parts.map { $0.replacing(generics) }
    return type
  }
}

extension Interpreter {
  /// A type as a value; a class where that is all there is to say.
  func typeValue(_ type: TypeName, in lexical: RuntimeClass?) -> Value {
    if type.parts.isEmpty, !type.isOptional, case .runtime(let known)? = typeReference(type.name, in: lexical) { return .type(known) }
    let object = make(TypeObject.self)
    object.set(type, lexical)
    return .object(object)
  }

  /// The type that a value stands for: a class, the name of a type, a list or table of types.
  func typeName(from value: Value) -> TypeName? {
    let range = SourceRange(start: 0, end: 0)
    func parts(_ values: [Value]) -> [TypeName] { values.prefix(1).compactMap(typeName) }
    switch value {
    case .type(let type): return TypeName(name: type.visible.name, range: range)
    case .string(let name): return TypeName(name: name, range: range)
    case .array(let elements): return TypeName(name: "Array", range: range, parts: parts(elements))
    case .dictionary(let entries): return TypeName(name: "Dictionary", range: range, parts: parts(entries.keys) + parts(entries.values))
    case .structure(let value): return TypeName(name: value.type.name, range: range)
    case .object(let object): return (object as? TypeObject)?.type
    case .void, .null, .bool, .int, .double, .enumeration, .selector: return nil
    }
  }

  /// The type of a value, as far as the value tells.
  func typeName(of value: Value) -> TypeName {
    let range = SourceRange(start: 0, end: 0)
    if let first = value.elements?.first, value.entries == nil {
      return TypeName(name: TypedKind(value).name, range: range, parts: [typeName(of: first)])
    }
    if case .structure(let structure) = value { return TypeName(name: structure.type.name, range: range) }
    if let object = value.object, TypedKind(value) == .other || TypedKind(value) == .choice {
      return TypeName(name: object.isa.visible.name, range: range)
    }
    return TypeName(name: TypedKind(value).name, range: range)
  }
}
