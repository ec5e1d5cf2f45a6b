import ObjectModel

/// A variable of a type itself; its first value is computed when it is first used.
final class StaticVariable {
  let cell = Cell()
  let first: Code?
  let conversion: Conversion
  let wanted: Wanted
  private var isReady = false

  init(first: Code?, conversion: Conversion, wanted: Wanted) {
    self.first = first
    self.conversion = conversion
    self.wanted = wanted
  }

  func read(of type: RuntimeClass, _ interpreter: Interpreter) -> Value {
    if !isReady {
      isReady = true
      if let first { cell.store(interpreter.owned(conversion.convert(interpreter.call(first, on: .type(type), [])))) }
    }
    return cell.field.value
  }

  func write(_ value: Value, _ interpreter: Interpreter) {
    isReady = true
    cell.store(interpreter.owned(conversion.convert(value)))
  }
}

extension Interpreter {
  /// The variable of a type or of one above it.
  func staticVariable(_ name: String, of type: RuntimeClass) -> StaticVariable? {
    for type in sequence(first: type, next: \.superclass) {
      if let found = (type.declaration as? ClassInfo)?.statics[name] { return found }
    }
    for name_ in protocolNames(of: type) + [type.visible.name] {
      if let found = (typed.extensions[name_]?.declaration as? ClassInfo)?.statics[name] { return found }
    }
    return nil
  }

  /// The member of a type itself, if it has one of the name.
  func staticMember(_ name: String, of type: RuntimeClass, _ range: SourceRange, _ frame: Frame) -> Value? {
    if isAbsent(type) { return answerAsAbsent(type, name, range, frame) }
    if name == "self" || name == "Type" { return .type(type.visible) }
    if let info = type.declaration as? ClassInfo, info.form == .choice {
      if let one = info.cases.first(where: { $0.name == name }) { return enumCase(one, of: type) }
    }
    if let variable = staticVariable(name, of: type) { return variable.read(of: type, self) }
    let selector = Selector(name)
    if let (method, _) = type.classScriptMethod(for: selector) { return method.invoke(on: .type(type), [], in: simulation) }
    for holder in extensionClasses(of: .type(type)) {
      if let (method, _) = holder.classScriptMethod(for: selector) { return method.invoke(on: .type(type), [], in: simulation) }
    }
    // What Swift lists is what the type does not list itself.
    if name == "allCases", let info = type.declaration as? ClassInfo, info.form == .choice {
      return .array(info.cases.map { enumCase($0, of: type) })
    }
    if let nested = simulation.classes.named(type.visible.name + "." + name) { return .type(nested) }
    for type in sequence(first: type, next: \.superclass) {
      guard let table = type.table else { continue }
      let rows = typed.index(of: table, in: simulation.release).rows(for: name, isClassMethod: true)
      if let row = rows.first(where: { $0.rule.isNamed(name) }), let entry = type.nativeClassMethod(for: row.selector) {
        return invoke(entry, on: .type(type), [], range, frame)
      }
    }
    let releases =
      MemberNames.releases(ofClassMethod: name, in: type) ?? simulation.globals.releases(ofConstant: name, of: type.visible.name)
    if let releases, !releases.contains(simulation.release) { return refuse(classMethod: name, of: type, releases, range, frame) }
    return memberConstant(name, of: type)
  }

  /// `UIApplication.didBecomeActiveNotification` is the constant `UIApplicationDidBecomeActiveNotification`.
  func memberConstant(_ name: String, of type: RuntimeClass) -> Value? {
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    for type in sequence(first: type.visible, next: \.superclass) {
      if let value = simulation.globals.constant(named: name, of: type.name) { return value }
    }
    return simulation.globals.constant(named: name) ?? simulation.globals.constant(named: name + "Notification")
      ?? simulation.globals.constant(named: "NS" + capital) ?? simulation.globals.constant(named: type.visible.name.prefix(2) + capital)
  }

  /// Reads a member of a type itself.
  func readStatic(_ name: String, of type: RuntimeClass, _ range: SourceRange, _ frame: Frame) -> Value {
    if let value = staticMember(name, of: type, range, frame) { return value }
    if name == "init" { return initializer(.runtime(type), range, frame) }
    if type.declaration != nil, let signature = type.info.signatures[name]?.first(where: \.isClassMethod) {
      let block = make(NativeBlock.self)
      block.set { [simulation] arguments in simulation.perform(signature.selector, on: .type(type), arguments) }
      return .object(block)
    }
    var names: [String] = []
    for type in sequence(first: type, next: \.superclass) {
      if let info = type.declaration as? ClassInfo { names += info.cases.map(\.name) + info.statics.keys.sorted() }
      if let table = type.table {
        names += typed.index(of: table, in: simulation.release).spellings(isClassMethod: true).filter(\.labels.isEmpty).map(\.base).sorted()
        names += simulation.globals.memberNames(of: table.name)
      }
    }
    if let refused = refuseCall(CallShape(name, []), by: .type(type), of: type, range, frame) { return refused }
    let nearest = NearestName.find(name, among: names, isStrange: type.isStrange)
    let isClosed = (type.declaration as? ClassInfo)?.form == .choice
    if let info = type.declaration as? ClassInfo, isClosed {
      frame.fail(.unknownCase(name, of: type.visible.name, nearest: nearest, all: info.cases.map(\.name)), range)
      return .null
    }
    if nearest != nil || options.isStrict {
      frame.fail(.unknownProperty(name, of: type.visible.name, nearest: nearest), range)
      return .null
    }
    note(invented: "\(type.visible.name).\(name)")
    // `Notification.Name.feedsDidChange` and its like are texts.
    if type.visible.name == "NSString" { return .string(name) }
    remember(madeUp: name)
    return .null
  }

