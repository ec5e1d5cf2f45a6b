import ScriptLanguage

/// Reads session files line by line, so that standard input runs while it arrives.
package struct SessionParser {
  private let grammar: InputGrammar
  private let scanner = InputScanner()
  package private(set) var header = SessionHeader()
  private var number = 0
  private var branches: [(branch: SessionEntry.Branch, line: Int)] = []
  private var input: (text: String, first: Int, isOpen: Bool)?
  /// A message of several lines may go on: `willHideViewController:masterNav` under `-> web splitViewController:svc`.
  private var message: (text: String, lines: ClosedRange<Int>)?
  private var hasInput = false
  private var entries: [SessionEntry] = []
  /// Lines that were whole commands, with the commands.
  private var wholeLines = RecentTexts<String>()

  package init(grammar: InputGrammar) { self.grammar = grammar }

  /// The entries of a whole file.
  package static func parse(_ lines: [String], grammar: InputGrammar) throws(SessionFailure) -> (
    header: SessionHeader, entries: [SessionEntry]
  ) {
    var parser = SessionParser(grammar: grammar)
    for line in lines { try parser.read(line) }
    try parser.end()
    return (parser.header, parser.entries)
  }

  /// Reads a line and returns the entries that it completes.
  package mutating func feed(_ line: String) throws(SessionFailure) -> [SessionEntry] {
    entries.removeAll(keepingCapacity: true)
    try read(line)
    return entries
  }

  private mutating func read(_ line: String) throws(SessionFailure) {
    number += 1
    if try !continueInput(line) { try begin(line) }
  }

  /// Ends the file.
  package mutating func finish() throws(SessionFailure) -> [SessionEntry] {
    entries.removeAll(keepingCapacity: true)
    try end()
    return entries
  }

  private mutating func end() throws(SessionFailure) {
    endMessage()
    try endInput()
    if let open = branches.last { throw SessionFailure("this %when has no %end", line: open.line) }
  }

  // MARK: Inputs of several lines

  /// Takes the line into the input before it, if it belongs there: while that is open, and where the prompt of a further line says so.
  private mutating func continueInput(_ line: String) throws(SessionFailure) -> Bool {
    guard let isOpen = input?.isOpen else { return false }
    let text = Self.withoutContinuationPrompt(line)
    if isOpen, !SessionDirective.isDirective(line), !line.hasPrefix("## ") {
      try extend(by: text)
      return true
    }
    guard let pending = input else { return false }
    let isPrompted = text.utf8.count != line.utf8.count
    if !pending.isOpen, !text.trimmed.isEmpty, isPrompted || Expectation(line: line) == nil && grammar.continues(pending.text, text) {
      try extend(by: text)
      return true
    }
    try endInput()
    return false
  }

  private mutating func extend(by line: String) throws(SessionFailure) {
    input?.text += "\n" + line
    try measure()
  }

  /// Finds out whether the input is whole; a command is done at once, code waits for a line that might go on.
  private mutating func measure() throws(SessionFailure) {
    guard let pending = input else { return }
    if case .open = grammar.state(pending.text, scanner) {
      input?.isOpen = true
      return
    }
    input?.isOpen = false
    // Nothing can follow a command, so it need not wait for the next line.
    if !grammar.continues(pending.text, "{") { try endInput() }
  }

  private mutating func endInput() throws(SessionFailure) {
    guard let pending = input else { return }
    input = nil
    if pending.isOpen, case .open(let place) = grammar.state(pending.text, scanner) {
      throw SessionFailure(
        "what opens here is never closed; an input ends before a chapter, a directive and the end of the file",
        line: pending.first + place.line - 1, column: place.column)
    }
    if Self.isComment(pending.text) { return }
    add(.input(pending.text), lines: pending.first...(max(pending.first, pending.first + pending.text.utf8.count { $0 == 0x0a })))
  }

  // MARK: Lines

  private mutating func begin(_ line: String) throws(SessionFailure) {
    if let pending = message, line.first?.isWhitespace == true, Self.continuesMessage(line) {
      message = (pending.text + " " + line.trimmed, pending.lines.lowerBound...number)
      return
    }
    endMessage()
    if let command = wholeLines.meaning(of: line) {
      hasInput = true
      return add(.input(command), lines: number...number)
    }
    if line.hasPrefix("%") { return try directive(line) }
    if number == 1, line.hasPrefix("#!") { return }
    let text = Self.withoutPrompt(line)
    if let expectation = Expectation(line: text) { return try expect(expectation) }
    if text.hasPrefix("## ") { return add(.chapter(String(text.dropFirst(3)).trimmed), lines: number...number) }
    let trimmed = text.trimmed
    if trimmed.isEmpty || Self.isComment(trimmed) { return }
    hasInput = true
    input = (trimmed, number, true)
    try measure()
    if input == nil, number > 1 { wholeLines.keep(trimmed, of: line) }
  }

  private mutating func expect(_ expectation: Expectation) throws(SessionFailure) {
    guard hasInput else { throw SessionFailure("this line expects something, but no input stands before it", line: number) }
    if expectation.sigil == .state { try checkKey(expectation.text) }
    if expectation.sigil == .message, !expectation.isUnordered, expectation.text.contains(":") {
      message = (expectation.text, number...number)
    } else {
      add(.expectation(expectation), lines: number...number)
    }
  }

  private mutating func endMessage() {
    guard let pending = message else { return }
    message = nil
    add(.expectation(Expectation(.message, pending.text)), lines: pending.lines)
  }

  private func checkKey(_ text: String) throws(SessionFailure) {
    guard let colon = text.firstIndex(of: ":") else { throw SessionFailure("state is expected as `== key: value`", line: number) }
    let key = String(text[..<colon]).trimmed
    if StateText.Line.keys.contains(where: { key == $0 || key.hasSuffix(" " + $0) }) { return }
    let words = key.words
    let bare = words.count > 1 && Nearest.to(key, among: StateText.Line.keys) == nil ? words.dropFirst().joined(separator: " ") : key
    let others = Nearest.to(bare, among: StateText.Line.keys).map { "did you mean '\($0)'?" } ?? "`state` prints every key"
    throw SessionFailure("the state has no key '\(key)'; \(others)", line: number)
  }

  private mutating func directive(_ line: String) throws(SessionFailure) {
    let name = String(line.dropFirst().prefix { $0.isLetter || $0 == "-" })
    let rest = String(line.dropFirst(name.count + 1)).trimmed
    if SessionDirective.blocks.contains(name) { return try block(name, rest) }
    guard let directive = SessionDirective.named(name) else { throw SessionDirective.unknown(name, line: number) }
    if directive.isHeader, hasInput { throw SessionFailure("%\(name) belongs before the first input", line: number) }
    if directive.isHeader, !branches.isEmpty { throw SessionFailure("%\(name) cannot depend on %when", line: number) }
    var context = SessionDirective.Context(header: header, words: rest.words, rest: rest, line: number)
    try directive.read(&context)
    if hasInput || !branches.isEmpty {
      add(.directive(name: name, words: rest.words, rest: rest), lines: number...number)
    } else {
      header = context.header
    }
  }

  private mutating func block(_ name: String, _ rest: String) throws(SessionFailure) {
    if name == "when" {
      branches.append((SessionEntry.Branch(condition: try SessionCondition(rest.words, line: number), holds: true), number))
      return
    }
    guard let open = branches.popLast() else { throw SessionFailure("%\(name) without a %when before it", line: number) }
    guard name == "otherwise" else { return }
    guard open.branch.holds else { throw SessionFailure("a second %otherwise for the same %when", line: number) }
    branches.append((SessionEntry.Branch(condition: open.branch.condition, holds: false), open.line))
  }

  private mutating func add(_ kind: SessionEntry.Kind, lines: ClosedRange<Int>) {
    entries.append(SessionEntry(kind: kind, lines: lines, branches: branches.map(\.branch)))
  }
}

