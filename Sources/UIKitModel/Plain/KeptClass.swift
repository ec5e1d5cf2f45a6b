import FoundationModel
import ObjectModel

/// An object that keeps what it is given, and has no effect in the model.
package final class KeptObject: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
  }
}

extension NSCoder: Attributed {}

/// A class of UIKit whose objects are made, handed on and asked for what they were given, and no more.
struct KeptClass {
  let name: String
  var superclass = "NSObject"
  let since: Int
  let summary: String
  /// The initialisers, as Objective-C and as Swift spell them.
  var makers = Calls()
  /// The class methods that give a new object.
  var classMakers = Calls()
  /// The class methods that give nothing, since there is nothing to make it of.
  var nowhere = Calls()
  var properties: [String] = []
  /// The methods that do nothing.
  var idle = Calls()
  /// The methods that give a new object of another class.
  var answers: [Answer] = []
  /// What instances are made of.
  var kind = Kind.object

  /// Methods that give a new object, and run the blocks that they are given at once.
  struct Answer: Sendable {
    let calls: Calls
    /// The class of the object.
    let type: String
    /// The class of what the blocks are given.
    var given: String?
  }

  enum Kind {
    case object
    case view
    case controller
    case stack
    case coder
    case scroll
    case layer
    /// None are made: what the class is asked for is never there.
    case nothing
  }

  /// Methods, taken apart where the class is first used.
  struct Calls: Sendable, ExpressibleByArrayLiteral {
    private var text = ""
    private var listed: [(selector: String, swift: String)] = []

    init(_ text: String = "") { self.text = text }

    init(arrayLiteral calls: (selector: String, swift: String)...) { listed = calls }

    var all: [(selector: String, swift: String)] {
      listed
        + text.split(separator: " ").map { one in
          let parts = one.split(separator: "/", maxSplits: 1)
          return (String(parts[0]), String(parts[parts.count - 1]))
        }
    }
  }

  /// Methods, each with its selector and Swift's spelling behind a slash, parted by blanks.
  static func calls(_ text: String) -> Calls { Calls(text) }

  var source: ClassRegistry.Source {
    switch kind {
    case .object, .nothing: source(of: KeptObject.self)
    case .view: source(of: UIView.self)
    case .controller: source(of: UIViewController.self)
    case .stack: source(of: UINavigationController.self)
    case .coder: source(of: NSCoder.self)
    case .scroll: source(of: UIScrollView.self)
    case .layer: source(of: CALayer.self)
    }
  }

  private static func answer(_ answer: Answer, _ arguments: [Value], _ simulation: Simulation) -> Value {
    let given = answer.given.map { [new($0, in: simulation)] } ?? []
    for argument in arguments { _ = (argument.object as? Block)?.call(given) }
    return new(answer.type, in: simulation)
  }

  /// A new object of a class.
  static func new(_ name: String, in simulation: Simulation) -> Value {
    guard let type = simulation.classes.named(name), let made = type.nativeTable.allocate?(type, simulation) else { return .null }
    return .object(made)
  }

  private func source<Root: Attributed>(of type: Root.Type) -> ClassRegistry.Source {
    let releases = since == 0 ? ReleaseRange.always : .since(since)
    return ClassRegistry.Source(name) {
      ClassTable(Root.self, inherits: superclass, releases: releases, name: name, summary) {
        for (selector, swift) in makers.all {
          Method<Root>(
            variadic: Selector(selector), swift: swift, { object, _, _ in .object(object) },
            "Makes an object that is kept and not followed.")
        }
        for (selector, swift) in classMakers.all {
          ClassMethod(
            variadic: Selector(selector), swift: swift,
            { type, _, simulation in kind == .nothing ? .null : .object(Root(type, in: simulation)) },
            kind == .nothing ? "Nil: there is nothing here to make it of." : "An object that is kept and not followed.")
        }
        for (selector, swift) in nowhere.all {
          ClassMethod(variadic: Selector(selector), swift: swift, { _, _, _ in .null }, "Nil: there is nothing here to make it of.")
        }
        for answer in answers {
          for (selector, swift) in answer.calls.all {
            Method<Root>(
              variadic: Selector(selector), swift: swift, { _, arguments, simulation in Self.answer(answer, arguments, simulation) },
              "An object that is kept and not followed.")
          }
        }
        for property in properties { attribute(property, "Kept, and not followed.") as Property<Root> }
        for (selector, swift) in idle.all {
          Method<Root>(variadic: Selector(selector), swift: swift, { _, _, _ in .void }, "Does nothing in the model.")
        }
      }
    }
  }
}
