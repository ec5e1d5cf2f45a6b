import ObjectModel

/// What is known of names that are looked up by spelling and labels; one belongs to each interpreter.
final class TypedNames {
  private var indexes: [ObjectIdentifier: SpellingIndex] = [:]
  private var messages: MessageIndex?
  /// The members that extensions gave to what has no class of its own: values, enumerations, protocols.
  var extensions: [String: RuntimeClass] = [:] {
    didSet { holders = [:] }
  }
  /// The same for each kind of values.
  var holders: [TypedKind: [RuntimeClass]] = [:]
  /// The functions of the app's own whose calls name labels.
  var functions: [String: [(signature: Signature, code: Code)]] = [:]
  /// The computed variables of the text's own.
  var computed: [String: Code] = [:]
  /// Whether a structure or enumeration was declared, so that values may have to be copied.
  var hasValueTypes = false
  /// The operators that types and functions of the app's own give a meaning.
  var ownOperators: Set<String> = []
  /// The operators that the app declares beside the language's own.
  var operators: Set<String> = []
  /// How firmly the operators bind that the app declares.
  var precedence = OperatorPrecedence()
  /// The names at top level that keep their first value.
  var constants: Set<String> = []
  /// The property wrappers that the app declares.
  var wrappers: Set<String> = []
  /// The names of the properties that they keep.
  var wrapped: Set<String> = []
  /// The result builders that the app declares.
  var builders: Set<String> = []
  /// The functions of C that are members of structures in Swift, by type and spelling.
  var memberFunctions: [String: GlobalFunction]?
  /// The members that protocols of the app's own ask for.
  var announced: Set<String> = []
  /// The parents of protocols of the app's own.
  var protocolParents: [String: [String]] = [:]

  /// The methods of a native class by their spellings.
  func index(of table: ClassTable, in release: Release) -> SpellingIndex {
    if let known = indexes[ObjectIdentifier(table)] { return known }
    let index = SpellingIndex(table, in: release)
    indexes[ObjectIdentifier(table)] = index
    return index
  }

  /// The messages of all protocols by their spellings.
  func messages(in globals: GlobalRegistry) -> MessageIndex {
    if let messages { return messages }
    let index = MessageIndex(globals)
    messages = index
    return index
  }
}

extension Interpreter {
  /// What a call with labels means to instances of a class, or to the class itself.
  func resolve(_ shape: CallShape, in type: RuntimeClass, isClassMethod: Bool) -> ResolvedCall? {
    var best: (distance: Int, call: ResolvedCall)?
    for type in sequence(first: type, next: \.superclass) {
      if let own = ownCall(shape, type, isClassMethod), own.distance < best?.distance ?? .max { best = own }
      if best?.distance == 0 { break }
      if let table = type.table, let native = nativeCall(shape, typed.index(of: table, in: simulation.release), isClassMethod),
        native.distance < best?.distance ?? .max
      {
        best = native
      }
      if best?.distance == 0 { break }
    }
    return best?.call ?? setterCall(shape, in: type, isClassMethod)
  }

  /// `a.setTitle(x)` for a property that has no method of the name in its table.
  private func setterCall(_ shape: CallShape, in type: RuntimeClass, _ isClassMethod: Bool) -> ResolvedCall? {
    guard !isClassMethod, shape.labels == [nil], shape.base.hasPrefix("set") else { return nil }
    let selector = Selector(shape.base + ":")
    guard case .setter(let property)? = type.implementation(of: selector) else { return nil }
    return ResolvedCall(selector: selector, plan: [[0]], wanted: [Wanted(property.enumType, property.typeName, hint: property.name)])
  }

