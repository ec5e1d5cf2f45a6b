import ObjectModel

/// What the text does not define comes into being when it is first used; each is listed once an input.
extension Interpreter {
  /// Lists something that was made up.
  func note(invented name: String) {
    if inventedNames.insert(name).inserted { pending.invented.append(name) }
  }

  // MARK: Properties and instance variables

  /// Reads a property that neither class nor text has.
  func readUnknown(_ name: String, of object: Object, _ range: SourceRange, _ frame: Frame) -> Value {
    let key = FieldName.key(for: name, in: object.isa)
    if object.isa.existingFieldSlot(key) != nil || object.isa.fieldInfo(key) != nil {
      let access = FieldAccess(key)
      return access.read(object, self)
    }
    if let reading = dynamicMember(of: object.isa) { return send(reading, to: .object(object), [.string(name)], range, frame) }
    return inventProperty(key, spelling: name, of: object, at: range, neighbours: [], in: frame)
  }

  /// The subscript by which a type of the app's own answers for members that it does not declare.
  private func dynamicMember(of type: RuntimeClass) -> Selector? {
    let all = (type.declaration as? ClassInfo)?.signatures["subscript"] ?? []
    return all.first { $0.parameters.count == 1 && $0.parameters[0].label == "dynamicMember" }?.selector
  }

  /// Assigns a property that neither class nor text has.
  func writeUnknown(_ name: String, _ value: Value, of object: Object, _ range: SourceRange, _ frame: Frame) {
    let key = FieldName.key(for: name, in: object.isa)
    if object.isa.existingFieldSlot(key) == nil, object.isa.fieldInfo(key) == nil {
      if let releases = MemberNames.releases(of: name, in: object.isa) {
        return refuse(name, selector: MemberNames.setter(of: name), of: object, releases, range, frame)
      }
      guard mayInvent(key, spelling: name, of: object, at: range, neighbours: [], in: frame) else { return }
    }
    let access = FieldAccess(key)
    access.write(value, to: object, self)
  }

  /// Makes up a property of an object where that is allowed, and reads it.
  func inventProperty(
    _ key: String, spelling: String, of object: Object, at range: SourceRange, neighbours: [String], in frame: Frame
  ) -> Value {
    if let text = constantText(spelling), existing(key, of: object) == nil {
      guard !options.isStrict else {
        frame.fail(.unknownProperty(spelling, of: object.isa.visible.name, nearest: nil), range)
        return .null
      }
      note(invented: spelling)
      return text
    }
    let part = object.hasOutlets ? partClass(for: key) : nil
    guard mayInvent(key, spelling: spelling, of: object, at: range, neighbours: neighbours, part: part, in: frame) else { return .null }
    // An outlet that is nil so far may be filled later.
    if part != nil || object.hasOutlets || partClass(for: key) == nil { _ = object.isa.fieldSlot(key) }
    return part.flatMap { makePart(of: object, key, class: $0) } ?? .null
  }

  /// Whether a name may be made up: not where it nearly is one that exists. Says what is wrong, or lists the invention.
  func mayInvent(
    _ key: String, spelling: String, of object: Object, at range: SourceRange, neighbours: [String], part: String? = nil, in frame: Frame
  ) -> Bool {
    let type = object.isa
    if let releases = MemberNames.releases(of: spelling, in: type) {
      refuse(spelling, selector: spelling, of: object, releases, range, frame)
      return false
    }
    let nearest = NearestName.find(spelling, among: MemberNames.properties(of: type) + neighbours, isStrange: type.isStrange)
    if nearest != nil || options.isStrict {
      frame.fail(.unknownProperty(spelling, of: type.visible.name, nearest: nearest), range)
      return false
    }
    let name = "\(object.displayName).\(key)"
    remember(madeUp: spelling)
    note(invented: part.map { "\(name) (\($0))" } ?? name)
    return true
  }

  /// The class of view that a property's name tells: `toolbar`, `mainToolbar` and `titleLabel` are views, `popoverController` is none.
  func partClass(for name: String) -> String? {
    guard let view = simulation.classes.named("UIView") else { return nil }
    let letters = Array(name)
    for start in letters.indices where start == 0 || letters[start].isUppercase {
      let candidate = "UI" + letters[start].uppercased() + String(letters[(start + 1)...])
      if let type = simulation.classes.named(candidate), type.isSubclass(of: view) { return candidate }
    }
    return nil
  }

  /// Gives an object a part that a nib would have given it.
  func makePart(of object: Object, _ key: String, class name: String) -> Value? {
    guard let type = simulation.classes.named(name), case .object(let allocated) = allocate(type) else { return nil }
    let made = simulation.perform("init", on: .object(allocated))
    guard case .object(let part) = made else { return nil }
    part.belongs(to: object, as: key)
    let slot = object.isa.fieldSlot(key)
    while object.fields.count <= slot { object.fields.append(.empty) }
    object.fields[slot] = .strong(made)
    note(invented: "\(object.displayName).\(key) (\(name))")
    return made
  }

