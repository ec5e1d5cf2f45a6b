import ObjectModel

/// The sort of a value as the standard library sees it.
enum TypedKind: String {
  case text = "String"
  case integer = "Int"
  case floating = "Double"
  case truth = "Bool"
  case list = "Array"
  case table = "Dictionary"
  case set = "Set"
  case range = "Range"
  case tuple = "a tuple"
  case choice = "an enumeration"
  case option = "a case"
  case structure = "a structure"
  case pattern = "Regex"
  case other = "the value"

  init(_ value: Value) {
    switch value {
    case .string: self = .text
    case .int: self = .integer
    case .double: self = .floating
    case .bool: self = .truth
    case .array: self = .list
    case .dictionary: self = .table
    case .enumeration: self = .option
    case .structure: self = .structure
    case .object(let object):
      self =
        object is SetObject
        ? .set
        : object is RangeObject
          ? .range
          : object is TupleObject
            ? .tuple
            : object is EnumCaseObject
              ? .choice : object is RegexObject ? .pattern : object.elements != nil ? .list : .other
    case .void, .null, .selector, .type: self = .other
    }
  }

  var name: String { rawValue }
}

/// What a member of the standard library is given to work with.
struct StandardCall {
  @Unretained var interpreter: Interpreter
  let frame: Frame
  let range: SourceRange

  /// Calls a closure that was given.
  func call(_ closure: Value, _ arguments: Value...) -> Value {
    guard let block = closure.object as? Block else {
      if !frame.isUnwinding { frame.fail(.wrongReceiver("call", given: ValueText.kind(of: closure)), range) }
      return .null
    }
    return block.call(arguments)
  }

  var isUnwinding: Bool { frame.isUnwinding }

  func isTrue(_ closure: Value, _ argument: Value) -> Bool { call(closure, argument).isTrue && !isUnwinding }

  /// Ends the app as Swift does.
  func trap(_ reason: String) { interpreter.trap(reason) }

  /// The index, unless it lies outside; then the app ends.
  func index(_ value: Value, below count: Int) -> Int? {
    guard let index = value.integer, !value.isNull, index >= 0, index < count else {
      trap("Index out of range")
      return nil
    }
    return index
  }

  /// Several values in parentheses.
  func tuple(_ values: [Value], _ labels: [String?] = []) -> Value { interpreter.tuple(values, labels) }
}

/// A method of the standard library; one that changes its receiver stores it back.
struct StandardMethod: Sendable {
  let spelling: Spelling
  let isMutating: Bool
  /// Whether the method runs none of the app's code, so that it can change a collection where its variable keeps it.
  let worksInPlace: Bool
  /// The type of the argument, where its name may be left out.
  let wanted: String?
  let apply: @Sendable (inout Value, [Value], StandardCall) -> Value

  init(_ spelling: String, wanting type: String? = nil, _ apply: @escaping @Sendable (Value, [Value], StandardCall) -> Value) {
    self.spelling = Spelling(spelling)
    isMutating = false
    worksInPlace = false
    wanted = type
    self.apply = { value, arguments, call in apply(value, arguments, call) }
  }

  init(mutating spelling: String, wanting type: String? = nil, _ apply: @escaping @Sendable (inout Value, [Value], StandardCall) -> Value) {
    self.spelling = Spelling(spelling)
    isMutating = true
    worksInPlace = false
    wanted = type
    self.apply = apply
  }

  init(inPlace spelling: String, _ apply: @escaping @Sendable (inout Value, [Value], StandardCall) -> Value) {
    self.spelling = Spelling(spelling)
    isMutating = true
    worksInPlace = true
    wanted = nil
    self.apply = apply
  }
}

/// The members of the standard library's types that app code uses.
enum StandardMembers {
  typealias Getter = @Sendable (Value, Interpreter) -> Value

  static let properties: [TypedKind: [String: Getter]] = [
    .text: textProperties, .list: listProperties, .table: tableProperties, .set: setProperties, .range: rangeProperties,
    .integer: numberProperties, .floating: numberProperties, .truth: commonProperties, .structure: structureProperties,
    .choice: choiceProperties, .option: optionProperties, .tuple: matchProperties.merging(commonProperties) { own, _ in own },
    .pattern: commonProperties, .other: commonProperties,
  ]

