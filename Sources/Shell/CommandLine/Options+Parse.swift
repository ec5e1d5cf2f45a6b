import Exporters

extension Options {
  /// Reads the arguments behind the program's name.
  package static func parse(_ arguments: [String]) throws(UsageFailure) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.sources += rest.map(Source.file)
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        options.take(operand: argument)
        continue
      }
      try options.take(option: argument, &rest)
    }
    try options.check()
    return options
  }

  /// Takes a file, or the first word as the mode.
  private mutating func take(operand: String) {
    if sources.isEmpty, mode == .run, let mode = Mode(rawValue: operand), mode != .run {
      self.mode = mode
    } else {
      sources.append(.file(operand))
    }
  }

  private mutating func take(option argument: String, _ rest: inout ArraySlice<String>) throws(UsageFailure) {
    var name = argument
    var value: String?
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      value = String(argument[argument.index(after: equals)...])
    }
    guard let option = Option.all.first(where: { $0.names.contains(name) }) else {
      let names = Option.all.flatMap(\.names)
      throw UsageFailure("unknown option '\(name)'\(Nearest.suggestion(name, among: names))")
    }
    guard let placeholder = option.argument else {
      if value != nil { throw UsageFailure("\(name) takes no argument") }
      return try option.apply(&self, "")
    }
    if value == nil, !option.isArgumentOptional {
      guard let next = rest.popFirst() else { throw UsageFailure("\(name) needs \(placeholder)") }
      value = next
    }
    try option.apply(&self, value ?? "")
  }

  /// Finds what does not go together.
  private func check() throws(UsageFailure) {
    if showsHelp || showsVersion { return }
    switch mode {
    case .reference where !operands.isEmpty:
      throw UsageFailure("reference takes no '\(operands[0])'; --write FOLDER writes the pages there")
    case .verify where operands.isEmpty: throw UsageFailure("verify needs a session file or a folder")
    case .replay where operands.count != 1: throw UsageFailure("replay needs one session file")
    case .export where operands.count != 2:
      throw UsageFailure("export needs a format and a file, such as `splitlab export text turn.session`")
    case .export where ExportFormat.named(operands[0]) == nil: throw UsageFailure(ExportFormat.unknown(operands[0]))
    case .completions where operands.count != 1 || ShellCompletions.shells[operands[0]] == nil:
      throw UsageFailure("completions needs one of bash, zsh, fish")
    case .run, .replay, .verify, .export, .completions, .reference: break
    }
    let writesText = [.export, .completions, .reference].contains(mode)
    if isJSON, writesText { throw UsageFailure("--json does not go with \(mode.rawValue)") }
    if staysInteractive, mode != .run { throw UsageFailure("-i does not go with \(mode.rawValue)") }
    if outputFile != nil, mode != .export { throw UsageFailure("-o goes with export: `splitlab export text turn.session -o turn.txt`") }
    if until != nil, operands.isEmpty { throw UsageFailure("--until needs a file") }
    if givesRelease || givesDevice, let mismatch = configuration.mismatch { throw UsageFailure(mismatch) }
  }
}
