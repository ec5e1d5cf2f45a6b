import ObjectModel

/// The names that a class's objects answer, for suggestions.
enum MemberNames {
  /// Selectors and properties, own and inherited.
  static func all(of type: RuntimeClass) -> [String] { properties(of: type) + methods(of: type) }

  /// The properties, own and inherited, native and declared.
  static func properties(of type: RuntimeClass) -> [String] {
    var names: [String] = []
    for type in sequence(first: type, next: \.superclass) {
      if let info = type.declaration as? ClassInfo { names += info.properties.keys.sorted() + info.fields.keys.sorted() }
      guard let table = type.table else { continue }
      names += table.properties.filter { !$0.isKept && $0.releases.contains(type.registry.release) }.map(\.name)
    }
    return names
  }

  /// The selectors of methods, own and inherited.
  static func methods(of type: RuntimeClass) -> [String] {
    var names: [String] = []
    for type in sequence(first: type, next: \.superclass) {
      names += type.ownMethods.map(\.selector.description)
      guard let table = type.table else { continue }
      names += table.methods.filter { !$0.info.isKept && $0.info.releases.contains(type.registry.release) }.map(\.info.selector.description)
      names += table.properties.filter { !$0.isKept && $0.write != nil }.map(\.setter.description)
    }
    return names
  }

  /// The selectors that every class answers itself, beside those of its table.
  static let ofEveryClass: Set<String> = [
    "alloc", "allocWithZone:", "new", "class", "self", "retain", "release", "autorelease", "load", "initialize", "superclass",
    "description", "isEqual:", "isKindOfClass:", "isSubclassOfClass:", "instancesRespondToSelector:", "respondsToSelector:",
    "conformsToProtocol:",
  ]

  /// The selectors of class methods, own and inherited.
  static func ofClass(_ type: RuntimeClass) -> [String] {
    var names = ["alloc", "class", "description", "superclass"]
    for type in sequence(first: type, next: \.superclass) {
      names += type.ownClassMethods.map(\.selector.description)
      guard let table = type.table else { continue }
      names += table.classMethods.filter { !$0.info.isKept && $0.info.releases.contains(type.registry.release) }.map(
        \.info.selector.description)
    }
    return names
  }

  /// The selector that assigns a property.
  static func setter(of name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }

  /// The releases in which a native class has the class method, where it has one of the name at all.
  static func releases(ofClassMethod name: String, in type: RuntimeClass) -> ReleaseRange? {
    firstTable(of: type) { table in table.classMethods.first { $0.info.selector.description == name }?.info.releases }
  }

  /// The releases in which a native class has the property or method, where it has one of the name at all.
  static func releases(of name: String, in type: RuntimeClass) -> ReleaseRange? {
    firstTable(of: type) { table in
      table.properties.first { $0.name == name || $0.getter.description == name }?.releases
        ?? table.methods.first { $0.info.selector.description == name }?.info.releases
    }
  }

  private static func firstTable(of type: RuntimeClass, _ find: (ClassTable) -> ReleaseRange?) -> ReleaseRange? {
    for type in sequence(first: type, next: \.superclass) {
      if let found = type.table.flatMap(find) { return found }
    }
    return nil
  }
}

extension RuntimeClass {
  /// Whether the class, or one that it descends from, is not in any text, so that it has members that nobody knows.
  var isStrange: Bool { sequence(first: self, next: \.superclass).contains(where: \.isInvented) }
}