  /// A method from code.
  private func ownCall(_ shape: CallShape, _ type: RuntimeClass, _ isClassMethod: Bool) -> (distance: Int, call: ResolvedCall)? {
    if let info = type.declaration as? ClassInfo, let call = call(shape, info, isClassMethod) { return (0, call) }
    var best: (distance: Int, call: ResolvedCall)?
    let spelling = shape.spelling
    for (selector, method) in isClassMethod ? type.ownClassMethods : type.ownMethods {
      guard selector.argumentCount == spelling.labels.count, !(method is PropertyGetter), !(method is PropertySetter) else { continue }
      let types = (method as? InterpretedMethod)?.code.parameters.map(\.type.name) ?? []
      let rule = SpellingRule(selector: selector.description, swiftName: nil, parameterTypes: types, owner: type.visible.name)
      guard let distance = rule.distance(spelling), distance < best?.distance ?? .max else { continue }
      let plan = spelling.labels.indices.map { [$0] }
      let wanted = types.map { Wanted(nil, $0) }
      best = (distance, ResolvedCall(selector: selector, plan: plan, wanted: wanted, isClassMethod: isClassMethod))
    }
    return best
  }

  private func call(_ shape: CallShape, _ info: ClassInfo, _ isClassMethod: Bool) -> ResolvedCall? {
    let all = (info.signatures[shape.base] ?? []).filter { $0.isClassMethod == isClassMethod }
    // The labels as they are written come before those that older generations left out.
    for signature in all {
      if let plan = Signature.strictPlan(signature.parameters, shape) { return ResolvedCall(signature, plan) }
    }
    for signature in all {
      if let plan = signature.plan(for: shape) { return ResolvedCall(signature, plan) }
    }
    return nil
  }

  /// The native method of an index that a call means.
  func nativeCall(_ shape: CallShape, _ index: SpellingIndex, _ isClassMethod: Bool) -> (distance: Int, call: ResolvedCall)? {
    let spelling = shape.spelling
    var best: (distance: Int, call: ResolvedCall)?
    for row in index.rows(for: shape.base, isClassMethod: isClassMethod) {
      let plain = (row.rule.distance(spelling) ?? row.ruleWithoutError?.distance(spelling)).map {
        ($0, spelling.labels.indices.map { [$0] })
      }
      guard let (distance, plan) = plain ?? shortened(shape, row) ?? lengthened(shape, row), distance < best?.distance ?? .max else {
        continue
      }
      // What gives an error back throws it in Swift, and the last argument is not written.
      let throwsError = plan.count + 1 == row.selector.argumentCount
      var call = ResolvedCall(
        selector: row.selector, plan: throwsError ? plan + [[]] : plan, wanted: row.wanted, isClassMethod: isClassMethod)
      call.throwsError = throwsError
      if row.info.isVariadic, !row.selector.description.contains(":") { call.variadic = [] }
      best = (distance, call)
    }
    return best
  }

  /// A native method that takes more arguments than it names, such as those of a format.
  private func lengthened(_ shape: CallShape, _ row: SpellingIndex.Row) -> (Int, [[Int]])? {
    let count = row.rule.current.labels.count
    guard row.info.isVariadic, count > 0, shape.labels.count > count, shape.labels.dropFirst(count).allSatisfy({ $0 == nil }) else {
      return nil
    }
    let spelling = Spelling(base: shape.base, labels: Array(shape.spelling.labels.prefix(count)))
    return row.rule.distance(spelling).map { ($0 + 1, shape.labels.indices.map { [$0] }) }
  }

  /// A native method called without its last closures, or with closures behind its parentheses.
  private func shortened(_ shape: CallShape, _ row: SpellingIndex.Row) -> (Int, [[Int]])? {
    let spellings = [row.rule.current, SpellingRule(selector: row.rule.selector, swiftName: nil, parameterTypes: [], owner: "").current]
    for (place, spelling) in spellings.enumerated() where spelling.base == shape.base {
      let parameters = spelling.labels.enumerated().map { index, label in
        var parameter = Parameter(name: label, type: SwiftParser.any(SourceRange(start: 0, end: 0)), range: SourceRange(start: 0, end: 0))
        parameter.label = label
        let type = index < row.info.parameterTypes.count ? row.info.parameterTypes[index] : ""
        // Rows that are only kept tell no types; what runs at the end is called so.
        parameter.type.isBlock = type.hasPrefix("Block") || row.info.isVariadic && ["completion", "completionHandler"].contains(label)
        // Closures, dictionaries and options have values that stand for nothing.
        let mayBeLeftOut = parameter.type.isBlock || type.hasPrefix("NSDictionary") || ["options", "range", "locale"].contains(label)
        if mayBeLeftOut { parameter.standard = Expression(kind: .null, range: parameter.range, depth: 1) }
        return parameter
      }
      if let plan = Signature.plan(parameters, shape) { return (20 + place, plan) }
    }
    return nil
  }

