/// The standard library's methods as Swift 1 and 2 named them. Unlike UIKit's, these names follow no rule.
extension StandardMembers {
  /// Today's spelling by the old one.
  static let oldNames: [String: Spelling] = [
    "sortInPlace()": "sort()", "sortInPlace(_:)": "sort(by:)", "reverseInPlace()": "reverse()",
    "joinWithSeparator(_:)": "joined(separator:)", "enumerate()": "enumerated()", "startsWith(_:)": "starts(with:)",
    "removeAll(keepCapacity:)": "removeAll(keepingCapacity:)", "removeRange(_:)": "removeSubrange(_:)",
    "insertContentsOf(_:at:)": "insert(contentsOf:at:)", "minElement()": "min()", "maxElement()": "max()",
    "minElement(_:)": "min(by:)", "maxElement(_:)": "max(by:)", "advancedBy(_:)": "advanced(by:)",
    "unionInPlace(_:)": "formUnion(_:)", "intersectInPlace(_:)": "formIntersection(_:)", "subtractInPlace(_:)": "subtract(_:)",
    "exclusiveOrInPlace(_:)": "formSymmetricDifference(_:)", "intersect(_:)": "intersection(_:)",
    "exclusiveOr(_:)": "symmetricDifference(_:)", "isSubsetOf(_:)": "isSubset(of:)", "isSupersetOf(_:)": "isSuperset(of:)",
    "isStrictSubsetOf(_:)": "isStrictSubset(of:)", "isStrictSupersetOf(_:)": "isStrictSuperset(of:)",
    "isDisjointWith(_:)": "isDisjoint(with:)",
  ].mapValues(Spelling.init)

  /// The methods that give a changed copy, by those that change their receiver and bear their old names.
  static let copies: [String: Spelling] = ["sort()": "sorted()", "sort(by:)": "sorted(by:)", "reverse()": "reversed()"].mapValues(
    Spelling.init)

  /// `0.stride(to: 10, by: 2)`, a function today.
  static let strides: [StandardMethod] = ["to", "through"].map { end in
    StandardMethod("stride(\(end):by:)") { value, arguments, _ in
      StandardFunctions.stride(from: value, end, arguments[0], by: arguments[1])
    }
  }
}
