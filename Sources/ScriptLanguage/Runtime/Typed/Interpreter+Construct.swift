import ObjectModel

/// New instances, and conversions spelled like them.
extension Interpreter {
  func construct(_ type: TypeName, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame) -> Value {
    // Names of notifications and keys, such as `NSNotification.Name("x")`, are strings.
    if let last = type.name.split(separator: ".").dropFirst().last, Self.isKeyType(last) {
      let known = typeReference(type.name, in: frame.code.lexicalClass)
      if case .runtime(let own)? = known, own.info.signatures["init"] != nil {
      } else {
        return arguments.plainValues(frame).first ?? .null
      }
    }
    switch typeReference(type.name, in: frame.code.lexicalClass) {
    case .runtime(let known): return construct(known, arguments, range, frame)
    case .structure(let known): return construct(known, arguments, range, frame)
    case .enumeration(let known):
      let zero = Value.enumeration(EnumValue(type: known, rawValue: 0))
      if let made = constructByExtension(known.name, from: zero, arguments, frame) { return made }
      let values = arguments.plainValues(frame, wanting: Wanted(known, nil))
      if frame.isUnwinding { return .void }
      if case .enumeration? = values.first { return values[0] }
      return .enumeration(EnumValue(type: known, rawValue: values.first?.integer ?? 0))
    case .standard(let name):
      if let made = constructByExtension(name, from: StandardMembers.zero(of: name), arguments, frame) { return made }
      var values = arguments.plainValues(frame, wanting: type.parts.first.map { Wanted($0) } ?? .anything)
      if let first = values.first, first.elements == nil, let all = steps(of: first, range, frame) { values[0] = .array(all) }
      if frame.isUnwinding { return .void }
      if let result = StandardMembers.construct(name, arguments.shape, values, self, range, frame) { return result }
      if inventInitializer(arguments.shape, of: name) { return .null }
      frame.fail(.unknownMethod(name + arguments.shape.spelling.text.dropFirst(arguments.shape.base.count), of: name, nearest: nil), range)
      return .null
    case nil:
      if let name = namespaced(type.name) { return construct(TypeName(name: name, range: type.range), arguments, range, frame) }
      let hint = Spelling(base: "init", labels: arguments.shape.spelling.labels).selectorText
      guard let made = inventClass(type.name, hint: hint, at: type.range, in: frame) else { return .null }
      return construct(made, arguments, range, frame)
    }
  }

  /// Whether a nested type's name is that of names or keys, which are strings.
  static func isKeyType(_ name: some StringProtocol) -> Bool { name == "Name" || name == "Key" || name.hasSuffix("OptionsKey") }

  /// The name without the module before it.
  private func namespaced(_ name: String) -> String? {
    guard let dot = name.firstIndex(of: "."), ["UIKit", "Foundation", "Swift", "CoreGraphics"].contains(String(name[..<dot])) else {
      return nil
    }
    return String(name[name.index(after: dot)...])
  }

  /// A value by an initialiser that an extension gave its type.
  private func constructByExtension(_ name: String, from zero: Value, _ arguments: ArgumentList, _ frame: Frame) -> Value? {
    guard let holder = typed.extensions[name], let info = holder.declaration as? ClassInfo else { return nil }
    let shape = CallShape(base: "init", like: arguments.shape)
    for signature in info.signatures["init"] ?? [] {
      guard let plan = Signature.strictPlan(signature.parameters, shape), let method = holder.scriptMethod(for: signature.selector) else {
        continue
      }
      let values = arguments.values(for: ResolvedCall(signature, plan), frame)
      return frame.isUnwinding ? .void : method.invoke(on: zero, values, in: simulation)
    }
    return nil
  }