extension SessionParser {
  private static let preprocessorWords = Set(
    "import include define undef if ifdef ifndef elif elseif else endif pragma warning error".split(separator: " ").map(String.init))

  /// Whether a line is a comment, one of code between inputs too, rather than a line for the preprocessor.
  static func isComment(_ line: String) -> Bool {
    if line.hasPrefix("//") { return !line.utf8.contains(0x0a) }
    if line.hasPrefix("/*") {
      let bytes = Array(line.utf8)
      let end = bytes.indices.dropFirst(3).first { bytes[$0 - 1] == UInt8(ascii: "*") && bytes[$0] == UInt8(ascii: "/") }
      return end == bytes.count - 1
    }
    guard line.hasPrefix("#") else { return false }
    return !preprocessorWords.contains(String(line.dropFirst().prefix { $0.isLetter }))
  }

  /// The line without `split 3> ` at its front.
  static func withoutPrompt(_ line: String) -> String {
    let text = withoutContinuationPrompt(line)
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: ">")) else { return text }
    let words = text[..<end].words
    guard words.contains("split"), let number = words.last, !number.isEmpty, number.allSatisfy(\.isNumber) else { return text }
    guard words.dropLast().allSatisfy({ ["split", "not", "running", "dead", "in", "flight"].contains($0) }) else { return text }
    let rest = text[text.index(after: end)...]
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  private static func withoutContinuationPrompt(_ line: String) -> String {
    guard let first = line.utf8.first, first == UInt8(ascii: " ") || first == UInt8(ascii: ".") else { return line }
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("...>") else { return line }
    let rest = trimmed.dropFirst(4)
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  /// Whether an indented line is a further keyword of a message: `withBarButtonItem:button#1`.
  private static func continuesMessage(_ line: String) -> Bool {
    let text = line.trimmed
    let keyword = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(keyword.count)
    return rest.first == ":" && !rest.dropFirst().isEmpty && rest.dropFirst().first != " "
  }
}
