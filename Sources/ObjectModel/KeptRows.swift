/// Members that are kept or answered and have no effect, written as words parted by blanks.
///
/// `name` is a property; `select:or:/swift(_:or:)` a method, whose Swift spelling stands behind the slash; a `+` before it makes it one of
/// the class. What a method answers stands behind `=`: a number, `NO`, `YES`, `[]`, `""`, `self` (of a class: a new object), `$` for its first argument, `!` for what its
/// first block answers, or a class, of which it gives a new object; without that it answers nothing.
public struct KeptRows: Sendable {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// The rows as a class table takes them.
  public var entries: [Entry] { text.split(whereSeparator: \.isWhitespace).map { Self.entry(String($0)) } }

  private static func entry(_ word: String) -> Entry {
    let isClassMethod = word.hasPrefix("+")
    let parts = (isClassMethod ? word.dropFirst() : word[...]).split(separator: "=", maxSplits: 1)
    let names = parts[0].split(separator: "/", maxSplits: 1)
    let answer = parts.count > 1 ? Answer(String(parts[1])) : .nothing
    guard isClassMethod || names.count > 1 || names[0].contains(":") || parts.count > 1 else { return property(String(names[0])) }
    var info = MethodInfo(
      variadic: Selector(String(names[0])), names.count > 1 ? String(names[1]) : nil, .always,
      answer.isNothing ? "Does nothing in the model." : "Answered, and not modelled.")
    info.isKept = true
    let entry = MethodEntry(info: info) { receiver, arguments, simulation in answer.value(receiver, arguments, simulation) }
    return isClassMethod ? .classMethod(entry) : .method(entry)
  }

  /// A property of any object, kept among its variables.
  private static func property(_ name: String) -> Entry {
    let slot = "kept " + name
    let read: @Sendable (Value) -> Value = { receiver in
      guard case .object(let object) = receiver else { return .null }
      guard let place = object.isa.existingFieldSlot(slot), place < object.fields.count else {
        object.simulation.hasKeptNothing = true
        return .null
      }
      return object.fields[place].value
    }
    let write: @Sendable (Value, Value) throws(BridgingError) -> Void = { receiver, value in
      guard case .object(let object) = receiver else { return }
      let place = object.isa.fieldSlot(slot)
      while object.fields.count <= place { object.fields.append(.empty) }
      let isWeak = name == "delegate" || name == "dataSource" || name.hasSuffix("Delegate")
      if isWeak, case .object(let target) = value {
        object.fields[place] = .weak(WeakReference.to(target))
      } else {
        object.fields[place] = .strong(value)
      }
    }
    return .property(
      PropertyEntry(
        name: name, getter: Selector(name), setter: Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":"),
        swiftName: name, typeName: "id", literals: [], enumType: nil, releases: .always, isWeak: false, isKept: true,
        summary: "Kept, and not followed.", read: read, write: write))
  }

  /// What a method answers.
  private enum Answer: Sendable {
    case nothing
    case receiver
    case argument
    case block
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case list
    case text
    case new(String)

    init(_ word: String) {
      switch word {
      case "self": self = .receiver
      case "$": self = .argument
      case "!": self = .block
      case "NO": self = .bool(false)
      case "YES": self = .bool(true)
      case "[]": self = .list
      case "\"\"": self = .text
      default:
        if let whole = Int(word) { self = .integer(whole) } else { self = Double(word).map(Answer.number) ?? .new(word) }
      }
    }

    var isNothing: Bool { if case .nothing = self { true } else { false } }

    func value(_ receiver: Value, _ arguments: [Value], _ simulation: Simulation) -> Value {
      switch self {
      case .nothing: return .null
      case .receiver: return Self.new(receiver, simulation)
      case .argument: return arguments.first ?? .null
      case .block: return arguments.lazy.compactMap { $0.object as? Block }.first?.call([receiver]) ?? .null
      case .number(let number): return .double(number)
      case .integer(let number): return .int(number)
      case .bool(let isTrue): return .bool(isTrue)
      case .list: return .array([])
      case .text: return .string("")
      case .new(let name): return simulation.classes.named(name).map { Self.new(.type($0), simulation) } ?? .null
      }
    }

    /// The object itself, or a new one of the class.
    private static func new(_ receiver: Value, _ simulation: Simulation) -> Value {
      guard case .type(let type) = receiver else { return receiver }
      return type.nativeTable.allocate.map { .object($0(type, simulation)) } ?? .null
    }
  }
}

extension ClassTable {
  /// The table of a class that is known by name alone; its objects are made as those of the class above it are.
  public convenience init(kept name: String, inherits above: String, _ rows: KeptRows, _ summary: String) {
    self.init(
      name: name, superclass: above, label: nil, releases: .always, nil, protocols: [], summary, rows.entries,
      allocate: { isa, simulation in
        simulation.classes.named(above)?.nativeTable.allocate?(isa, simulation) ?? Object(isa, in: simulation)
      })
  }

  /// The table with more rows behind its own, which come first.
  public func adding(_ rows: KeptRows) -> ClassTable {
    let known = Set(methods.map(\.info.selector) + properties.map(\.getter) + properties.map(\.setter))
    let knownOfClass = Set(classMethods.map(\.info.selector))
    let more = rows.entries.filter { entry in
      switch entry {
      case .property(let property): !known.contains(property.getter)
      case .method(let method): !known.contains(method.info.selector)
      case .classMethod(let method): !knownOfClass.contains(method.info.selector)
      }
    }
    let own = properties.map(Entry.property) + methods.map(Entry.method) + classMethods.map(Entry.classMethod)
    return ClassTable(
      name: name, superclass: superclassName, label: label, releases: releases, deprecation, protocols: protocols, summary, own + more,
      allocate: allocate)
  }
}

extension ClassRegistry.Source {
  /// The class with more members that are only kept.
  public func adding(_ members: [String: String]) -> ClassRegistry.Source {
    guard let text = members[name] else { return self }
    return ClassRegistry.Source(name, type, isKept: isKept) { table().adding(KeptRows(text)) }
  }
}
