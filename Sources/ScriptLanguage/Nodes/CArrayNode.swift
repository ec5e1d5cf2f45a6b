import ObjectModel

/// The first value of an array of C: what braces give, and zeros up to the size.
final class CArrayNode: Node {
  private let sizes: [Node]
  private let given: Node?
  private let zero: Node

  init(_ sizes: [Node], _ given: Node?, zero: Node, _ range: SourceRange) {
    self.sizes = sizes
    self.given = given
    self.zero = zero
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let counts = sizes.map { max(0, $0.evaluate(frame).integer ?? 0) }
    let values = given?.evaluate(frame)
    if frame.isUnwinding { return .null }
    var total = 1
    for count in counts {
      let (product, overflow) = total.multipliedReportingOverflow(by: max(1, count))
      guard !overflow, product <= Growth.longestList else {
        frame.simulation.raise("NSMallocException", "*** unable to allocate memory for an array of C")
        return .null
      }
      total = product
    }
    return filled(counts[...], values, zero.evaluate(frame))
  }

  private func filled(_ counts: ArraySlice<Int>, _ given: Value?, _ zero: Value) -> Value {
    guard let count = counts.first else { return given ?? zero }
    let elements = given?.elements ?? []
    return .array(
      (0..<max(count, elements.count)).map { place in
        filled(counts.dropFirst(), place < elements.count ? elements[place] : nil, zero)
      })
  }
}

/// `sizeof x`: of an array of C that of its elements, of all else that of its type.
final class SizeNode: Node {
  private let operand: Node
  /// The size of a value, or of an element where the value is an array.
  private let size: Int

  init(_ operand: Node, size: Int, _ range: SourceRange) {
    self.operand = operand
    self.size = size
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { .int(size(of: operand.evaluate(frame))) }

  private func size(of value: Value) -> Int {
    if case .array(let elements) = value { return elements.reduce(0) { $0 + size(of: $1) } }
    return size
  }
}
