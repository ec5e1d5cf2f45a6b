import ObjectModel

/// How a call or declaration spells a method: its base name and the labels, `_` where there is none.
struct Spelling: Hashable {
  let base: String
  let labels: [String]

  init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  /// Reads a spelling such as `show(_:sender:)`; a name alone has no labels.
  init(_ text: String) {
    guard let parenthesis = text.firstIndex(of: "(") else {
      self.init(base: text, labels: [])
      return
    }
    let inner = text[text.index(after: parenthesis)...].prefix { $0 != ")" }
    self.init(base: String(text[..<parenthesis]), labels: inner.split(separator: ":").map(String.init))
  }

  /// The spelling as people write it.
  var text: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// The selector that Objective-C would call a method of the app's own by.
  var selectorText: String {
    guard let first = labels.first else { return base }
    var text = base
    if first != "_" {
      let words = Words.of(first)
      let joins = ["with", "by", "for", "in", "at", "from", "to", "on", "of", "using"].contains(words.first)
      text += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}

/// Names cut at their capitals.
enum Words {
  /// `willHideViewController` is `will`, `hide`, `view`, `controller`.
  static func of(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      let previous = place > 0 ? letters[place - 1] : nil
      let begins = letter.isUppercase && (previous?.isUppercase != true || (next?.isLowercase ?? false))
      if begins || letter == "_", !word.isEmpty {
        words.append(word)
        word = ""
      }
      if letter != "_" { word += letter.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The words left out of `long` to get `short`, in their order; nothing where `short` is no part of it.
  static func leftOut(_ short: [String], of long: [String]) -> [String]? {
    var rest: [String] = []
    var place = 0
    for word in long {
      if place < short.count, short[place] == word { place += 1 } else { rest.append(word) }
    }
    return place == short.count ? rest : nil
  }
}

/// The one rule by which spellings of every generation of Swift find a row: as the row says itself, as the selector's parts are (Swift 1 and 2),
/// or as the parts are without the words that a parameter's type or the class says already (Swift 3 and 4).
struct SpellingRule {
  let selector: String
  let current: Spelling
  let parameterTypes: [String]
  let owner: String
  private let parts: [String]

  init(selector: String, swiftName: String?, parameterTypes: [String], owner: String) {
    self.selector = selector
    self.parameterTypes = parameterTypes
    self.owner = owner
    parts =
      selector.contains(":") ? selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init) : [selector]
    current = swiftName.flatMap { $0 == selector && $0.contains(":") ? nil : Spelling($0) } ?? Self.literal(selector, parts)
  }

  /// The selector read as Swift 1 and 2 did.
  private static func literal(_ selector: String, _ parts: [String]) -> Spelling {
    guard selector.contains(":") else { return Spelling(base: selector == "init" ? "init" : selector, labels: []) }
    if let first = parts.first, first.hasPrefix("initWith") {
      return Spelling(base: "init", labels: [lowered(first.dropFirst(8))] + parts.dropFirst())
    }
    return Spelling(base: parts.first ?? "", labels: ["_"] + parts.dropFirst().map { $0.isEmpty ? "_" : $0 })
  }

  static func lowered(_ name: some StringProtocol) -> String {
    let words = name.prefix { $0.isUppercase }
    // `URL` becomes `url`, `Frame` `frame`.
    let count = words.count > 1 && words.count < name.count ? words.count - 1 : words.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// How far a spelling is from the row's own: 0 where it is the same, nothing where it is another method's.
  ///
  /// - Parameter isDeclaration: Whether the first label may be a parameter's name, as in Swift 1 and 2.
  func distance(_ spelling: Spelling, isDeclaration: Bool = false) -> Int? {
    guard spelling.labels.count == argumentCount else { return nil }
    if spelling == current { return 0 }
    let literal = Self.literal(selector, parts)
    if spelling == literal { return 1 }
    if isDeclaration, !spelling.labels.isEmpty, spelling.base == literal.base, spelling.labels.dropFirst() == literal.labels.dropFirst(),
      literal.labels.first == "_"
    {
      return 2
    }
    // Swift 3 and 4 left the first label out where the declaration in Swift 2 bears the parameter's name.
    if isDeclaration, spelling.base == current.base, !spelling.labels.isEmpty, current.labels.first == "_",
      spelling.labels.dropFirst() == current.labels.dropFirst()
    {
      return 2
    }
    return shortened(spelling)
  }

  private var argumentCount: Int { selector.contains(":") ? parts.count : 0 }

  /// Whether the spelling leaves out needless words of the selector only.
  private func shortened(_ spelling: Spelling) -> Int? {
    let ownerWords = Words.of(owner)
    var count = 3
    for (place, part) in parts.enumerated() {
      let label = place < spelling.labels.count ? spelling.labels[place] : "_"
      var short = label == "_" ? [] : Words.of(label)
      if place == 0 { short = Words.of(spelling.base) + short }
      var long = Words.of(part)
      if place == 0, spelling.base == "init", long.starts(with: ["init", "with"]) { long.remove(at: 1) }
      guard short.first == long.first || (short.isEmpty && place > 0), let rest = Words.leftOut(short, of: long) else { return nil }
      let type = place < parameterTypes.count ? Words.of(parameterTypes[place].prefix { $0 != " " }) : []
      guard rest.allSatisfy({ type.contains($0) || (place == 0 && ownerWords.contains($0)) }) else { return nil }
      count += rest.count
    }
    return count
  }

  /// Whether the name is that of a property or method without arguments, needless words left out.
  func isNamed(_ name: String) -> Bool {
    if name == current.base || name == selector { return argumentCount == 0 }
    guard argumentCount == 0, let rest = Words.leftOut(Words.of(name), of: Words.of(selector)),
      Words.of(name).first == Words.of(selector).first
    else { return false }
    return rest.allSatisfy(Words.of(owner).contains)
  }
}
