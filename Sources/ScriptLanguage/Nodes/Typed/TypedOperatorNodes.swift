import ObjectModel

/// `a + b` and its like, where operands have types.
final class OperationNode: Node {
  let sign: String
  let left: Node
  let right: Node

  init(_ sign: String, _ left: Node, _ right: Node, _ range: SourceRange) {
    self.sign = sign
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    // `.now() + 0.5` is of the type that is wanted.
    if wanted.isKnown, left.needsContext, !(left is ListNode) {
      let first = left.evaluate(frame, wanting: wanted)
      return apply(first, right.evaluate(frame, wanting: wanted), frame)
    }
    // The operand that knows its type gives it to the other.
    if left.needsContext, !right.needsContext {
      let second = right.evaluate(frame)
      let first = left.evaluate(frame, wanting: second.context(right, frame))
      return apply(first, second, frame)
    }
    let first = left.evaluate(frame)
    let second = right.needsContext ? right.evaluate(frame, wanting: first.context(left, frame)) : right.evaluate(frame)
    return apply(first, second, frame)
  }

  private func apply(_ first: Value, _ second: Value, _ frame: Frame) -> Value {
    if frame.isUnwinding { return .void }
    return TypedOperators.apply(sign, first, second, frame, range)
  }
}

extension Node {
  /// Whether the value depends on the type that is wanted.
  var needsContext: Bool {
    switch self {
    case is ImplicitMemberNode, is ImplicitCallNode, is ListNode: true
    default: false
    }
  }
}

extension Value {
  /// The type of the value, for an operand beside it.
  func context(_ node: Node, _ frame: Frame) -> Wanted {
    switch self {
    case .enumeration(let value): return Wanted(value.type, nil)
    case .object(let object):
      return object is EnumCaseObject || object.isa.isValueType
        ? Wanted(nil, object.isa.visible.name) : Wanted(nil, object.isa.visible.name)
    case .structure(let value): return Wanted(nil, value.type.name)
    default: return node.wantedForStore(frame)
    }
  }
}

/// `-a` and its like.
final class PrefixNode: Node {
  let sign: String
  let operand: Node

  init(_ sign: String, _ operand: Node, _ range: SourceRange) {
    self.sign = sign
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    if frame.isUnwinding { return .void }
    if sign == "!" { return .bool(!value.isTrue) }
    if case .double(let number) = value { return .double(sign == "-" ? -number : number) }
    guard let integer = value.integer, !value.isNull else {
      frame.fail(.wrongOperand(sign, given: ValueText.kind(of: value)), range)
      return .void
    }
    switch sign {
    case "-": return .int(0 &- integer)
    case "~": return .int(~integer)
    default: return .int(integer)
    }
  }
}

/// `a = b` and `a += b`.
final class StoreNode: Node {
  let target: Node
  let sign: String?
  let value: Node

  init(_ target: Node, _ sign: String?, _ value: Node, _ range: SourceRange) {
    self.target = target
    self.sign = sign
    self.value = value
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if let sign {
      let old = target.evaluate(frame)
      if old.isNull || frame.isUnwinding { return .void }
      let operand = value.evaluate(frame, wanting: value.needsContext ? old.context(target, frame) : .anything)
      if frame.isUnwinding { return .void }
      let new = TypedOperators.apply(sign, old, operand, frame, range)
      if !frame.isUnwinding { target.assign(new, frame) }
      return .void
    }
    var new = value.evaluate(frame, wanting: value.mayNeedContext ? target.wantedForStore(frame) : .anything)
    if frame.isUnwinding { return .void }
    if case .void = new { new = .null }
    target.assign(new, frame)
    return .void
  }
}

extension Node {
  /// Whether the value may depend on the type that is wanted; literals and names do not.
  var mayNeedContext: Bool { !(self is ConstantNode || self is VariableNode || self is DotNode || self is ReceiverNode) }
}

/// `a!`.
final class UnwrapNode: Node {
  let operand: Node

  init(_ operand: Node, _ range: SourceRange) {
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    if frame.isUnwinding { return .void }
    if value.isNull { frame.interpreter.trap("Unexpectedly found nil while unwrapping an Optional value") }
    return value
  }

  override var isStorable: Bool { operand.isStorable }
  override func assign(_ value: Value, _ frame: Frame) { operand.assign(value, frame) }
  override func wantedForStore(_ frame: Frame) -> Wanted { operand.wantedForStore(frame) }
}

/// `a?`: what follows happens only where there is a value.
final class ChainedNode: Node {
  let operand: Node

