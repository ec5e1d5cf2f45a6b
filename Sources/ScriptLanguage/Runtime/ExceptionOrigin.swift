import ObjectModel

/// The statement under which an exception came up.
final class ExceptionOrigin {
  let code: Code
  let range: SourceRange

  init(code: Code, range: SourceRange) {
    self.code = code
    self.range = range
  }
}

extension Interpreter {
  /// Tells at which statement an exception came up, unless it is the one that was just typed on a line of its own.
  package func origin(of exception: ScriptException) -> Diagnostic? {
    guard let origin = exception.origin as? ExceptionOrigin else { return nil }
    let text = origin.code.source.text
    guard text.file != nil || text.text.contains("\n") || origin.code.selector != nil else { return nil }
    return origin.code.source.diagnostic(.raised(in: origin.code.name), at: origin.range)
  }
}
