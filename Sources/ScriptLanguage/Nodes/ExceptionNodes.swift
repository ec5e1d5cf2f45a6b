import ObjectModel

/// `@try`, with what catches its exceptions.
final class AttemptNode: StatementNode {
  let body: StatementNode
  let catches: [(className: String?, target: Node?, body: StatementNode)]
  let finally: StatementNode?

  init(
    _ body: StatementNode, catches: [(className: String?, target: Node?, body: StatementNode)], finally: StatementNode?,
    _ range: SourceRange
  ) {
    self.body = body
    self.catches = catches
    self.finally = finally
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let simulation = frame.simulation
    var completion = body.execute(frame)
    if let exception = simulation.exception, !simulation.isStopped {
      let object = frame.interpreter.exceptionObject(exception)
      if let chosen = catches.first(where: { matches($0.className, object, frame) }) {
        simulation.exception = nil
        chosen.target?.assign(object, frame)
        completion = chosen.body.execute(frame)
      }
    }
    guard let finally, !simulation.isStopped else { return completion }
    let underWay = simulation.exception
    let result = frame.result
    simulation.exception = nil
    let last = finally.execute(frame)
    if last != .normal { return last }
    frame.result = result
    if simulation.exception == nil { simulation.exception = underWay }
    return simulation.isUnwinding ? .returned : completion
  }

  private func matches(_ className: String?, _ object: Value, _ frame: Frame) -> Bool {
    guard let className, className != "id", className != "NSException", let type = frame.simulation.classes.named(className) else {
      return true
    }
    return object.object?.isa.isSubclass(of: type) ?? false
  }
}

/// `@throw`.
final class RaiseNode: StatementNode {
  let value: Node?

  init(_ value: Node?, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let thrown = value?.evaluate(frame) ?? frame.interpreter.lastCaught
    guard !frame.isUnwinding else { return .returned }
    let interpreter = frame.interpreter
    let name = interpreter.send("name", to: thrown, [], range, frame)
    let reason = interpreter.send("reason", to: thrown, [], range, frame)
    guard !frame.isUnwinding else { return .returned }
    frame.simulation.raise(String.unbox(name) ?? "NSException", String.unbox(reason) ?? "")
    frame.simulation.exception?.object = thrown.object
    return .returned
  }
}
