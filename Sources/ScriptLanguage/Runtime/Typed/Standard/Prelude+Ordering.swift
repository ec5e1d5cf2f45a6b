extension Prelude {
  /// What sorts by key paths, and what watches models.
  static let ordering: [String: String] = [
    "KeyPathComparator": """
    enum SortOrder { case forward, reverse }
    class KeyPathComparator {
      let keyPath: Any
      var order: SortOrder
      init(_ keyPath: Any, order: SortOrder = SortOrder.forward) { self.keyPath = keyPath; self.order = order }
      init(_ keyPath: Any, comparator: Any?, order: SortOrder = SortOrder.forward) { self.keyPath = keyPath; self.order = order }
      func isBefore(_ a: Any, _ b: Any) -> Bool? {
        let (x, y) = (a[keyPath: keyPath], b[keyPath: keyPath])
        if x == y { return nil }
        if x == nil { return order == .forward }
        if y == nil { return order == .reverse }
        return order == .forward ? x < y : y < x
      }
    }
    class SortDescriptor: KeyPathComparator { }
    extension Array {
      func sorted(using rule: Any) -> [Any] {
        let rules = rule is Array ? rule : [rule]
        return self.sorted(by: { a, b in
          for one in rules { if let answer = one.isBefore(a, b) { return answer } }
          return false
        })
      }
      mutating func sort(using rule: Any) { self = self.sorted(using: rule) }
    }
    """,
    "withObservationTracking": """
    func withObservationTracking(_ apply: () -> Any?, onChange: @escaping () -> Void) -> Any? { return apply() }
    """,
  ]
}