  /// Assigns a variable of a type.
  func writeStatic(_ name: String, _ value: Value, of type: RuntimeClass, _ range: SourceRange, _ frame: Frame) {
    if let variable = staticVariable(name, of: type) { return variable.write(value, self) }
    let setter = Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")
    if let (method, _) = type.classScriptMethod(for: setter) {
      _ = method.invoke(on: .type(type), [value], in: simulation)
      return
    }
    if let entry = type.nativeClassMethod(for: setter) {
      _ = invoke(entry, on: .type(type), [value], range, frame)
      return
    }
    if options.isStrict { return frame.fail(.unknownProperty(name, of: type.visible.name, nearest: nil), range) }
    note(invented: "\(type.visible.name).\(name)")
    let variable = StaticVariable(first: nil, conversion: .none, wanted: .anything)
    variable.write(value, self)
    type.info.statics[name] = variable
  }

  // MARK: Enumerations

  /// A case of an enumeration from code, without what it may hold.
  func enumCase(_ one: EnumCase, of type: RuntimeClass, holding held: [Value] = [], _ labels: [String?] = []) -> Value {
    if !one.parameters.isEmpty, held.isEmpty {
      let block = make(NativeBlock.self)
      block.set { [unowned self] arguments in self.enumCase(one, of: type, holding: arguments, one.parameters.map(\.label)) }
      return .object(block)
    }
    let value = EnumCaseObject(type, in: simulation)
    value.caseName = one.name
    value.held = held
    value.labels = labels
    return .object(value)
  }

  /// The case of a known enumeration that a name of any generation means.
  func enumRow(named name: String, of type: EnumType) -> EnumType.Case? {
    let known = type.cases.filter { $0.releases.contains(simulation.release) } + type.cases
    if let exact = known.first(where: { $0.name == name || $0.constant == name }) { return exact }
    let lowered = SpellingRule.lowered(name).lowercased()
    return known.first { $0.name.lowercased() == lowered || $0.constant.lowercased() == lowered }
  }

  /// The value of that case, whose use is noted where it is deprecated.
  func enumCase(named name: String, of type: EnumType) -> Value? {
    if let row = enumRow(named: name, of: type) {
      simulation.noteUse(of: row, in: type, isSwift: true)
      return .enumeration(EnumValue(type: type, rawValue: row.rawValue))
    }
    let lowered = SpellingRule.lowered(name).lowercased()
    // `None` of options is the empty set; `UIUserInterfaceIdiom.Pad` may bear a longer name in the table.
    if type.isOptionSet, lowered == "none" || lowered == "allzeros" { return .enumeration(EnumValue(type: type, rawValue: 0)) }
    return nil
  }

  /// The release that brings a case whose value has no name in the one simulated; nothing where it has one.
  private func firstRelease(of row: EnumType.Case, in type: EnumType) -> Release? {
    let release = simulation.release
    guard type.releases.since <= release else { return type.releases.since }
    let isKnown = type.cases.contains { $0.rawValue == row.rawValue && ($0.releases.contains(release) || $0.releases.since <= release) }
    return isKnown ? nil : row.releases.since
  }

  /// The member of a known enumeration.
  func readStatic(_ name: String, of type: EnumType, _ range: SourceRange, _ frame: Frame) -> Value {
    if let row = enumRow(named: name, of: type), let since = firstRelease(of: row, in: type) {
      frame.fail(.otherRelease(row.name, of: type.swiftName, ReleaseRange(since: since), now: simulation.release), range)
      return .null
    }
    if let value = enumCase(named: name, of: type) { return value }
    for key in [type.name, type.swiftName] {
      guard let holder = typed.extensions[key] else { continue }
      if let value = staticMember(name, of: holder, range, frame) { return value }
    }
    if name == "allCases" { return .array(type.cases.map { .enumeration(EnumValue(type: type, rawValue: $0.rawValue)) }) }
    let names = type.cases.filter { $0.releases.contains(simulation.release) }.map(\.name)
    frame.fail(
      .unknownCase(name, of: type.swiftName, nearest: NearestName.find(name, among: names, allowsShort: true), all: names), range)
    return .null
  }
}
