import ObjectModel

/// Selectors as the first years of Swift spelled them, in texts.
extension Interpreter {
  /// The selector of a method whose first parameter has a label here and had none up to Swift 2: `"didLogin:"` means `func didLogin(note:)`.
  func selector(ofSwift2 selector: Selector, in type: RuntimeClass) -> Selector? {
    let parts = selector.description.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard let base = parts.first, selector.argumentCount > 0 else { return nil }
    let labels = parts.dropFirst().dropLast()
    for type in sequence(first: type, next: \.superclass) {
      let all = (type.declaration as? ClassInfo)?.signatures[base] ?? []
      let found = all.first { one in
        !one.isClassMethod && one.spelling.labels.count == selector.argumentCount && one.spelling.labels.first != "_"
          && Array(one.spelling.labels.dropFirst()) == Array(labels)
      }
      if let found { return found.selector }
    }
    return nil
  }
}
