#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread with a stack so large that deep recursion of interpreted code ends in an error of ours.
package enum LargeStack {
  /// The memory is touched only where it is used.
  private static let bytes = 512 * 1_048_576

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Runs the work on a thread of its own and waits for it; where none can be made, on this one.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, bytes)
    defer { pthread_attr_destroy(&attributes) }
    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var made: pthread_t?
    #else
      var made = pthread_t()
    #endif
    guard pthread_create(&made, &attributes, start, argument.toOpaque()) == 0 else {
      argument.release()
      return body()
    }
    #if canImport(Darwin)
      if let made { pthread_join(made, nil) }
    #else
      pthread_join(made, nil)
    #endif
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
