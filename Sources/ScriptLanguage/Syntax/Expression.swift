/// An expression, as either language's parser makes it.
struct Expression {
  let kind: Kind
  let range: SourceRange
  /// How deeply expressions are nested in this one.
  let depth: Int

  indirect enum Kind {
    case null
    case bool(Bool)
    case integer(Int)
    case floating(Double)
    case string(String)
    case name(String)
    /// The receiver of the present method.
    case receiver
    /// The selector of the present method.
    case currentSelector
    /// The name of the present function or method.
    case currentFunction
    case selector(String)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `{ … }` where a structure is wanted.
    case aggregate([Expression], TypeName?)
    case block(BlockLiteral)
    case message(Message)
    case member(Expression, String, nameRange: SourceRange)
    case element(Expression, index: Expression)
    case call(Expression, [Expression])
    case unary(UnaryOperator, Expression)
    case binary(BinaryOperator, Expression, Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case conditional(Expression, then: Expression?, otherwise: Expression)
    case assign(Expression, BinaryOperator?, Expression)
    case increment(Expression, by: Int, isPrefix: Bool)
    case cast(TypeName, Expression)
    case address(Expression)
    case sequence([Expression])
  }
}

/// A message expression.
struct Message {
  enum Receiver {
    case expression(Expression)
    case superclass
  }

  let receiver: Receiver
  let selector: String
  let arguments: [Expression]
  let selectorRange: SourceRange
}

/// A block or closure.
struct BlockLiteral {
  let parameters: [Parameter]
  let result: TypeName?
  let body: [Statement]
}

/// A parameter of a method, function or block.
struct Parameter {
  let name: String
  let type: TypeName
  let range: SourceRange
}

/// An operator before its operand.
enum UnaryOperator: String {
  case minus = "-"
  case plus = "+"
  case not = "!"
  case complement = "~"
}

/// An operator between two operands that are both computed.
enum BinaryOperator: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
}

/// A type as a declaration spells it.
struct TypeName {
  var name: String
  /// How many `*` follow.
  var pointers = 0
  var isWeak = false
  /// Whether blocks share the variable: `__block`.
  var isShared = false
  var isStatic = false
  var isConst = false
  var isExtern = false
  var isBlock = false
  /// Whether a nib fills the variable: `IBOutlet`.
  var isOutlet = false
  /// Whether the type is written without its name: `auto`, `__auto_type`, `typeof(…)`.
  var isDeduced = false
  /// The protocols in angle brackets, or the arguments of a generic type.
  var arguments: [String] = []
  var range: SourceRange

  /// Whether values of the type are objects.
  var isObject: Bool { pointers > 0 || isBlock || name == "id" || name == "instancetype" || name == "Class" || isDeduced }
  /// Whether nothing is returned.
  var isVoid: Bool { name == "void" && pointers == 0 && !isBlock }
}
