import ObjectModel

/// Parts of the standard library that are written in Swift themselves; each comes into the world with the first text that names it.
enum Prelude {
  /// The texts by the names of their types and functions.
  static let texts: [String: String] = results.merging(concurrency) { first, _ in first }.merging(iterators) { first, _ in first }
    .merging(publishers) { first, _ in first }.merging(ordering) { first, _ in first }
    .merging(coding) { first, _ in first }

  /// Other names that bring a text into the world.
  static let triggers: [String: Set<String>] = [
    "IndexingIterator": ["makeIterator"], "FloatingPointRoundingRule": ["rounded"],
    "Decoder": codingNames, "KeyPathComparator": ["SortDescriptor", "SortOrder"],
    "AnyPublisher": ["Combine", "Published", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable", "ObservableObject"],
  ]

  private static let iterators: [String: String] = [
    "AnyIterator": """
    class AnyIterator {
      private let body: () -> Any?
      init(_ body: @escaping () -> Any?) { self.body = body }
      func next() -> Any? { return body() }
      func makeIterator() -> AnyIterator { return self }
    }
    """,
    "FloatingPointRoundingRule": """
    enum FloatingPointRoundingRule { case up, down, towardZero, awayFromZero, toNearestOrEven, toNearestOrAwayFromZero }
    """,
    "Hasher": """
    class Hasher {
      var parts: [Any?] = []
      func combine(_ value: Any?) { parts.append(value) }
      func finalize() -> Int { return parts.hashValue }
    }
    """,
    "IndexingIterator": """
    class IndexingIterator {
      private var elements: [Any]
      private var place = 0
      init(_ elements: [Any]) { self.elements = elements }
      func next() -> Any? {
        guard place < elements.count else { return nil }
        place += 1
        return elements[place - 1]
      }
    }
    extension Array { func makeIterator() -> IndexingIterator { return IndexingIterator(self) } }
    extension Set { func makeIterator() -> IndexingIterator { return IndexingIterator(Array(self)) } }
    extension String { func makeIterator() -> IndexingIterator { return IndexingIterator(Array(self)) } }
    """,
  ]

  private static let results: [String: String] = [
    "Result": """
    enum Result {
      case success(Any)
      case failure(Any)

      init(catching body: () throws -> Any) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }

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
  /// Declares the parts of the standard library that a text names and that no one has declared yet.
  func declarePrelude(for tokens: [Token]) {
    for (name, text) in Prelude.texts where simulation.classes.named(name) == nil && typed.functions[name] == nil {
      guard names(name, tokens), inheritsNothing(name, tokens) else { continue }
      let source = LoadedSource(SourceText(text, file: "Swift.\(name)"))
      var program = read(source, in: .swift, as: .whole).program
      takeFunctions(out: &program, source)
      var declarer = Declarer([ReadText(program: program, source: source)], in: self)
      declarer.declareAll()
      for (type, _) in declarer.classes { type.isQuiet = true }
    }
  }

  /// Whether the text uses the name; that of a type where something follows that only a type has.
  private func names(_ name: String, _ tokens: [Token]) -> Bool {
    tokens.indices.contains { place in
      guard [.identifier, .atWord].contains(tokens[place].kind),
        tokens[place].text == name || Prelude.triggers[name]?.contains(tokens[place].text) == true
      else {
        return false
      }
      return name != "Task" || (place + 1 < tokens.count && ["{", "(", ".", "<"].contains(tokens[place + 1].text))
    }
  }

  /// Whether the text does not declare the type itself.
  private func inheritsNothing(_ name: String, _ tokens: [Token]) -> Bool {
    !zip(tokens, tokens.dropFirst()).contains { word, next in
      ["class", "struct", "enum", "protocol", "typealias", "func"].contains(word.text) && next.text == name
    }
  }
}
