import ObjectModel

/// One run of a body: its receiver and its local variables. Once the run has ended, the next one takes the same frame.
final class Frame {
  let interpreter: Interpreter
  let simulation: Simulation
  /// The body, which whoever runs it keeps; the frame itself keeps it only where a closure looks at it afterwards.
  var code: Code { codeInUse.wrappedValue }
  private var codeInUse: Unretained<Code>
  private var keptCode: Code?
  /// What `self` is.
  private(set) var receiver: Value
  private var ownObject: Unmanaged<Object>?
  /// The local variables that no block shares.
  private(set) var values: UnsafeMutablePointer<Value>
  /// The local variables that blocks share, that are weak or static.
  var cells: [Cell] = []
  /// Whether code must end now.
  private let unwinding: UnsafeMutablePointer<Bool>
  /// How many statements may still run.
  private let budget: UnsafeMutablePointer<Int>
  /// What the body gives back.
  var result = Value.void
  /// The type that the caller wants, where the body's result is of any.
  var wantedType: Wanted?
  /// The loop that a jump goes to, where the jump names one.
  var jumpLabel: String?
  /// The next of the frames that wait to be used again.
  var next: Unmanaged<Frame>?

  init(_ code: Code, receiver: Value, values: UnsafeMutablePointer<Value>, in interpreter: Interpreter) {
    codeInUse = Unretained(wrappedValue: code)
    self.receiver = receiver
    ownObject = receiver.object.map(Unmanaged.passUnretained)
    self.values = values
    self.interpreter = interpreter
    simulation = interpreter.simulation
    unwinding = interpreter.unwinding
    budget = interpreter.budgetCell
  }

  /// Begins another run.
  @inline(__always)
  func begin(_ code: Code, receiver: __owned Value, values: UnsafeMutablePointer<Value>) {
    codeInUse = Unretained(wrappedValue: code)
    if case .object(let object) = receiver { ownObject = .passUnretained(object) } else { ownObject = nil }
    self.receiver = receiver
    self.values = values
  }

  /// Puts another value in the place of a receiver without identity.
  func replaceReceiver(_ value: Value) { receiver = value }

  /// Looks at the receiver where it is an object. The run keeps it, so nobody need count who looks.
  @inline(__always)
  @discardableResult
  func lookAtReceiver<Result>(_ body: (Object) -> Result) -> Result? { ownObject?._withUnsafeGuaranteedRef(body) }

  /// Keeps the body for closures that outlive the run.
  func keepCode() { keptCode = code }

  /// Lets go of what the run kept.
  @inline(__always)
  func end() {
    receiver = .null
    ownObject = nil
    result = .void
    if !cells.isEmpty { cells = [] }
    if jumpLabel != nil { jumpLabel = nil }
    if wantedType != nil { wantedType = nil }
  }

  /// Ends the input with an error at a place of the body.
  func fail(_ fact: Fact, _ range: SourceRange) {
    interpreter.fail(code.source.diagnostic(fact, at: range))
  }

  /// Counts a statement; `false` where nothing more may run.
  @inline(__always)
  func mayRun(_ range: SourceRange) -> Bool {
    let left = budget.pointee &- 1
    budget.pointee = left
    if left & 1023 == 0 || left < 0 { return interpreter.checkLimits(self, range) }
    return true
  }

  /// Counts the work that a method of a long text or list may be, as statements are counted; `false` where nothing more may run.
  @inline(__always)
  func mayWork(through value: Value, _ range: SourceRange) -> Bool {
    switch value {
    case .string(let text) where text.utf8.count > 10_000: return mayWork(text.utf8.count, range)
    case .array(let elements) where elements.count > 10_000: return mayWork(elements.count, range)
    default: return true
    }
  }

  private func mayWork(_ count: Int, _ range: SourceRange) -> Bool {
    budget.pointee &-= count / 100
    return interpreter.checkLimits(self, range)
  }

  /// Whether code must end now: an exception is under way or the input was stopped.
  @inline(__always)
  var isUnwinding: Bool { unwinding.pointee }
}

/// A variable with a life of its own.
final class Cell {
  var field: Field
  init(_ field: Field = .empty) { self.field = field }
}

/// How a body ended, or one of its statements.
enum Completion {
  case normal
  case brokeOut
  case nextRound
  case returned
  /// A `case` went on to the next.
  case fellThrough
}