  static let methods: [TypedKind: [String: [StandardMethod]]] = [
    .text: indexed(textMethods), .list: indexed(listMethods), .table: indexed(tableMethods), .set: indexed(setAlgebra + setMethods),
    .range: indexed(rangeMethods), .integer: indexed(numberMethods + arithmetic + strides),
    .floating: indexed(numberMethods + arithmetic + strides),
    .truth: indexed(truthMethods),
    .structure: indexed(structureMethods), .option: indexed(optionMethods), .pattern: indexed(regexMethods),
  ]

  private static func indexed(_ methods: [StandardMethod]) -> [String: [StandardMethod]] {
    Dictionary(grouping: methods, by: \.spelling.base)
  }

  /// The method that a call means.
  static func method(_ shape: CallShape, of kind: TypedKind) -> StandardMethod? {
    if let found = currentMethod(shape, of: kind) { return found }
    return oldNames[shape.spelling.text].flatMap { method($0, of: kind) }
  }

  /// The method of a spelling.
  private static func method(_ spelling: Spelling, of kind: TypedKind) -> StandardMethod? {
    methods[kind]?[spelling.base]?.first { $0.spelling == spelling }
  }

  /// What Swift 1 and 2 called like today's methods that change their receiver: the methods that give a changed copy.
  static func copying(_ method: StandardMethod, of kind: TypedKind) -> StandardMethod? {
    copies[method.spelling.text].flatMap { self.method($0, of: kind) }
  }

  private static func currentMethod(_ shape: CallShape, of kind: TypedKind) -> StandardMethod? {
    guard let all = methods[kind]?[shape.base] else { return nil }
    let spelling = shape.spelling
    // `prefix { … }` is `prefix(while:)` and not `prefix(_:)`.
    if shape.isTrailing.last == true,
      let meant = all.first(where: {
        $0.spelling.labels.count == shape.labels.count && $0.spelling.labels.last.map(forClosures.contains) == true
      })
    {
      return meant
    }
    if let exact = all.first(where: { $0.spelling == spelling }) { return exact }
    // A closure behind the parentheses has no label.
    return all.first { method in
      method.spelling.labels.count == spelling.labels.count
        && zip(method.spelling.labels, spelling.labels).enumerated().allSatisfy { place, pair in
          pair.0 == pair.1 || shape.isTrailing[place] && !notForClosures.contains(pair.0)
        }
    }
  }

  /// Whether a call may be one that changes a list or dictionary where it lies.
  static func mayWorkInPlace(_ shape: CallShape) -> Bool {
    [TypedKind.list, .table, .set].contains { method(shape, of: $0)?.worksInPlace == true }
  }

  /// Labels of closures alone.
  private static let forClosures: Set<String> = ["where", "while", "by", "whereSeparator", "uniquingKeysWith"]

  /// Labels of what is no closure.
  private static let notForClosures: Set<String> = ["of", "separator", "upTo", "through", "from", "at", "after", "before"]

  /// The letters of a string or the pairs of a dictionary, which have the methods of lists.
  static func asRow(_ value: Value, _ interpreter: Interpreter) -> Value? {
    switch TypedKind(value) {
    case .text: asList(value)
    case .table: .array(pairs(value, interpreter))
    default: nil
    }
  }

  /// The properties of a value's type, for suggestions.
  static func names(of value: Value) -> [String] { properties[TypedKind(value)]?.keys.sorted() ?? [] }

  /// The methods of a value's type, for suggestions.
  static func spellings(of value: Value) -> [Spelling] { methods[TypedKind(value)]?.values.flatMap { $0.map(\.spelling) } ?? [] }

  static let commonProperties: [String: Getter] = [
    "description": { value, interpreter in .string(interpreter.text(of: value)) },
    "debugDescription": { value, interpreter in .string(interpreter.text(of: value, isInner: true)) },
    "hashValue": { value, _ in .int(value.stableHash) },
    "self": { value, _ in value },
  ]

  static let numberProperties: [String: Getter] = numberPropertiesOwn.merging(arithmeticProperties) { own, _ in own }.merging(
    commonProperties
  ) { own, _ in own }

  private static let numberPropertiesOwn: [String: Getter] = [
    "magnitude": { value, _ in value.isDouble ? .double(abs(value.number ?? 0)) : .int(abs(value.integer ?? 0)) },
    "isNaN": { value, _ in .bool(value.number?.isNaN ?? false) },
    "nonzeroBitCount": { value, _ in .int(value.integer?.nonzeroBitCount ?? 0) },
    "doubleValue": { value, _ in .double(value.number ?? 0) }, "floatValue": { value, _ in .double(value.number ?? 0) },
    "rawValue": { value, _ in value }, "isZero": { value, _ in .bool(value.number == 0) },
  ]

