import ObjectModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs code in a world. One interpreter belongs to one simulation and keeps the variables and declarations of its top level.
///
/// Call `beginInput()` before each input, also before events that are no code: it gives the input its budget of statements.
/// What comes up in code that the model runs later (delegate methods, timers) is taken by `takePending()`.
package final class Interpreter {
  package let simulation: Simulation
  /// What a run may cost, and how much may be made up.
  package var options = InterpreterOptions()
  /// The object that `self` means at top level, and that methods without a class go to.
  @Weak package var topLevelSelf: Object?

  // What texts so far have declared.
  var macros: [String: Macro] = [:]
  var functions: [String: Code] = [:]
  var enums: [String: EnumType] = [:]
  var enumCases: [String: Value] = [:]
  var structures: [String: StructType] = [:]
  var aliases: [String: TypeName] = [:]
  var fileVariables: [String: FileVariable] = [:]
  var ownProtocols: [String: ProtocolDeclaration] = [:]
  /// What methods are held against that may be misspelt.
  private(set) lazy var messageNames = MessageNames(simulation.globals)
  var forwardNames: Set<String> = []
  /// The places of file variables that code has asked for, with the variables that they keep.
  var places: [ObjectIdentifier: (cell: Cell, pointer: Pointer)] = [:]
  var topLevelConversions: [String: Conversion] = [:]
  /// Messages that were found to be nobody's, so that the next of the same name is not looked for among all names again.
  var strangers = StrangeMessages()

  /// How many statements the input may still run.
  let budgetCell = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  var budget: Int {
    get { budgetCell.pointee }
    set { budgetCell.pointee = newValue }
  }
  let unwinding: UnsafeMutablePointer<Bool>
  /// How blocks and work that waits find the interpreter, for as long as there is one.
  let link = InterpreterLink()
  var callDepth = 0
  /// The local variables of the bodies that run.
  var locals = LocalStack()
  /// The first of the frames that wait to be used again.
  var spareFrame: Unmanaged<Frame>?
  var stack = StackBounds()
  private var thread: pthread_t? = pthread_self()
  /// The exception that code caught last, for a bare `@throw`.
  var lastCaught = Value.null
  /// What came up since the last result was taken.
  var pending = RunResult()
  var inventedNames: Set<String> = []
  /// The classes whose `+initialize` has not run yet.
  var uninitialized: Set<ObjectIdentifier> = []
  /// The names of members, functions and variables that answered nothing because they were made up.
  var madeUp: Set<String> = []
  /// The type that the call under way wants of a body whose result is of any.
  var wantedResult: Wanted?
  /// The types of the fields of the app's own structures.
  var structureFields: [String: [TypeName]] = [:]
  /// The types of the elements of arrays of C, by the names that were declared last.
  var arrayElements: [String: TypeName] = [:]
  /// What the last method made of its receiver that changes it, where that is a value without identity.
  var changedReceiver: Value?
  /// What is known of names that are looked up by spelling and labels.
  let typed = TypedNames()
  /// The language of the last text that gave no choice, or whose signs were sure.
  var lastLanguage: Language?
  /// The app delegate that a text marks with `@main`.
  var mainClass: RuntimeClass?
  /// The class that a text calls `UIApplicationMain` with.
  var mainClassName: String?

  package init(in simulation: Simulation) {
    self.simulation = simulation
    unwinding = simulation.unwinding
    budgetCell.initialize(to: options.statementLimit)
    link.interpreter = self
    simulation.otherName = { [link] type, selector in link.interpreter?.selector(ofSwift2: selector, in: type) }
    simulation.finalizer = { [link] type, fields in link.interpreter?.scheduleDealloc(type, fields) }
  }

  deinit {
    link.interpreter = nil
    locals.deallocate()
    budgetCell.deallocate()
  }

  /// Begins an input: its statements are counted from here, and a stop of the one before is over.
  package func beginInput() {
    budget = options.statementLimit
    simulation.isStopped = false
    simulation.stopReason = nil
    simulation.patternBudget = PatternBudget.steps
    inventedNames = []
    measureStack()
  }

  /// Whether there is anything that `takePending` would give.
  package var hasPending: Bool {
    !pending.diagnostics.isEmpty || !pending.invented.isEmpty || !pending.classes.isEmpty || pending.target != nil
  }

  /// Takes the errors, notes and inventions of code that ran outside of `run`, such as delegate methods.
  package func takePending() -> RunResult {
    defer { pending = RunResult() }
    return pending
  }

  /// The bounds of the stack are those of one thread; a world may come back on another.
  func measureStack() {
    guard callDepth == 0 else { return }
    let present = pthread_self()
    if let thread, pthread_equal(thread, present) != 0 { return }
    thread = present
    stack = StackBounds()
  }

  // MARK: Ending

  /// Ends the input with an error.
  func fail(_ diagnostic: Diagnostic) {
    guard !simulation.isUnwinding else { return }
    pending.diagnostics.append(diagnostic)
    simulation.isStopped = true
  }

  /// Tells why the model stopped the input, or keeps where an exception came up, where nobody has yet.
  func noteUnwinding(_ frame: Frame, _ range: SourceRange) {
    if let exception = simulation.exception, exception.origin == nil {
      simulation.exception?.origin = ExceptionOrigin(code: frame.code, range: range)
    }
    guard let reason = simulation.stopReason else { return }
    simulation.stopReason = nil
    pending.diagnostics.append(frame.code.source.diagnostic(.stopped(reason), at: range))
  }

  /// Whether more statements may run; asked every thousand of them.
  func checkLimits(_ frame: Frame, _ range: SourceRange) -> Bool {
    if simulation.isUnwinding { return false }
    if budget < 0 {
      frame.fail(.tooManyStatements(options.statementLimit, in: frame.code.name), range)
      return false
    }
    if options.isInterrupted() {
      frame.fail(.interrupted(in: frame.code.name), range)
      return false
    }
    return true
  }
}

/// A reference that the interpreter clears when it goes. (A weak one would make each use of the interpreter slow.)
final class InterpreterLink {
  @UnretainedIfAny var interpreter: Interpreter?
}
