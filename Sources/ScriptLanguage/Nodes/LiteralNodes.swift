import ObjectModel

/// `@[a, b]`.
final class ArrayNode: Node {
  let elements: [Node]

  init(_ elements: [Node], _ range: SourceRange) {
    self.elements = elements
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      let value = element.evaluate(frame)
      if frame.isUnwinding { return .void }
      if value.isNull, element.isMadeUp(frame) { continue }
      if value.isNull {
        frame.simulation.raise(
          "NSInvalidArgumentException",
          "-[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[\(values.count)]")
        return .void
      }
      values.append(value)
    }
    return .array(values)
  }
}

/// `@{k: v}`.
final class DictionaryNode: Node {
  let pairs: [(key: Node, value: Node)]

  init(_ pairs: [(key: Node, value: Node)], _ range: SourceRange) {
    self.pairs = pairs
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    var result = DictionaryValue()
    for (index, pair) in pairs.enumerated() {
      let key = pair.key.evaluate(frame)
      let value = pair.value.evaluate(frame)
      if frame.isUnwinding { return .void }
      if key.isNull && pair.key.isMadeUp(frame) || value.isNull && pair.value.isMadeUp(frame) { continue }
      if key.isNull || value.isNull {
        let what = key.isNull ? "keys" : "objects"
        frame.simulation.raise(
          "NSInvalidArgumentException",
          "-[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object from \(what)[\(index)]")
        return .void
      }
      result[key] = value
    }
    return .dictionary(result)
  }
}

/// `{a, b}`, the value of a structure, or of an array where no structure is wanted.
final class AggregateNode: Node {
  let elements: [Node]
  let type: StructType?

  init(_ elements: [Node], _ type: StructType?, _ range: SourceRange) {
    self.elements = elements
    self.type = type
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let values = elements.map { $0.evaluate(frame) }
    guard let type else { return .array(values) }
    var numbers: [Double] = []
    for value in values {
      if case .structure(let part) = value { numbers += part.numbers } else { numbers.append(value.number ?? 0) }
    }
    numbers = Array(numbers.prefix(type.width))
    while numbers.count < type.width { numbers.append(0) }
    return .structure(StructValue(type: type, numbers: numbers))
  }
}

extension Node {
  /// Whether an array of C may be kept where the expression says; properties hold objects.
  fileprivate func keepsArrays(_ frame: Frame) -> Bool {
    self is LocalNode || self is CellNode || self is FileVariableNode || self is TopLevelNode
      || (self as? FieldNode)?.isArrayOfC(frame) == true || (self as? ElementNode)?.base.keepsArrays(frame) == true
  }
}

/// `a[i]`, to read and to write.
final class ElementNode: Node {
  let base: Node
  let index: Node

  init(_ base: Node, _ index: Node, _ range: SourceRange) {
    self.base = base
    self.index = index
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let collection = base.evaluate(frame)
    let place = index.evaluate(frame)
    if frame.isUnwinding || collection.isNull { return .null }
    if case .array(let elements) = collection, let place = place.integer, elements.indices.contains(place) { return elements[place] }
    if case .dictionary(let entries) = collection { return entries[place] ?? .null }
    // C: the bytes of a text, with a zero at its end.
    if case .string(let text) = collection, let place = place.integer {
      return .int(text.utf8.dropFirst(max(place, 0)).first.map(Int.init) ?? 0)
    }
    let isKeyed = place.integer == nil || collection.entries != nil
    let own = isKeyed ? Self.keyed : Self.indexed
    let selector = collection.object?.hasCode(for: own) == true ? own : isKeyed ? Self.forKey : Self.atIndex
    return frame.interpreter.send(selector, to: collection, [place], range, frame)
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    let collection = base.evaluate(frame)
    let place = index.evaluate(frame)
    if frame.isUnwinding { return }
    // C arrays and Swift's are values: the changed one goes back to where it came from.
    if case .array(var elements) = collection, let place = place.integer, elements.indices.contains(place),
      base.keepsArrays(frame)
    {
      elements[place] = value
      return base.assign(.array(elements), frame)
    }
    let isKeyed = place.integer == nil || collection.entries != nil
    let own = isKeyed ? Self.setKeyed : Self.setIndexed
    if collection.object?.hasCode(for: own) == true {
      _ = frame.interpreter.send(own, to: collection, [value, place], range, frame)
    } else if isKeyed {
      _ = frame.interpreter.send(Self.setForKey, to: collection, [value, place], range, frame)
    } else if let count = collection.elements?.count, place.integer == count {
      _ = frame.interpreter.send(Self.add, to: collection, [value], range, frame)
    } else {
      _ = frame.interpreter.send(Self.setAtIndex, to: collection, [place, value], range, frame)
    }
  }

  private static let indexed: Selector = "objectAtIndexedSubscript:"
  private static let keyed: Selector = "objectForKeyedSubscript:"
  private static let setIndexed: Selector = "setObject:atIndexedSubscript:"
  private static let setKeyed: Selector = "setObject:forKeyedSubscript:"
  private static let atIndex: Selector = "objectAtIndex:"
  private static let forKey: Selector = "objectForKey:"
  private static let setAtIndex: Selector = "replaceObjectAtIndex:withObject:"
  private static let add: Selector = "addObject:"
  private static let setForKey: Selector = "setObject:forKey:"
}
