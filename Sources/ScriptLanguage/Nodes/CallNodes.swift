import ObjectModel

/// A call of a C function or macro by its name.
final class FunctionCallNode: Node {
  let name: String
  let arguments: PlainArguments
  let nameRange: SourceRange

  init(_ name: String, _ arguments: [Node], nameRange: SourceRange, _ range: SourceRange) {
    self.name = name
    self.arguments = PlainArguments(arguments)
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    var values = arguments.values(frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    let interpreter = frame.interpreter
    if let function = frame.code.source.functions[name] ?? interpreter.functions[name] {
      guard values.count >= function.parameters.count else {
        frame.fail(.wrongCount(name, expected: function.parameters.count, given: values.count), nameRange)
        return .void
      }
      return interpreter.call(function, on: .null, values)
    }
    guard let function = frame.simulation.globals.function(named: name) else {
      interpreter.inventFunction(name, at: nameRange, in: frame)
      return .null
    }
    values = arguments.withoutPointers(values)
    do {
      let result = try function.invoke(values, frame.simulation)
      if function.fillsFirst, arguments.nodes.count > 0 {
        arguments.nodes.look(at: 0) { if $0.isStorable { $0.assign(result, frame) } }
      }
      return result
    } catch {
      interpreter.report(error, by: name, values, nameRange, frame)
      return .void
    }
  }
}

/// A C function of the app's own as a value.
final class FunctionNode: Node {
  let name: String

  init(_ name: String, _ range: SourceRange) {
    self.name = name
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    guard let function = frame.code.source.functions[name] ?? interpreter.functions[name] else { return .null }
    let block = interpreter.make(NativeBlock.self)
    block.set { [link = interpreter.link] arguments in link.interpreter?.call(function, on: .null, arguments) ?? .null }
    return .object(block)
  }
}

/// A call of a block.
final class BlockCallNode: Node {
  let block: Node
  let arguments: PlainArguments

  init(_ block: Node, _ arguments: [Node], _ range: SourceRange) {
    self.block = block
    self.arguments = PlainArguments(arguments)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let target = block.evaluate(frame)
    let values = arguments.values(frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    if let block = target.object as? Block { return block.call(values) }
    // What has no object behind it, such as one of C++, has no blocks either.
    if target.isNull, let member = block as? MemberNode, member.base.evaluate(frame).isNull { return .null }
    if target.isNull {
      // UIKit: calling a nil block crashes the app.
      frame.simulation.raise("EXC_BAD_ACCESS", "a block that is nil was called")
    } else {
      frame.fail(.wrongReceiver("call", given: ValueText.kind(of: target)), range)
    }
    return .void
  }
}

/// `dispatch_once(&token, ^{ … })`: the place itself remembers.
final class DispatchOnceNode: Node {
  let block: Node
  private var isDone = false

  init(_ block: Node, _ range: SourceRange) {
    self.block = block
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard !isDone else { return .void }
    isDone = true
    if let block = block.evaluate(frame).object as? Block { block.call([]) }
    return .void
  }
}

/// `@available(iOS 8.0, *)`.
final class AvailableNode: Node {
  let release: Release

  init(_ release: Release, _ range: SourceRange) {
    self.release = release
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { .bool(frame.simulation.release >= release) }
}

/// A block, which keeps what it uses of its surroundings.
final class BlockLiteralNode: Node {
  let code: Code
  /// Which variables of the surrounding body become which of the block's.
  let captures: [Capture]

  struct Capture {
    let from: LocalPlace
    let into: LocalPlace
  }

  init(_ code: Code, _ captures: [Capture], _ range: SourceRange) {
    self.code = code
    self.captures = captures
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let type = frame.simulation.classes.runtimeClass(of: ScriptBlock.self)
    let block = ScriptBlock(type, in: frame.simulation)
    var values: [(slot: Int, value: Value)] = []
    var cells: [(index: Int, cell: Cell)] = []
    for capture in captures {
      switch (capture.from, capture.into) {
      case (.slot(let from), .slot(let into)): values.append((into, frame.values[from]))
      case (.cell(let from), .cell(let into)): cells.append((into, frame.cells[from]))
      case (.slot, .cell), (.cell, .slot): break
      }
    }
    block.set(code, receiver: frame.receiver, values: values, cells: cells, builder: wanted.builder, interpreter: frame.interpreter)
    return .object(block)
  }
}

/// A block from code.
final class ScriptBlock: Block {
  private var code: Code?
  private var receiver = Value.null
  private var values: [(slot: Int, value: Value)] = []
  private var cells: [(index: Int, cell: Cell)] = []
  private var builder: String?
  private var link: InterpreterLink?

  /// What the block names its parameters' types.
  var parameterTypes: [TypeName] { code?.parameters.map(\.type) ?? [] }

  /// How many parameters the block names.
  var parameterCount: Int { code?.parameters.count ?? 0 }

  /// Gives the block its body and what it keeps.
  func set(
    _ code: Code, receiver: Value, values: [(slot: Int, value: Value)], cells: [(index: Int, cell: Cell)], builder: String?,
    interpreter: Interpreter
  ) {
    self.code = code
    self.receiver = code.usesReceiver ? receiver : .null
    self.values = values
    self.cells = cells
    self.builder = builder
    link = interpreter.link
  }

  override func call(_ arguments: [Value]) -> Value {
    guard let code, let interpreter = link?.interpreter, !simulation.isUnwinding else { return .void }
    // A closure of several parameters takes a tuple's parts.
    if arguments.count == 1, code.parameters.count > 1, let tuple = arguments[0].object as? TupleObject,
      tuple.values.count == code.parameters.count
    {
      return interpreter.call(code, on: receiver, tuple.values, values: values, cells: cells, builder: builder)
    }
    return interpreter.call(code, on: receiver, arguments, values: values, cells: cells, builder: builder)
  }

  override func dismantle() {
    receiver = .null
    values = []
    cells = []
    code = nil
  }
}
