import ObjectModel

/// `let` and `var`.
final class BindNode: StatementNode {
  let pattern: PatternNode
  let value: Node?
  let zero: Value

  init(_ pattern: PatternNode, _ value: Node?, zero: Value, _ range: SourceRange) {
    self.pattern = pattern
    self.value = value
    self.zero = zero
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    var first = value?.evaluate(frame) ?? zero
    if frame.isUnwinding { return .returned }
    if case .void = first { first = .null }
    _ = pattern.matches(first, frame)
    return frame.isUnwinding ? .returned : .normal
  }
}

/// A function in a body: its variable is there before the function, which may call itself.
final class LocalFunctionNode: StatementNode {
  let target: PatternNode
  let literal: Node

  init(_ target: PatternNode, _ literal: Node, _ range: SourceRange) {
    self.target = target
    self.literal = literal
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    _ = target.matches(.null, frame)
    let function = literal.evaluate(frame)
    if let name = target as? NamePattern { name.target.assign(function, frame) }
    return frame.isUnwinding ? .returned : .normal
  }
}

/// `if` with conditions that may bind names.
final class CheckNode: StatementNode {
  let conditions: [ConditionNode]
  let then: StatementNode
  let otherwise: StatementNode?

  init(_ conditions: [ConditionNode], then: StatementNode, otherwise: StatementNode?, _ range: SourceRange) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    for condition in conditions where !condition.holds(frame) {
      return frame.isUnwinding ? .returned : otherwise?.execute(frame) ?? .normal
    }
    return then.execute(frame)
  }
}

/// `guard`.
final class GuardNode: StatementNode {
  let conditions: [ConditionNode]
  let otherwise: StatementNode

  init(_ conditions: [ConditionNode], otherwise: StatementNode, _ range: SourceRange) {
    self.conditions = conditions
    self.otherwise = otherwise
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    for condition in conditions where !condition.holds(frame) {
      if frame.isUnwinding { return .returned }
      let completion = otherwise.execute(frame)
      // Swift does not compile a `guard` whose body goes on; here the body around it ends.
      return completion == .normal ? .returned : completion
    }
    return .normal
  }
}

/// `switch` with patterns.
final class MatchNode: StatementNode {
  struct Case {
    let patterns: [(pattern: PatternNode, condition: Node?)]
    let body: StatementNode
  }

  let subject: Node
  let cases: [Case]

  init(_ subject: Node, _ cases: [Case], _ range: SourceRange) {
    self.subject = subject
    self.cases = cases
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let value = frame.interpreter.owned(subject.evaluate(frame))
    if frame.isUnwinding { return .returned }
    guard var place = cases.firstIndex(where: { matches($0, value, frame) }) ?? cases.firstIndex(where: \.patterns.isEmpty) else {
      return frame.isUnwinding ? .returned : .normal
    }
    if frame.isUnwinding { return .returned }
    while true {
      let completion = cases[place].body.execute(frame)
      switch completion {
      case .brokeOut where frame.jumpLabel == nil: return .normal
      case .fellThrough where place + 1 < cases.count: place += 1
      case .normal, .fellThrough: return .normal
      case .brokeOut, .nextRound, .returned: return completion
      }
    }
  }

  private func matches(_ one: Case, _ value: Value, _ frame: Frame) -> Bool {
    one.patterns.contains { pattern, condition in
      guard !frame.isUnwinding, pattern.matches(value, frame) else { return false }
      return condition?.evaluate(frame).isTrue ?? true
    }
  }
}

/// `for … in`.
final class WalkNode: StatementNode {
  let pattern: PatternNode
  let collection: Node
  let condition: Node?
  let body: StatementNode

