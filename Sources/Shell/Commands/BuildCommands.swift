import ObjectModel
import ScriptLanguage
import UIKitModel

extension CommandTable {
  static let build: [Command] = [
    Command(
      "new", .build, .build, "KIND NAME [OBJECT…] [property=value…]", "Makes an object and names it.", completes: [.kind, .none, .object],
      examples: ["new table list title=\"Courses\" rows=\"iOS,Mac\"", "new nav masterNav list"]
    ) { playground, input throws(CommandFailure) in try playground.make(input) },
    Command(
      "attach", .build, .build, "DELEGATE to OWNER [as dataSource]", "Makes an object another's delegate or data source.",
      completes: [.object, .word(["to"]), .object, .word(["as"]), .word(["dataSource"])],
      examples: ["new view web", "new split svc", "attach web to svc"]
    ) { playground, input throws(CommandFailure) in try playground.attach(input, detaches: false) },
    Command(
      "detach", .build, .build, "DELEGATE from OWNER", "Takes an object out of another's delegate.",
      completes: [.object, .word(["from"]), .object],
      examples: ["new view web", "new split svc", "attach web to svc", "detach web from svc"]
    ) { playground, input throws(CommandFailure) in try playground.attach(input, detaches: true) },
    Command(
      "implement", .build, .build, "OBJECT MESSAGE… [answers VALUE] | OBJECT MESSAGE { code } | OBJECT { methods }",
      "Gives an object methods.",
      completes: [.object, .message, .message, .message], examples: ["new view web", "implement web willHide willShow"]
    ) { playground, input throws(CommandFailure) in try playground.implement(input) },
    Command(
      "recipe", .build, .build, "[NAME [OBJECT…]]", "Gives objects ready methods, or lists the recipes.", completes: [.recipe, .object],
      examples: ["new view web", "recipe bar-button web"]
    ) { playground, input throws(CommandFailure) in try playground.useRecipe(input) },
    Command(
      "push", .build, .event, "VC on NAV", "Pushes a controller on a navigation controller.",
      completes: [.controller, .word(["on"]), .controller],
      examples: ["new view a", "new view b", "new nav n a", "push b on n"]
    ) { playground, input throws(CommandFailure) in
      let controller = try playground.controller(try input.word(0, "push takes a controller and a stack: `push web on nav`"))
      let navigation = try playground.navigation(
        try input.word(input.plain.count > 1 && input.plain[1].text == "on" ? 2 : 1, "on which navigation controller? `push web on nav`"))
      navigation.push(controller, animated: true)
      guard playground.settings.feedback == .learner else { return .done }
      return .note("[\(navigation.displayName) pushViewController:\(controller.displayName) animated:YES];")
    },
    Command(
      "pop", .build, .event, "NAV", "Pops the top controller of a navigation controller.", completes: [.controller],
      examples: ["new view a", "new view b", "new nav n a", "push b on n", "pop n"]
    ) { playground, input throws(CommandFailure) in
      let word = try input.word(0, "pop takes a navigation controller: `pop nav`")
      guard try playground.navigation(word).pop(animated: true) != nil else {
        throw CommandFailure("nothing-to-pop", "only the root is on \(word.text)", at: word)
      }
      guard playground.settings.feedback == .learner else { return .done }
      return .note("[\(word.text) popViewControllerAnimated:YES];")
    },
    Command(
      "load", .build, .build, "FILE|FOLDER", "Loads an app's folder, or runs a file of code or a session.", completes: [.file], examples: []
    ) {
      playground, input throws(CommandFailure) in
      try playground.load(input)
    },
  ]

  /// The kinds that `new` knows beside classes.
  static let kinds: [(kind: String, className: String)] = [
    ("view", "UIViewController"), ("table", "UITableViewController"), ("nav", "UINavigationController"), ("tabs", "UITabBarController"),
    ("split", "UISplitViewController"), ("popover", "UIPopoverController"), ("button", "UIBarButtonItem"), ("toolbar", "UIToolbar"),
  ]
}

extension Playground {
  func navigation(_ word: Word) throws(CommandFailure) -> UINavigationController {
    guard let navigation = try object(word) as? UINavigationController else {
      throw CommandFailure("not-a-stack", "'\(word.text)' is no navigation controller", at: word)
    }
    return navigation
  }

  // MARK: new

