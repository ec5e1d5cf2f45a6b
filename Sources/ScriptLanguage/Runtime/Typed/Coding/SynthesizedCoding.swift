import ObjectModel

/// A stored property as data keeps it.
private struct CodedField {
  let name: String
  let key: Value
  let type: TypeName
}

/// The `init(from:)` that a type has which says that it can be decoded, and not how.
final class SynthesizedDecoding: ScriptMethod {
  @Unretained private var type: RuntimeClass
  private let link: InterpreterLink

  init(_ type: RuntimeClass, in interpreter: Interpreter) {
    _type = Unretained(wrappedValue: type)
    link = interpreter.link
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard let interpreter = link.interpreter, case .object(let object) = receiver, let decoder = arguments.first?.object else {
      return .null
    }
    if let choice = object as? EnumCaseObject {
      interpreter.decode(choice, type, decoder)
    } else {
      interpreter.decode(object, type, decoder)
    }
    return receiver
  }
}

/// The `encode(to:)` that a type has which says that it can be encoded, and not how.
final class SynthesizedEncoding: ScriptMethod {
  @Unretained private var type: RuntimeClass
  private let link: InterpreterLink

  init(_ type: RuntimeClass, in interpreter: Interpreter) {
    _type = Unretained(wrappedValue: type)
    link = interpreter.link
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard let interpreter = link.interpreter, case .object(let object) = receiver, let encoder = arguments.first else { return .void }
    if let choice = object as? EnumCaseObject {
      interpreter.encode(choice, encoder)
    } else {
      interpreter.encode(object, type, encoder)
    }
    return .void
  }
}

extension TypedMembers {
  /// Gives a type the methods of the coding that it declares and does not write itself.
  func synthesizeCoding() {
    let interpreter = interpreter
    func synthesize(_ protocols: Set<String>, _ selector: Selector, _ method: @autoclosure () -> any ScriptMethod) {
      guard !type.protocols.isDisjoint(with: protocols), type.ownMethods.allSatisfy({ $0.selector != selector }) else { return }
      type.setMethod(method(), for: selector)
      type.info.accessors.insert(selector)
    }
    synthesize(["Codable", "Decodable"], "initFrom:", SynthesizedDecoding(type, in: interpreter))
    synthesize(["Codable", "Encodable"], "encodeTo:", SynthesizedEncoding(type, in: interpreter))
  }
}

extension Interpreter {
  /// The enumeration of keys that a type writes itself.
  private func codingKeys(of type: RuntimeClass) -> RuntimeClass? { simulation.classes.named(type.visible.name + ".CodingKeys") }

  /// The key of a property or case; nothing where the type's own keys leave it out.
  private func codedKey(named name: String, in keys: RuntimeClass?) -> Value? {
    guard let keys else { return .string(name) }
    return keys.info.cases.first { $0.name == name }.map { enumCase($0, of: keys) }
  }

  private func fields(of type: RuntimeClass, _ object: Object, _ generics: [String: TypeName] = [:]) -> [CodedField] {
    let keys = codingKeys(of: type)
    return type.info.storedNames.compactMap { name in
      guard let field = type.info.fields[name], let key = codedKey(named: name, in: keys) else { return nil }
      let type = field.type?.replacing(generics) ?? field.first.map { typeName(of: call($0, on: .object(object), [])) } ?? .anything
      return CodedField(name: name, key: key, type: type)
    }
  }

  /// Sends a message of the decoders and encoders.
  private func ask(_ receiver: Value, _ spelling: String, _ arguments: [Value]) -> Value {
    simulation.isUnwinding ? .null : simulation.perform(Selector(Spelling(spelling).selectorText), on: receiver, arguments)
  }

  private func container(_ coder: Value, _ type: RuntimeClass) -> Value {
    ask(coder, "container(keyedBy:)", [codingKeys(of: type).map(Value.type) ?? .string("CodingKeys")])
  }

  // MARK: Decoding

  fileprivate func decode(_ object: Object, _ type: RuntimeClass, _ decoder: Object) {
    let given = FieldAccess("arguments").read(decoder, self).elements ?? []
    let generics = Dictionary(zip(type.info.generics, given.compactMap(typeName)), uniquingKeysWith: { first, _ in first })
    let container = container(.object(decoder), type)
    for field in fields(of: type, object, generics) where !simulation.isUnwinding {
      if type.info.fields[field.name]?.isConstant == true, type.info.fields[field.name]?.first != nil { continue }
      let spelling = field.type.isOptional ? "decodeIfPresent(_:forKey:)" : "decode(_:forKey:)"
      let value = ask(container, spelling, [typeValue(field.type, in: type), field.key])
      if !simulation.isUnwinding { FieldAccess(field.name).write(owned(value), to: object, self) }
    }
  }

  fileprivate func decode(_ choice: EnumCaseObject, _ type: RuntimeClass, _ decoder: Object) {
    if let raw = type.info.rawType {
      let value = ask(.object(decoder), "decoded(_:)", [.string(raw)])
      if simulation.isUnwinding { return }
      if let one = type.info.cases.first(where: { TypedOperators.areEqual(rawValue(of: $0.name, in: type), value) }) {
        choice.caseName = one.name
      } else {
        let text = "Cannot initialize \(type.visible.name) from invalid \(raw) value \(text(of: value))"
        _ = ask(.object(decoder), "refuse(_:)", [.string(text)])
      }
      return
    }
    let container = container(.object(decoder), type)
    let keys = codingKeys(of: type)
    for one in type.info.cases where !simulation.isUnwinding {
      guard let key = codedKey(named: one.name, in: keys), ask(container, "contains(_:)", [key]).isTrue else { continue }
      choice.caseName = one.name
      choice.labels = one.parameters.map(\.label)
      let inner = one.parameters.isEmpty ? .null : ask(container, "nestedContainer(keyedBy:forKey:)", [.string("CodingKeys"), key])
      for (place, parameter) in one.parameters.enumerated() where !simulation.isUnwinding {
        let spelling = parameter.type.isOptional ? "decodeIfPresent(_:forKey:)" : "decode(_:forKey:)"
        let label = parameter.label ?? "_\(place)"
        choice.held.append(owned(ask(inner, spelling, [typeValue(parameter.type, in: type), .string(label)])))
      }
      return
    }
    _ = ask(.object(decoder), "refuse(_:)", [.string("Invalid number of keys found, expected one.")])
  }

  // MARK: Encoding

  fileprivate func encode(_ object: Object, _ type: RuntimeClass, _ encoder: Value) {
    let container = container(encoder, type)
    for field in fields(of: type, object) where !simulation.isUnwinding {
      let value = FieldAccess(field.name).read(object, self)
      if !value.isNull { _ = ask(container, "encode(_:forKey:)", [value, field.key]) }
    }
  }

  fileprivate func encode(_ choice: EnumCaseObject, _ encoder: Value) {
    let type = choice.isa
    if type.info.rawType != nil {
      _ = ask(ask(encoder, "singleValueContainer()", []), "encode(_:)", [rawValue(of: choice.caseName, in: type)])
      return
    }
    guard let key = codedKey(named: choice.caseName, in: codingKeys(of: type)) else { return }
    let inner = ask(container(encoder, type), "nestedContainer(keyedBy:forKey:)", [.string("CodingKeys"), key])
    for (place, value) in choice.held.enumerated() where !value.isNull && !simulation.isUnwinding {
      let label = place < choice.labels.count ? choice.labels[place] : nil
      _ = ask(inner, "encode(_:forKey:)", [value, .string(label ?? "_\(place)")])
    }
  }
}
