import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether ^C was pressed: the first stops the input that runs, a second before that ends the program.
enum Interrupt {
  private static let pending = Atomic<Bool>(false)

  static var isPending: Bool { pending.load(ordering: .relaxed) }

  static func clear() { pending.store(false, ordering: .relaxed) }

  /// Takes note of ^C from now on.
  static func watch() {
    // No restart: a read that waits must end at ^C.
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(SIGINT, &action, nil)
  }

  private static let handler: @convention(c) (Int32) -> Void = { _ in
    if pending.exchange(true, ordering: .relaxed) { _exit(130) }
  }
}
