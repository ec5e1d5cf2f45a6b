import ObjectModel

extension TypedMembers {
  /// Declares a property that a wrapper of the app's own keeps: the wrapper as `_name`, and the value that it gives and takes.
  func declareWrapped(_ property: StoredProperty, by wrapper: String) {
    let range = property.range
    func name(_ text: String) -> Expression { Expression(kind: .identifier(text), range: range, depth: 1) }
    interpreter.typed.wrapped.insert(property.name)
    var keeper = StoredProperty(name: String.projection(of: property.name), type: nil, range: range)
    keeper.isStatic = property.isStatic
    // What may be absent begins so; what may not is given to the wrapper by the initialiser.
    let isAbsent = property.type?.isOptional == true && property.wrapperArguments.isEmpty && takesFirstValue(wrapper)
    let start = property.value ?? (isAbsent ? Expression(kind: .null, range: range, depth: 1) : nil)
    let first = start.map { [Argument(label: "wrappedValue", value: $0)] } ?? []
    func keeping(_ first: [Argument]) -> Expression {
      Expression(kind: .invocation(name(wrapper), first + property.wrapperArguments), range: range, depth: 2)
    }
    keeper.value = keeping(first)
    declare(keeper)
    if !property.isStatic {
      let given = [Argument(label: "wrappedValue", value: name("newValue"))]
      type.info.fields[keeper.name]?.wrapping = Code(
        [Statement(kind: .giveBack(keeping(given)), range: range)], source: source, name: property.name, lexicalClass: type,
        parameters: [Parameter(name: "newValue", type: property.type ?? SwiftParser.any(range), range: range)])
    }
    var value = StoredProperty(name: property.name, type: property.type, range: range)
    value.isStatic = property.isStatic
    let place = Expression(kind: .dot(name("_" + property.name), "wrappedValue", nameRange: range), range: range, depth: 2)
    let store = Expression(kind: .store(place, nil, name("newValue")), range: range, depth: 3)
    value.getter = [Statement(kind: .giveBack(place), range: range)]
    value.setter = ("newValue", [.value(store)] + (property.didSet?.body ?? []))
    declare(value)
  }

  /// Whether a wrapper can be made with a first value alone, and not without one.
  private func takesFirstValue(_ wrapper: String) -> Bool {
    let all = (interpreter.simulation.classes.named(wrapper)?.declaration as? ClassInfo)?.signatures["init"] ?? []
    return all.contains { $0.spelling.labels == ["wrappedValue"] } && !all.contains { $0.spelling.labels.isEmpty }
  }
}

extension Compiler {
  /// What `$name` or `_name` means where the app's own wrapper keeps the property; nothing anywhere else.
  func wrapper(_ base: Expression?, _ name: String, _ range: SourceRange) -> Expression? {
    guard name.hasPrefix("_") || name.isProjection, interpreter.typed.wrapped.contains(String(name.dropFirst())) else { return nil }
    let kept = String.projection(of: String(name.dropFirst()))
    let keeper = Expression(
      kind: base.map { .dot($0, kept, nameRange: range) } ?? .identifier(kept), range: range, depth: (base?.depth ?? 0) + 1)
    guard name.isProjection else { return keeper }
    return Expression(kind: .dot(keeper, "projectedValue", nameRange: range), range: range, depth: keeper.depth + 1)
  }
}

extension String {
  /// The name of the member that holds a property's wrapper; no code can spell it.
  fileprivate static func projection(of name: String) -> String { wrapperMark + name }
  private static let wrapperMark = "wrapper of "
  /// The name of the property whose wrapper the member of this name holds; the name itself where it holds none.
  var wrappedName: String { hasPrefix(Self.wrapperMark) ? String(dropFirst(Self.wrapperMark.count)) : self }
}
