extension Prelude {
  /// Work beside the rest: there is one thread, so that a task runs when the turn ends, and what it waits for runs while it waits.
  static let concurrency: [String: String] = [
    "Task": """
    enum TaskPriority { case high, medium, low, userInitiated, utility, background }

    struct CancellationError: Error {}

    struct Duration {
      static func seconds(_ count: Double) -> Duration { return Duration() }
      static func milliseconds(_ count: Double) -> Duration { return Duration() }
      static func microseconds(_ count: Double) -> Duration { return Duration() }
      static func nanoseconds(_ count: Double) -> Duration { return Duration() }
    }

    class Task {
      static var current: Task?
      static var isCancelled: Bool { return current?.isCancelled ?? false }
      static var currentPriority: TaskPriority { return TaskPriority.medium }
      var isCancelled = false
      private var pauses = 0
      private var isDone = false
      private var operation: (() -> Any?)?
      private var outcome: Any?
      private var failure: Any?

      init(priority: TaskPriority? = nil, _ operation: @escaping () -> Any?) {
        self.operation = operation
        __atEndOfTurn { self.finish() }
      }

      static func detached(priority: TaskPriority? = nil, _ operation: @escaping () -> Any?) -> Task {
        return Task(priority: priority, operation)
      }

      var value: Any? {
        finish()
        __wait { self.isDone }
        if let failure = failure { throw failure }
        return outcome
      }

      var result: Result {
        finish()
        __wait { self.isDone }
        if let failure = failure { return Result.failure(failure) }
        return Result.success(outcome)
      }

      func cancel() { isCancelled = true }

      private func finish() {
        guard let work = operation else { return }
        operation = nil
        let outer = Task.current
        Task.current = self
        do { outcome = try work() } catch { failure = error }
        Task.current = outer
        isDone = true
      }

      // A task that rests again and again goes on until it is cancelled; here nothing else happens meanwhile, so that it is cancelled.
      static func pause() throws {
        guard let task = current else { return }
        task.pauses += 1
        if task.pauses > 100 { task.isCancelled = true }
        try checkCancellation()
      }

      static func sleep(for duration: Duration, tolerance: Duration? = nil) throws { try pause() }
      static func sleep(until deadline: Duration, clock: Any? = nil) throws { try pause() }
      static func sleep(nanoseconds: Int) throws { try pause() }
      static func sleep(_ duration: Int) throws { try pause() }
      static func yield() {}
      static func checkCancellation() throws { if isCancelled { throw CancellationError() } }
    }
    """,
    "MainActor": """
    enum MainActor {
      static func run(_ body: () -> Any?) -> Any? { return body() }
      static func assumeIsolated(_ body: () -> Any?) -> Any? { return body() }
    }
    """,
    "withTaskGroup": group("withTaskGroup"),
    "withObservationTracking": """
    func withObservationTracking(_ apply: () -> Any?, onChange: @escaping () -> Void) -> Any? { return apply() }
    """,
    "withThrowingTaskGroup": group("withThrowingTaskGroup"),
    "withDiscardingTaskGroup": group("withDiscardingTaskGroup"),
    "AsyncStream": stream("AsyncStream"),
    "AsyncThrowingStream": stream("AsyncThrowingStream"),
    "withTaskCancellationHandler": """
    func withTaskCancellationHandler(operation: () -> Any?, onCancel: () -> Void) -> Any? { return operation() }
    """,
    "withCheckedContinuation": continuation("withCheckedContinuation"),
    "withCheckedThrowingContinuation": continuation("withCheckedThrowingContinuation"),
    "withUnsafeContinuation": continuation("withUnsafeContinuation"),
    "withUnsafeThrowingContinuation": continuation("withUnsafeThrowingContinuation"),
  ]

  /// A function whose body is given what takes the value that the function gives back, at once or later.
  private static func continuation(_ name: String) -> String {
    """
    class CheckedContinuation {
      var isResumed = false
      var outcome: Any?
      var failure: Any?
      func resume() { isResumed = true }
      func resume(returning value: Any?) {
        outcome = value
        isResumed = true
      }
      func resume(throwing error: Any) {
        failure = error
        isResumed = true
      }
      func resume(with result: Result) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
    }

    func \(name)(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation) -> Void) -> Any? {
      let continuation = CheckedContinuation()
      body(continuation)
      __wait { continuation.isResumed }
      if let failure = continuation.failure { throw failure }
      return continuation.outcome
    }
    """
  }

  /// A function whose body adds tasks; they run one after the other, as their results are asked for.
  private static func group(_ name: String) -> String {
    """
    class TaskGroup {
      private var waiting: [() -> Any?] = []
      var isCancelled = false
      var isEmpty: Bool { return waiting.isEmpty }
      func addTask(priority: Any? = nil, operation: @escaping () -> Any?) { waiting.append(operation) }
      func async(priority: Any? = nil, operation: @escaping () -> Any?) { waiting.append(operation) }
      func addTaskUnlessCancelled(priority: Any? = nil, operation: @escaping () -> Any?) -> Bool {
        if !isCancelled { waiting.append(operation) }
        return !isCancelled
      }
      func next() throws -> Any? {
        if waiting.isEmpty { return nil }
        let first = waiting.removeFirst()
        return try first()
      }
      func waitForAll() throws { while !waiting.isEmpty { _ = try next() } }
      func cancelAll() {
        isCancelled = true
        waiting = []
      }
      func reduce(_ first: Any?, _ body: (Any?, Any?) -> Any?) throws -> Any? {
        var result = first
        while !waiting.isEmpty { result = body(result, try next()) }
        return result
      }
    }

    func \(name)(of child: Any? = nil, returning result: Any? = nil, isolation: Any? = nil, body: (TaskGroup) -> Any?) throws -> Any? {
      let group = TaskGroup()
      let outcome = try body(group)
      try group.waitForAll()
      return outcome
    }
    """
  }

  /// Values that come one by one, and may come later.
  private static func stream(_ name: String) -> String {
    """
    class \(name)Continuation {
      var values: [Any?] = []
      var isFinished = false
      var failure: Any?
      var onTermination: Any?
      func yield(_ value: Any? = nil) { if !isFinished { values.append(value) } }
      func yield(with result: Any?) {}
      func finish() { finish(throwing: nil) }
      func finish(throwing error: Any?) {
        failure = error
        isFinished = true
      }
    }

    class \(name) {
      private let continuation: \(name)Continuation
      private let unfolding: (() -> Any?)?
      init(_ element: Any? = nil, bufferingPolicy: Any? = nil, _ build: (\(name)Continuation) -> Void) {
        continuation = \(name)Continuation()
        unfolding = nil
        build(continuation)
      }
      init(unfolding: @escaping () -> Any?) {
        continuation = \(name)Continuation()
        self.unfolding = unfolding
      }
      static func makeStream(of element: Any? = nil, throwing failure: Any? = nil, bufferingPolicy: Any? = nil) -> Any {
        var made: \(name)Continuation?
        let stream = \(name) { made = $0 }
        return (stream: stream, continuation: made!)
      }
      func makeAsyncIterator() -> \(name) { return self }
      func next() throws -> Any? {
        if let unfolding = unfolding { return try unfolding() }
        __wait { self.continuation.isFinished || !self.continuation.values.isEmpty }
        if continuation.values.isEmpty {
          if let failure = continuation.failure {
            continuation.failure = nil
            throw failure
          }
          return nil
        }
        return continuation.values.removeFirst()
      }
    }
    """
  }
}
