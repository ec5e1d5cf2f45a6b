/// One letter of a text as regular expressions see it: a grapheme to those of Swift, a scalar to those of Foundation.
struct Letter: Equatable {
  let first: Unicode.Scalar
  /// The whole letter, where it is more than one scalar.
  let cluster: Character?

  init(_ scalar: Unicode.Scalar) { (first, cluster) = (scalar, nil) }

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    first = scalars.first ?? " "
    cluster = scalars.count == 1 ? nil : character
  }

  var whole: Character { cluster ?? Character(first) }

  /// The letter in lower case, which stands for both where cases do not count.
  var folded: Letter {
    if cluster == nil, first.isASCII { return (65...90).contains(first.value) ? Letter(Unicode.Scalar(UInt8(first.value + 32))) : self }
    let small = whole.lowercased()
    return small.count == 1 ? Letter(Character(small)) : self
  }

  static func == (one: Letter, other: Letter) -> Bool {
    if one.cluster == nil, other.cluster == nil { return one.first == other.first }
    return one.whole == other.whole
  }

  var isNewline: Bool { (10...13).contains(first.value) || first.value == 0x85 || first.value == 0x2028 || first.value == 0x2029 }
  var isSpace: Bool { first.isASCII ? first.value == 32 || (9...13).contains(first.value) : first.properties.isWhitespace }
  var isDigit: Bool { first.isASCII ? (48...57).contains(first.value) : first.properties.generalCategory == .decimalNumber }
  var isWord: Bool {
    if first.isASCII { return isDigit || first == "_" || (97...122).contains(first.value | 32) }
    let properties = first.properties
    switch properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic
    }
  }
}

/// Which letters one step of an expression takes.
typealias LetterTest = (Letter) -> Bool

/// The sets of letters that have names: `\p{…}` and `[:…:]`.
enum NamedLetters {
  static func test(_ name: String) -> LetterTest? {
    let key = name.lowercased().filter { $0.isLetter }
    if let shorthand = shorthand(key) { return shorthand }
    if let part = ["script", "sc", "generalcategory", "gc", "is", "in"].first(where: { key.hasPrefix($0) && key != $0 }),
      let test = test(String(key.dropFirst(part.count)))
    {
      return test
    }
    if let ranges = scripts[key] { return { letter in ranges.contains { $0.contains(letter.first.value) } } }
    let codes = categories.filter { $0.code == key || $0.name == key || (key.count == 1 && $0.code.hasPrefix(key)) }.map(\.category)
    return codes.isEmpty ? nil : { codes.contains($0.first.properties.generalCategory) }
  }

  private static func shorthand(_ key: String) -> LetterTest? {
    switch key {
    case "any": { _ in true }
    case "ascii": { $0.first.isASCII && $0.cluster == nil }
    case "alpha", "alphabetic": { $0.first.properties.isAlphabetic }
    case "letter": { $0.whole.isLetter }
    case "digit": \.isDigit
    case "space", "whitespace": \.isSpace
    case "blank": { $0.isSpace && !$0.isNewline }
    case "word": \.isWord
    case "alnum": { $0.isDigit || $0.first.properties.isAlphabetic }
    case "upper", "uppercase": { $0.first.properties.isUppercase }
    case "lower", "lowercase": { $0.first.properties.isLowercase }
    case "xdigit", "hexdigit": { $0.whole.isHexDigit }
    case "punct": { $0.whole.isPunctuation || $0.whole.isSymbol && $0.first.isASCII }
    case "punctuation": { $0.whole.isPunctuation }
    case "symbol": { $0.whole.isSymbol }
    case "number": { $0.whole.isNumber }
    case "emoji": { $0.first.properties.isEmoji }
    case "emojipresentation": { $0.first.properties.isEmojiPresentation }
    case "cntrl": { $0.first.properties.generalCategory == .control }
    case "graph": { !$0.isSpace && $0.first.properties.generalCategory != .control }
    case "print": { $0.first.properties.generalCategory != .control }
    default: nil
    }
  }

  /// The scripts that expressions of apps name, by their blocks.
  private static let scripts: [String: [ClosedRange<UInt32>]] = [
    "latin": [65...90, 97...122, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF],
    "greek": [0x370...0x3FF, 0x1F00...0x1FFF], "cyrillic": [0x400...0x52F], "hebrew": [0x590...0x5FF], "arabic": [0x600...0x6FF],
    "thai": [0xE00...0xE7F], "hangul": [0x1100...0x11FF, 0xAC00...0xD7AF], "hiragana": [0x3041...0x309F], "katakana": [0x30A0...0x30FF],
    "han": [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F], "devanagari": [0x900...0x97F],
  ]

  private static let categories: [(code: String, name: String, category: Unicode.GeneralCategory)] = [
    ("lu", "uppercaseletter", .uppercaseLetter), ("ll", "lowercaseletter", .lowercaseLetter), ("lt", "titlecaseletter", .titlecaseLetter),
    ("lm", "modifierletter", .modifierLetter), ("lo", "otherletter", .otherLetter), ("mn", "nonspacingmark", .nonspacingMark),
    ("mc", "spacingmark", .spacingMark), ("me", "enclosingmark", .enclosingMark), ("nd", "decimalnumber", .decimalNumber),
    ("nl", "letternumber", .letterNumber), ("no", "othernumber", .otherNumber), ("pc", "connectorpunctuation", .connectorPunctuation),
    ("pd", "dashpunctuation", .dashPunctuation), ("ps", "openpunctuation", .openPunctuation), ("pe", "closepunctuation", .closePunctuation),
    ("pi", "initialpunctuation", .initialPunctuation), ("pf", "finalpunctuation", .finalPunctuation),
    ("po", "otherpunctuation", .otherPunctuation), ("sm", "mathsymbol", .mathSymbol), ("sc", "currencysymbol", .currencySymbol),
    ("sk", "modifiersymbol", .modifierSymbol), ("so", "othersymbol", .otherSymbol), ("zs", "spaceseparator", .spaceSeparator),
    ("zl", "lineseparator", .lineSeparator), ("zp", "paragraphseparator", .paragraphSeparator), ("cc", "control", .control),
    ("cf", "format", .format), ("co", "privateuse", .privateUse), ("cn", "unassigned", .unassigned),
  ]
}
