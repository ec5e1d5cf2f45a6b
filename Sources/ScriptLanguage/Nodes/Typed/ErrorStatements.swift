import ObjectModel

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

/// `$name`, what a property wrapper shows beside its value: there is none, so it is nil.
final class ProjectionNode: Node {
  let name: String

  init(_ name: String, _ range: SourceRange) {
    self.name = name
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    frame.interpreter.noteWithoutEffect(name, at: range, in: frame.code.source)
    return .null
  }
}

extension String {
  /// Whether the name is what a property wrapper shows beside its value, and no parameter without a name.
  var isProjection: Bool { utf8.first == UInt8(ascii: "$") && dropFirst().first?.isLetter == true }
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

  /// Throws an error where a native method that would have given one back says that it failed: by `false`, or by nothing.
  func throwFailure(_ result: Value) {
    let hasFailed =
      switch result {
      case .null, .bool(false): true
      default: false
      }
    guard hasFailed, let type = simulation.classes.named("NSError"), let made = type.nativeTable.allocate?(type, simulation)
    else { return }
    throwError(
      simulation.perform("initWithDomain:code:userInfo:", on: .object(made), [.string("NSCocoaErrorDomain"), .int(4), .null]))
  }

  /// The error on its way, if there is one that `catch` may take; what ends the app is none.
  var thrownError: Value? {
    guard let exception = simulation.exception, exception.name == Self.errorName else { return nil }
    return exception.object.map(Value.object) ?? .string(exception.reason)
  }

  /// Reports a construct that is read and has no effect, once for each text.
  func noteWithoutEffect(_ what: String, at range: SourceRange, in source: LoadedSource) {
    guard source.takenTypes.insert("no effect \(what)").inserted else { return }
    pending.diagnostics.append(source.diagnostic(.withoutEffect(what), at: range))
  }

  /// Reports a construct that cannot be run, once for each place.
  func noteUnsupported(_ what: String, at range: SourceRange, in source: LoadedSource) {
    guard source.takenTypes.insert("unsupported \(what) \(range.start) \(source.text.file ?? "")").inserted else { return }
    if options.isStrict { return fail(source.diagnostic(.unsupported(what), at: range)) }
    pending.diagnostics.append(source.diagnostic(.ignored(what), at: range))
  }
}