  init(_ pattern: PatternNode, in collection: Node, condition: Node?, body: StatementNode, _ range: SourceRange) {
    self.pattern = pattern
    self.collection = collection
    self.condition = condition
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let all = collection.evaluate(frame)
    if frame.isUnwinding { return .returned }
    if let range = all.object as? RangeObject, let first = range.lower.isNull ? nil : range.lower.integer {
      return count(from: first, range, frame)
    }
    for element in elements(of: all, frame) {
      if let end = round(element, frame) { return end }
    }
    return frame.isUnwinding ? .returned : .normal
  }

  private func count(from first: Int, _ range: RangeObject, _ frame: Frame) -> Completion {
    let end = range.upper.isNull ? Int.max : (range.upper.integer ?? first) &+ (range.isClosed ? 1 : 0)
    var value = first
    while value < end {
      if let end = round(.int(value), frame) { return end }
      value += 1
    }
    return .normal
  }

  /// Runs one round; gives something where the loop ends.
  private func round(_ element: Value, _ frame: Frame) -> Completion? {
    guard frame.mayRun(range) else { return .returned }
    guard pattern.matches(frame.interpreter.owned(element), frame) else { return frame.isUnwinding ? .returned : nil }
    if let condition {
      let holds = condition.evaluate(frame).isTrue
      if frame.isUnwinding { return .returned }
      if !holds { return nil }
    }
    return frame.loopEnd(after: body.execute(frame))
  }

  private func elements(of all: Value, _ frame: Frame) -> [Value] {
    if all.isNull { return [] }
    if case .string(let text) = all { return text.map { .string(String($0)) } }
    if all.entries != nil { return StandardMembers.pairs(all, frame.interpreter) }
    return all.elements ?? frame.interpreter.elements(of: all, range, frame)
  }
}

extension Frame {
  /// How a loop ends after a round of its body; nothing where it goes on. A jump to a label ends the loops inside.
  func loopEnd(after completion: Completion) -> Completion? {
    switch completion {
    case .normal, .fellThrough: return nil
    case .returned: return .returned
    case .brokeOut: return jumpLabel == nil ? .normal : .brokeOut
    case .nextRound: return jumpLabel == nil ? nil : .nextRound
    }
  }
}

/// `while` with conditions that may bind names.
final class RepeatNode: StatementNode {
  let conditions: [ConditionNode]
  let body: StatementNode
  /// The condition of `repeat … while`, looked at after the body.
  let last: Node?

  init(_ conditions: [ConditionNode], body: StatementNode, last: Node?, _ range: SourceRange) {
    self.conditions = conditions
    self.body = body
    self.last = last
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    while true {
      guard frame.mayRun(range) else { return .returned }
      for condition in conditions where !condition.holds(frame) { return frame.isUnwinding ? .returned : .normal }
      if let end = frame.loopEnd(after: body.execute(frame)) { return end }
      guard let last else { continue }
      let holds = last.evaluate(frame).isTrue
      if frame.isUnwinding { return .returned }
      if !holds { return .normal }
    }
  }
}

/// `label:` before a loop.
final class LabelledNode: StatementNode {
  let label: String
  let body: StatementNode

  init(_ label: String, _ body: StatementNode, _ range: SourceRange) {
    self.label = label
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let completion = body.execute(frame)
    guard frame.jumpLabel == label, completion == .brokeOut else { return completion }
    frame.jumpLabel = nil
    return .normal
  }
}

/// The body of a loop with a label, where `continue label` ends a round.
final class LabelledRoundNode: StatementNode {
  let label: String
  let body: StatementNode

  init(_ label: String, _ body: StatementNode, _ range: SourceRange) {
    self.label = label
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let completion = body.execute(frame)
    guard frame.jumpLabel == label, completion == .nextRound else { return completion }
    frame.jumpLabel = nil
    return .nextRound
  }
}

/// `break label` and `continue label`.
final class LabelJumpNode: StatementNode {
  let label: String
  let completion: Completion

  init(_ label: String, _ completion: Completion, _ range: SourceRange) {
    self.label = label
    self.completion = completion
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    frame.jumpLabel = label
    return completion
  }
}

