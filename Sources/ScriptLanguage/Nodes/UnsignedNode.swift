import ObjectModel

/// A comparison, division or shift of whole numbers of which C takes one for unsigned: `[list count] - 1 < 3` is false for an empty list.
final class UnsignedNode: Node {
  private let operation: BinaryOperator
  private let left: Node
  private let right: Node

  private init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: SourceRange) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(range)
  }

  /// The node for an operation in C: signs count where they change the result.
  static func operation(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ compiler: Compiler, _ range: SourceRange) -> Node {
    switch operation {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .divide, .remainder:
      guard isUnsigned(left, compiler) || isUnsigned(right, compiler) else { break }
      return UnsignedNode(operation, left, right, range)
    case .shiftRight where isUnsigned(left, compiler): return UnsignedNode(operation, left, right, range)
    case .add, .subtract, .multiply, .shiftLeft, .shiftRight, .equal, .notEqual, .bitAnd, .bitOr, .bitXor: break
    }
    return BinaryNode(operation, left, right, range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let first = left.evaluate(frame)
    let second = right.evaluate(frame)
    // Numbers that are not negative are the same either way.
    guard case .int(let one) = first, case .int(let other) = second, one < 0 || other < 0 else {
      return Arithmetic.apply(operation, first, second, frame, range)
    }
    let (plain, divisor) = (UInt(bitPattern: one), UInt(bitPattern: other))
    switch operation {
    case .less: return .bool(plain < divisor)
    case .lessOrEqual: return .bool(plain <= divisor)
    case .greater: return .bool(plain > divisor)
    case .greaterOrEqual: return .bool(plain >= divisor)
    case .divide where other != 0: return .int(Int(bitPattern: plain / divisor))
    case .remainder where other != 0: return .int(Int(bitPattern: plain % divisor))
    case .shiftRight: return .int(Int(bitPattern: plain >> divisor))
    default: return Arithmetic.apply(operation, first, second, frame, range)
    }
  }

  /// The messages of collections and texts whose answers are unsigned.
  private static let unsignedAnswers: Set<Selector> = ["count", "length", "hash", "retainCount", "indexOfObject:"]

  /// Whether C takes the value of an expression for an unsigned whole number of 64 bits.
  private static func isUnsigned(_ node: Node, _ compiler: Compiler) -> Bool {
    switch node {
    case let local as LocalNode: local.conversion.isUnsigned
    case let cell as CellNode: cell.conversion.isUnsigned
    case let variable as FileVariableNode: variable.conversion.isUnsigned
    case let name as TopLevelNode: compiler.conversion(ofTopLevel: name.name)?.isUnsigned == true
    case let cast as CastNode: cast.conversion.isUnsigned
    case let increment as IncrementNode: isUnsigned(increment.target, compiler)
    case let message as SendNode: unsignedAnswers.contains(message.selector)
    case let member as MemberNode: unsignedAnswers.contains(Selector(member.name))
    case let sum as BinaryNode: sum.isArithmetic && (isUnsigned(sum.left, compiler) || isUnsigned(sum.right, compiler))
    default: false
    }
  }
}

extension BinaryNode {
  fileprivate var isArithmetic: Bool {
    switch operation {
    case .add, .subtract, .multiply, .divide, .remainder, .bitAnd, .bitOr, .bitXor: true
    case .shiftLeft, .shiftRight, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: false
    }
  }
}

extension Conversion {
  /// Whether the type is C's unsigned whole number of 64 bits, as `NSUInteger` is.
  fileprivate var isUnsigned: Bool {
    if case .integer(bits: 64, isSigned: false) = self { true } else { false }
  }
}
