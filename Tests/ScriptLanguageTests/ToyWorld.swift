import ObjectModel
import ScriptLanguage

/// A few classes with the names and shapes of UIKit's, so that the interpreter can be tested without the model.
class ToyView: Object {
  var items: [Value] = []
  var frame = StructValue(type: Toy.rect, numbers: [0, 0, 0, 0])

  class var table: ClassTable {
    ClassTable(ToyView.self, inherits: "NSObject", name: "UIView", "A view.") {
      Property("frame", { Value.structure($0.frame) }, { if case .structure(let frame) = $1 { $0.frame = frame } }, "Where it is.")
      Method("addSubview:", { (_: ToyView, _: Value) in }, "Adds a view.")
    }
  }
}

final class ToyToolbar: ToyView {
  override class var table: ClassTable {
    ClassTable(ToyToolbar.self, inherits: "UIView", name: "UIToolbar", "A bar of buttons.") {
      Property(
        "items", { $0.items },
        { bar, items in
          bar.simulation.changed(bar, "items", from: .array(bar.items), to: .array(items))
          bar.items = items
        }, "The buttons.")
      Method("setItems:animated:", { (bar: ToyToolbar, items: [Value], _: Bool) in bar.items = items }, "Sets the buttons.")
    }
  }
}

final class ToyItem: Object {
  var title: String?
  var button: Object?

  static let table = ClassTable(ToyItem.self, inherits: "NSObject", label: "button", name: "UIBarButtonItem", "A button.") {
    Property("title", { $0.title }, { $0.title = $1 }, "Its text.")
  }

  static let navigationTable = ClassTable(
    ToyNavigationItem.self, inherits: "NSObject", name: "UINavigationItem", "A screen's part of the bar."
  ) {
    Property("title", { $0.title }, { $0.title = $1 }, "Its text.")
    Property(
      "leftBarButtonItem", { $0.button },
      { item, button in
        item.simulation.changed(item, "leftBarButtonItem", from: item.button.boxed, to: button.boxed)
        item.button = button
      }, "The left button.")
    Method(
      "setLeftBarButtonItem:animated:", { (item: ToyNavigationItem, button: Object?, _: Bool) in item.button = button },
      "Sets the left button.")
  }
}

final class ToyNavigationItem: Object {
  var title: String?
  var button: Object?
}

class ToyController: Object {
  var title: String?
  var children: [Object] = []
  weak var delegate: Object?
  lazy var item: ToyNavigationItem = {
    let item = ToyNavigationItem(in: simulation)
    item.belongs(to: self, as: "navigationItem")
    return item
  }()

  override func dismantle() { children = [] }

  static let table = ClassTable(ToyController.self, inherits: "NSObject", name: "UIViewController", "A screen.") {
    Property("title", { $0.title }, { $0.title = $1 }, "Its title.")
    Property("viewControllers", { $0.children }, { $0.children = $1 }, "What it holds.")
    Property("delegate", weak: true, { $0.delegate }, { $0.delegate = $1 }, "Who is told.")
    Property("navigationItem", readOnly: { $0.item }, "Its part of the bar.")
    Property("displayModeButtonItem", releases: .since(8), readOnly: { (_: ToyController) in Int(0) }, "Of a later release.")
    Property("hidden", getter: "isHidden", { (_: ToyController) in true }, { (_, _: Bool) in }, "A getter of another name.")
    Method("viewDidLoad", { (_: ToyController) in }, "Called when the view is loaded.")
    Method(
      "pushViewController:animated:", { (controller: ToyController, other: ToyController, _: Bool) in controller.children.append(other) },
      "Pushes.")
    Method("topViewController", { (controller: ToyController) in controller.children.last }, "The top.")
    Method(
      variadic: "runBlock:", { controller, arguments, _ in (arguments.first?.object as? Block)?.call([.int(2)]) ?? .null }, "Calls a block."
    )
  }
}

final class ToyTableController: ToyController {
  static let ownTable = ClassTable(ToyTableController.self, inherits: "UIViewController", name: "UITableViewController", "A list.") {
    Method("initWithStyle:", { (controller: ToyTableController, _: Int) in controller }, "Makes it.")
  }
}

final class ToySplit: ToyController {
  static let ownTable = ClassTable(ToySplit.self, inherits: "UIViewController", name: "UISplitViewController", "Two columns.") {}
}

final class ToyPopover: Object {
  static let table = ClassTable(ToyPopover.self, inherits: "NSObject", label: "popover", name: "UIPopoverController", "A popover.") {}
}

final class ToyArray: Object {
  var all: [Value] = []
  override var elements: [Value]? { all }

