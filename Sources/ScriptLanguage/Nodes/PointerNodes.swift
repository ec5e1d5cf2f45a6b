import ObjectModel

/// `&a` as an argument: the call may leave another value in the variable.
final class AddressNode: Node {
  private let target: Node
  /// The places of the calls under way, the innermost last.
  private var pointers: [Pointer] = []

  init(_ target: Node, _ range: SourceRange) {
    self.target = target
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let lasting = (target as? FileVariableNode).map { frame.interpreter.place(of: $0.cell) }
    let pointer = lasting ?? frame.interpreter.make(Pointer.self)
    pointer.value = target.evaluate(frame)
    pointers.append(pointer)
    return .object(pointer)
  }

  /// Gives the variable what the call left.
  fileprivate func takeBack(_ frame: Frame) {
    guard let pointer = pointers.popLast(), !frame.isUnwinding else { return }
    target.assign(pointer.value, frame)
  }
}

/// `&a` as a value: the place of a variable of the file, by which it is known again.
final class PlaceNode: Node {
  private let target: FileVariableNode

  init(_ target: FileVariableNode, _ range: SourceRange) {
    self.target = target
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { .object(frame.interpreter.place(of: target.cell)) }
}

extension Interpreter {
  /// The place of a variable of a file, always the same.
  func place(of cell: Cell) -> Pointer {
    if let known = places[ObjectIdentifier(cell)]?.pointer { return known }
    let pointer = make(Pointer.self)
    pointer.isLasting = true
    places[ObjectIdentifier(cell)] = (cell, pointer)
    return pointer
  }
}

/// `*p`: the value of the place that a pointer means.
final class PointeeNode: Node {
  private let pointer: Node

  init(_ pointer: Node, _ range: SourceRange) {
    self.pointer = pointer
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = pointer.evaluate(frame)
    switch value {
    // An array of C, and a text of C, stand for the place of their first element.
    case .array(let elements): return elements.first ?? .null
    case .string(let text): return .int(text.utf8.first.map { Int(Int8(bitPattern: $0)) } ?? 0)
    default: return (value.object as? Pointer)?.value ?? value
    }
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    let place = pointer.evaluate(frame)
    // A pointer that is NULL takes nothing; what points to something that the interpreter does not follow takes its value itself.
    if let place = place.object as? Pointer { place.value = value } else if !place.isNull { pointer.assign(value, frame) }
  }
}

/// The arguments of a call in C, those behind `&` among them.
struct PlainArguments {
  let nodes: NodeList<Node>
  private let addresses: [AddressNode]

  init(_ nodes: [Node]) {
    self.nodes = NodeList(nodes)
    addresses = nodes.compactMap { $0 as? AddressNode }
  }

  /// Whether the call may change variables.
  var hasAddresses: Bool { !addresses.isEmpty }

  func values(_ frame: Frame) -> [Value] {
    var values: [Value] = []
    guard nodes.count > 0 else { return values }
    values.reserveCapacity(nodes.count)
    for index in 0..<nodes.count { values.append(nodes.look(at: index) { $0.evaluate(frame) }) }
    return values
  }

  /// Computes the values where a body will keep them.
  @inline(__always)
  func compute(into places: UnsafeMutablePointer<Value>, _ frame: Frame) {
    for index in 0..<nodes.count { (places + index).initialize(to: nodes.look(at: index) { $0.evaluate(frame) }) }
  }

  /// The values for what is not code of the app's: it fills no variables.
  func withoutPointers(_ values: [Value]) -> [Value] {
    hasAddresses ? values.map { ($0.object as? Pointer)?.isLasting == false ? .null : $0 } : values
  }

  /// Gives the variables behind `&` what the call left in them.
  func takeBack(_ frame: Frame) { for address in addresses { address.takeBack(frame) } }
}