  /// A new instance of a class or of a type from code.
  func construct(_ type: RuntimeClass, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame) -> Value {
    let shape = CallShape(base: "init", like: arguments.shape)
    if isAbsent(type) { return answerAsAbsent(type, "alloc", range, frame) }
    let info = type.declaration as? ClassInfo
    // A class that was made up takes what it is given.
    if type.isInvented, !shape.labels.isEmpty, shape.labels.allSatisfy({ $0 == nil }), info?.signatures["init"] == nil {
      _ = arguments.plainValues(frame, wanting: .lost)
      return frame.isUnwinding ? .void : allocate(type)
    }
    if let info, info.form == .choice { return constructChoice(type, info, shape, arguments, range, frame) }
    if let call = resolve(shape, in: type, isClassMethod: false) {
      let values = arguments.values(for: call, frame)
      if frame.isUnwinding { return .void }
      return initialize(type, call, values, range, frame)
    }
    if let call = resolve(shape, in: type, isClassMethod: true) {
      let values = filled(arguments.values(for: call, frame))
      return frame.isUnwinding ? .void : sendToClass(type, call.selector, .type(type), values, range, frame)
    }
    if let info, info.form == .value, let made = memberwise(type, info, shape, arguments, frame) { return made }
    if let info, info.form == .value, info.signatures["init"] == nil, !info.storedNames.isEmpty,
      shape.labels.count == info.storedNames.count, shape.labels.allSatisfy({ $0 != nil && $0 != "rawValue" && $0 != "from" })
    {
      let (name, meant) = (type.visible.name, Spelling(base: "init", labels: info.storedNames.map(\.wrappedName)).text)
      frame.fail(.unknownMethod(name + shape.spelling.text.dropFirst(4), of: name, nearest: name + meant.dropFirst(4)), range)
      return .null
    }
    if let refused = refuseCall(shape, by: .type(type), of: type, range, frame) { return refused }
    if let info, let meant = incomplete(shape, type, info) {
      let name = type.visible.name
      frame.fail(.unknownMethod(name + shape.spelling.text.dropFirst(4), of: name, nearest: name + meant.text.dropFirst(4)), range)
      return .null
    }
    if let made = constructByProperties(type, shape, arguments, range, frame) { return made }
    let values = arguments.plainValues(frame, wanting: .lost)
    if frame.isUnwinding { return .void }
    if let nearest = nearestInitializer(shape, in: type, isTyped: frame.code.lexicalClass == nil) {
      frame.fail(.unknownMethod(type.visible.name + shape.spelling.text.dropFirst(4), of: type.visible.name, nearest: nearest), range)
      return .null
    }
    if type.isInvented, shape.labels.allSatisfy({ $0 == nil }) { return allocate(type) }
    let selector = Selector(Spelling(base: "init", labels: shape.spelling.labels).selectorText)
    return send(selector, to: allocate(type), values, range, frame)
  }

  /// A new object of a class that takes any of its properties, as `DateComponents(year: 2020, month: 3)` does.
  private func constructByProperties(
    _ type: RuntimeClass, _ shape: CallShape, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    guard !type.isInvented, type.table != nil, !shape.labels.isEmpty else { return nil }
    let properties = shape.labels.map { label in label.flatMap { property($0, in: type) }.flatMap { $0.write == nil ? nil : $0 } }
    guard properties.allSatisfy({ $0 != nil }), case .object(let allocated) = allocate(type) else { return nil }
    let made = send("init", to: .object(allocated), [], range, frame)
    for (node, known) in zip(arguments.nodes, properties) where !frame.isUnwinding {
      guard let known else { continue }
      let value = node.evaluate(frame, wanting: Wanted(known.enumType, known.typeName, hint: known.name))
      if !frame.isUnwinding { write(value, with: known, known.name, range, frame, to: made) }
    }
    return frame.isUnwinding ? .void : made
  }