  // MARK: Methods and functions

  /// Answers a message that the class has no method for.
  func unanswered(
    _ selector: Selector, by type: RuntimeClass, receiver: Value, _ arguments: [Value], _ range: SourceRange, _ frame: Frame
  ) -> Value {
    guard case .object(let object) = receiver else { return .null }
    if let value = simulation.forward(selector, from: object, arguments) { return value }
    if object.isStandIn, let other = standIn(for: object, answering: selector) {
      return send(selector, to: .object(other), arguments, range, frame)
    }
    let name = selector.description
    if let answer = answerAsProperty(name, object, arguments, range, frame) { return answer }
    if !options.isStrict, strangers.contains(selector, type) {
      note(invented: "-\(name) (answers nothing)")
      return .null
    }
    if let releases = MemberNames.releases(of: name, in: type) {
      refuse(name, selector: name, of: object, releases, range, frame)
      return .void
    }
    let names = MemberNames.methods(of: type) + (selector.argumentCount == 0 ? MemberNames.properties(of: type) : [])
    let nearest = NearestName.find(name, among: names, isStrange: type.isStrange)
    if nearest != nil || options.isStrict {
      frame.fail(.unknownMethod(name, of: type.visible.name, nearest: nearest), range)
      return .null
    }
    // An initialiser that answered nil would take the object away.
    if name.hasPrefix("init") {
      note(invented: "-\(name) (answers the object)")
      return receiver
    }
    if let made = instance(namedBy: arguments, in: name, range, frame) { return made }
    remember(madeUp: name)
    note(invented: "-\(name) (answers nothing)")
    if !options.isStrict { strangers.insert(selector, type) }
    return .null
  }

  /// `[a foo]` and `[a setFoo:x]` where `foo` is a property that sprang up, or may.
  private func answerAsProperty(_ name: String, _ object: Object, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) -> Value? {
    if arguments.isEmpty {
      let key = FieldName.key(for: name, in: object.isa)
      guard object.isa.existingFieldSlot(key) != nil || object.isa.fieldInfo(key) != nil else { return nil }
      return readUnknown(name, of: object, range, frame)
    }
    guard arguments.count == 1, name.hasPrefix("set"), name.hasSuffix(":"), name.utf8.count > 4 else { return nil }
    let bare = name.dropFirst(3).dropLast()
    guard !bare.contains(":"), bare.first?.isUppercase == true else { return nil }
    // `setURL:` sets `URL`, `setCourse:` sets `course`.
    let isAcronym = bare.dropFirst().first?.isUppercase ?? false
    let property = isAcronym ? String(bare) : bare.prefix(1).lowercased() + bare.dropFirst()
    guard NearestName.find(name, among: MemberNames.methods(of: object.isa), isStrange: object.isa.isStrange) == nil else { return nil }
    if let native = object.isa.property(property) {
      guard native.write != nil else { return nil }
    }
    writeUnknown(property, arguments[0], of: object, range, frame)
    return .void
  }

  /// Lists a function that no one defined, or says which was meant.
  func inventFunction(_ name: String, at range: SourceRange, in frame: Frame) {
    // The names of C's functions are short and alike, so that in a method one that is not known is no misspelling.
    let isOfC = frame.code.lexicalClass != nil && !name.contains { $0.isUppercase }
    let nearest = isOfC ? nil : nearestFunction(to: name)
    if nearest != nil || options.isStrict { return frame.fail(.unknownFunction(name, nearest: nearest), range) }
    remember(madeUp: name)
    note(invented: "\(name)() (answers nothing)")
  }

  /// The function whose name is nearly the given one.
  func nearestFunction(to name: String) -> String? {
    NearestName.find(name, among: simulation.globals.allNames + functions.keys.sorted())
  }

  /// Lists a name that no one defined, where there is no object to keep it.
  @discardableResult
  func inventName(_ name: String, neighbours: [String], at range: SourceRange, in frame: Frame) -> Value {
    let nearest = NearestName.find(name, among: neighbours)
    if nearest != nil || options.isStrict {
      frame.fail(.unknownName(name, nearest: nearest), range)
      return .null
    }
    note(invented: name)
    if let text = constantText(name) { return text }
    remember(madeUp: name)
    return .null
  }

  private static let constantEndings = ["Notification", "NotificationName", "Key", "Identifier", "ErrorDomain"]

  /// What stands for a constant whose text is not here, by the name of a notification, key or identifier: its own name.
  ///
  /// With nothing in its place an observer would hear of every notification.
  func constantText(_ name: String) -> Value? {
    let first = name.hasPrefix("k") ? name.dropFirst().first : name.first
    guard first?.isUppercase == true, Self.constantEndings.contains(where: { name.hasSuffix($0) && name != $0 }) else { return nil }
    return .string(name)
  }

