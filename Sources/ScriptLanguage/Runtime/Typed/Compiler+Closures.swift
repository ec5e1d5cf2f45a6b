import ObjectModel

/// Closures, texts with values in them, and statements that give a value.
extension Compiler {
  func interpolation(_ parts: [InterpolationPart], _ range: SourceRange) -> Node {
    InterpolationNode(
      parts.map { part in
        switch part {
        case .text(let text): .text(text)
        case .value(let value): .value(compile(value))
        }
      }, range)
  }

  func closure(_ closure: Closure, _ range: SourceRange) -> Node {
    var captures: [(variable: VariableNode, value: Node)] = []
    scopes.begin()
    for capture in closure.captures {
      let value = compile(capture.value)
      let variable = declareShared(capture.name, nil, isWeak: capture.isWeak)
      captures.append((VariableNode(variable, capture.range), value))
    }
    let parameters =
      closure.parameters
      ?? (0..<closure.anonymousCount).map {
        Parameter(name: "$\($0)", type: SwiftParser.any(range), range: range)
      }
    let literal = closureLiteral(code.nameInside("a closure in "), parameters, closure.result, closure.body, range)
    scopes.end()
    return captures.isEmpty ? literal : ClosureNode(literal, captures, range)
  }

  /// A body that shares the variables around it.
  func closureLiteral(
    _ name: String, _ parameters: [Parameter], _ result: TypeName?, _ body: [Statement], _ range: SourceRange
  ) -> BlockLiteralNode {
    let inner = Code(
      [], source: code.source, name: name, selector: code.selector, lexicalClass: code.lexicalClass, isClassMethod: code.isClassMethod,
      parameters: parameters, result: nil)
    inner.isPrepared = true
    inner.wanted = Wanted(result)
    let compiler = Compiler(for: inner, in: interpreter, outer: self)
    compiler.sharesVariables = true
    compiler.compile(body)
    code.faults += inner.faults
    return BlockLiteralNode(inner, compiler.captures, range)
  }

  /// `if` or `switch` as a value: its statement gives the value back.
  func branching(_ statement: Statement, _ range: SourceRange) -> Node {
    if case .block(let statements) = statement.kind { return statementExpression(statements, range) }
    return ValueCallNode(
      closureLiteral(code.name, [], nil, [statement], range), ArgumentList(nodes: [], shape: CallShape("call", [])), mayBeMissing: false,
      range)
  }
}