  /// The initialiser of a type of the app's own that a call gives too few arguments, where the type has no others from elsewhere.
  private func incomplete(_ shape: CallShape, _ type: RuntimeClass, _ info: ClassInfo) -> Spelling? {
    guard type.superclass?.superclass == nil else { return nil }
    let given = shape.labels.compactMap { $0 }
    guard given.count == shape.labels.count else { return nil }
    var all = (info.signatures["init"] ?? []).map(\.spelling)
    if all.isEmpty, info.form == .value, !given.isEmpty { all = [Spelling(base: "init", labels: info.storedNames.map(\.wrappedName))] }
    return all.first { $0.labels.count > given.count && given.allSatisfy($0.labels.contains) }
  }

  private func initialize(_ type: RuntimeClass, _ call: ResolvedCall, _ values: [Value], _ range: SourceRange, _ frame: Frame) -> Value {
    let made = allocate(type)
    if case .type = made { return sendToClass(type, call.selector, made, filled(values), range, frame) }
    if let method = type.scriptMethod(for: call.selector) { return method.invoke(on: made, values, in: simulation) }
    return send(call.selector, to: made, filled(values), range, frame)
  }

  /// - Parameter isTyped: Whether the call is typed by itself, where no extension of another text is likely: there one that begins alike is meant.
  private func nearestInitializer(_ shape: CallShape, in type: RuntimeClass, isTyped: Bool) -> String? {
    guard !type.isInvented, !shape.labels.isEmpty else { return nil }
    var spellings: [Spelling] = []
    for type in sequence(first: type, next: \.superclass) {
      if let info = type.declaration as? ClassInfo { spellings += (info.signatures["init"] ?? []).map(\.spelling) }
      if let table = type.table {
        let index = typed.index(of: table, in: simulation.release)
        spellings += (index.spellings(isClassMethod: false) + index.spellings(isClassMethod: true)).filter { $0.base == "init" }
      }
    }
    let same = spellings.filter { $0.labels.count == shape.labels.count }
    let text = shape.spelling.text
    let near = NearestName.find(text, among: same.map(\.text).sorted())
    let alike = near == nil && isTyped ? same.first { beginsAlike($0, shape.spelling) }?.text : nil
    return (near ?? alike).map { type.visible.name + $0.dropFirst(4) }
  }

  private func beginsAlike(_ left: Spelling, _ right: Spelling) -> Bool {
    zip(left.labels, right.labels).allSatisfy { one, other in
      one == other || Words.of(one).first.map { $0.count > 2 && Words.of(other).first == $0 } ?? false
    }
  }

  /// An instance of a structure whose initialiser takes its properties.
  private func memberwise(_ type: RuntimeClass, _ info: ClassInfo, _ shape: CallShape, _ arguments: ArgumentList, _ frame: Frame) -> Value?
  {
    let parameters = info.storedNames.map { name in
      let field = info.fields[name]
      let label = name.wrappedName
      var parameter = Parameter(name: label, type: SwiftParser.any(SourceRange(start: 0, end: 0)), range: SourceRange(start: 0, end: 0))
      parameter.label = label
      parameter.type.isBlock = field?.isBlock ?? false
      if field?.first != nil || field?.isOptional == true || field?.isLeftOut == true {
        parameter.standard = Expression(kind: .null, range: parameter.range, depth: 1)
      }
      return parameter
    }
    guard let plan = Signature.plan(parameters, shape) else { return nil }
    let wanted = info.storedNames.map { info.fields[$0]?.wanted ?? .anything }
    let call = ResolvedCall(selector: "init", plan: plan, wanted: wanted)
    let values = arguments.values(for: call, frame)
    guard !frame.isUnwinding, case .object(let object) = allocate(type) else { return .void }
    for (name, value) in zip(info.storedNames, values) {
      if case .void = value { continue }
      let access = FieldAccess(name)
      let kept = info.fields[name]?.wrapping.map { self.call($0, on: .null, [value]) } ?? value
      if frame.isUnwinding { return .void }
      access.write(owned(kept), to: object, self)
    }
    return .object(object)
  }

