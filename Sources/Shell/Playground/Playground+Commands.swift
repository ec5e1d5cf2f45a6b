import ObjectModel
import ScriptLanguage

extension Playground {
  /// The text that an alias stands for, `%1` filled with the first word behind it, and so on.
  func withoutAlias(_ text: String) -> String {
    if aliases.isEmpty { return text }
    let words = text.split(separator: " ").map { String($0) }
    guard let name = words.first, var meaning = aliases[name], CommandTable.named(name) == nil else { return text }
    guard meaning.contains("%") else { return ([meaning] + words.dropFirst()).joined(separator: " ") }
    for index in stride(from: 9, through: 1, by: -1) {
      let word = words.indices.contains(index) ? words[index] : ""
      meaning = meaning.split(separator: "%\(index)", omittingEmptySubsequences: false).joined(separator: word)
    }
    return meaning.trimmed
  }

  /// The text with the whole name of a command that was abbreviated.
  func expanded(_ text: String, _ command: Command) -> String {
    guard let name = CommandTable.commandName(of: text), name != command.name else { return text }
    return command.name + text.dropFirst(name.count)
  }

  /// The command that a text is, nothing where it is code.
  func command(in text: String) -> Result<Command?, CommandFailure> {
    guard let name = CommandTable.commandName(of: text) else { return .success(nil) }
    if let command = CommandTable.named(name) { return .success(command) }
    let isObject = simulation.value(named: name) != nil
    if isTerminal, !isObject, !Self.keywords.contains(name) {
      let found = CommandTable.beginning(with: name).filter { !["quit", "reset", "background"].contains($0.name) }
      if found.count == 1 { return .success(found[0]) }
      if found.count > 1, name == text ? !isKnown(name) : looksLikeCommand(text, name) {
        let names = found.prefix(6).map(\.name).joined(separator: ", ") + (found.count > 6 ? "…" : "")
        let word = Word(text: name, key: nil, isQuoted: false, column: 1, length: name.unicodeScalars.count)
        return .failure(CommandFailure("unknown-command", "'\(name)' may be \(names); write more of it", at: word))
      }
    }
    let nearest = NearestName.find(name, among: CommandTable.all.map(\.name) + aliases.keys.sorted(), allowsShort: true)
    let isUnknownWord = name == text && nearest != nil && NearestName.find(name, among: simulation.names.order, allowsShort: true) == nil
    guard isUnknownWord ? !isKnown(name) : looksLikeCommand(text, name) else { return .success(nil) }
    let word = Word(text: name, key: nil, isQuoted: false, column: 1, length: name.unicodeScalars.count)
    return .failure(
      CommandFailure(
        "unknown-command", "no command '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? Self.advice(name)), at: word))
  }

  /// What to do instead where there is no such command.
  private static func advice(_ name: String) -> String {
    guard let mode = Options.Mode(rawValue: name), mode != .run else { return "; `help` lists them" }
    return "; outside of the shell there is `splitlab \(name)`"
  }

  /// Words that begin statements of code, and so abbreviate no command.
  private static let keywords: Set<String> = [
    "id", "int", "float", "double", "BOOL", "return", "if", "for", "while", "do", "switch", "static", "const", "unsigned", "long", "char",
    "typedef", "enum", "NSInteger", "NSUInteger", "CGFloat", "SEL", "Class", "extern", "else",
  ]

  /// Whether code knows the name.
  private func isKnown(_ name: String) -> Bool {
    simulation.value(named: name) != nil || simulation.classes.named(name) != nil || simulation.globals.constant(named: name) != nil
  }

  /// Two bare words that name no known type are a misspelt command.
  private func looksLikeCommand(_ text: String, _ name: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard simulation.value(named: name) == nil, simulation.classes.named(name) == nil, simulation.globals.enumType(named: name) == nil
    else { return false }
    guard simulation.globals.structType(named: name) == nil, InputScanner().language(of: text) == nil else { return false }
    guard !Self.keywords.contains(name), words.count > 1 else { return false }
    return words.dropFirst().allSatisfy { word in word.allSatisfy { $0.isLetter || $0.isNumber || "-_\"=.,/'#".contains($0) } }
      && !text.hasSuffix(";")
  }
}