  static let structureProperties: [String: Getter] = structurePropertiesOwn.merging(commonProperties) { own, _ in own }

  private static let structurePropertiesOwn: [String: Getter] = [
    "width": { value, _ in part(value, "size", "width") }, "height": { value, _ in part(value, "size", "height") },
    "minX": { value, _ in part(value, "origin", "x") }, "minY": { value, _ in part(value, "origin", "y") },
    "maxX": { value, _ in sum(part(value, "origin", "x"), part(value, "size", "width")) },
    "maxY": { value, _ in sum(part(value, "origin", "y"), part(value, "size", "height")) },
    "midX": { value, _ in sum(part(value, "origin", "x"), half(part(value, "size", "width"))) },
    "midY": { value, _ in sum(part(value, "origin", "y"), half(part(value, "size", "height"))) },
  ]

  private static func part(_ value: Value, _ outer: String, _ inner: String) -> Value {
    guard case .structure(let whole) = value, case .structure(let part)? = whole.field(outer) else { return .null }
    return part.field(inner) ?? .null
  }

  private static func sum(_ left: Value, _ right: Value) -> Value { .double((left.number ?? 0) + (right.number ?? 0)) }
  private static func half(_ value: Value) -> Value { .double((value.number ?? 0) / 2) }

  static let structureMethods: [StandardMethod] = [
    StandardMethod("equalTo(_:)") { value, arguments, _ in .bool(TypedOperators.areEqual(value, arguments[0])) }
  ]

  static let choiceProperties: [String: Getter] = choicePropertiesOwn.merging(commonProperties) { own, _ in own }

  private static let choicePropertiesOwn: [String: Getter] = [
    "rawValue": { value, interpreter in
      guard let choice = value.object as? EnumCaseObject else { return .null }
      return interpreter.rawValue(of: choice.caseName, in: choice.isa)
    }
  ]

  static let optionProperties: [String: Getter] = optionPropertiesOwn.merging(commonProperties) { own, _ in own }

  private static let optionPropertiesOwn: [String: Getter] = [
    "rawValue": { value, _ in .int(value.integer ?? 0) }, "isEmpty": { value, _ in .bool(value.integer == 0) },
  ]

  static let optionMethods: [StandardMethod] = [
    StandardMethod("contains(_:)") { value, arguments, _ in
      let raw = arguments[0].integer ?? 0
      return .bool((value.integer ?? 0) & raw == raw)
    },
    StandardMethod("union(_:)") { value, arguments, _ in value.option((value.integer ?? 0) | (arguments[0].integer ?? 0)) },
    StandardMethod("intersection(_:)") { value, arguments, _ in value.option((value.integer ?? 0) & (arguments[0].integer ?? 0)) },
    StandardMethod("subtracting(_:)") { value, arguments, _ in value.option((value.integer ?? 0) & ~(arguments[0].integer ?? 0)) },
    StandardMethod(mutating: "insert(_:)") { value, arguments, _ in
      value = value.option((value.integer ?? 0) | (arguments[0].integer ?? 0))
      return .void
    },
    StandardMethod(mutating: "formUnion(_:)") { value, arguments, _ in
      value = value.option((value.integer ?? 0) | (arguments[0].integer ?? 0))
      return .void
    },
    StandardMethod(mutating: "remove(_:)") { value, arguments, _ in
      value = value.option((value.integer ?? 0) & ~(arguments[0].integer ?? 0))
      return .void
    },
  ]

  static let truthMethods: [StandardMethod] = [
    StandardMethod(mutating: "toggle()") { value, _, _ in
      value = .bool(!value.isTrue)
      return .void
    }
  ]

  static let numberMethods: [StandardMethod] = [
    StandardMethod("isMultiple(of:)") { value, arguments, _ in
      let other = arguments[0].integer ?? 0
      return .bool(other == 0 ? value.integer == 0 : (value.integer ?? 0) % other == 0)
    },
    StandardMethod("rounded()") { value, _, _ in .double((value.number ?? 0).rounded(.toNearestOrAwayFromZero)) },
    StandardMethod("advanced(by:)") { value, arguments, _ in .int((value.integer ?? 0) &+ (arguments[0].integer ?? 0)) },
    StandardMethod("squareRoot()") { value, _, _ in .double((value.number ?? 0).squareRoot()) },
    StandardMethod("truncatingRemainder(dividingBy:)") { value, arguments, _ in
      .double((value.number ?? 0).truncatingRemainder(dividingBy: arguments[0].number ?? 1))
    },
    StandardMethod("compare(_:)") { value, arguments, _ in
      .int((value.number ?? 0) < (arguments[0].number ?? 0) ? -1 : value.number == arguments[0].number ? 0 : 1)
    },
    StandardMethod(mutating: "negate()") { value, _, _ in
      value = value.isDouble ? .double(-(value.number ?? 0)) : .int(0 &- (value.integer ?? 0))
      return .void
    },
  ]
}

