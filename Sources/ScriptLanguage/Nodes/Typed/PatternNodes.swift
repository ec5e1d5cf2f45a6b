import ObjectModel

/// A pattern with its names resolved.
class PatternNode {
  /// Whether the value looks like the pattern; binds the names in it.
  func matches(_ value: Value, _ frame: Frame) -> Bool { true }
}

/// A name that gets the value.
final class NamePattern: PatternNode {
  let target: Node

  init(_ target: Node) { self.target = target }

  override func matches(_ value: Value, _ frame: Frame) -> Bool {
    if let variable = target as? VariableNode { variable.declare(value, frame) } else { target.assign(value, frame) }
    return !frame.isUnwinding
  }
}

/// A value that must be equal, or a range that must hold it.
final class ValuePattern: PatternNode {
  let node: Node

  init(_ node: Node) { self.node = node }

  override func matches(_ value: Value, _ frame: Frame) -> Bool {
    let wanted = node.evaluate(frame, wanting: value.context(node, frame))
    if frame.isUnwinding { return false }
    if let result = TypedOperators.own("~=", [wanted, value], frame.interpreter) { return result.isTrue }
    if let regex = wanted.object as? RegexObject {
      return String.unbox(value).flatMap { regex.pattern?.whole($0, frame.simulation) } != nil
    }
    if let range = wanted.object as? RangeObject { return !value.isNull && range.contains(value) }
    return TypedOperators.apply("==", wanted, value, frame, node.range).isTrue
  }
}

/// `(a, b)`.
final class TuplePattern: PatternNode {
  let parts: [(label: String?, pattern: PatternNode)]

  init(_ parts: [(label: String?, pattern: PatternNode)]) { self.parts = parts }

  override func matches(_ value: Value, _ frame: Frame) -> Bool {
    if parts.isEmpty { return value.isNull }
    guard let tuple = value.object as? TupleObject, tuple.values.count == parts.count else { return false }
    for (place, part) in parts.enumerated() {
      let position = part.label.flatMap(tuple.place) ?? place
      guard part.pattern.matches(tuple.values[position], frame) else { return false }
    }
    return true
  }
}

/// `is T`, or `pattern as T`.
final class TypePattern: PatternNode {
  let type: TypeName
  let inner: PatternNode?

  init(_ type: TypeName, _ inner: PatternNode?) {
    self.type = type
    self.inner = inner
  }

  override func matches(_ value: Value, _ frame: Frame) -> Bool {
    guard let inner else { return frame.interpreter.value(value, isOf: type, at: type.range, in: frame) }
    guard let fitting = frame.interpreter.cast(value, to: type, type.range, frame) else { return false }
    return inner.matches(fitting, frame)
  }
}

/// `x?`, which only a value fits.
final class SomePattern: PatternNode {
  let inner: PatternNode

  init(_ inner: PatternNode) { self.inner = inner }

  override func matches(_ value: Value, _ frame: Frame) -> Bool { !value.isNull && inner.matches(value, frame) }
}

/// `.name(patterns)`.
final class EnumCasePattern: PatternNode {
  let type: TypeName?
  let name: String
  let parts: [(label: String?, pattern: PatternNode)]
  let range: SourceRange

  init(_ type: TypeName?, _ name: String, _ parts: [(label: String?, pattern: PatternNode)], _ range: SourceRange) {
    self.type = type
    self.name = name
    self.parts = parts
    self.range = range
  }

  override func matches(_ value: Value, _ frame: Frame) -> Bool {
    if let choice = value.object as? EnumCaseObject { return matches(choice, frame) }
    if value.isNull { return name == "none" }
    if name == "some", parts.count == 1 { return parts[0].pattern.matches(value, frame) }
    let wanted: Value
    if case .enumeration(let one) = value {
      wanted = frame.interpreter.readStatic(name, of: one.type, range, frame)
    } else if let type, let reference = frame.interpreter.typeReference(type.name, in: frame.code.lexicalClass) {
      wanted = frame.interpreter.member(name, of: reference, range, frame)
    } else {
      wanted = frame.interpreter.implicitMember(name, value.context(ConstantNode(value, range), frame), range, frame)
    }
    return !frame.isUnwinding && TypedOperators.areEqual(wanted, value)
  }

  private func matches(_ choice: EnumCaseObject, _ frame: Frame) -> Bool {
    guard choice.caseName == name else {
      let cases = choice.isa.info.cases.map(\.name)
      if !cases.contains(name), choice.isa.info.statics[name] == nil, type == nil {
        frame.fail(
          .unknownCase(
            name, of: choice.isa.visible.name, nearest: NearestName.find(name, among: cases, allowsShort: true), all: cases), range)
      }
      return false
    }
    if parts.isEmpty { return true }
    if parts.count == 1, choice.held.count > 1 {
      return parts[0].pattern.matches(frame.interpreter.tuple(choice.held.map(frame.interpreter.owned), choice.labels), frame)
    }
    guard parts.count == choice.held.count else { return false }
    return zip(parts, choice.held).allSatisfy { $0.pattern.matches(frame.interpreter.owned($1), frame) }
  }
}

/// A condition with its names resolved.
enum ConditionNode {
  case holds(Node)
  case matches(PatternNode, Node)
  case isAvailable(Release, isNegated: Bool)

  func holds(_ frame: Frame) -> Bool {
    switch self {
    case .holds(let node): return node.evaluate(frame).isTrue && !frame.isUnwinding
    case .matches(let pattern, let node):
      let value = node.evaluate(frame)
      return !frame.isUnwinding && pattern.matches(frame.interpreter.owned(value), frame) && !frame.isUnwinding
    case .isAvailable(let release, let isNegated): return (frame.simulation.release >= release) != isNegated
    }
  }
}
