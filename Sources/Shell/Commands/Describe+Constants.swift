import ObjectModel

extension Playground {
  /// Explains the constants that a word names: by its name in Objective-C, by that in Swift with the type before a dot, or by the member alone.
  func describeConstant(_ word: Word) throws(CommandFailure) -> [String] {
    let all = simulation.globals.allConstants
    var found = all.filter { $0.name == word.text || $0.swiftName == word.text }
    if found.isEmpty { found = all.filter { $0.swiftName?.hasSuffix("." + word.text) ?? false } }
    let here = found.filter { $0.releases.contains(simulation.release) }
    if here.isEmpty, let other = found.first { throw otherRelease(word, other.releases) }
    return here.map { Reference.line(of: $0) }
  }
}

extension Reference {
  /// A constant with its names, type and value, releases, and what it is for.
  static func line(of constant: GlobalConstant) -> String {
    let swift = constant.swiftName.map { " (Swift: \($0))" } ?? ""
    return "constant \(constant.name)\(swift): \(type(of: constant))\(span(constant.releases)) - \(constant.summary)"
  }

  /// The type of a constant, with the value where it is a number.
  private static func type(of constant: GlobalConstant) -> String {
    switch constant.value() {
    case .int(let number): "NSInteger = \(number)"
    case .double(let number): "CGFloat = \(ValueText.number(number))"
    case .string: "NSString *"
    case .structure(let structure): structure.type.name
    default: "id"
    }
  }
}
