import ObjectModel
import ScriptLanguage

/// Runs scripts of Swift in the toy world.
enum SwiftScripts {
  /// The lines that a script writes, or what it ended in.
  static func lines(_ text: String) -> [String] {
    let world = ToyWorld()
    let result = world.interpreter.run(SourceText(text), language: .swift)
    world.simulation.runLoop.settle()
    var lines = world.output()
    if let error = result.diagnostics.first(where: { $0.severity == .error }) { lines.append("error: " + error.message) }
    if let exception = world.simulation.exception { lines.append("!! \(exception.name): \(exception.reason)") }
    return lines
  }
}
