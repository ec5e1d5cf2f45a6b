import ObjectModel

/// What came of loading the texts of an app.
package struct LoadResult {
  package var run: RunResult
  package var report: ProjectReport
}

extension Interpreter {
  /// Brings the texts of a whole app into the world, whatever their order and languages.
  ///
  /// What cannot be read costs a method only itself, and a text only what stands around it: both are told in the report, and are errors
  /// where names that no text defines are errors too.
  package func load(_ texts: [(text: SourceText, language: Language)]) -> LoadResult {
    beginInput()
    var read = readAll(texts)
    for place in read.indices { takeMain(out: &read[place].program) }
    let whole = read
    var loose: [ProjectFinding] = []
    for place in read.indices {
      takeFunctions(out: &read[place].program, read[place].source)
      loose += leaveOutLoose(&read[place])
    }
    var declarer = Declarer(read, in: self)
    declarer.declareAll()
    let topLevel = Set(read.flatMap(\.program.topLevelNames))
    for text in read where !simulation.isUnwinding {
      execute(text.program.statements, text.source)
      loose += takeErrors()
    }
    var survey = Survey(KnownNames(self, topLevel: topLevel), in: self)
    for text in whole { survey.look(at: text) }
    var report = survey.report
    report.classCount = declarer.classes.count { $0.type.table == nil && !$0.type.name.hasPrefix("extension ") }
    report.findings += loose + takeInventions(but: report.findings(.invented))
    report.findings.sort { ($0.file ?? "", $0.place?.line ?? 0) < ($1.file ?? "", $1.place?.line ?? 0) }
    pending.classes = declarer.summary
    // The report tells what has no effect.
    pending.diagnostics.removeAll { $0.code == Fact.withoutEffect("").code }
    if options.isStrict { pending.diagnostics += report.errors }
    return LoadResult(run: takePending(), report: report)
  }

  /// What a text that has been run comes to, looked at as a part of an app.
  package func survey(_ text: SourceText, language: Language) -> ProjectReport {
    let source = LoadedSource(text)
    let program = read(source, in: language, as: .whole).program
    var survey = Survey(KnownNames(self, topLevel: Set(program.topLevelNames)), in: self)
    survey.look(at: ReadText(program: program, source: source))
    var report = survey.report
    report.classCount = Set(program.classNames + program.nominals.map(\.name)).count { simulation.classes.named($0)?.table == nil }
    return report
  }

  // MARK: Reading

  private func readAll(_ texts: [(text: SourceText, language: Language)]) -> [ReadText] {
    var read: [ReadText] = []
    var shared = macros
    for (text, language) in texts where language == .swift {
      typed.operators.formUnion(SwiftLexer.declaredOperators(in: LoadedSource(text)))
    }
    for place in HeaderOrder.places(texts) {
      let source = LoadedSource(texts[place].text)
      source.language = texts[place].language
      // What a header defines holds for all; what another file defines holds for itself.
      macros = shared
      var reading = self.read(source, in: texts[place].language, as: .whole)
      forwardNames.formUnion(reading.types)
      forwardNames.formUnion(reading.program.nominals.filter { $0.form == .reference }.map(\.name))
      if HeaderOrder.isHeader(texts[place].text), let defined = reading.macros { shared = defined }
      reading.program.leaveOutBroken()
      read.append(ReadText(program: reading.program, source: source))
    }
    macros = shared
    return read
  }

  /// Takes out methods and properties that stand in no class; a project has no object that they could go to.
  private func leaveOutLoose(_ text: inout ReadText) -> [ProjectFinding] {
    var found: [ProjectFinding] = []
    while let loose = text.program.looseRange {
      let fact = Fact.noTarget(loose.what)
      found.append(
        ProjectFinding(kind: .broken, name: fact.message, file: text.source.text.file, place: text.source.place(of: loose.range)))
      text.program.declarations.removeAll { $0.looseRange == loose.range }
    }
    return found
  }

  // MARK: Running

  /// Takes the errors of a text's own statements: they cost the text, not the app.
  private func takeErrors() -> [ProjectFinding] {
    let errors = pending.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [] }
    pending.diagnostics.removeAll { $0.severity == .error }
    simulation.isStopped = false
    return errors.map { ProjectFinding(kind: .broken, name: $0.message, file: $0.file, place: $0.place) }
  }

  /// Takes what declarations made up beside what a survey found.
  private func takeInventions(but known: [ProjectFinding]) -> [ProjectFinding] {
    defer { pending.invented = [] }
    return pending.invented.compactMap { name in
      let bare = String(name.prefix { $0 != " " })
      return known.contains { $0.name == bare } ? nil : ProjectFinding(kind: .invented, name: name, file: nil, place: nil)
    }
  }
}

extension Program {
  /// The names that the text's own statements bind.
  fileprivate var topLevelNames: [String] {
    var names: [String] = []
    SyntaxPart.walk(statements) { if case .binding(let name) = $0 { names.append(name) } }
    return names
  }

  /// Leaves out the methods in which something cannot be read, and the statements of a text that is broken outside of its classes.
  fileprivate mutating func leaveOutBroken() {
    guard !problems.isEmpty else { return }
    let places = problems.map(\.range.start)
    var count = 0
    func cannotRun(_ method: MethodDeclaration) -> Bool {
      guard let extent = method.extent, places.contains(where: { extent.start <= $0 && $0 < extent.end }) else { return false }
      count += 1
      return true
    }
    for place in declarations.indices {
      switch declarations[place] {
      case .type(var type):
        type.methods.removeAll(where: cannotRun)
        declarations[place] = .type(type)
      case .nominal(var nominal):
        nominal.methods.removeAll(where: cannotRun)
        declarations[place] = .nominal(nominal)
      default: break
      }
    }
    leftOutCount += count
    if isBroken { statements = [] }
  }
}

extension Declaration {
  /// Where a declaration stands that needs a class and has none.
  fileprivate var looseRange: SourceRange? {
    var program = Program()
    program.declarations = [self]
    return program.looseRange?.range
  }
}
