import ObjectModel

/// What the code of a class tells of its superclass where no text names it, as in an implementation whose header is not there.
struct SuperclassGuess {
  /// The messages to `super`.
  private var inherited: Set<String> = []
  /// The methods of the class.
  private var own: Set<String> = []
  /// The properties that `self` is asked for and the class does not declare.
  private var members: Set<String> = []
  /// The protocols that the class names.
  private var conformances: Set<String> = []
  /// The selectors of a protocol.
  private let messages: (String) -> [String]

  /// Reads all that texts say of the class.
  init(_ declarations: [TypeDeclaration], messages: @escaping (String) -> [String]) {
    self.messages = messages
    var declared: Set<String> = []
    for declaration in declarations {
      conformances.formUnion(declaration.protocols)
      declared.formUnion(declaration.properties.map(\.name) + declaration.syntheses.map(\.name))
      for method in declaration.methods where !method.isClassMethod {
        own.insert(method.selector)
        SyntaxPart.walk(method.body ?? []) { part in
          if case .expression(let expression) = part { read(expression, &declared) }
        }
      }
    }
    members.subtract(declared)
    members.subtract(own)
  }

  private mutating func read(_ expression: Expression, _ declared: inout Set<String>) {
    switch expression.kind {
    case .message(let message):
      switch message.receiver {
      case .superclass: inherited.insert(message.selector)
      case .expression(let receiver) where receiver.isReceiver:
        if message.arguments.isEmpty { members.insert(message.selector) }
      default: break
      }
    case .member(let base, let name, _) where base.isReceiver: members.insert(name)
    case .assign(let target, nil, _):
      // What the class makes itself is its own, such as the table of a plain view controller.
      if case .member(let base, let name, _) = target.kind, base.isReceiver, name.hasSuffix("View") { declared.insert(name) }
      if case .name(let name) = target.kind, name.hasPrefix("_") { declared.insert(String(name.dropFirst())) }
    default: break
    }
  }

  /// The class that the code tells, at or below a first guess; the guess itself where it tells nothing.
  func refine(_ guess: RuntimeClass, among candidates: [RuntimeClass]) -> RuntimeClass {
    let told = candidates.filter { $0 !== guess && $0.isSubclass(of: guess) && isTold($0, below: guess) }
    let topmost = told.filter { type in !told.contains { $0 !== type && type.isSubclass(of: $0) } }
    let scored = topmost.map { ($0, score(of: $0, below: guess)) }.sorted { $0.1 > $1.1 }
    guard let best = scored.first, scored.count == 1 || scored[1].1 < best.1 else { return guess }
    return refine(best.0, among: candidates)
  }

  /// Whether the code needs the class: it sends `super` what only that answers, or works as the delegate that such a class is.
  private func isTold(_ type: RuntimeClass, below guess: RuntimeClass) -> Bool {
    if inherited.contains(where: { isNew($0, in: type, below: guess) }) { return true }
    if guess.superclass == nil { return score(of: type, below: guess) >= 2 }
    let asksForMember = members.contains { isNew($0, in: type, below: guess) }
    return asksForMember && served(by: type, below: guess)
  }

  /// Whether the class has a method of a protocol that the other is of by itself.
  private func served(by type: RuntimeClass, below guess: RuntimeClass) -> Bool {
    let tables = sequence(first: type, next: \.superclass).prefix { $0 !== guess }.compactMap(\.table)
    let protocols = Set(tables.flatMap(\.protocols)).subtracting(conformances)
    return protocols.contains { name in messages(name).contains { own.contains($0) } }
  }

  private func score(of type: RuntimeClass, below guess: RuntimeClass) -> Int {
    inherited.union(own).union(members).count { isNew($0, in: type, below: guess) }
  }

  private func isNew(_ name: String, in type: RuntimeClass, below guess: RuntimeClass) -> Bool {
    type.implementation(of: Selector(name)) != nil && guess.implementation(of: Selector(name)) == nil
  }
}

extension Expression {
  fileprivate var isReceiver: Bool { if case .receiver = kind { true } else { false } }
}