  func make(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let usage =
      "new takes a kind and a name: `new view web`; kinds are \(CommandTable.kinds.map(\.kind).joined(separator: ", ")) and every class"
    let kind = try input.word(0, usage)
    let name = try input.word(1, usage)
    guard name.text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) }),
      name.text.unicodeScalars.first.map({ !("0"..."9").contains($0) }) == true
    else {
      throw CommandFailure("bad-name", "'\(name.text)' cannot be a name: letters, digits and _, no digit first", at: name)
    }
    let className = CommandTable.kinds.first { $0.kind == kind.text }?.className ?? kind.text
    if let releases = simulation.classes.releases(of: className), !releases.contains(simulation.release) {
      throw otherRelease(kind, releases)
    }
    guard let type = simulation.classes.named(className) else {
      let nearest = NearestName.find(kind.text, among: CommandTable.kinds.map(\.kind) + simulation.classes.allNames, allowsShort: true)
      let declaration = interpreter.superclassByName(of: kind.text).map { "; `class \(kind.text): \($0) {}` declares one" }
      let kinds = "; kinds are \(CommandTable.kinds.map(\.kind).joined(separator: ", ")) and every class"
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? declaration ?? kinds
      throw CommandFailure("unknown-kind", "no kind or class '\(kind.text)'" + hint, at: kind)
    }
    let parts = try parts(of: input, for: type)
    guard let made = try allocate(type, name.text, parts, kind, style: try style(input)) else { return .done }
    if let controller = made as? UIViewController, type.table != nil { controller.allowsAllOrientations = true }
    simulation.bind(name.text, to: .object(made))
    try fill(made, parts, input)
    return CommandOutcome(notes: settings.feedback == .learner ? lesson(type, name.text, made, parts, input) : [])
  }

  /// The code that a `new` stands for.
  private func lesson(_ type: RuntimeClass, _ name: String, _ made: Object, _ parts: [Object], _ input: CommandInput) -> [String] {
    let names = parts.map(\.displayName)
    let list = "[NSArray arrayWithObjects:\((names + ["nil"]).joined(separator: ", "))]"
    var start = "init"
    var rest: [String] = []
    switch made {
    case is UINavigationController:
      if let root = names.first { start = "initWithRootViewController:\(root)" }
      rest = names.dropFirst().map { "[\(name) pushViewController:\($0) animated:NO];" }
    case is UIPopoverController: start = "initWithContentViewController:\(names.first ?? "nil")"
    case is UISplitViewController, is UITabBarController: rest = parts.isEmpty ? [] : ["\(name).viewControllers = \(list);"]
    case is UIToolbar: rest = parts.isEmpty ? [] : ["\(name).items = \(list);"]
    default: break
    }
    let split = (made as? UISplitViewController).flatMap { $0.style == .unspecified ? nil : $0 }
    if let split { start = "initWithStyle:\(SplitStyle.type.cases.first { $0.rawValue == split.style.rawValue }?.constant ?? "")" }
    for pair in input.pairs where pair.key != "rows" {
      let key = pair.key ?? ""
      if split != nil, key == "style" { continue }
      if split != nil, let column = SplitColumn.type.cases.first(where: { $0.name == key }) {
        rest.append("[\(name) setViewController:\(pair.text) forColumn:\(column.constant)];")
        continue
      }
      let value = made.isa.property(key).map { simulation.traceValue($0.read(.object(made))) }
      var text = value.map { ValueText.text($0) } ?? pair.text
      if case .string? = value { text = "@" + text }
      if case .enumCase? = value { text = made.isa.property(key)?.enumType?.cases.first { $0.name == text }?.constant ?? text }
      rest.append("\(name).\(key) = \(text);")
    }
    return ["\(type.name) *\(name) = [[\(type.name) alloc] \(start)];"] + rest
  }

  /// The style of a split view controller, where one is given.
  private func style(_ input: CommandInput) throws(CommandFailure) -> SplitStyle? {
    guard let pair = input.pairs.first(where: { $0.key == "style" }), simulation.release >= Release(14) else { return nil }
    switch pair.text {
    case "double", "doubleColumn": return .doubleColumn
    case "triple", "tripleColumn": return .tripleColumn
    default: return nil
    }
  }

  /// Puts the controllers of `primary=list secondary=web` in their columns; says whether the pair names a column.
  private func fillColumn(_ pair: Word, of split: UISplitViewController) throws(CommandFailure) -> Bool {
    guard split.style != .unspecified, let column = SplitColumn.allCases.first(where: { $0.name == pair.key }) else { return false }
    guard let controller = simulation.value(named: pair.text)?.object as? UIViewController else {
      throw CommandFailure("unknown-object", "no view controller is called '\(pair.text)'", at: pair)
    }
    simulation.perform("setViewController:forColumn:", on: .object(split), [.object(controller), column.boxed])
    return true
  }

  /// Makes the object, which bears its name already in the messages that its initialiser sends.
  private func allocate(_ type: RuntimeClass, _ name: String, _ parts: [Object], _ kind: Word, style: SplitStyle?) throws(CommandFailure)
    -> Object?
  {
    simulation.firstUse?(type)
    guard let object = type.nativeTable.allocate?(type, simulation) else {
      throw CommandFailure("immediate", "\(type.name) has no objects of its own; write its values in code", at: kind)
    }
    simulation.foretell(name, of: object)
    let value = Value.object(object)
    let made: Value
    if object is UINavigationController, let root = parts.first {
      made = simulation.perform("initWithRootViewController:", on: value, [.object(root)])
    } else if object is UIPopoverController {
      guard let content = parts.first else { throw CommandFailure("usage", "a popover needs its content: `new popover p list`", at: kind) }
      made = simulation.perform("initWithContentViewController:", on: value, [.object(content)])
    } else if object is UISplitViewController, let style {
      made = simulation.perform("initWithStyle:", on: value, [style.boxed])
    } else {
      made = simulation.perform("init", on: value)
    }
    if simulation.isUnwinding || made.object !== object { simulation.foretell(nil, of: object) }
    return simulation.isUnwinding ? nil : made.object ?? object
  }

  private func fill(_ made: Object, _ parts: [Object], _ input: CommandInput) throws(CommandFailure) {
    let value = Value.object(made)
    if made is UISplitViewController || made is UITabBarController, !parts.isEmpty {
      simulation.perform("setViewControllers:", on: value, [.array(parts.map(Value.object))])
    } else if made is UINavigationController {
      for part in parts.dropFirst() { simulation.perform("pushViewController:animated:", on: value, [.object(part), .bool(false)]) }
    } else if let bar = made as? UIToolbar, !parts.isEmpty {
      bar.setItems(parts.compactMap { $0 as? UIBarButtonItem }, animated: false)
    }
    for pair in input.pairs { try set(pair, of: made) }
  }

  private func set(_ pair: Word, of made: Object) throws(CommandFailure) {
    let key = pair.key ?? ""
    if key == "rows", let table = made as? UITableViewController {
      table.staticRows =
        pair.text.isEmpty ? [] : pair.text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
      return
    }
    if let split = made as? UISplitViewController {
      if key == "style" {
        if split.style != .unspecified { return }
        let problem =
          simulation.release < Release(14)
          ? "styles of split view controllers come with iOS 14" : "'\(pair.text)' is no style; double or triple"
        throw CommandFailure("no-style", problem, at: pair)
      }
      if try fillColumn(pair, of: split) { return }
    }
    guard let property = made.isa.property(key), let write = property.write else {
      let names = sequence(first: made.isa, next: \.superclass).flatMap { $0.table?.properties.map(\.name) ?? [] }
      let nearest = NearestName.find(key, among: names)
      let problem = made.isa.property(key) == nil ? "has no property '\(key)'" : "'s \(key) cannot be set"
      throw CommandFailure(
        "unknown-property", "\(made.isa.visible.name) \(problem)" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: pair)
    }
    var value = property.enumType.flatMap { caseValue(of: pair, in: $0) }
    if value == nil { value = try self.value(of: pair) }
    do { try write(.object(made), value ?? .null) } catch {
      let cases = property.enumType.map { ": \($0.cases.map(\.name).joined(separator: ", "))" } ?? ""
      throw CommandFailure("wrong-type", "\(made.isa.visible.name)'s \(key) is of the type \(property.typeName)\(cases)", at: pair)
    }
  }

  /// The case of an enumeration that a word names, as output does or as code does.
  func caseValue(of word: Word, in type: EnumType) -> Value? {
    guard !word.isQuoted else { return nil }
    return type.cases.first { $0.name == word.text || $0.constant == word.text }.map {
      .enumeration(EnumValue(type: type, rawValue: $0.rawValue))
    }
  }

  /// The value of a word: quoted text, or an expression; a bare word that is neither is text too.
  func value(of word: Word) throws(CommandFailure) -> Value {
    if word.isQuoted { return .string(word.text) }
    if let value = simulation.value(named: word.text) { return value }
    if let orientation = Self.orientation(word.text) { return orientation.boxed }
    // Commands know the words of both languages, whichever was used last.
    switch word.text {
    case "YES", "true": return .bool(true)
    case "NO", "false": return .bool(false)
    case "nil": return .null
    default: break
    }
    let result = interpreter.evaluate(SourceText(word.text))
    if !result.failed, let value = result.value { return value }
    return .string(word.text)
  }

  // MARK: attach

  func attach(_ input: CommandInput, detaches: Bool) throws(CommandFailure) -> CommandOutcome {
    let joint = detaches ? "from" : "to"
    let usage = detaches ? "detach takes two objects: `detach web from svc`" : "attach takes two objects: `attach web to svc`"
    let delegate = try input.word(0, usage)
    let owner = try input.word(input.plain.count > 1 && input.plain[1].text == joint ? 2 : 1, usage)
    let rest = input.plain.last
    let property = rest?.text == "dataSource" ? "dataSource" : "delegate"
    let object = try object(delegate)
    var target = try self.object(owner)
    if target.isa.property(property) == nil, let table = (target as? UITableViewController)?.tableView { target = table }
    guard let row = target.isa.property(property), let write = row.write else {
      throw CommandFailure("no-delegate", "\(target.isa.visible.name) has no \(property)", at: owner)
    }
    if detaches, row.read(.object(target)).object !== object {
      throw CommandFailure("not-attached", "\(delegate.text) is not \(owner.text)'s delegate", at: delegate)
    }
    if let last = rest, last.column > owner.column, !["delegate", "dataSource"].contains(last.text) {
      throw CommandFailure("no-delegate", "'\(last.text)' is no role; as delegate, or as dataSource", at: last)
    }
    try? write(.object(target), detaches ? .null : .object(object))
    guard settings.feedback == .learner else { return .done }
    return .note("\(target.displayName).\(property) = \(detaches ? "nil" : object.displayName);")
  }
}
