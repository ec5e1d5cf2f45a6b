import ObjectModel

/// A quotient of numbers that are written without a point: `1 / 2` is 0.5 where a number with a fraction is wanted, and else 0.
final class QuotientNode: Node {
  private let whole: Node
  private let fraction: Double

  init(_ whole: Node, fraction: Double, _ range: SourceRange) {
    self.whole = whole
    self.fraction = fraction
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { whole.evaluate(frame) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    wanted.typeName.map(Self.fractions.contains) == true ? .double(fraction) : whole.evaluate(frame)
  }

  private static let fractions: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "NSTimeInterval", "Float32", "Float64", "Float80",
  ]
}

extension Expression {
  /// The value with its fraction, where the expression divides whole numbers that are written in it, and does nothing else than calculate.
  var quotient: Double? {
    guard case .operation(let sign, let left, let right) = kind, "+-*/".contains(sign), divides else { return nil }
    guard let first = left.constant, let second = right.constant else { return nil }
    return Self.calculate(sign, first, second)
  }

  private var divides: Bool {
    guard case .operation(let sign, let left, let right) = kind else { return false }
    return sign == "/" || left.divides || right.divides
  }

  private var constant: Double? {
    switch kind {
    case .integer(let integer): Double(integer)
    case .prefixOperation("-", let operand): operand.constant.map { -$0 }
    case .operation(let sign, let left, let right):
      if let first = left.constant, let second = right.constant { Self.calculate(sign, first, second) } else { nil }
    default: nil
    }
  }

  private static func calculate(_ sign: String, _ left: Double, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": right == 0 ? nil : left / right
    default: nil
    }
  }
}