/// Statements, the last of which may be put off to the end by `defer`.
final class DeferringBlockNode: StatementNode {
  let statements: [StatementNode]

  init(_ statements: [StatementNode], _ range: SourceRange) {
    self.statements = statements
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    var deferred: [DeferNode] = []
    var completion = Completion.normal
    for statement in statements {
      guard frame.mayRun(statement.range) else {
        completion = .returned
        break
      }
      if let later = statement as? DeferNode {
        deferred.append(later)
        continue
      }
      completion = statement.execute(frame)
      if completion != .normal { break }
    }
    for later in deferred.reversed() { later.run(frame) }
    return completion
  }
}

/// `defer`.
final class DeferNode: StatementNode {
  let body: StatementNode

  init(_ body: StatementNode, _ range: SourceRange) {
    self.body = body
    super.init(range)
  }

  /// Runs the body, whatever ended the statements around it; an error on its way goes on afterwards.
  func run(_ frame: Frame) {
    let simulation = frame.simulation
    guard !simulation.isStopped, simulation.exception?.name != "Fatal error" else { return }
    let underWay = simulation.exception
    let result = frame.result
    simulation.exception = nil
    _ = body.execute(frame)
    frame.result = result
    if simulation.exception == nil { simulation.exception = underWay }
  }
}

/// `throw`.
final class ThrowNode: StatementNode {
  let value: Node

  init(_ value: Node, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let error = value.evaluate(frame)
    if frame.isUnwinding { return .returned }
    frame.interpreter.throwError(error)
    return .returned
  }
}

/// `do … catch`.
final class TryCatchNode: StatementNode {
  struct Clause {
    let pattern: PatternNode?
    let condition: Node?
    let error: VariableNode
    let body: StatementNode
  }

  let body: StatementNode
  let clauses: [Clause]

  init(_ body: StatementNode, _ clauses: [Clause], _ range: SourceRange) {
    self.body = body
    self.clauses = clauses
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let completion = body.execute(frame)
    let simulation = frame.simulation
    guard let exception = simulation.exception, !simulation.isStopped, let error = frame.interpreter.thrownError else { return completion }
    simulation.exception = nil
    for clause in clauses {
      clause.error.declare(error, frame)
      if let pattern = clause.pattern, !pattern.matches(error, frame) { continue }
      if let condition = clause.condition, !condition.evaluate(frame).isTrue { continue }
      if frame.isUnwinding { return .returned }
      return clause.body.execute(frame)
    }
    if simulation.exception == nil { simulation.exception = exception }
    return .returned
  }
}

/// What cannot be run: reported once, and the rest goes on.
final class UnsupportedNode: StatementNode {
  let what: String

  init(_ what: String, _ range: SourceRange) {
    self.what = what
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    frame.interpreter.noteUnsupported(what, at: range, in: frame.code.source)
    return .normal
  }
}

extension Interpreter {
  /// The name under which an error of Swift's is on its way.
  static let errorName = "Swift error"

  /// Throws an error.
  func throwError(_ error: Value) {
    let object = error.object
    simulation.raise(Self.errorName, "Error raised at top level: \(text(of: error))")
    simulation.exception?.object = object
  }

  /// The error on its way, if there is one that `catch` may take; what ends the app is none.
  var thrownError: Value? {
    guard let exception = simulation.exception, exception.name == Self.errorName else { return nil }
    return exception.object.map(Value.object) ?? .string(exception.reason)
  }

  /// Reports a construct that cannot be run, once for each place.
  func noteUnsupported(_ what: String, at range: SourceRange, in source: LoadedSource) {
    guard source.takenTypes.insert("unsupported \(what) \(range.start) \(source.text.file ?? "")").inserted else { return }
    if options.isStrict { return fail(source.diagnostic(.unsupported(what), at: range)) }
    pending.diagnostics.append(source.diagnostic(.ignored(what), at: range))
  }
}
