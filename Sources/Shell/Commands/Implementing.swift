import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  func implement(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let first = try input.word(0, "implement takes an object and messages: `implement web willHide willShow`")
    let object = try object(first)
    interpreter.topLevelSelf = object
    var outcome = CommandOutcome()
    var words = Array(input.words.dropFirst())
    var answer: Value?
    if let place = words.firstIndex(where: { $0.text == "answers" }) {
      guard words.indices.contains(place + 1) else {
        throw CommandFailure("usage", "answers what? `implement web shouldHide answers NO`", at: words[place])
      }
      answer = try self.answer(after: words[place], words[place + 1], in: input)
      words = Array(words[..<place])
    }
    if let block = input.block {
      let source = SourceText(block, firstLine: input.blockLine)
      if words.isEmpty {
        add(interpreter.implement(source, on: object), to: &outcome)
      } else {
        guard words.count == 1, let message = try messages(words[0], for: object).first else {
          throw CommandFailure("usage", "one message takes the code: `implement web willHide { … }`", at: words.dropFirst().first)
        }
        add(interpreter.implement(message, body: source, on: object), to: &outcome)
      }
    } else {
      guard !words.isEmpty else { throw CommandFailure("usage", "which messages? `implement web willHide willShow`", at: first) }
      for word in words {
        for message in try messages(word, for: object) {
          let answer = try answer.map { given throws(CommandFailure) in try reply(given, to: message, input) }
          if answer == nil, let body = message.defaultBody(on: object) {
            add(interpreter.implement(message, body: SourceText(body), on: object, language: .objectiveC), to: &outcome)
          } else {
            interpreter.implement(message, answering: message.answer(named: answer) ?? answer ?? message.defaultAnswer, on: object)
          }
        }
      }
    }
    if !outcome.diagnostics.contains(where: { $0.severity == .error }) { outcome.notes += assignAgain(object) }
    return outcome
  }

  /// The value behind `answers`: one word, or an expression to the end of the line.
  private func answer(after answers: Word, _ first: Word, in input: CommandInput) throws(CommandFailure) -> Value {
    let rest = String(String.UnicodeScalarView(input.text.unicodeScalars.dropFirst(answers.column + answers.length))).trimmed
    guard !first.isQuoted, rest.contains(where: \.isWhitespace), input.words.last != first else { return try value(of: first) }
    let result = interpreter.evaluate(SourceText(rest))
    if result.failed { throw CommandFailure("bad-value", "'\(rest)' is no value", at: first) }
    return result.value ?? .null
  }

  /// An answer as the message's type of reply has it; a word that fits no BOOL and no case is a mistake.
  private func reply(_ value: Value, to message: MessageInfo, _ input: CommandInput) throws(CommandFailure) -> Value {
    if let answer = named(value, message, input) { return answer }
    guard case .string(let text) = value, let word = input.words.last, word.text == text, !word.isQuoted else { return value }
    if let type = message.replyEnum {
      if let one = caseValue(of: word, in: type) { return one }
      throw CommandFailure(
        "bad-value", "\(message.shortName) answers \(type.cases.map(\.name).joined(separator: ", ")), not '\(text)'", at: word)
    }
    if message.replyType == "BOOL" { throw CommandFailure("bad-value", "\(message.shortName) answers YES or NO, not '\(text)'", at: word) }
    return value
  }

  /// The case of the reply's own type that a single word names, where it names an orientation too: `portrait` of a mask.
  private func named(_ value: Value, _ message: MessageInfo, _ input: CommandInput) -> Value? {
    guard let type = message.replyEnum, input.words.suffix(2).first?.text == "answers", let word = input.words.last else { return nil }
    if let one = caseValue(of: word, in: type) { return one }
    guard case .enumeration(let given) = value, given.type.name != type.name, simulation.globals.constant(named: word.text) == nil else {
      return nil
    }
    let name = given.type.caseName(of: given.rawValue, in: simulation.release)
    return type.cases.first { $0.name == name }.map { .enumeration(EnumValue(type: type, rawValue: $0.rawValue)) }
  }

  func add(_ run: RunResult, to outcome: inout CommandOutcome) {
    outcome.diagnostics += run.diagnostics
    outcome.invented += run.invented
  }

  func useRecipe(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    guard let name = input.plain.first else { return .answer(Recipe.all.map { "\($0.name): \($0.summary)" }) }
    guard let recipe = Recipe.all.first(where: { $0.name == name.text }) else {
      let nearest = NearestName.find(name.text, among: Recipe.all.map(\.name))
      throw CommandFailure(
        "unknown-recipe", "no recipe '\(name.text)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "`recipe` lists them"), at: name)
    }
    guard input.plain.count > 1 else {
      return .answer(recipe.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    }
    var outcome = CommandOutcome()
    for word in input.plain.dropFirst() {
      let object = try object(word)
      add(interpreter.implement(SourceText(recipe.text), on: object, language: .objectiveC), to: &outcome)
      interpreter.topLevelSelf = object
      outcome.notes.append(
        "\(word.text) now implements \(recipe.messages.joined(separator: " and ")); `describe \(word.text)` shows the code")
      outcome.notes += assignAgain(object)
    }
    return outcome
  }
}
