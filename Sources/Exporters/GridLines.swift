/// Where the edges of a scene lie on a grid of cells, in one direction: edges near each other share a line, narrow parts get the cells they need.
struct GridLines {
  /// A stretch that needs room for text between its two lines.
  struct Span {
    let from: Double
    let to: Double
    /// The least distance of the two lines, in cells.
    let cells: Int
  }

  /// The first edge of every group that shares a line, in ascending order.
  private var edges: [Double] = [0]
  /// The line of every group.
  private var lines: [Int] = [0]
  private let tolerance: Double

  /// - Parameters:
  ///   - length: What the screen measures in this direction, in points.
  ///   - cells: The line of the screen's far edge where nothing needs more.
  ///   - limit: The highest line that may be used.
  ///   - tolerance: Edges closer than this, in points, share a line.
  init(spans: [Span], length: Double, cells: Int, limit: Int, tolerance: Double) {
    self.tolerance = tolerance
    guard length.isFinite, length > tolerance else { return }
    let inside = spans.filter { $0.from.isFinite && $0.to.isFinite }
    let values = inside.flatMap { [$0.from, $0.to] }.map { min(max(0, $0), length) } + [0, length]
    for value in values.sorted() where value - edges[edges.count - 1] > tolerance { edges.append(value) }
    for index in 1..<max(1, edges.count) {
      let needed = inside.filter { group(of: $0.to) == index }.map { lines[min(group(of: $0.from), index - 1)] + $0.cells }.max() ?? 0
      let ideal = Int((edges[index] / length * Double(cells)).rounded())
      lines.append(max(ideal, needed, lines[index - 1] + 1))
    }
    shrink(to: limit)
  }

  /// The line of the far edge of the screen.
  var last: Int { lines[lines.count - 1] }

  /// The line of an edge.
  func line(at value: Double) -> Int { lines[group(of: value)] }

  private func group(of value: Double) -> Int { max(0, (edges.firstIndex { $0 > value } ?? edges.count) - 1) }

  /// Moves what lies beyond the limit back, at the cost of the parts before it.
  private mutating func shrink(to limit: Int) {
    var most = limit
    for index in lines.indices.reversed() where lines[index] > most || index == lines.count - 1 {
      lines[index] = max(0, min(lines[index], most))
      most = lines[index] - 1
    }
  }
}