extension Value {
  var isDouble: Bool { if case .double = self { true } else { false } }

  /// The same type of options with other bits.
  func option(_ raw: Int) -> Value {
    guard case .enumeration(let value) = self else { return .int(raw) }
    return .enumeration(EnumValue(type: value.type, rawValue: raw))
  }
}

extension Interpreter {
  /// A member of the standard library, if a value has one of the name.
  func standardMember(_ name: String, of value: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    if let tuple = value.object as? TupleObject, let place = tuple.place(of: name) { return tuple.values[place] }
    if case .structure(let structure) = value, let field = structure.field(name) { return field }
    if case .enumeration(let one) = value, let answer = question(name, of: one) { return answer }
    return StandardMembers.properties[TypedKind(value)]?[name]?(value, self)
  }

  /// `orientation.isPortrait` is the function `UIInterfaceOrientationIsPortrait`.
  private func question(_ name: String, of value: EnumValue) -> Value? {
    guard name.hasPrefix("is") else { return nil }
    guard let function = simulation.globals.function(named: value.type.name + "I" + name.dropFirst()) else { return nil }
    return try? function.invoke([.enumeration(value)], simulation)
  }

  /// Calls a method of the standard library; one that changes its receiver stores the new value where that came from.
  func callStandard(
    _ arguments: ArgumentList, on target: Value, store: Node, _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    let kind = TypedKind(target)
    guard var method = StandardMembers.method(arguments.shape, of: kind) else {
      return StandardMembers.asRow(target, self).flatMap { row in
        StandardMembers.method(arguments.shape, of: .list).map { $0.isMutating } == false
          ? callStandard(arguments, on: row, store: store, range, frame) : nil
      }
    }
    if method.isMutating, !store.isStorable, let copying = StandardMembers.copying(method, of: kind) { method = copying }
    var wanted = Wanted.anything
    if case .enumeration(let value) = target { wanted = Wanted(value.type, nil) }
    if method.isMutating { wanted = store.wantedForStore(frame).element ?? wanted }
    if let type = method.wanted { wanted = Wanted(nil, type) }
    let values = arguments.plainValues(frame, wanting: wanted).map { $0.object is Block ? $0 : owned($0) }
    if frame.isUnwinding { return .void }
    // What was just changed by the arguments' own code counts.
    var value =
      method.isMutating && store.isStorable && arguments.nodes.contains(where: { $0.mayChangeThings }) ? store.evaluate(frame) : target
    let result = method.apply(&value, values, StandardCall(interpreter: self, frame: frame, range: range))
    if method.isMutating, !frame.isUnwinding {
      guard store.isStorable else {
        frame.fail(.notAssignable, store.range)
        return .void
      }
      store.assign(value, frame)
    }
    return result
  }
}

extension Interpreter {
  /// Calls a method of lists on what a sequence of the app's own gives step by step.
  func callOnSteps(_ arguments: ArgumentList, of target: Value, store: Node, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard let method = StandardMembers.method(arguments.shape, of: .list), !method.isMutating else { return nil }
    var limit = Growth.longestList
    if arguments.shape.base == "prefix", arguments.nodes.count == 1 { limit = arguments.nodes[0].evaluate(frame).integer ?? limit }
    guard !frame.isUnwinding, let all = steps(of: target, limit: limit, range, frame) else { return nil }
    return frame.isUnwinding ? .void : callStandard(arguments, on: .array(all), store: store, range, frame)
  }
}

extension Wanted {
  /// What an element of a wanted collection should be.
  var element: Wanted? {
    guard let part = parts.last else { return nil }
    return Wanted(part)
  }
}

extension Node {
  /// Whether computing the expression may change variables.
  var mayChangeThings: Bool { self is MemberCallNode || self is ScopedCallNode || self is ValueCallNode }
}
