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
    /// A regular expression.
    case pattern(String)
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
    /// `.field = value` in braces.
    case designated(String, Expression)
    /// The first value of `name[2][3]`: what its braces give, and nothing beyond them.
    case cArray(sizes: [Expression], Expression?)
    /// `sizeof` of what is no type.
    case size(Expression)
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
    /// `*p`
    case pointee(Expression)
    case sequence([Expression])
    // Where names are looked up by their spelling and labels, and not by selectors:
    /// A name that may be a member of `self`.
    case identifier(String)
    case superclass
    /// `a.b` by the member's spelling.
    case dot(Expression, String, nameRange: SourceRange)
    /// `.b`, a member of the type that is wanted.
    case implicitMember(String, nameRange: SourceRange)
    case invocation(Expression, [Argument])
    case subscripted(Expression, [Argument])
    case closure(Closure)
    case list([Expression])
    case table([(key: Expression, value: Expression)])
    case tuple([Argument])
    case interpolation([InterpolationPart])
    /// `a!`.
    case unwrap(Expression)
    /// `a?`, whose value is used only where there is one.
    case chained(Expression)
    case coalesce(Expression, Expression)
    case typeTest(Expression, TypeName)
    case typeCast(Expression, TypeName, CastForm)
    case bounds(Expression?, Expression?, isClosed: Bool)
    case operation(String, Expression, Expression)
    case prefixOperation(String, Expression)
    case store(Expression, String?, Expression)
    /// `&a`.
    case reference(Expression)
    case attempt(Expression, AttemptForm)
    case keyPath(TypeName?, [String])
    /// A type where a value may stand, such as `[String]` or `Set<Int>`.
    case type(TypeName)
    /// `if` or `switch` as a value.
    case branching(Statement)
    /// `_`, which takes what is assigned to it.
    case discard
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

/// An argument with its label.
struct Argument {
  let label: String?
  let value: Expression
  /// Whether the argument is a closure that stands behind the parentheses.
  var isTrailing = false
}

/// A part of a string with code in it.
enum InterpolationPart {
  case text(String)
  case value(Expression)
}

/// How a cast deals with values of other types.
enum CastForm {
  /// `as`
  case plain
  /// `as?`
  case optional
  /// `as!`
  case forced
}

/// How an expression deals with errors thrown in it.
enum AttemptForm {
  /// `try`
  case passOn
  /// `try?`
  case optional
  /// `try!`
  case forced
}

/// A closure; it shares the variables of its surroundings.
struct Closure {
  let captures: [Capture]
  /// Nothing where the parameters are `$0` and its like.
  let parameters: [Parameter]?
  let result: TypeName?
  let body: [Statement]
  /// How many parameters without names the body uses.
  let anonymousCount: Int

  /// What a capture list names.
  struct Capture {
    let name: String
    let value: Expression
    let isWeak: Bool
    let range: SourceRange
  }
}

/// A parameter of a method, function or block.
struct Parameter {
  let name: String
  var type: TypeName
  let range: SourceRange
  /// The label that calls give; `_` for none, nothing where the language has none.
  var label: String?
  /// The value where a call leaves the parameter out.
  var standard: Expression?
  var isVariadic = false
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
struct TypeName: Sendable {
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
  var isOptional = false
  /// Whether the type ends in `!`.
  var isUnwrapped = false
  var isInOut = false
  /// The types of elements, or of a tuple's parts, or of a function's parameters.
  var parts: [TypeName] = []
  /// The labels of a tuple's parts.
  var labels: [String?] = []
  /// The parameter of a generic type or function that the name stood for.
  var generic: String?
  /// The attribute of a function's type that may name a result builder.
  var builder: String?
  /// Whether a call gives an expression where the function takes a closure: `@autoclosure`.
  var isAutoclosure = false

  /// Whether values of the type are objects.
  var isObject: Bool { pointers > 0 || isBlock || name == "id" || name == "instancetype" || name == "Class" || isDeduced }
  /// Whether nothing is returned.
  var isVoid: Bool { name == "void" && pointers == 0 && !isBlock }
}