  private func existing(_ key: String, of object: Object) -> Int? { object.isa.existingFieldSlot(key) }

  // MARK: Classes

  /// Makes up a class that is named but defined nowhere.
  func inventClass(_ name: String, hint: String?, at range: SourceRange, in frame: Frame) -> RuntimeClass? {
    // What it is sent raises.
    if simulation.classes.isOfAnotherRelease(name) { return declareStub(name) }
    let nearest = forwardNames.contains(name) ? nil : nearestClass(to: name)
    if nearest != nil || options.isStrict {
      frame.fail(.unknownClass(name, nearest: nearest), range)
      return nil
    }
    let type = declareStub(name, hint: hint)
    note(invented: type.superclass.map { "\(name) (\($0.name))" } ?? name)
    return type
  }

  /// A class that answers what its name tells.
  func declareStub(_ name: String, hint: String? = nil) -> RuntimeClass {
    simulation.classes.declare(name, superclass: guessedSuperclass(of: name, hint: hint), isInvented: true)
  }

  /// The class whose name is nearly the given one. A name with other capitals before it is another's on purpose: `WPLogger` is no `Logger`.
  ///
  /// - Parameter isStrange: Whether the class is likely to be one of another text; then one letter may differ.
  func nearestClass(to name: String, isStrange: Bool = false) -> String? {
    NearestName.find(name, among: classNames.lazy.filter { !Self.isOfOthers(name, $0) }, isStrange: isStrange)
  }

  /// Whether two names are one word behind capitals of which no letter is the same.
  private static func isOfOthers(_ left: String, _ right: String) -> Bool {
    let (one, other) = (prefix(of: left), prefix(of: right))
    guard one != other, max(one.count, other.count) > 1, left.dropFirst(one.count) == right.dropFirst(other.count) else { return false }
    return Set(one).isDisjoint(with: other)
  }

  /// The capitals before the first word of a name.
  private static func prefix(of name: String) -> [Character] { Array(name.prefix { $0.isUppercase || $0.isNumber }.dropLast()) }

  /// The names of classes that a near miss may have meant.
  var classNames: [String] {
    simulation.classes.sources.filter { !$0.isKept }.map(\.name) + simulation.classes.declaredNames.filter { !isInvented($0) }
  }

  private func isInvented(_ name: String) -> Bool { simulation.classes.named(name)?.isInvented ?? false }

  private static let suffixes: [(suffix: String, superclass: String)] = [
    ("SplitViewController", "UISplitViewController"), ("SplitController", "UISplitViewController"),
    ("TableViewController", "UITableViewController"), ("TableController", "UITableViewController"),
    ("NavigationController", "UINavigationController"), ("NavController", "UINavigationController"),
    ("TabBarController", "UITabBarController"), ("PopoverController", "UIPopoverController"),
    ("CollectionViewController", "UICollectionViewController"), ("ViewController", "UIViewController"), ("VC", "UIViewController"),
    ("Controller", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
    ("CollectionCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"), ("Cell", "UITableViewCell"),
    ("TableView", "UITableView"),
    ("Toolbar", "UIToolbar"), ("Label", "UILabel"), ("Button", "UIButton"), ("Window", "UIWindow"), ("View", "UIView"),
    ("AppDelegate", "UIResponder"),
  ]

  /// The classes that apps make their own from, each once.
  var usualSuperclasses: [RuntimeClass] {
    var known: Set<String> = []
    return Self.suffixes.compactMap { known.insert($0.superclass).inserted ? simulation.classes.named($0.superclass) : nil }
  }

  /// The superclass that the end of a class's name tells, as `ViewController` does.
  package func superclassByName(of name: String) -> String? {
    let guess = guessedSuperclass(of: name)
    return guess.superclass == nil || name.first?.isUppercase != true ? nil : guess.name
  }

  /// The superclass that a class's name tells, and the initialiser it is sent: `initWithStyle:` needs a table view controller.
  func guessedSuperclass(of name: String, hint: String? = nil) -> RuntimeClass {
    let registry = simulation.classes
    let root = registry.named("NSObject") ?? registry.runtimeClass(of: Object.self)
    guard let guess = Self.suffixes.first(where: { name.hasSuffix($0.suffix) && registry.named($0.superclass) != nil }),
      let type = registry.named(guess.superclass)
    else { return root }
    guard let hint, hint.hasPrefix("initWith"), type.implementation(of: Selector(hint)) == nil else { return type }
    let better = Self.suffixes.compactMap { registry.named($0.superclass) }.first {
      $0.isSubclass(of: type) && $0.implementation(of: Selector(hint)) != nil
    }
    return better ?? type
  }
}
