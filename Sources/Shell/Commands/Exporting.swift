import Exporters
import UIKitModel

extension ExportFormat {
  /// The format of the name.
  static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

  /// What to say where there is no format of the name.
  static func unknown(_ name: String) -> String {
    let names = all.map(\.name)
    let nearest = Nearest.to(name, among: names).map { "did you mean '\($0)'?" }
    return "no format '\(name)'; " + (nearest ?? "there \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))")
  }
}

extension Playground {
  /// The picture of the screen.
  var picture: [String] { TextPicture(uikit.scene(), ascii: settings.isASCII).lines }

  package func export(_ format: ExportFormat) -> String { lines(as: format).map { $0 + "\n" }.joined() }

  private func lines(as format: ExportFormat) -> [String] { format.lines(of: uikit.scene(), ascii: settings.isASCII) }

  /// Carries out `export FORMAT [FILE]`: without a file, the lines are the answer.
  func export(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let words = try input.files()
    guard let word = words.first else {
      throw CommandFailure("usage", "export takes a format, and a file to write: `export text turn.txt`")
    }
    guard let format = ExportFormat.named(word.text) else {
      throw CommandFailure("unknown-format", ExportFormat.unknown(word.text), at: word)
    }
    guard let file = words.dropFirst().first else { return .answer(lines(as: format)) }
    let path = try allowed(file, writing: true)
    do throws(FileFailure) {
      try FileSystem.write(export(format), to: path, overwriting: configuration.overwritesFiles || input.isForced)
    } catch {
      throw CommandFailure("file", error.message, at: file)
    }
    return .note("\(file.text) holds \(format.summary)")
  }
}

extension Tool {
  /// Runs a file in silence, and writes what is on the screen at its end.
  func export(_ options: Options, _ output: Output) -> Int32 {
    guard let format = options.operands.first.flatMap(ExportFormat.named) else { return ExitStatus.usage }
    // Standard output holds nothing but what is exported.
    let errors = Output(descriptor: 2)
    defer { errors.flush() }
    let path = options.operands[1]
    let printer = ResultPrinter(output: errors, isJSON: false, style: .plain, echoes: false).forFailures(in: path)
    let runner = ScriptRunner(options: options, environment: environment, printer: printer)
    do {
      if path == "-" { try runner.runStandardInput() } else { try runner.run(file: path) }
    } catch {
      Complaint.write(error.message)
      return ExitStatus.usage
    }
    if runner.ending == nil || runner.ending == .quit {
      let text = runner.begunSession().export(format)
      do throws(FileFailure) {
        if let file = options.outputFile, file != "-" {
          try FileSystem.write(text, to: file, overwriting: options.configuration.overwritesFiles)
        } else {
          output.write(text)
        }
      } catch {
        Complaint.write(error.message)
        return ExitStatus.errors
      }
    }
    return status(of: runner)
  }
}