  private func constructChoice(
    _ type: RuntimeClass, _ info: ClassInfo, _ shape: CallShape, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame
  ) -> Value {
    if let call = resolve(shape, in: type, isClassMethod: false), let method = type.scriptMethod(for: call.selector) {
      let values = arguments.values(for: call, frame)
      let made = EnumCaseObject(type, in: simulation)
      return frame.isUnwinding ? .void : method.invoke(on: .object(made), values, in: simulation)
    }
    let values = arguments.plainValues(frame)
    if frame.isUnwinding { return .void }
    guard shape.labels == ["rawValue"] || shape.labels == [nil] || shape.labels == ["stringValue"] else {
      frame.fail(.unknownMethod(type.visible.name + shape.spelling.text.dropFirst(4), of: type.visible.name, nearest: nil), range)
      return .null
    }
    if shape.labels == ["stringValue"] {
      return info.cases.map { enumCase($0, of: type) }.first { codedKey($0) == String.unbox(values[0]) } ?? .null
    }
    for one in info.cases where TypedOperators.areEqual(rawValue(of: one.name, in: type), values[0]) { return enumCase(one, of: type) }
    return .null
  }

  /// The raw value of a case.
  func rawValue(of name: String, in type: RuntimeClass) -> Value {
    let info = type.info
    if let known = info.rawValues { return known[name] ?? .null }
    var values: [String: Value] = [:]
    var next = 0
    info.rawValues = values
    for one in info.cases {
      if let expression = one.value, let source = info.source {
        let statement = Statement(kind: .giveBack(expression), range: expression.range)
        let value = call(Code([statement], source: source, name: type.visible.name, lexicalClass: type), on: .null, [])
        values[one.name] = value
        if let integer = value.integer { next = integer &+ 1 }
      } else if info.rawType == "String" || info.rawType == "Character" {
        values[one.name] = .string(one.name)
      } else {
        values[one.name] =
          info.rawType.map { ["Double", "Float", "CGFloat"].contains($0) ? Value.double(Double(next)) : .int(next) } ?? .null
        next &+= 1
      }
    }
    info.rawValues = values
    return values[name] ?? .null
  }

  /// Where a stretch of letters begins, and its length, counted in units of UTF-16 where the text is known.
  func units(_ span: RangeObject, in text: String?) -> [Double] {
    let letters = span.indices(in: text?.count ?? .max)
    guard let text, letters.upperBound <= text.count else { return [Double(letters.lowerBound), Double(letters.count)] }
    return [
      Double(text.prefix(letters.lowerBound).utf16.count), Double(text.dropFirst(letters.lowerBound).prefix(letters.count).utf16.count),
    ]
  }

  /// A structure of numbers by its fields.
  private func construct(_ type: StructType, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame) -> Value {
    let zero = StructValue(type: type, numbers: Array(repeating: 0, count: type.width))
    if let made = constructByExtension(type.name, from: .structure(zero), arguments, frame) { return made }
    if let made = constructByFunction(type, arguments, range, frame) { return made }
    let values = arguments.plainValues(
      frame, wanting: type.isInteger || type.fields.contains { $0.type != nil } ? .anything : Wanted(nil, "CGFloat"))
    if frame.isUnwinding { return .void }
    var numbers: [Double] = []
    for value in values {
      if case .structure(let part) = value {
        numbers += part.numbers
      } else if let span = value.object as? RangeObject {
        numbers += units(span, in: values.last.flatMap(String.unbox))
        break
      } else {
        numbers.append(value.number ?? 0)
      }
    }
    if !type.takes(arguments.shape.labels), inventInitializer(arguments.shape, of: type.name) { return .structure(zero) }
    if numbers.isEmpty { return .structure(zero) }
    guard numbers.count == type.width else {
      frame.fail(.wrongCount(type.name, expected: type.fields.count, given: values.count), range)
      return .structure(zero)
    }
    return .structure(StructValue(type: type, numbers: numbers))
  }
}

extension CallShape {
  /// The same labels for another base name.
  init(base: String, like other: CallShape) {
    self.base = base
    labels = other.labels
    isTrailing = other.isTrailing
  }
}
