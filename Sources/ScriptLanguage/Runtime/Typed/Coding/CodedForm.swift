import ObjectModel

/// What values of a type are in data.
enum CodedForm: String {
  case nothing, anything, text, truth, integer, number, list, set, table
  /// A structure of numbers.
  case numbers
  /// A type that encodes and decodes itself.
  case own
  /// A class of Foundation's.
  case foundation

  /// The form of a standard type.
  init(standard name: String) {
    switch name {
    case "String", "Substring", "Character": self = .text
    case "Bool": self = .truth
    case "Double", "Float", "CGFloat", "TimeInterval", "NSTimeInterval", "Float32", "Float64": self = .number
    case "Array", "ContiguousArray", "ArraySlice": self = .list
    case "Set": self = .set
    case "Dictionary": self = .table
    default: self = name.hasPrefix("Int") || name.hasPrefix("UInt") ? .integer : .anything
    }
  }
}

extension Interpreter {
  /// What values of a type are in data, as the decoders of the standard library ask for it.
  fileprivate func codedForm(of value: Value) -> Value {
    let lexical = (value.object as? TypeObject)?.lexical
    guard var type = typeName(from: value) else { return describe(.anything, TypeName.anything, nil) }
    var isOptional = type.isOptional
    for _ in 0..<20 {
      guard let alias = aliases[type.name] ?? lexical.flatMap({ aliases[$0.visible.name + "." + type.name] }) else { break }
      type = alias
      isOptional = isOptional || alias.isOptional
    }
    type.isOptional = isOptional
    switch typeReference(type.name, in: lexical) {
    case .standard(let name): return describe(CodedForm(standard: name), type, lexical)
    case .structure: return describe(.numbers, type, lexical)
    case .enumeration: return describe(.integer, type, lexical)
    case .runtime(let known): return describe(known.scriptMethod(for: "initFrom:") == nil ? .foundation : .own, type, lexical, known)
    case nil: return describe(.anything, type, lexical)
    }
  }

  /// What a value is in data, as the encoders of the standard library ask for it.
  fileprivate func codedForm(ofInstance value: Value) -> Value {
    var form: CodedForm
    switch value {
    case .void, .null, .selector, .type: form = .nothing
    case .bool, .int, .double, .string, .enumeration: form = .text
    case .array: form = .list
    case .dictionary: form = .table
    case .structure: form = .numbers
    case .object(let object):
      form = .foundation
      if object.isa.scriptMethod(for: "encodeTo:") != nil {
        form = .own
      } else if object.stringValue != nil {
        form = .text
      } else if object.entries != nil {
        form = .table
      } else if object.elements != nil, object.isList || object is SetObject {
        form = .list
      }
    }
    return describe(form, typeName(of: value), nil, value.object?.isa.visible)
  }

  private func describe(_ form: CodedForm, _ type: TypeName, _ lexical: RuntimeClass?, _ known: RuntimeClass? = nil) -> Value {
    var whole = type
    whole.isOptional = false
    return tuple(
      [
        .string(form.rawValue), .string(known?.visible.name ?? whole.fullName), .bool(type.isOptional),
        .array(type.parts.map { typeValue($0, in: lexical) }), known.map(Value.type) ?? .null,
      ], ["kind", "name", "isOptional", "parts", "type"])
  }

  /// A number or text of data as a value of a type; nothing where it is of another kind, `false` where the type has no such number.
  fileprivate func plain(_ value: Value, _ name: String) -> Value {
    switch (CodedForm(standard: name), value) {
    case (.text, .string(let text)): return name != "Character" || text.count == 1 ? value : .bool(false)
    case (.truth, .bool): return value
    case (.number, .int(let integer)): return .double(Double(integer))
    case (.number, .double): return name == "Float" ? Conversion.float.convert(value) : value
    case (.integer, .int), (.integer, .double):
      let exact = StandardMembers.exactly(value, name)
      return exact.isNull ? .bool(false) : exact
    case (.anything, _) where !value.isNull: return value
    default: return .null
    }
  }

  /// The name of a key in data.
  func codedKey(_ key: Value) -> String {
    if let text = String.unbox(key) { return text }
    guard let object = key.object else { return text(of: key) }
    if let choice = object as? EnumCaseObject { return String.unbox(rawValue(of: choice.caseName, in: choice.isa)) ?? choice.caseName }
    return String.unbox(simulation.perform("stringValue", on: key)) ?? ""
  }

  /// What stands where data of a type is missing for want of a file: a value without contents.
  fileprivate func answerMissing(_ type: Value) {
    _ = simulation.answerMissing("contents of a file") { [unowned self] in
      guard let name = typeName(from: type) else { return .null }
      switch typeReference(name.name) {
      case .standard(let standard): return StandardMembers.zero(of: standard)
      case .runtime(let known): return allocate(known)
      case .enumeration, .structure, nil: return .null
      }
    }
  }
}

extension StandardFunctions {
  /// What the decoders and encoders of the standard library ask of types and values.
  static let coding: [String: Body] = [
    "__codedForm": { arguments, call in
      guard let first = arguments.first else { return .null }
      return first.label == "of" ? call.interpreter.codedForm(ofInstance: first.value) : call.interpreter.codedForm(of: first.value)
    },
    "__plain": { arguments, call in
      guard arguments.count == 2, let name = String.unbox(arguments[1].value) else { return .null }
      return call.interpreter.plain(arguments[0].value, name)
    },
    "__codedKey": { arguments, call in .string(arguments.first.map { call.interpreter.codedKey($0.value) } ?? "") },
    "__answerMissing": { arguments, call in
      if let first = arguments.first { call.interpreter.answerMissing(first.value) }
      return .void
    },
    "__numbers": { arguments, _ in
      guard case .structure(let structure)? = arguments.first?.value else { return .array([]) }
      return .array(structure.numbers.map { structure.type.isInteger ? .int(Int($0)) : .double($0) })
    },
    "__structure": { arguments, call in
      guard arguments.count == 2, let name = String.unbox(arguments[0].value), let numbers = arguments[1].value.elements,
        case .structure(let type)? = call.interpreter.typeReference(name), type.width == numbers.count
      else { return .null }
      return .structure(StructValue(type: type, numbers: numbers.map { $0.number ?? 0 }))
    },
  ]
}

extension TypeName {
  /// `Any`.
  static let anything = TypeName(name: "Any", range: SourceRange(start: 0, end: 0))
}
