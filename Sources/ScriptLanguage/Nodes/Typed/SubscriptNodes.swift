import ObjectModel

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
    if let result = frame.interpreter.extensionElement(of: collection, places, arguments, range, frame) { return result }
    if arguments.shape.labels.first == "keyPath", let path = place.object as? KeyPathObject { return path.call([collection]) }
    return frame.interpreter.element(of: collection, at: place, places, arguments, range, frame)
  }

  override func assign(_ value: Value, _ frame: Frame) {
    let isKept = arguments.shape.labels == [nil] && base.place(frame)?.collection(frame.simulation) != nil
    let found = isKept ? nil : base.evaluate(frame)
    if found?.isNull == true || frame.isUnwinding { return }
    let places = arguments.plainValues(frame)
    guard !frame.isUnwinding, let place = places.first else { return }
    if isKept, frame.interpreter.setInPlace(value, at: place, of: base, frame) { return }
    let collection = found ?? base.evaluate(frame)
    if collection.isNull || frame.isUnwinding { return }
    if arguments.shape.labels.first == "keyPath", let path = place.object as? KeyPathObject {
      return store(value, at: path.path.split(separator: ".").map(String.init), of: collection, frame)
    }
    if let changed = frame.interpreter.collection(collection, setting: value, at: place, places, arguments, range, frame) {
      base.assign(changed, frame)
    }
  }

  /// Stores a value where a key path leads; what lies on the way and has no identity goes back to where it came from.
  private func store(_ value: Value, at names: [String], of owner: Value, _ frame: Frame) {
    guard let last = names.last else { return base.assign(value, frame) }
    var node = base
    for name in names.dropLast() { node = DotNode(node, name, nameRange: range, range) }
    DotNode(node, last, nameRange: range, range).assign(value, frame)
  }

  override func wantedForStore(_ frame: Frame) -> Wanted { base.wantedForStore(frame).element ?? .anything }
}

extension Interpreter {
  /// Reads `a[i]` by a subscript that an extension gave the type of the collection.
  fileprivate func extensionElement(
    of collection: Value, _ places: [Value], _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    guard let (holder, call) = extensionCall(CallShape(base: "subscript", like: arguments.shape), on: collection),
      let found = holder.implementation(of: call.selector), holder !== frame.code.lexicalClass || frame.code.selector != call.selector
    else { return nil }
    return run(found, call.selector, on: collection, call.arranged(places), range, frame)
  }

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
    case .type(let type):
      if let call = resolve(CallShape(base: "subscript", like: arguments.shape), in: type, isClassMethod: true) {
        return sendToClass(type, call.selector, collection, call.arranged(places), range, frame)
      }
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