  static let table = ClassTable(ToyArray.self, inherits: "NSArray", name: "NSMutableArray", "A list that changes.") {
    Method(
      variadic: "insertObject:atIndex:",
      { array, arguments, _ in
        array.all.insert(arguments[0], at: arguments[1].integer ?? 0)
        return .void
      }, "Inserts.")
    Method("addObject:", { (array: ToyArray, value: Value) in array.all.append(value) }, "Appends.")
    Method("removeObjectAtIndex:", { (array: ToyArray, index: Int) in _ = array.all.remove(at: index) }, "Removes.")
    Method("replaceObjectAtIndex:withObject:", { (array: ToyArray, index: Int, value: Value) in array.all[index] = value }, "Replaces.")
  }
}

final class ToyException: Object {
  var name_ = ""
  var reason = ""

  static let table = ClassTable(ToyException.self, inherits: "NSObject", name: "NSException", "An exception.") {
    Property("name", readOnly: { $0.name_ }, "Its name.")
    Property("reason", readOnly: { $0.reason }, "Why.")
    ClassMethod(
      "exceptionWithName:reason:userInfo:",
      { (type: RuntimeClass, simulation: Simulation, name: String, reason: String?, _: Value) in
        let exception = ToyException(type, in: simulation)
        exception.name_ = name
        exception.reason = reason ?? ""
        return Value.object(exception)
      }, "Makes one.")
    ClassMethod(
      "raise:format:",
      { (_: RuntimeClass, simulation: Simulation, name: String, reason: String) in
        simulation.raise(name, reason)
        return NoReply()
      }, "Raises one.")
  }
}

enum Toy {
  static let size = StructType("CGSize", [.init("width"), .init("height")])
  static let point = StructType("CGPoint", [.init("x"), .init("y")])
  static let rect = StructType("CGRect", [.init("origin", point), .init("size", size)])
  static let orientation = EnumType(
    "UIInterfaceOrientation", "Which way up.",
    [
      .init("portrait", "UIInterfaceOrientationPortrait", 1), .init("portraitUpsideDown", "UIInterfaceOrientationPortraitUpsideDown", 2),
      .init("landscapeRight", "UIInterfaceOrientationLandscapeRight", 3), .init("landscapeLeft", "UIInterfaceOrientationLandscapeLeft", 4),
    ])
  static let mask = EnumType(
    "UIViewAutoresizing", isOptionSet: true, "Options.",
    [.init("flexibleWidth", "UIViewAutoresizingFlexibleWidth", 2), .init("flexibleHeight", "UIViewAutoresizingFlexibleHeight", 16)])

  static let string = ClassTable(immediate: String.self, name: "NSString", inherits: "NSObject", "Text.") {
    Property("length", readOnly: { (text: String) in text.utf16.count }, "How long it is.")
    Method("isEqualToString:", { (text: String, other: String) in text == other }, "Whether it is the same.")
    ClassMethod(variadic: "stringWithFormat:", { _, arguments, simulation in .string(format(arguments, simulation)) }, "Formats.")
    ClassMethod(variadic: "initWithFormat:", { _, arguments, simulation in .string(format(arguments, simulation)) }, "Formats.")
  }
  static let array = ClassTable(immediate: [Value].self, name: "NSArray", inherits: "NSObject", "A list.") {
    Property("count", readOnly: { (all: [Value]) in all.count }, "How many there are.")
    Method("objectAtIndex:", { (all: [Value], index: Int) in all.indices.contains(index) ? all[index] : .null }, "One of them.")
    Method(
      variadic: "mutableCopy",
      { all, _, simulation in
        let copy = ToyArray(in: simulation)
        copy.all = all
        return .object(copy)
      }, "A copy that changes.")
    ClassMethod(variadic: "arrayWithObjects:", { _, arguments, _ in .array(Array(arguments.prefix { !$0.isNull })) }, "Makes a list.")
  }
  static let number = ClassTable(immediate: Value.self, name: "NSNumber", inherits: "NSObject", "A number.") {
    Method("intValue", { (value: Value) in value.integer ?? 0 }, "As an integer.")
  }
  static let dictionary = ClassTable(immediate: Value.self, name: "NSDictionary", inherits: "NSObject", "A table.") {
    Property("count", readOnly: { (value: Value) in value.entries?.count ?? 0 }, "How many there are.")
  }

