import ObjectModel

/// `a |> b` or `√a`, an operator that the app declares.
final class OwnOperatorNode: Node {
  let sign: String
  let arguments: ArgumentList
  /// The same with the first operand as a variable that the operator changes.
  let changing: ArgumentList

  init(_ sign: String, _ arguments: ArgumentList, _ range: SourceRange) {
    self.sign = sign
    self.arguments = arguments
    changing = ArgumentList(
      nodes: arguments.nodes.enumerated().map { $0.offset == 0 ? ReferenceNode($0.element, $0.element.range) : $0.element },
      shape: arguments.shape)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    let fitting = (interpreter.typed.functions[sign] ?? []).filter { $0.signature.parameters.count == arguments.nodes.count }
    if let first = fitting.first {
      let list = first.signature.parameters.first?.type.isInOut == true ? changing : arguments
      return interpreter.callFunction(sign, list, range, frame) ?? .null
    }
    let values = arguments.plainValues(frame)
    if frame.isUnwinding { return .void }
    if let result = TypedOperators.own(sign, values, interpreter) { return result }
    interpreter.note(invented: "the operator '\(sign)' (answers nothing)")
    return .null
  }
}
