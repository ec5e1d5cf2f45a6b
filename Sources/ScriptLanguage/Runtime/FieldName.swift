import ObjectModel

/// How the many spellings of one instance variable come together: `_toolbar`, `toolbar`, `self.toolbar`.
enum FieldName {
  /// The name under which an instance variable is kept: that of its property, or its own without the underscore.
  static func key(for variable: String, in type: RuntimeClass) -> String {
    for type in sequence(first: type, next: \.superclass) {
      if let info = type.declaration as? ClassInfo, let property = info.propertyOfVariable[variable] { return property }
    }
    return plain(variable)
  }

  /// The name without the underscore that marks instance variables.
  static func plain(_ variable: String) -> String {
    variable.utf8.first == 95 && variable.utf8.count > 1 ? String(variable.dropFirst()) : variable
  }
}

/// What the text says of a class, beside its methods.
final class ClassInfo {
  var fields: [String: FieldInfo] = [:]
  /// The properties whose instance variables have names of their own.
  var propertyOfVariable: [String: String] = [:]
  /// The properties with `@synthesize`, which replace native ones of the name.
  var properties: [String: PropertyDeclaration] = [:]
  /// The selectors that the class's own implementation gave it, so that pasting it again takes away what is gone.
  var implemented: Set<Selector> = []
  var implementedByClass: Set<Selector> = []
  /// The accessors that properties gave the class.
  var accessors: Set<Selector> = []
  /// The methods whose calls name labels, by their base names.
  var signatures: [String: [Signature]] = [:]
  /// The variables of the type itself.
  var statics: [String: StaticVariable] = [:]
  /// How the values of the type behave.
  var form = NominalDeclaration.Form.reference
  /// The stored properties in their order, for memberwise initialisers and for text.
  var storedNames: [String] = []
  /// The cases of an enumeration in their order.
  var cases: [EnumCase] = []
  /// The raw values of cases, once they are computed.
  var rawValues: [String: Value]?
  var rawType: String?
  /// The parameters of a generic type in their order.
  var generics: [String] = []
  /// The text that the type stands in.
  var source: LoadedSource?
  /// The type without a class that the class keeps an extension's members for.
  var extended: String?
}

/// What the text says of an instance variable.
struct FieldInfo {
  var conversion = Conversion.none
  var isWeak = false
  var isCopied = false
  /// The class of an outlet, which a nib would fill.
  var outletClass: String?
  /// What computes the first value.
  var first: Code?
  /// What makes the property's wrapper of the value that code gives it.
  var wrapping: Code?
  /// Whether the variable is an array of C.
  var isArrayOfC = false
  /// Whether an initialiser that takes every property may leave this one out.
  var isLeftOut = false
  /// What the declaration says of the type.
  var wanted = Wanted.anything
  var type: TypeName?
  /// Whether the declaration's type ends in `!`.
  var isUnwrapped = false
  var isOptional = false
  var isBlock = false
  /// Whether only an initialiser may store a value.
  var isConstant = false
  /// Whether the first value waits until the variable is first read.
  var isLazy = false
}

extension RuntimeClass {
  /// What the text says of the class; made at first use.
  var info: ClassInfo {
    if let info = declaration as? ClassInfo { return info }
    let info = ClassInfo()
    declaration = info
    return info
  }

  /// What the text says of an instance variable, own or inherited.
  func fieldInfo(_ key: String) -> FieldInfo? {
    for type in sequence(first: self, next: \.superclass) {
      if let info = (type.declaration as? ClassInfo)?.fields[key] { return info }
    }
    return nil
  }
}