  init(_ operand: Node, _ range: SourceRange) {
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { operand.evaluate(frame) }
  override var isStorable: Bool { operand.isStorable }

  override func assign(_ value: Value, _ frame: Frame) {
    if !operand.evaluate(frame).isNull { operand.assign(value, frame) }
  }

  override func wantedForStore(_ frame: Frame) -> Wanted { operand.wantedForStore(frame) }
}

/// `a ?? b`.
final class CoalesceNode: Node {
  let left: Node
  let right: Node

  init(_ left: Node, _ right: Node, _ range: SourceRange) {
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let value = left.evaluate(frame, wanting: wanted)
    if frame.isUnwinding { return .void }
    if !value.isNull { return value }
    return right.evaluate(frame, wanting: wanted.isKnown ? wanted : left.wantedForStore(frame))
  }
}

/// `a ? b : c`, each in the context of the whole.
final class TernaryNode: Node {
  let condition: Node
  let then: Node
  let otherwise: Node

  init(_ condition: Node, then: Node, otherwise: Node, _ range: SourceRange) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let holds = condition.evaluate(frame).isTrue
    if frame.isUnwinding { return .void }
    return (holds ? then : otherwise).evaluate(frame, wanting: wanted)
  }
}

/// `a is T`.
final class TypeTestNode: Node {
  let operand: Node
  let type: TypeName

  init(_ operand: Node, _ type: TypeName, _ range: SourceRange) {
    self.operand = operand
    self.type = type
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    if frame.isUnwinding { return .void }
    return .bool(frame.interpreter.value(value, isOf: type, at: range, in: frame))
  }
}

/// `a as T`, `a as? T` and `a as! T`.
final class TypedCastNode: Node {
  let operand: Node
  let type: TypeName
  let form: CastForm
  private let context: Wanted

  init(_ operand: Node, _ type: TypeName, _ form: CastForm, _ range: SourceRange) {
    self.operand = operand
    self.type = type
    self.form = form
    context = Wanted(type)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame, wanting: form == .plain ? context : .anything)
    if frame.isUnwinding { return .void }
    if form == .plain { return frame.interpreter.conversion(ofTyped: type).convert(value) }
    if let fitting = frame.interpreter.cast(value, to: type, range, frame) { return fitting }
    if form == .optional || (value.isNull && type.isOptional) { return .null }
    let interpreter = frame.interpreter
    if value.isNull {
      interpreter.trap("Unexpectedly found nil while unwrapping an Optional value")
    } else {
      interpreter.trap("Could not cast value of type '\(interpreter.typeText(of: value))' to '\(type.name)'")
    }
    return .void
  }

  override var isStorable: Bool { operand.isStorable }
  override func assign(_ value: Value, _ frame: Frame) { operand.assign(value, frame) }
}

extension Interpreter {
  /// The value as one of a type, if it is one or Foundation bridges it.
  func cast(_ value: Value, to type: TypeName, _ range: SourceRange, _ frame: Frame) -> Value? {
    if self.value(value, isOf: type, at: range, in: frame) { return value }
    guard case .standard(let name)? = typeReference(type.name) else { return nil }
    // An `NSNumber` becomes any number, as bridging does.
    if ["Double", "CGFloat", "Float", "TimeInterval"].contains(name), case .int(let integer) = value { return .double(Double(integer)) }
    if name == "Int", case .double(let double) = value, let integer = Int(exactly: double) { return .int(integer) }
    if name == "Int" || name == "UInt", case .enumeration(let one) = value { return .int(one.rawValue) }
    return nil
  }

  /// The name of a value's type.
  func typeText(of value: Value) -> String {
    if case .object(let object) = value, TypedKind(value) == .other { return object.isa.visible.name }
    return immediateClass(of: value).map { _ in TypedKind(value).name } ?? TypedKind(value).name
  }
}

/// `try?`, `try!` and `try`.
final class ErrorAttemptNode: Node {
  let operand: Node
  let form: AttemptForm

  init(_ operand: Node, _ form: AttemptForm, _ range: SourceRange) {
    self.operand = operand
    self.form = form
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let value = operand.evaluate(frame, wanting: wanted)
    guard form != .passOn, frame.isUnwinding, !frame.simulation.isStopped, let error = frame.interpreter.thrownError else { return value }
    frame.simulation.exception = nil
    if form == .forced {
      frame.interpreter.trap("'try!' expression unexpectedly raised an error: \(frame.interpreter.text(of: error))")
    }
    return .null
  }
}

/// `_`, which takes what is assigned to it.
final class DiscardNode: Node {
  override var isStorable: Bool { true }
  override func assign(_ value: Value, _ frame: Frame) {}
}

/// `a[i]` where lists and tables are values.
final class SubscriptNode: Node {
  let base: Node
  let arguments: ArgumentList

