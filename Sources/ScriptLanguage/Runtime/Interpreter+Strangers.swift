import ObjectModel

/// Members of strings, numbers, collections and structures that no one has: an extension or a category gives them, in a text that is not here.
extension Interpreter {
  /// Makes up a member of a value that is no object, where nothing has one of the name and none is nearly meant; it answers nothing.
  ///
  /// What others have is no invention: the value is of a wrong kind then, and the caller says so.
  func inventMember(_ name: String, of type: String, nearest: String?, isKnown: (KnownNames) -> Bool) -> Bool {
    guard nearest == nil, !options.isStrict else { return false }
    let listed = "\(type).\(name) (answers nothing)"
    if inventedNames.contains(listed) { return true }
    guard !isKnown(KnownNames(self, topLevel: [])) else { return false }
    remember(madeUp: name)
    note(invented: listed)
    return true
  }

  /// Makes up an initialiser of a value's type, which gives the value without anything in it.
  func inventInitializer(_ shape: CallShape, of type: String) -> Bool {
    guard !options.isStrict else { return false }
    note(invented: type + shape.spelling.text.dropFirst(shape.base.count))
    return true
  }
}

extension StructType {
  /// Whether an initialiser with the labels takes the structure's own fields, or their fields.
  func takes(_ labels: [String?]) -> Bool {
    labels.allSatisfy { label in label.map { $0 == "in" || hasField($0) } ?? true }
  }

  private func hasField(_ name: String) -> Bool {
    fields.contains { $0.name == name || ($0.type?.hasField(name) ?? false) }
  }
}
