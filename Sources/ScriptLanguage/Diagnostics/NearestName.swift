/// Finds the name that was probably meant.
package enum NearestName {
  /// The first of the names with the smallest distance, if that is two letters at most.
  ///
  /// Short names have too many neighbours: up to three letters none is taken, at four and five one letter may differ (or two be swapped).
  /// Names that differ in their digits (`view1`, `view2`) are different on purpose.
  ///
  /// - Parameter allowsShort: Whether names of two and three letters count too, with one letter changed or two swapped: for names
  ///   that must be known, where a suggestion can only help.
  /// - Parameter isStrange: Whether the names are those of something whose text is not here, so that others are likely: one letter
  ///   may differ.
  package static func find(
    _ name: String, among names: some Sequence<String>, allowsShort: Bool = false, isStrange: Bool = false
  ) -> String? {
    let letters = Array(name.utf8)
    let shortest = isStrange ? 5 : allowsShort ? 1 : 3
    guard letters.count > shortest else { return nil }
    var best: String?
    var bestDistance = isStrange || letters.count <= 5 ? 2 : 3
    let digits = letters.filter(isDigit)
    for candidate in names where candidate != name {
      guard abs(candidate.utf8.count - letters.count) < bestDistance else { continue }
      let other = Array(candidate.utf8)
      guard other.count > shortest, other.filter(isDigit) == digits else { continue }
      let distance = distance(letters, other)
      if distance < bestDistance {
        bestDistance = distance
        best = candidate
      }
    }
    return best
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// How many letters must be put in, left out, changed or swapped to make one name of the other.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      next.reserveCapacity(right.count + 1)
      for (j, other) in right.enumerated() {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, older[j - 1] + 1) }
        next.append(cost)
      }
      older = row
      row = next
    }
    return row[right.count]
  }
}