  init(_ base: Node, _ arguments: ArgumentList, _ range: SourceRange) {
    self.base = base
    self.arguments = arguments
    super.init(range)
  }

  override var isStorable: Bool { true }

  override func evaluate(_ frame: Frame) -> Value {
    let collection = base.evaluate(frame)
    if collection.isNull || frame.isUnwinding { return .null }
    let places = arguments.plainValues(frame)
    guard !frame.isUnwinding, let place = places.first else { return .null }
    return frame.interpreter.element(of: collection, at: place, places, arguments, range, frame)
  }

  override func assign(_ value: Value, _ frame: Frame) {
    let collection = base.evaluate(frame)
    if collection.isNull || frame.isUnwinding { return }
    let places = arguments.plainValues(frame)
    guard !frame.isUnwinding, let place = places.first else { return }
    if let changed = frame.interpreter.collection(collection, setting: value, at: place, places, arguments, range, frame) {
      base.assign(changed, frame)
    }
  }

  override func wantedForStore(_ frame: Frame) -> Wanted { base.wantedForStore(frame).element ?? .anything }
}

extension Interpreter {
  /// Reads `a[i]`.
  func element(
    of collection: Value, at place: Value, _ places: [Value], _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame
  ) -> Value {
    switch collection {
    case .array(let elements): return element(elements, at: place)
    case .dictionary(let entries): return entries[place] ?? (places.count > 1 ? places[1] : .null)
    case .string(let text):
      guard let span = (place.object as? RangeObject)?.indices(in: text.count) else {
        return element(text.map { .string(String($0)) }, at: place)
      }
      let letters = Array(text)
      guard span.lowerBound >= 0, span.upperBound <= letters.count else {
        trap("String index is out of bounds")
        return .void
      }
      return .string(String(letters[span]))
    case .object(let object):
      if let call = resolve(CallShape(base: "subscript", like: arguments.shape), in: object.isa, isClassMethod: false) {
        return send(call.selector, to: collection, places, range, frame)
      }
      if let entries = object.entries { return entries[place] ?? .null }
      if let elements = object.elements { return element(elements, at: place) }
    default: break
    }
    if let type = immediateClass(of: collection) {
      frame.fail(.wrongReceiver("subscript", given: type.name), range)
      return .null
    }
    let isKeyed = place.integer == nil
    return send(isKeyed ? "objectForKeyedSubscript:" : "objectAtIndexedSubscript:", to: collection, [place], range, frame)
  }

  private func element(_ elements: [Value], at place: Value) -> Value {
    if let span = (place.object as? RangeObject)?.indices(in: elements.count) {
      guard span.lowerBound >= 0, span.upperBound <= elements.count else {
        trap("Array index is out of range")
        return .void
      }
      return .array(Array(elements[span]))
    }
    guard let index = place.integer, !place.isNull, elements.indices.contains(index) else {
      trap("Index out of range")
      return .void
    }
    return elements[index]
  }

  /// The collection with one element changed; nothing where that is an object, which keeps the change itself.
  func collection(
    _ collection: Value, setting value: Value, at place: Value, _ places: [Value], _ arguments: ArgumentList, _ range: SourceRange,
    _ frame: Frame
  ) -> Value? {
    switch collection {
    case .array(var elements):
      if let span = (place.object as? RangeObject)?.indices(in: elements.count), span.lowerBound >= 0, span.upperBound <= elements.count {
        elements.replaceSubrange(span, with: value.elements ?? [])
        return .array(elements)
      }
      guard let index = place.integer, elements.indices.contains(index) else {
        trap("Index out of range")
        return nil
      }
      elements[index] = owned(value)
      return .array(elements)
    case .dictionary(var entries):
      entries[place] = value.isNull ? nil : owned(value)
      return .dictionary(entries)
    case .object(let object):
      let shape = CallShape(
        "setSubscript", [Argument(label: nil, value: Expression(kind: .null, range: range, depth: 1))] + arguments.shape.asArguments(range))
      if let call = resolve(shape, in: object.isa, isClassMethod: false) {
        _ = send(call.selector, to: collection, [value] + places, range, frame)
        return object.isa.isValueType ? collection : nil
      }
      let isKeyed = object.entries != nil || place.integer == nil
      _ = send(
        isKeyed ? "setObject:forKey:" : "replaceObjectAtIndex:withObject:", to: collection, isKeyed ? [value, place] : [place, value],
        range,
        frame)
      return nil
    default:
      frame.fail(.notAssignable, range)
      return nil
    }
  }
}

extension CallShape {
  /// Arguments with these labels and no values, to make other shapes of.
  func asArguments(_ range: SourceRange) -> [Argument] {
    labels.map { Argument(label: $0, value: Expression(kind: .null, range: range, depth: 1)) }
  }
}
