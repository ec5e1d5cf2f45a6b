import ObjectModel

extension Playground {
  /// Explains an enumeration that the tables know, or one case of it, by its name in Objective-C or Swift.
  ///
  /// - Returns: `nil` where the word is neither.
  func describeEnumeration(_ word: Word) throws(CommandFailure) -> [String]? {
    let globals = simulation.globals
    if let type = globals.enumType(named: word.text) {
      guard type.releases.contains(simulation.release) else { throw otherRelease(word, type.releases) }
      return Reference.lines(of: type, in: simulation.release)
    }
    guard let (type, row) = globals.enumCase(named: word.text) ?? swiftCase(word.text) else { return nil }
    let releases = row.releases == .always ? type.releases : row.releases
    guard releases.contains(simulation.release) else { throw otherRelease(word, releases) }
    return [Reference.line(of: row, in: type, simulation.release), "a case of \(type.name): \(type.summary)"]
  }

  /// `UISplitViewController.Column.primary`.
  private func swiftCase(_ text: String) -> (type: EnumType, row: EnumType.Case)? {
    guard let dot = text.lastIndex(of: "."), let type = simulation.globals.enumType(named: String(text[..<dot])) else { return nil }
    return type.cases.first { $0.name == text[text.index(after: dot)...] }.map { (type, $0) }
  }
}
