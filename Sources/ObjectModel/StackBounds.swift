import CSystem

/// How much of the thread's native stack is left, so that deep recursion ends in an error and never in a trap.
public struct StackBounds {
  /// The lowest address that may be used, a reserve above the end of the stack.
  private let limit: UInt

  /// Measures the thread that calls; the value is good on that thread only.
  ///
  /// - Parameter reserve: Bytes kept for what runs without asking.
  public init(reserve: UInt = 192 * 1024) {
    let lowest = UInt(stack_lowest_address())
    limit = lowest == 0 ? 0 : lowest + reserve
  }

  /// Whether so little is left that no further call should be made.
  @inline(__always)
  public var isExhausted: Bool {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) < limit }
  }
}
