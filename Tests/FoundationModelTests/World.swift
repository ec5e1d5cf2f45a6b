import ObjectModel
import Testing

@testable import FoundationModel

/// A world with Foundation alone.
func makeWorld(_ release: Release = Release(7, 1)) -> Simulation {
  Simulation(classes: ClassRegistry.foundation, globals: [.foundation], release: release)
}

extension Simulation {
  /// Sends a class message.
  func make(_ type: String, _ selector: Selector, _ arguments: Value...) throws -> Value {
    let type = try #require(classes.named(type))
    return perform(selector, on: .type(type), arguments)
  }

  /// Sends `alloc` and an initialiser, or the class method that stands for both.
  func create(_ type: String, _ selector: Selector = "init", _ arguments: Value...) throws -> Value {
    let type = try #require(classes.named(type))
    guard let allocate = type.nativeTable.allocate else { return perform(selector, on: .type(type), arguments) }
    return perform(selector, on: .object(allocate(type, self)), arguments)
  }

  /// Calls a function.
  @discardableResult
  func call(_ name: String, _ arguments: Value...) throws -> Value {
    try #require(globals.function(named: name)).invoke(arguments, self)
  }

  /// The lines that were written since the last time.
  var lines: [String] {
    takeTrace().compactMap { event in
      if case .output(let text) = event.kind { return text }
      return nil
    }
  }
}

/// A method that runs a Swift closure.
final class NativeMethod: ScriptMethod {
  let body: (Value, [Value]) -> Value
  init(_ body: @escaping (Value, [Value]) -> Value) { self.body = body }
  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value { body(receiver, arguments) }
}

/// A block that runs a Swift closure.
final class NativeBlock: Block {
  var body: ([Value]) -> Value = { _ in .void }
  override func call(_ arguments: [Value]) -> Value { body(arguments) }
}
