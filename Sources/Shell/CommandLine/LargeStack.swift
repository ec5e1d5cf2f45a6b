#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with a stack so large that deep recursion of interpreted code ends in an error of ours.
package enum LargeStack {
  /// The memory is touched only where it is used.
  private static let bytes = 512 * 1_048_576

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Runs the work on several threads and waits for all; where a thread cannot be made, on this one.
  package static func run(threads count: Int = 1, _ body: @escaping @Sendable (Int) -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, bytes)
    defer { pthread_attr_destroy(&attributes) }
    var threads: [pthread_t] = []
    for index in 0..<count {
      let argument = Unmanaged.passRetained(Body { body(index) })
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(&thread, &attributes, start, argument.toOpaque())
      if status != 0 {
        argument.release()
        body(index)
        continue
      }
      #if canImport(Darwin)
        if let thread { threads.append(thread) }
      #else
        threads.append(thread)
      #endif
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
      Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }
  #else
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }
  #endif
}
