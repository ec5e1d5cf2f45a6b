extension Prelude {
  /// Work beside the rest: there is one thread, so that a task runs when the turn ends, and what it waits for runs at once.
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
      static var isCancelled: Bool { return false }
      static var currentPriority: TaskPriority { return TaskPriority.medium }
      var isCancelled = false
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
        if let failure = failure { throw failure }
        return outcome
      }

      func cancel() { isCancelled = true }

      private func finish() {
        guard let work = operation else { return }
        operation = nil
        do { outcome = try work() } catch { failure = error }
      }

      static func sleep(for duration: Duration, tolerance: Duration? = nil) {}
      static func sleep(nanoseconds: Int) {}
      static func sleep(_ duration: Int) {}
      static func yield() {}
      static func checkCancellation() {}
    }
    """,
    "MainActor": """
    enum MainActor {
      static func run(_ body: () -> Any?) -> Any? { return body() }
      static func assumeIsolated(_ body: () -> Any?) -> Any? { return body() }
    }
    """,
    "withCheckedContinuation": continuation("withCheckedContinuation"),
    "withCheckedThrowingContinuation": continuation("withCheckedThrowingContinuation"),
    "withUnsafeContinuation": continuation("withUnsafeContinuation"),
    "withUnsafeThrowingContinuation": continuation("withUnsafeThrowingContinuation"),
  ]

  /// A function whose body is given what takes the value that the function gives back.
  private static func continuation(_ name: String) -> String {
    """
    class CheckedContinuation {
      var outcome: Any?
      var failure: Any?
      func resume() {}
      func resume(returning value: Any?) { outcome = value }
      func resume(throwing error: Any) { failure = error }
      func resume(with result: Result) {
        switch result {
        case .success(let value): outcome = value
        case .failure(let error): failure = error
        }
      }
    }

    func \(name)(function: String = "", _ body: (CheckedContinuation) -> Void) -> Any? {
      let continuation = CheckedContinuation()
      body(continuation)
      if let failure = continuation.failure { throw failure }
      return continuation.outcome
    }
    """
  }
}
