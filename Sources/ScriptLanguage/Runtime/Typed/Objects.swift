import ObjectModel

/// Several values in parentheses. It never changes: a part that is assigned makes another tuple.
class TupleObject: Object {
  var values: [Value] = []
  var labels: [String?] = []

  /// The part of a label or number.
  func place(of name: String) -> Int? {
    if let number = Int(name), values.indices.contains(number) { return number }
    return labels.firstIndex { $0 == name }
  }

  override var traceValue: TraceValue { .list(values.map(simulation.traceValue)) }
  override func isEqual(_ other: Value) -> Bool {
    guard let other = other.object as? TupleObject else { return false }
    return Value.array(values).isEqual(to: .array(other.values))
  }
  override var distinction: [Value]? { values }
  override func dismantle() { values = [] }
}

/// A stretch of integers or other values, such as `0..<3`.
final class RangeObject: Object {
  var lower = Value.null
  var upper = Value.null
  var isClosed = false

  /// The integers that the stretch has below a count.
  func indices(in count: Int) -> Range<Int> {
    let first = lower.isNull ? 0 : lower.integer ?? 0
    let last = upper.isNull ? count : (upper.integer ?? 0) &+ (isClosed ? 1 : 0)
    return first..<max(first, last)
  }

  override var elements: [Value]? {
    guard let first = lower.isNull ? nil : lower.integer, let last = upper.isNull ? nil : upper.integer else { return [] }
    let end = isClosed ? last &+ 1 : last
    guard end > first else { return [] }
    guard end &- first <= Growth.longestList else {
      simulation.stop("the range has more than \(Growth.longestList) elements, which is more than the simulation lists")
      return []
    }
    return (first..<end).map(Value.int)
  }

  override var isList: Bool { false }

  override func isEqual(_ other: Value) -> Bool {
    guard let other = other.object as? RangeObject, other.isClosed == isClosed else { return false }
    return lower.isEqual(to: other.lower) && upper.isEqual(to: other.upper)
  }

  /// Whether a value lies in the stretch.
  func contains(_ value: Value) -> Bool {
    if !lower.isNull, TypedOperators.order(value, lower) == .less { return false }
    if upper.isNull { return true }
    let order = TypedOperators.order(value, upper)
    return order == .less || (isClosed && order == .equal)
  }
}

/// A case of an enumeration from code, with what it holds.
final class EnumCaseObject: Object {
  var caseName = ""
  var held: [Value] = []
  var labels: [String?] = []

  override var traceValue: TraceValue { held.isEmpty ? .enumCase(caseName) : .name(caseName) }
  override func isEqual(_ other: Value) -> Bool {
    guard let other = other.object as? EnumCaseObject, other.isa === isa, other.caseName == caseName else { return false }
    return Value.array(held).isEqual(to: .array(other.held))
  }
  override var distinction: [Value]? { isa.comparison?.distinction(of: self) ?? [.string(caseName)] + held }
  override func dismantle() { held = [] }
}

/// Something to call that is no code: a method taken as a value, a key path.
class NativeBlock: Block {
  private var body: (([Value]) -> Value)?

  func set(_ body: @escaping ([Value]) -> Value) { self.body = body }

  override func call(_ arguments: [Value]) -> Value {
    guard !simulation.isUnwinding else { return .void }
    return body?(arguments) ?? .void
  }

  override func dismantle() { body = nil }
}

/// A key path: a function of what has the members, and known by their names to what observes them.
final class KeyPathObject: NativeBlock {
  fileprivate(set) var path = ""

  func name(_ path: String) { self.path = path }

  override var stringValue: String? { path }
}

extension Interpreter {
  /// Makes an object of the interpreter's own.
  func make<T: Object>(_ type: T.Type) -> T { T(simulation.classes.runtimeClass(of: type), in: simulation) }

  func tuple(_ values: [Value], _ labels: [String?] = []) -> Value {
    let tuple = make(TupleObject.self)
    tuple.values = values
    tuple.labels = labels.isEmpty ? Array(repeating: nil, count: values.count) : labels
    return .object(tuple)
  }

  /// The tuple with another value in one of its parts; `nil` where it has no such part.
  func tuple(_ tuple: TupleObject, setting name: String, to value: Value) -> Value? {
    guard let place = tuple.place(of: name) else { return nil }
    var values = tuple.values
    values[place] = owned(value)
    return self.tuple(values, tuple.labels)
  }

  /// The value as a variable of its own keeps it: structures and enumerations from code are copied.
  @inline(__always)
  func owned(_ value: Value) -> Value {
    guard typed.hasValueTypes else { return value }
    return copied(value)
  }

  private func copied(_ value: Value) -> Value {
    switch value {
    case .object(let object): copied(object).map(Value.object) ?? value
    case .array(let elements) where elements.contains(where: Self.isCopied): .array(elements.map(copied))
    case .dictionary(let entries) where entries.values.contains(where: Self.isCopied):
      .dictionary(DictionaryValue(zip(entries.keys, entries.values.map(copied)).map { ($0, $1) }))
    default: value
    }
  }

  private static func isCopied(_ value: Value) -> Bool {
    switch value {
    case .object(let object): object is EnumCaseObject || object is TupleObject || object.isa.isValueType
    case .array, .dictionary: true
    default: false
    }
  }

  private func copied(_ object: Object) -> Object? {
    if object is MatchObject { return nil }
    if let tuple = object as? TupleObject {
      let copy = make(TupleObject.self)
      copy.values = tuple.values.map(copied)
      copy.labels = tuple.labels
      return copy
    }
    if let choice = object as? EnumCaseObject {
      let copy = EnumCaseObject(choice.isa, in: simulation)
      copy.caseName = choice.caseName
      // What a case holds never changes in its place, and a pattern that takes it out takes a copy.
      copy.held = choice.held
      copy.labels = choice.labels
      return copy
    }
    guard object.isa.isValueType else { return nil }
    let copy = Object(object.isa, in: simulation)
    copy.fields = object.fields.map { field in
      if case .strong(let value) = field { return .strong(copied(value)) }
      return field
    }
    return copy
  }
}

extension RuntimeClass {
  /// Whether the values of the type are the cases of an enumeration from code.
  var isChoice: Bool { (declaration as? ClassInfo)?.form == .choice }

  /// Whether the values of the type are copied when they are stored.
  var isValueType: Bool { (declaration as? ClassInfo).map { $0.form == .value || $0.form == .choice } ?? false }
}
