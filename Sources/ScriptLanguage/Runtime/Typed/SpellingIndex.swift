import ObjectModel

/// The methods of one class by the first word of their spelling, so that a call looks at few.
final class SpellingIndex {
  /// A method that a call may mean.
  struct Row {
    let rule: SpellingRule
    /// The same without the error that the method gives back, which Swift throws and does not write.
    let ruleWithoutError: SpellingRule?
    let selector: Selector
    let info: MethodInfo
  }

  private var methods: [String: [Row]] = [:]
  private var classMethods: [String: [Row]] = [:]

  /// Takes the rows of a release, or those of all.
  init(_ table: ClassTable, in release: Release?) {
    func counts(_ entry: MethodEntry) -> Bool { release.map(entry.info.releases.contains) ?? true }
    for entry in table.methods where counts(entry) { Self.add(entry.info, table.name, to: &methods) }
    for entry in table.classMethods where counts(entry) { Self.add(entry.info, table.name, to: &classMethods) }
  }

  private static func add(_ info: MethodInfo, _ owner: String, to rows: inout [String: [Row]]) {
    let types = info.parameterTypes
    let rule = SpellingRule(selector: info.selector.description, swiftName: info.swiftName, parameterTypes: types, owner: owner)
    let short = info.selector.description.hasSuffix(":error:") ? String(info.selector.description.dropLast("error:".count)) : nil
    let ruleWithoutError = short.map {
      SpellingRule(selector: $0, swiftName: info.swiftName, parameterTypes: Array(types.dropLast()), owner: owner)
    }
    let row = Row(rule: rule, ruleWithoutError: ruleWithoutError, selector: info.selector, info: info)
    let keys = Set([firstWord(rule.current.base), firstWord(info.selector.description)])
    for key in keys { rows[key, default: []].append(row) }
  }

  static func firstWord(_ name: String) -> String {
    String(name.prefix { $0.isLowercase || $0.isNumber })
  }

  /// The methods that a base name may be the beginning of.
  func rows(for base: String, isClassMethod: Bool) -> [Row] {
    (isClassMethod ? classMethods : methods)[Self.firstWord(base)] ?? []
  }

  /// Every spelling, for suggestions.
  func spellings(isClassMethod: Bool) -> [Spelling] {
    (isClassMethod ? classMethods : methods).values.flatMap { rows in rows.filter { !$0.info.isKept }.map(\.rule.current) }
  }
}

/// The messages of all protocols by the first word of their spelling, to tell which one a declaration answers.
final class MessageIndex {
  private var rows: [String: [(rule: SpellingRule, message: MessageInfo)]] = [:]

  init(_ globals: GlobalRegistry) {
    for table in globals.allProtocols {
      for message in table.messages {
        let rule = SpellingRule(
          selector: message.selector.description, swiftName: message.swiftName, parameterTypes: message.parameterTypes, owner: table.name)
        for key in Set([SpellingIndex.firstWord(rule.current.base), SpellingIndex.firstWord(message.selector.description)]) {
          rows[key, default: []].append((rule, message))
        }
      }
    }
  }

  /// The message that a declaration answers.
  func message(_ spelling: Spelling) -> MessageInfo? {
    var best: (distance: Int, message: MessageInfo)?
    for row in rows[SpellingIndex.firstWord(spelling.base)] ?? [] {
      guard let distance = row.rule.distance(spelling, isDeclaration: true), distance < best?.distance ?? .max else { continue }
      best = (distance, row.message)
    }
    return best?.message
  }

  /// The message that a property without arguments answers.
  func message(named name: String) -> MessageInfo? {
    rows[SpellingIndex.firstWord(name)]?.first { $0.rule.isNamed(name) && $0.message.selector.argumentCount == 0 }?.message
  }

  /// The spellings of the messages that share a base name, for suggestions.
  func spellings(base: String) -> [Spelling] {
    (rows[SpellingIndex.firstWord(base)] ?? []).map(\.rule.current).filter { $0.base == base }
  }
}
