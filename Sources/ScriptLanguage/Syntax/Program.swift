/// A whole input, as either language's parser makes it.
struct Program {
  /// What the text declares, in its order.
  var declarations: [Declaration] = []
  /// What runs, in its order.
  var statements: [Statement] = []
  /// Errors; those within a method's body leave the other methods usable.
  var problems: [Problem] = []
  /// Whether an error lies outside of the methods of classes, so that nothing may run.
  var isBroken = false
  /// How many members of classes could not be read.
  var leftOutCount = 0
  /// How far the reading had come at the first error, in bytes.
  var reach = Int.max
}

/// Something that a text declares.
enum Declaration {
  case type(TypeDeclaration)
  case protocols(ProtocolDeclaration)
  case forward([String])
  case function(FunctionDeclaration)
  /// A variable of the file: static or constant.
  case variable(VariableDeclaration)
  case constants(EnumDeclaration)
  /// A structure of C, with its fields in their order.
  case structure(StructureDeclaration)
  case alias(name: String, TypeName)
  /// A method that stands in no class.
  case method(MethodDeclaration)
  case property(PropertyDeclaration)
  case synthesis([Synthesis])
  /// A type whose members are called by spelling and labels.
  case nominal(NominalDeclaration)
  /// A property with accessors that stands in no class.
  case loose(StoredProperty)
}

/// The declaration, implementation or extension of a class; several may make up one class.
struct TypeDeclaration {
  enum Part {
    case interface
    case implementation
    /// A category or class extension.
    case category
  }

  let name: String
  let nameRange: SourceRange
  let part: Part
  let superclass: String?
  let superclassRange: SourceRange?
  var protocols: [String] = []
  var variables: [VariableDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var methods: [MethodDeclaration] = []
  var syntheses: [Synthesis] = []
}

/// A property as code declares it.
struct PropertyDeclaration {
  let name: String
  let type: TypeName
  var getter: String?
  var setter: String?
  var isWeak = false
  var isCopied = false
  var isReadOnly = false
  var isClassProperty = false
  let range: SourceRange
}

/// `@synthesize name = variable`.
struct Synthesis {
  let name: String
  let variable: String?
}

/// A method; without a body it is only announced.
struct MethodDeclaration {
  let selector: String
  let isClassMethod: Bool
  let result: TypeName
  let parameters: [Parameter]
  let body: [Statement]?
  /// The head, for errors.
  let range: SourceRange
  /// Head and body, for showing the method.
  var extent: SourceRange?
  /// How calls spell the method, from which its selector follows; nothing where the selector is given.
  var spelling: MethodSpelling?
}

/// How calls spell a method: base name, labels, and what else its head says.
struct MethodSpelling {
  let base: String
  var isOverride = false
  var isMutating = false
  /// Whether an initialiser may give nil.
  var isFailable = false
  var attributes: Set<String> = []
}

/// A class, structure, enumeration, protocol or extension with its members.
struct NominalDeclaration {
  enum Form {
    case reference
    case value
    case choice
    case interface
    case addition
  }

  let form: Form
  let name: String
  let nameRange: SourceRange
  /// The superclass, protocols or raw type.
  var inherited: [TypeName] = []
  var attributes: Set<String> = []
  var properties: [StoredProperty] = []
  var methods: [MethodDeclaration] = []
  var cases: [EnumCase] = []
  var nested: [NominalDeclaration] = []
  var aliases: [(name: String, type: TypeName)] = []
  /// The parameters of a generic type, which stand for any type.
  var generics: [String] = []
  /// Head and body.
  var extent = SourceRange(start: 0, end: 0)
}

/// A property with its value, or with the code that computes it.
struct StoredProperty {
  let name: String
  let type: TypeName?
  let range: SourceRange
  var value: Expression?
  var isStatic = false
  var isLazy = false
  var isWeak = false
  var isConstant = false
  var isOutlet = false
  var getter: [Statement]?
  var setter: (name: String, body: [Statement])?
  var willSet: (name: String, body: [Statement])?
  var didSet: (name: String, body: [Statement])?
  /// Whether the property must be there, as a protocol says.
  var isAnnounced = false
  var attributes: Set<String> = []
  /// What the property wrapper is made with, beside the first value.
  var wrapperArguments: [Argument] = []
}

extension StoredProperty {
  /// The property wrapper, such as `@Published`: an attribute that begins with a capital and is none of the compiler's.
  var wrapper: String? {
    attributes.sorted().first { name in
      name.dropFirst().first?.isUppercase == true && !["@IB", "@NS", "@GK", "@UI", "@MainActor"].contains(where: name.hasPrefix)
    }
  }
}

/// A case of an enumeration.
struct EnumCase {
  let name: String
  let range: SourceRange
  var parameters: [(label: String?, type: TypeName)] = []
  var value: Expression?
}

/// A protocol of the text's own.
struct ProtocolDeclaration {
  let name: String
  let protocols: [String]
  let methods: [MethodDeclaration]
  let properties: [PropertyDeclaration]
}

/// A C function with its body.
struct FunctionDeclaration {
  let name: String
  let result: TypeName
  let parameters: [Parameter]
  let body: [Statement]
  let range: SourceRange
  /// Whether calls name the function's labels.
  var isLabelled = false
  /// The attribute that may name a result builder.
  var builder: String?
}

/// A structure of C.
struct StructureDeclaration {
  let name: String
  let fields: [(name: String, type: TypeName)]
}

/// A C enumeration.
struct EnumDeclaration {
  let name: String?
  let cases: [(name: String, value: Expression?)]
}