  static func format(_ arguments: [Value], _ simulation: Simulation) -> String {
    var rest = arguments.dropFirst()
    var result = ""
    var isCode = false
    for character in String.unbox(arguments.first ?? .null) ?? "" {
      if isCode {
        if "l.0123456789".contains(character) { continue }
        isCode = false
        if character == "%" { result += "%" } else { result += rest.popFirst().map { ValueText.answer($0, in: simulation.release) } ?? "?" }
      } else if character == "%" {
        isCode = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  static let globals = GlobalTable(
    functions: [
      GlobalFunction(
        variadic: "NSLog",
        { arguments, simulation in
          simulation.output(format(arguments, simulation))
          return .void
        }, "Writes a line."),
      GlobalFunction("NSLocalizedString", { (key: String, _: Value) in key }, "The text."),
      GlobalFunction("UIInterfaceOrientationIsPortrait", { (raw: Int) in raw == 1 || raw == 2 }, "Whether it is portrait."),
      GlobalFunction(
        "CGRectMake",
        { (x: Double, y: Double, width: Double, height: Double) in
          Value.structure(StructValue(type: rect, numbers: [x, y, width, height]))
        }, "A rectangle."),
    ],
    constants: [GlobalConstant("NSNotFound", { .int(.max) }, "Nowhere.")], enums: [orientation, mask], structs: [size, point, rect],
    protocols: [
      ProtocolTable("UISplitViewControllerDelegate", "Is told.", [hide.info, shouldHide.info, load.info])
    ])

  static let hide = MessageType<NoReply, Value, Value, Value, Value>(
    "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
    swift: "splitViewController(_:willHide:with:for:)",
    short: "willHide", parameters: "svc aViewController barButtonItem pc", .delegate, in: "UISplitViewControllerDelegate", "Hides.")
  static let shouldHide = MessageType<Bool, Value, Value, Int>(
    "splitViewController:shouldHideViewController:inOrientation:", swift: "splitViewController(_:shouldHide:in:)", short: "shouldHide",
    parameters: "svc vc orientation", .delegate, in: "UISplitViewControllerDelegate", "Asks.")
  static let load = MessageType<NoReply>(
    "viewDidLoad", swift: "viewDidLoad()", short: "viewDidLoad", .lifecycle, in: "UIViewController", "Loads.")

  static let classes: [ClassRegistry.Source] = [
    ClassRegistry.Source("NSKeyValueObservedChange", KeyValueChange.self) { KeyValueChange.changeTable },
    .init("UIView", ToyView.self) { ToyView.table }, .init("UIToolbar", ToyToolbar.self) { ToyToolbar.table },
    .init("UIBarButtonItem", ToyItem.self) { ToyItem.table }, .init("UINavigationItem", ToyNavigationItem.self) { ToyItem.navigationTable },
    .init("UIViewController", ToyController.self) { ToyController.table },
    .init("UITableViewController", ToyTableController.self) { ToyTableController.ownTable },
    .init("UISplitViewController", ToySplit.self) { ToySplit.ownTable }, .init("UIPopoverController", ToyPopover.self) { ToyPopover.table },
    .init("NSMutableArray", ToyArray.self) { ToyArray.table }, .init("NSException", ToyException.self) { ToyException.table },
    .init("NSString") { string }, .init("NSArray") { array }, .init("NSNumber") { number }, .init("NSDictionary") { dictionary },
  ]
}

/// A world of the toy classes with an interpreter.
final class ToyWorld {
  let simulation = Simulation(classes: Toy.classes, globals: [Toy.globals], release: Release(7, 1))
  let interpreter: Interpreter

  init() { interpreter = Interpreter(in: simulation) }

  /// Runs a text as one input, its turn of the run loop included.
  @discardableResult
  func run(_ text: String) -> RunResult {
    let result = interpreter.run(SourceText(text))
    simulation.runLoop.settle()
    return result
  }

  /// The value of the last expression of a text, in words; an error's words where there is one.
  func answer(_ text: String) -> String { words(run(text)) }

  /// What came of a text, in words.
  func words(_ result: RunResult) -> String {
    if let error = result.diagnostics.first(where: { $0.severity == .error }) { return "error: " + error.message }
    if let exception = simulation.exception { return "!! \(exception.name): \(exception.reason)" }
    return result.value.map { ValueText.answer($0, in: simulation.release) } ?? ""
  }

  /// The lines that code wrote since the last time.
  func output() -> [String] {
    simulation.takeTrace().compactMap { if case .output(let text) = $0.kind { text } else { nil } }
  }

  /// The changes recorded since the last time.
  func changes() -> [String] {
    simulation.takeTrace().compactMap { event in
      guard case .change(let object, let property, let old, let new) = event.kind else { return nil }
      return "\(object).\(property): \(Self.words(old)) => \(Self.words(new))"
    }
  }

  private static func words(_ value: TraceValue) -> String {
    switch value {
    case .null: "nil"
    case .string(let text): "\"\(text)\""
    case .name(let name), .enumCase(let name): name
    case .list(let elements): "[" + elements.map(words).joined(separator: ", ") + "]"
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): String(int)
    default: "\(value)"
    }
  }
}
