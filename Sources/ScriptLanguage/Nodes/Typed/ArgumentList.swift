import ObjectModel

/// The arguments of a call, each with its label.
struct ArgumentList {
  let nodes: [Node]
  let shape: CallShape

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
    guard !frame.isUnwinding else { return }
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
    self.box = box
    return .object(box)
  }

  func takeBack(_ frame: Frame) {
    guard let box else { return }
    self.box = nil
    target.assign(box.cell.field.value, frame)
  }
}