  /// The nearest spelling of a method that an instance or class has, for suggestions.
  func nearestSpelling(_ shape: CallShape, in type: RuntimeClass, isClassMethod: Bool) -> String? {
    var spellings: [Spelling] = []
    for type in sequence(first: type, next: \.superclass) {
      if let info = type.declaration as? ClassInfo {
        spellings += info.signatures.keys.sorted().flatMap { info.signatures[$0] ?? [] }.filter { $0.isClassMethod == isClassMethod }
          .map(\.spelling)
      }
      if let table = type.table { spellings += typed.index(of: table, in: simulation.release).spellings(isClassMethod: isClassMethod) }
    }
    if type.isStrange { return NearestName.find(shape.spelling.text, among: spellings.map(\.text).sorted(), isStrange: true) }
    return Self.nearest(shape.spelling, among: spellings)
  }

  /// The spelling that was probably meant: the same base name with other labels, nearly the whole, or nearly the base name.
  ///
  /// Base names may be short, since the labels say the rest: where they are the same, `shw(_:)` means `show(_:)`.
  static func nearest(_ spelling: Spelling, among all: [Spelling]) -> String? {
    let sorted = all.sorted { $0.text < $1.text }
    let sameBase = sorted.filter { $0.base == spelling.base && $0.labels.count == spelling.labels.count }
    if sameBase.count == 1 { return sameBase[0].text }
    if let near = NearestName.find(spelling.text, among: sameBase.map(\.text)) { return near }
    // A call that leaves arguments out, or gives more, and says the others right.
    let begun = sorted.filter { one in
      one.base == spelling.base && !spelling.labels.isEmpty && one.labels.count > spelling.labels.count
        && one.labels.prefix(spelling.labels.count).elementsEqual(spelling.labels)
    }
    if let shortest = begun.min(by: { $0.labels.count < $1.labels.count }) { return shortest.text }
    let bases = Set(sorted.filter { $0.labels == spelling.labels }.map(\.base)).sorted()
    if let base = NearestName.find(spelling.base, among: bases, allowsShort: !spelling.labels.isEmpty) {
      return Spelling(base: base, labels: spelling.labels).text
    }
    guard let base = NearestName.find(spelling.base, among: Set(sorted.map(\.base)).sorted()) else { return nil }
    func strangeness(_ other: Spelling) -> Int { abs(other.labels.count - spelling.labels.count) }
    return sorted.filter { $0.base == base }.min { strangeness($0) < strangeness($1) }?.text
  }
}

extension ResolvedCall {
  /// What a call means where only one function is there.
  init?(ofFunction name: String, taking parameters: [Parameter], _ shape: CallShape) {
    let spelling = Spelling(base: name, labels: parameters.map { $0.label ?? "_" })
    let signature = Signature(spelling, parameters, selector: Selector(spelling.selectorText), isClassMethod: false, result: nil)
    guard let plan = signature.plan(for: shape) else { return nil }
    self.init(signature, plan)
  }

  init(_ signature: Signature, _ plan: [[Int]]) {
    selector = signature.selector
    self.plan = plan
    wanted = signature.parameters.map { Wanted($0.type) }
    variadic = Set(signature.parameters.indices.filter { signature.parameters[$0].isVariadic })
    isClassMethod = signature.isClassMethod
  }
}

extension SpellingIndex.Row {
  /// What each parameter wants.
  var wanted: [Wanted] {
    let parts = selector.description.split(separator: ":")
    return info.parameterTypes.enumerated().map { place, type in
      Wanted(
        place < info.parameterEnums.count ? info.parameterEnums[place] : nil, type, hint: place < parts.count ? String(parts[place]) : "")
    }
  }
}
