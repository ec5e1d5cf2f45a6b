/// Compares a list of expectations with a list of what was seen.
struct Alignment {
  /// A place in the list that results: an expectation that holds, one that does not, or something that none expected.
  enum Place: Equatable {
    case kept(Int)
    case missing(Int)
    case extra(Int)
  }

  private let expected: [Expectation]
  private let seen: [Observation.Seen]

  init(_ expected: [Expectation], _ seen: [Observation.Seen]) {
    self.expected = expected
    self.seen = seen
  }

  /// Whether everything seen is expected, in order, and the other way round.
  var holds: Bool {
    var reachable = Set([0])
    var index = 0
    while index < expected.count, !reachable.isEmpty {
      let one = expected[index]
      if one.isNone {
        index += 1
      } else if one.isElision {
        reachable = Set((reachable.min() ?? 0)...seen.count)
        index += 1
      } else if one.isUnordered {
        let group = expected[index...].prefix { $0.isUnordered }
        reachable = Set(reachable.filter { holdsInAnyOrder(group, from: $0) }.map { $0 + group.count })
        index += group.count
      } else {
        reachable = Set(reachable.filter { $0 < seen.count && seen[$0].matches(one.text) }.map { $0 + 1 })
        index += 1
      }
    }
    return reachable.contains(seen.count)
  }

  /// Whether each expectation of the set finds one of its own among the next that were seen.
  private func holdsInAnyOrder(_ group: ArraySlice<Expectation>, from start: Int) -> Bool {
    let end = start + group.count
    guard end <= seen.count else { return false }
    var owner: [Int: Int] = [:]
    func place(_ index: Int, _ visited: inout Set<Int>) -> Bool {
      for candidate in start..<end where !visited.contains(candidate) && seen[candidate].matches(expected[index].text) {
        visited.insert(candidate)
        if let other = owner[candidate], !place(other, &visited) { continue }
        owner[candidate] = index
        return true
      }
      return false
    }
    return group.indices.allSatisfy { index in
      var visited = Set<Int>()
      return place(index, &visited)
    }
  }

  /// The two lists laid side by side, as much as possible kept.
  var places: [Place] {
    let pairs = longestCommon()
    var places: [Place] = []
    var (left, right) = (0, 0)
    for pair in pairs + [(expected.count, seen.count)] {
      let gap = left..<pair.0
      let isElided = expected[gap].contains { $0.isElision }
      for index in gap { places.append(expected[index].isElision ? .kept(index) : .missing(index)) }
      if !isElided { places += (right..<pair.1).map(Place.extra) }
      if pair.0 < expected.count { places.append(.kept(pair.0)) }
      (left, right) = (pair.0 + 1, pair.1 + 1)
    }
    return places
  }

  private func longestCommon() -> [(Int, Int)] {
    let (rows, columns) = (expected.count, seen.count)
    guard rows > 0, columns > 0, rows * columns <= 4_000_000 else { return [] }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        lengths[row][column] =
          same(row, column) ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if same(row, column) {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private func same(_ row: Int, _ column: Int) -> Bool {
    !expected[row].isElision && !expected[row].isNone && seen[column].matches(expected[row].text)
  }
}
