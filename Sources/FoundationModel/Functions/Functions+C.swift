import ObjectModel

extension Functions {
  /// What C does with letters and texts.
  static let letters: [GlobalFunction] = texts + copies + numerals + kinds + orders

  private static let texts: [GlobalFunction] = [
    GlobalFunction("strlen", { (text: String?) in text?.utf8.count ?? 0 }, "How many bytes a text has."),
    GlobalFunction("strcmp", { (left: String?, right: String?) in order(left ?? "", right ?? "") }, "How two texts are ordered."),
    GlobalFunction(
      "strcasecmp", { (left: String?, right: String?) in order((left ?? "").lowercased(), (right ?? "").lowercased()) },
      "How two texts are ordered, whatever their case."),
    GlobalFunction(
      "strncmp",
      { (left: String?, right: String?, count: Int) in
        order(String((left ?? "").prefix(max(count, 0))), String((right ?? "").prefix(max(count, 0))))
      }, "How the beginnings of two texts are ordered."),
    GlobalFunction("strdup", { (text: String?) in text }, "A copy of a text."),
    GlobalFunction(
      "strstr", { (text: String?, part: String?) in rest(of: text ?? "", from: part ?? "") },
      "A text from the place on where another begins."),
    GlobalFunction("getenv", { (_: String?) in Value.null }, "NULL: nothing is set."),
    GlobalFunction(
      variadic: "puts",
      { arguments, simulation in
        simulation.output(arguments.first.flatMap(String.unbox) ?? "")
        return .int(0)
      }, "Writes a text to the console."),
  ]

  /// What puts a text where the first argument tells; memory is not modelled, so that every text has room there.
  private static let copies: [GlobalFunction] =
    ["strcpy", "stpcpy"].map { name in
      GlobalFunction(name, { (_: Value, text: String?) in text ?? "" }, "Copies a text.").fillingFirst
    }
    + ["strncpy", "strlcpy"].map { name in
      GlobalFunction(
        name, { (_: Value, text: String?, count: Int) in String((text ?? "").prefix(max(count, 0))) }, "Copies the beginning of a text."
      ).fillingFirst
    }
    + ["strcat", "strncat", "strlcat"].map { name in
      GlobalFunction(
        variadic: name,
        { arguments, _ in .string(arguments.prefix(2).compactMap(String.unbox).joined()) }, "Puts a text behind another."
      ).fillingFirst
    }
    + [("sprintf", 1), ("snprintf", 2), ("asprintf", 1)].map { name, first in
      GlobalFunction(
        variadic: name,
        { arguments, simulation in .string(simulation.formatted(Array(arguments.dropFirst(first)))) }, "Fills a format."
      ).fillingFirst
    }

  private static func order(_ left: String, _ right: String) -> Int { left == right ? 0 : left < right ? -1 : 1 }

  private static func rest(of text: String, from part: String) -> String? {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return String(rest) }
      rest = rest.dropFirst()
    }
    return part.isEmpty ? text : nil
  }

  private static let numerals: [GlobalFunction] =
    ["atoi", "atol", "atoll"].map { name in
      GlobalFunction(name, { (text: String?) in whole(text ?? "", 10) }, "The number that a text begins with.")
    }
    + ["strtol", "strtoul", "strtoll", "strtoull"].map { name in
      GlobalFunction(
        name, { (text: String?, _: Value, base: Int) in whole(text ?? "", base) }, "The number that a text begins with, of a base.")
    }
    + [
      GlobalFunction("atof", { (text: String?) in fraction(text ?? "") }, "The number that a text begins with."),
      GlobalFunction("strtod", { (text: String?, _: Value) in fraction(text ?? "") }, "The number that a text begins with."),
    ]

  private static func whole(_ text: String, _ base: Int) -> Int {
    var digits = text.drop { $0.isWhitespace }
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits = digits.dropFirst() }
    let isHex = digits.lowercased().hasPrefix("0x")
    let radix = base == 0 ? (isHex ? 16 : 10) : base
    guard (2...36).contains(radix) else { return 0 }
    if isHex, radix == 16 { digits = digits.dropFirst(2) }
    let taken = digits.prefix { $0.isASCII && Int(String($0), radix: radix) != nil }
    let value = Int(taken, radix: radix) ?? (taken.isEmpty ? 0 : Int.max)
    return isNegative ? -value : value
  }

  private static func fraction(_ text: String) -> Double {
    let start = text.drop { $0.isWhitespace }
    var taken = start.prefix { $0.isNumber || "+-.eE".contains($0) }
    while !taken.isEmpty {
      if let value = Double(taken) { return value }
      taken = taken.dropLast()
    }
    return 0
  }

  private static func test(_ name: String, _ body: @escaping @Sendable (Character) -> Bool) -> GlobalFunction {
    GlobalFunction(name, { (code: Int) in letter(code).map(body) ?? false }, "Whether a letter is of a kind.")
  }

  private static let kinds: [GlobalFunction] =
    [
      test("isdigit") { $0.isNumber }, test("isalpha") { $0.isLetter }, test("isalnum") { $0.isLetter || $0.isNumber },
      test("isspace") { $0.isWhitespace }, test("isupper") { $0.isUppercase }, test("islower") { $0.isLowercase },
      test("ispunct") { $0.isPunctuation },
    ]
    + ["toupper", "tolower"].map { name in
      GlobalFunction(
        name,
        { (code: Int) -> Int in
          guard let letter = letter(code) else { return code }
          let changed = name == "toupper" ? letter.uppercased() : letter.lowercased()
          return changed.unicodeScalars.first.map { Int($0.value) } ?? code
        }, "A letter in another case.")
    }

  private static func letter(_ code: Int) -> Character? {
    guard code >= 0, code < 128, let scalar = Unicode.Scalar(UInt8(code)) as Unicode.Scalar? else { return nil }
    return Character(scalar)
  }

  /// The order of bytes in numbers, which is that of the network already.
  private static let orders: [GlobalFunction] =
    [
      "htonl", "htons", "ntohl", "ntohs", "CFSwapInt32HostToBig", "CFSwapInt32BigToHost", "CFSwapInt16LittleToHost",
      "CFSwapInt16BigToHost", "CFSwapInt32LittleToHost", "NSSwapInt", "OSSwapInt32",
    ].map { name in GlobalFunction(name, { (number: Value) in number }, "The number: bytes are not turned round.") }
}
