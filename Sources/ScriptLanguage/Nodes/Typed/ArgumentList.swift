import ObjectModel

/// The arguments of a call, each with its label.
struct ArgumentList {
  let nodes: [Node]
  let shape: CallShape
  /// Whether the call may change variables.
  let hasReferences: Bool
  private let list: NodeList<Node>

  init(nodes: [Node], shape: CallShape) {
    self.nodes = nodes
    self.shape = shape
    hasReferences = nodes.contains { $0 is ReferenceNode }
    list = NodeList(nodes)
  }

  /// Whether a type is given: `ListViewController.self`.
  var namesType: Bool { nodes.contains { ($0 as? TypeMemberNode)?.name == "self" || ($0 as? DotNode)?.name == "self" } }

  /// Computes the arguments where a body will keep them, each parameter's value from the argument in its place.
  @inline(__always)
  func compute(into places: UnsafeMutablePointer<Value>, wanting wanted: NodeList<Wanted>, _ frame: Frame) {
    for index in 0..<list.count {
      var value = Value.null
      if !frame.isUnwinding {
        value = list.look(at: index) { node in wanted.look(at: index) { node.evaluate(frame, wanting: $0) } }
        if case .void = value { value = .null }
      }
      (places + index).initialize(to: value)
    }
  }

  /// Computes the arguments for a method's parameters; those left out are `void`.
  func values(for call: ResolvedCall, _ frame: Frame) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(call.plan.count)
    for (parameter, places) in call.plan.enumerated() {
      let wanted = parameter < call.wanted.count ? call.wanted[parameter] : .anything
      if call.variadic.contains(parameter) {
        values.append(.array(places.map { nodes[$0].evaluate(frame, wanting: wanted) }))
      } else if let place = places.first {
        let value = nodes[place].evaluate(frame, wanting: wanted)
        if case .void = value { values.append(.null) } else { values.append(value) }
      } else {
        values.append(.void)
      }
      if frame.isUnwinding { return values }
    }
    return values
  }

  /// Computes the arguments in their order.
  func plainValues(_ frame: Frame, wanting wanted: Wanted = .anything) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      let value = node.evaluate(frame, wanting: wanted)
      if case .void = value { values.append(.null) } else { values.append(value) }
      if frame.isUnwinding { return values }
    }
    return values
  }

  /// Gives the variables behind `&` what the call left in them.
  func takeBack(_ frame: Frame) {
    guard hasReferences, !frame.isUnwinding else { return }
    for node in nodes { (node as? ReferenceNode)?.takeBack(frame) }
  }
}

/// `&a`, an argument that the function may change.
final class ReferenceNode: Node {
  let target: Node
  private var box: ReferenceBox?

  init(_ target: Node, _ range: SourceRange) {
    self.target = target
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let box = frame.interpreter.make(ReferenceBox.self)
    box.cell.store(frame.interpreter.owned(target.evaluate(frame)))
    box.place = (target.range, frame.code.source)
    self.box = box
    return .object(box)
  }

  func takeBack(_ frame: Frame) {
    guard let box else { return }
    self.box = nil
    target.assign(box.cell.field.value, frame)
  }
}
