import ObjectModel

/// `[a, b]`: a list, or options put together where options are wanted.
final class ListNode: Node {
  let elements: [Node]

  init(_ elements: [Node], _ range: SourceRange) {
    self.elements = elements
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    if let type = optionType(wanted, frame) { return options(type, frame) }
    if let name = wanted.typeName, ["NSInteger", "NSUInteger"].contains(name) { return together(wanted, frame) }
    var part = wanted.element ?? wanted.ofSomeElement
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      let value = element.evaluate(frame, wanting: part)
      if frame.isUnwinding { return .void }
      if case .void = value { values.append(.null) } else { values.append(frame.interpreter.owned(value)) }
      // Where nothing tells the type of the elements, the first one does: `[Row(1), .init(2)]`.
      if !part.isKnown, case .object(let object) = value, object.isa.table == nil { part = Wanted(nil, object.isa.visible.name) }
    }
    if wanted.typeName == "Set" {
      let set = frame.interpreter.make(SetObject.self)
      for value in values { set.insert(value) }
      return .object(set)
    }
    return .array(values)
  }

  private func optionType(_ wanted: Wanted, _ frame: Frame) -> EnumType? {
    if let type = wanted.enumType { return type.isOptionSet ? type : nil }
    if let name = wanted.typeName, case .enumeration(let type)? = frame.interpreter.typeReference(name, in: frame.code.lexicalClass) {
      return type.isOptionSet ? type : nil
    }
    return nil
  }

  private func options(_ type: EnumType, _ frame: Frame) -> Value {
    let value = together(Wanted(type, nil), frame)
    return frame.isUnwinding ? .void : .enumeration(EnumValue(type: type, rawValue: value.integer ?? 0))
  }

  /// The options as one number, which the tables have where the names of the options are not known.
  private func together(_ wanted: Wanted, _ frame: Frame) -> Value {
    var raw = 0
    for element in elements {
      raw |= element.evaluate(frame, wanting: wanted).integer ?? 0
      if frame.isUnwinding { return .void }
    }
    return .int(raw)
  }
}

/// `[k: v]`.
final class TableNode: Node {
  let pairs: [(key: Node, value: Node)]

  init(_ pairs: [(key: Node, value: Node)], _ range: SourceRange) {
    self.pairs = pairs
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    // Where nothing tells the type of keys, `.font` is one of the keys that are texts.
    let wantedKey = wanted.parts.count == 2 ? Wanted(wanted.parts[0]) : Wanted(nil, "Dictionary.Key")
    let wantedValue = wanted.parts.count == 2 ? Wanted(wanted.parts[1]) : .anything
    var result = DictionaryValue()
    for pair in pairs {
      let key = pair.key.evaluate(frame, wanting: wantedKey)
      let value = pair.value.evaluate(frame, wanting: wantedValue)
      if frame.isUnwinding { return .void }
      if !value.isNull { result[key] = frame.interpreter.owned(value) }
    }
    return .dictionary(result)
  }
}

/// `(a, label: b)`.
final class TupleNode: Node {
  let parts: [Node]
  let labels: [String?]

  init(_ parts: [Node], labels: [String?], _ range: SourceRange) {
    self.parts = parts
    self.labels = labels
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    if parts.isEmpty { return .void }
    var values: [Value] = []
    for (place, part) in parts.enumerated() {
      let inner = wanted.typeName == "()" && place < wanted.parts.count ? Wanted(wanted.parts[place]) : .anything
      let value = part.evaluate(frame, wanting: inner)
      if frame.isUnwinding { return .void }
      values.append(frame.interpreter.owned(value))
    }
    let isNamed = wanted.typeName == "()" && wanted.labels.count == values.count && labels.allSatisfy { $0 == nil }
    return frame.interpreter.tuple(values, isNamed ? wanted.labels : labels)
  }

  override var isStorable: Bool { parts.allSatisfy(\.isStorable) }

  override func assign(_ value: Value, _ frame: Frame) {
    guard let tuple = value.object as? TupleObject, tuple.values.count == parts.count else {
      return frame.fail(.notAssignable, range)
    }
    for (part, value) in zip(parts, tuple.values) { part.assign(value, frame) }
  }
}

/// `"…\(a)…"`.
final class InterpolationNode: Node {
  enum Part {
    case text(String)
    case value(Node)
  }

  let parts: [Part]

  init(_ parts: [Part], _ range: SourceRange) {
    self.parts = parts
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .value(let node):
        let value = node.evaluate(frame)
        if frame.isUnwinding { return .void }
        text += frame.interpreter.text(of: value)
        if text.utf8.count > Growth.longestText {
          frame.interpreter.trap(TypedOperators.growth)
          return .void
        }
      }
    }
    return .string(text)
  }
}

/// `a..<b` and its like.
final class RangeNode: Node {
  let lower: Node?
  let upper: Node?
  let isClosed: Bool

  init(_ lower: Node?, _ upper: Node?, isClosed: Bool, _ range: SourceRange) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let first = lower?.evaluate(frame) ?? .null
    let last = upper?.evaluate(frame) ?? .null
    if frame.isUnwinding { return .void }
    if !first.isNull, !last.isNull, TypedOperators.order(last, first) == .less {
      frame.interpreter.trap("Range requires lowerBound <= upperBound")
      return .void
    }
    let range = frame.interpreter.make(RangeObject.self)
    range.lower = first
    range.upper = last
    range.isClosed = isClosed
    return .object(range)
  }
}

/// `\Type.a.b`: a function that reads the members one after the other.
final class KeyPathNode: Node {
  let names: [String]

  init(_ names: [String], _ range: SourceRange) {
    self.names = names
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let block = frame.interpreter.make(KeyPathObject.self)
    block.name(names.joined(separator: "."))
    let names = names
    let range = range
    // Only the code and the interpreter of the frame are used, which outlive it.
    block.set { [unowned interpreter = frame.interpreter, frame] arguments in
      names.reduce(arguments.first ?? .null) { value, name in interpreter.member(name, ofValue: value, range, frame) }
    }
    return .object(block)
  }
}

extension Interpreter {
  /// Reads a member of any value.
  func member(_ name: String, ofValue value: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    if name == "self" { return value }
    guard case .object(let object) = value else { return readMember(name, of: value, range, frame) }
    let access = MemberAccess(name)
    return access.read(object, value, range, frame)
  }
}

/// A closure with its capture list.
final class ClosureNode: Node {
  let literal: BlockLiteralNode
  /// The variables that the capture list makes, with their first values.
  let captures: [(variable: VariableNode, value: Node)]

  init(_ literal: BlockLiteralNode, _ captures: [(variable: VariableNode, value: Node)], _ range: SourceRange) {
    self.literal = literal
    self.captures = captures
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    for capture in captures {
      let value = capture.value.evaluate(frame)
      if frame.isUnwinding { return .void }
      capture.variable.declare(value, frame)
    }
    return literal.evaluate(frame, wanting: wanted)
  }
}
