import ObjectModel

/// Types of the standard library that are written in Swift themselves; each comes into the world with the first text that names it.
enum Prelude {
  /// The texts by the names of their types.
  static let texts: [String: String] = [
    "Result": """
    enum Result {
      case success(Any)
      case failure(Any)

      func get() throws -> Any {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }

      func map(_ transform: (Any) -> Any) -> Result {
        switch self {
        case .success(let value): return Result.success(transform(value))
        case .failure(let error): return Result.failure(error)
        }
      }

      func mapError(_ transform: (Any) -> Any) -> Result {
        switch self {
        case .success(let value): return Result.success(value)
        case .failure(let error): return Result.failure(transform(error))
        }
      }

      func flatMap(_ transform: (Any) -> Result) -> Result {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return Result.failure(error)
        }
      }
    }
    """
  ]
}

extension Interpreter {
  /// Declares the types of the standard library that a text names and that no one has declared yet.
  func declarePrelude(for tokens: [Token]) {
    for (name, text) in Prelude.texts where simulation.classes.named(name) == nil {
      guard tokens.contains(where: { $0.kind == .identifier && $0.text == name }), inheritsNothing(name, tokens) else { continue }
      let source = LoadedSource(SourceText(text, file: "Swift.\(name)"))
      let reading = read(source, in: .swift, as: .whole)
      var declarer = Declarer([ReadText(program: reading.program, source: source)], in: self)
      declarer.declareAll()
    }
  }

  /// Whether the text does not declare the type itself.
  private func inheritsNothing(_ name: String, _ tokens: [Token]) -> Bool {
    !zip(tokens, tokens.dropFirst()).contains { word, next in
      ["class", "struct", "enum", "protocol", "typealias", "func"].contains(word.text) && next.text == name
    }
  }
}
