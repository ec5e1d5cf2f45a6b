import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  func load(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let word = try input.word(0, "load takes a file or a folder: `load Detail.m`, `load MyApp`")
    if word.text.hasSuffix(".session") { return run(try session(word)) }
    if let language = FilePath.language(of: word.text) { return load(try file(word), language, word) }
    let path = try allowed(word, writing: false)
    if FilePath.isDocument(word.text) { return loadDocuments([word.text: documents([(word.text, path)])[word.text] ?? ""]) }
    guard replayedFiles != nil || FileSystem.isFolder(path) else {
      let problem =
        FileSystem.exists(path)
        ? "load takes a folder, or a .m, .mm, .h, .swift, .storyboard, .xib or .session file, not '\(word.text)'"
        : "there is no folder '\(word.text)'; load takes a folder, or a .m, .mm, .h, .swift, .storyboard, .xib or .session file"
      throw CommandFailure("unknown-file", problem, at: word)
    }
    return try loadFolder(word, at: path)
  }

  /// Runs one file of code.
  private func load(_ text: String, _ language: Language, _ word: Word) -> CommandOutcome {
    let source = SourceText(text, file: word.text)
    let run = interpreter.run(source, language: language)
    if run.failed, let outcome = loadRest(of: source, language, run.diagnostics) { return outcome }
    isDeclaring = run.isDeclaration
    var outcome = CommandOutcome()
    add(run, to: &outcome)
    if !run.failed { outcome.notes += Self.lines(about: run.classes) }
    guard !run.failed, !simulation.isUnwinding else { return outcome }
    let code = interpreter.survey(source, language: language)
    let report = LoadReport(code: code, delegate: run.classes.contains { $0.name == appDelegateClass?.name } ? appDelegateClass?.name : nil)
    outcome.report = report
    outcome.notes += report.findingLines
    if settings.isStrict { outcome.diagnostics += code.errors }
    return outcome
  }

  /// Loads what can be read of a file in which something cannot be: its other methods, where it has any. What is wrong is told as well.
  private func loadRest(of source: SourceText, _ language: Language, _ problems: [Diagnostic]) -> CommandOutcome? {
    guard !settings.isStrict, !simulation.isUnwinding else { return nil }
    let survey = interpreter.survey(source, language: language)
    guard survey.leftOutCount > 0, survey.methodCount > survey.leftOutCount else { return nil }
    let loaded = interpreter.load([(source, language)])
    var outcome = CommandOutcome()
    add(loaded.run, to: &outcome)
    isDeclaring = true
    var report = LoadReport(code: loaded.report)
    report.delegate = appDelegateClass?.name
    outcome.report = report
    outcome.notes = report.lines + outcome.notes
    outcome.diagnostics += problems.map { $0.asWarning }
    return outcome
  }

  /// Loads an app: every file of code below a folder, in one world.
  private func loadFolder(_ word: Word, at path: String) throws(CommandFailure) -> CommandOutcome {
    var report = LoadReport()
    let files = try files(word, at: path, &report)
    let texts = files.filter { FilePath.language(of: $0.path) != nil }
    let documents = AppDocuments(Dictionary(files.filter { FilePath.isDocument($0.path) }.map { ($0.path, $0.text) }) { first, _ in first })
    guard !files.isEmpty else {
      throw CommandFailure("empty-folder", "there is no .m, .mm, .h or .swift file below '\(word.text)'", at: word)
    }
    uikit.resources = documents.resources
    let data = files.filter { FilePath.isData($0.path) }
    uikit.resources.files = Dictionary(data.map { (FilePath.name(of: $0.path), $0.text) }) { first, _ in first }
    report.documents = documents.titles + data.map { FilePath.name(of: $0.path) }
    report.skipped += documents.skipped
    let loaded = interpreter.load(texts.map { (SourceText($0.text, file: $0.path), FilePath.language(of: $0.path) ?? .objectiveC) })
    report.code = loaded.report
    report.delegate = appDelegateClass?.name
    var outcome = CommandOutcome()
    add(loaded.run, to: &outcome)
    outcome.report = report
    outcome.notes = report.lines + otherDevice + outcome.notes
    return outcome
  }

  /// What people should know where the app is not made for the device.
  private var otherDevice: [String] {
    guard let idioms = uikit.resources.information?.idioms, !idioms.isEmpty, !idioms.contains(uikit.device.idiom) else { return [] }
    return ["the app is made for the \(idioms[0] == .pad ? "iPad" : "iPhone") alone, and runs on this device as if it were made for both"]
  }

  /// Loads storyboards, nibs or an Info.plist alone.
  private func loadDocuments(_ told: [String: String]) -> CommandOutcome {
    let documents = AppDocuments(told)
    uikit.resources.storyboards.merge(documents.resources.storyboards) { _, new in new }
    uikit.resources.nibs.merge(documents.resources.nibs) { _, new in new }
    // What is only guessed does not replace what an Info.plist said.
    if uikit.resources.information == nil || told.keys.contains(where: { !$0.hasSuffix(".storyboard") && !$0.hasSuffix(".xib") }) {
      uikit.resources.information = documents.resources.information ?? uikit.resources.information
    }
    currentFiles = told
    return CommandOutcome(notes: documents.titles + documents.skipped.map { "left out: \($0)" })
  }

  /// What the program that reads documents tells of files, by their names: from it, or from the input where it runs again.
  private func documents(_ files: [(name: String, path: String)]) -> [String: String] {
    if let replayedFiles { return replayedFiles }
    guard !files.isEmpty else { return [:] }
    do throws(DocumentReader.Failure) {
      let told = try DocumentReader.read(files.map(\.path))
      return Dictionary(files.compactMap { file in told[file.path].map { (file.name, $0) } }) { first, _ in first }
    } catch {
      // What cannot be read costs only itself.
      return Dictionary(files.map { ($0.name, "! \(error.reason)\n") }) { first, _ in first }
    }
  }

  /// The texts of the files below a folder, by their paths in it: from the disk, or from the input where it runs again.
  private func files(_ word: Word, at path: String, _ report: inout LoadReport) throws(CommandFailure) -> [(path: String, text: String)] {
    let prefix = word.text.hasSuffix("/") ? word.text : word.text + "/"
    if let replayedFiles {
      currentFiles = replayedFiles
      return replayedFiles.keys.filter { $0.hasPrefix(prefix) }.sorted().map {
        (String($0.dropFirst(prefix.count)), replayedFiles[$0] ?? "")
      }
    }
    let folder: ProjectFolder
    do throws(FileFailure) {
      folder = try ProjectFolder(path, followsLinks: configuration.fileAccess == .unrestricted)
    } catch {
      throw CommandFailure("file", error.message, at: word)
    }
    report.skipped = folder.skipped
    var texts: [(path: String, text: String)] = []
    let told = documents(folder.files.filter { $0.kind == .document }.map { ($0.path, "\(path)/\($0.path)") })
    for (name, lines) in told.sorted(by: { $0.key < $1.key }) {
      texts.append((name, lines))
      currentFiles[prefix + name] = lines
    }
    for file in folder.files where file.kind != .document {
      switch folder.text(of: file) {
      case .success(let text) where Self.isTest(text): report.skipped.append("\(file.path), a test")
      case .success(let text):
        texts.append((file.path, text))
        currentFiles[prefix + file.path] = text
      case .failure(let problem): report.skipped.append("\(file.path), \(problem.reason)")
      }
    }
    return texts
  }

  /// Whether a text is a test of the app and no part of it.
  private static func isTest(_ text: String) -> Bool {
    // Imports stand at the top.
    let lines = text.prefix(6000).split(whereSeparator: \.isNewline)
    return ["import XCTest", "import Testing", "#import <XCTest/", "@import XCTest", "#import <SenTestingKit/"].contains { mark in
      lines.contains { $0.hasPrefix(mark) || $0.hasPrefix("@testable \(mark)") }
    }
  }

  /// The class of the app delegate: the one that the code names, or the only one that is written to be it.
  var appDelegateClass: RuntimeClass? {
    if let named = interpreter.delegateClass { return named }
    let written = simulation.classes.declaredNames.compactMap(simulation.classes.named).filter { $0.conforms(to: "UIApplicationDelegate") }
    return written.count == 1 ? written[0] : nil
  }

  /// The class that a launch without a name begins with: that of the app delegate, or where there is none the only scene delegate's.
  var firstClass: RuntimeClass? {
    if let type = appDelegateClass { return type }
    let written = simulation.classes.declaredNames.compactMap(simulation.classes.named).filter { $0.conforms(to: "UIWindowSceneDelegate") }
    return written.count == 1 && simulation.classes.named("UIWindowScene") != nil ? written[0] : nil
  }

  /// A line for each class that a text declared or extended.
  static func lines(about classes: [DeclaredClass]) -> [String] {
    classes.map { type in
      let protocols = type.protocols.isEmpty ? "" : " <\(type.protocols.joined(separator: ", "))>"
      let methods = "\(type.methodCount) method\(type.methodCount == 1 ? "" : "s")"
      if type.isExtended { return "\(methods) added to \(type.name)" }
      return "class \(type.name) : \(type.superclass)\(protocols), \(methods)"
    }
  }
}
