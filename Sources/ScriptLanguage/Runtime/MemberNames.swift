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

  /// Whether a native class has the class method in another release than the one that runs.
  static func isOfAnotherRelease(classMethod name: String, in type: RuntimeClass) -> Bool {
    sequence(first: type, next: \.superclass).contains { type in
      type.table?.classMethods.contains { $0.info.selector.description == name } ?? false
    }
  }

  /// Whether a native class has the property or method in another release than the one that runs.
  static func isOfAnotherRelease(_ name: String, in type: RuntimeClass) -> Bool {
    sequence(first: type, next: \.superclass).contains { type in
      guard let table = type.table else { return false }
      return table.properties.contains { $0.name == name || $0.getter.description == name }
        || table.methods.contains { $0.info.selector.description == name }
    }
  }
}
