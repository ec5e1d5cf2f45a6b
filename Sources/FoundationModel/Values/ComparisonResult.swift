import ObjectModel

/// Which of two values comes first: `NSComparisonResult`.
package enum ComparisonResult: Int, CaseIterable, Sendable, BridgedEnum {
  case ascending = -1
  case same = 0
  case descending = 1

  package static let type = EnumType(
    "NSComparisonResult", swift: "ComparisonResult", "Which of two values comes first.",
    [
      .init("orderedAscending", "NSOrderedAscending", -1), .init("orderedSame", "NSOrderedSame", 0),
      .init("orderedDescending", "NSOrderedDescending", 1),
    ])

  /// Compares two of anything that has an order.
  init<T: Comparable>(_ left: T, _ right: T) { self = left < right ? .ascending : left > right ? .descending : .same }
}
