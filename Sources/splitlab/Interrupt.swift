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
    signal(SIGINT) { _ in
      if pending.exchange(true, ordering: .relaxed) { _exit(130) }
    }
  }
}
