import ObjectModel

/// What the name of a type stands for.
enum TypeReference {
  case runtime(RuntimeClass)
  case enumeration(EnumType)
  case structure(StructType)
  /// A type of the standard library.
  case standard(String)
}

extension Interpreter {
  /// The names of the standard library's types.
  static let standardTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "CGFloat", "Float32", "Float64", "TimeInterval", "NSTimeInterval", "Bool", "Array", "ContiguousArray", "ArraySlice",
    "Dictionary", "Set", "Optional", "Any", "AnyObject", "Void", "Selector", "Range", "ClosedRange", "Error", "ErrorType", "AnyHashable",
    "AnyClass", "Regex", "UTF8", "UTF16", "UTF32",
  ]

  /// What the name of a type stands for, seen from a type's own body.
  func typeReference(_ name: String, in lexical: RuntimeClass? = nil, depth: Int = 0) -> TypeReference? {
    guard depth < 20 else { return nil }
    if let nested = nested(name, in: lexical) { return .runtime(nested) }
    if let alias = aliases[name] ?? nestedAlias(name, in: lexical) {
      return typeReference(alias.isBlock ? "Any" : alias.name, in: lexical, depth: depth + 1)
    }
    if let own = simulation.classes.named(name), own.table == nil { return .runtime(own) }
    if Self.standardTypes.contains(name) { return .standard(name) }
    if let type = enums[name] ?? simulation.globals.enumType(named: name) { return .enumeration(type) }
    if let type = structType(named: name) ?? simulation.globals.structType(named: "NS" + name) {
      return .structure(type)
    }
    if let type = simulation.classes.named(name) ?? simulation.classes.named("NS" + name) { return .runtime(type) }
    guard name.contains(".") else { return nil }
    // `UITableView.Style` was `UITableViewStyle`; a name may also be that of a nested type of its superclass.
    let joined = name.split(separator: ".").joined()
    return simulation.globals.enumType(named: joined).map(TypeReference.enumeration)
      ?? simulation.classes.named(joined).map(TypeReference.runtime)
  }

  private func nested(_ name: String, in lexical: RuntimeClass?) -> RuntimeClass? {
    guard let lexical else { return nil }
    var scope = lexical.visible.name
    while true {
      if let type = simulation.classes.named(scope + "." + name) { return type }
      guard let dot = scope.lastIndex(of: ".") else { break }
      scope = String(scope[..<dot])
    }
    for type in sequence(first: lexical, next: \.superclass) where type.table == nil {
      if let nested = simulation.classes.named(type.visible.name + "." + name) { return nested }
    }
    return nil
  }

  private func nestedAlias(_ name: String, in lexical: RuntimeClass?) -> TypeName? {
    lexical.flatMap { aliases[$0.visible.name + "." + name] }
  }

  /// What assigning to a variable of the type does to a value, where optional values stay absent.
  func conversion(ofTyped type: TypeName) -> Conversion {
    if type.isOptional || type.isBlock { return .none }
    switch typeReference(type.name) {
    case .standard(let name): return Self.standardConversions[name] ?? .none
    case .enumeration(let type): return .enumeration(type)
    case .structure(let type): return .structure(type)
    case .runtime, nil: return .none
    }
  }

  private static let standardConversions: [String: Conversion] = [
    "Double": .double, "CGFloat": .double, "Float": .float, "TimeInterval": .double, "NSTimeInterval": .double, "Float64": .double,
  ]

  /// The classes that keep what extensions gave to the type of a value, and to its protocols.
  func extensionClasses(of value: Value) -> [RuntimeClass] {
    guard !typed.extensions.isEmpty else { return [] }
    switch value {
    case .enumeration(let value): return holders([value.type.name, value.type.swiftName, "OptionSet", "RawRepresentable", "Optional"])
    case .structure(let value): return holders([value.type.name, "Optional"])
    case .object(let object) where !(object is SetObject || object is RangeObject): return holders(protocolNames(of: object.isa))
    case .type(let type): return holders(protocolNames(of: type))
    case .selector: return holders(["Selector"])
    case .void, .null: return holders(["Optional"])
    case .string, .int, .double, .bool, .array, .dictionary, .object:
      let kind = TypedKind(value)
      if let known = typed.holders[kind] { return known }
      let found = holders((Self.extensible[kind] ?? []) + ["Equatable", "Hashable", "Optional"])
      typed.holders[kind] = found
      return found
    }
  }

  private func holders(_ names: [String]) -> [RuntimeClass] { names.compactMap { typed.extensions[$0] } }

  /// The names by which extensions reach values of a kind.
  private static let extensible: [TypedKind: [String]] = [
    .text: ["String", "Substring", "Character", "NSString", "StringProtocol", "LosslessStringConvertible"] + collection + ["Comparable"],
    .integer: ["Int", "UInt", "Int32", "Int64", "UInt8", "UInt32", "NSNumber", "BinaryInteger", "FixedWidthInteger", "SignedInteger"]
      + numeric,
    .floating: ["Double", "CGFloat", "Float", "TimeInterval", "NSNumber", "BinaryFloatingPoint", "FloatingPoint"] + numeric,
    .truth: ["Bool", "NSNumber"], .list: ["Array", "ArraySlice", "NSArray", "MutableCollection"] + collection,
    .table: ["Dictionary", "NSDictionary", "Collection", "Sequence"], .set: ["Set", "SetAlgebra", "Collection", "Sequence"],
    .range: ["Range", "ClosedRange", "CountableRange", "CountableClosedRange"] + collection,
  ]
  private static let collection = [
    "RangeReplaceableCollection", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence",
  ]
  private static let numeric = ["SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Comparable"]

  /// The protocols of the standard library whose names do not end as most do.
  static let standardProtocols = Set(
    collection + numeric + [
      "MutableCollection", "SetAlgebra", "OptionSet", "StringProtocol", "BinaryInteger", "FixedWidthInteger", "SignedInteger",
      "UnsignedInteger", "BinaryFloatingPoint", "FloatingPoint", "IteratorProtocol", "LazySequenceProtocol",
      "LocalizedError", "RecoverableError", "CustomNSError",
    ])

  /// The protocols of a class, with those that they build upon.
  func protocolNames(of type: RuntimeClass) -> [String] {
    guard !typed.extensions.isEmpty else { return [] }
    var names: [String] = []
    for type in sequence(first: type, next: \.superclass) { names += type.protocols.sorted() }
    var place = 0
    while place < names.count, names.count < 200 {
      names += (typed.protocolParents[names[place]] ?? []).filter { !names.contains($0) }
      place += 1
    }
    return names
  }
}
