import FoundationModel
import ObjectModel
import SceneModel
import Testing

@testable import UIKitModel

/// The classes of UIKit beside its containers.
struct PlainTests {
  let world: Simulation

  init() throws {
    world = UIKitWorld.make(release: Release(7, 1), device: try #require(Device.named("ipad")))
  }

  private func make(_ type: String, _ selector: Selector, _ arguments: Value...) throws -> Value {
    world.perform(selector, on: .type(try #require(world.classes.named(type))), arguments)
  }

  private func create(_ type: String, _ selector: Selector = "init", _ arguments: Value...) throws -> Value {
    let type = try #require(world.classes.named(type))
    let allocate = try #require(type.nativeTable.allocate)
    return world.perform(selector, on: .object(allocate(type, world)), arguments)
  }

  private func call(_ name: String, _ arguments: Value...) throws -> Value {
    try #require(world.globals.function(named: name)).invoke(arguments, world)
  }

  /// An object of a class from code that answers some messages.
  private func listener(_ selectors: Selector..., note: @escaping (Selector, [Value]) -> Void) throws -> Object {
    let type = world.classes.declare("Listener", superclass: try #require(world.classes.named("NSObject")))
    for selector in selectors { type.setMethod(Noted { note(selector, $0) }, for: selector) }
    return Object(type, in: world)
  }

  private final class Noted: ScriptMethod {
    let body: ([Value]) -> Void
    init(_ body: @escaping ([Value]) -> Void) { self.body = body }
    func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
      body(arguments)
      return .void
    }
  }

  @Test("Every row's selector fits its parameters and every summary is one sentence")
  func tables() {
    for source in ClassRegistry.plainUIKit {
      let table = source.table()
      #expect(table.name == source.name)
      for method in table.methods + table.classMethods {
        #expect(method.info.selector.argumentCount == method.info.parameterTypes.count, "\(table.name) \(method.info.selector)")
      }
      for summary in [table.summary] + table.properties.map(\.summary) + (table.methods + table.classMethods).map(\.info.summary) {
        #expect(summary.hasSuffix(".") && !summary.contains(". "), "\(table.name): \(summary)")
      }
    }
  }

  @Test("No constant has two values")
  func constants() {
    var values: [String: Int] = [:]
    for type in (GlobalTable.foundation.enums + GlobalTable.plainUIKit.enums + GlobalTable.uikit.enums) {
      for one in type.cases {
        #expect(values[one.constant] == nil || values[one.constant] == one.rawValue, "\(type.name) \(one.constant)")
        values[one.constant] = one.rawValue
      }
    }
    #expect(values["UIReturnKeyDone"] == 9)
    #expect(values["UIViewAutoresizingFlexibleHeight"] == 16)
    #expect(values["UITableViewCellAccessoryDisclosureIndicator"] == 1)
  }

  @Test("Rectangles are made, measured and written as Core Graphics does")
  func geometry() throws {
    let rect = try call("CGRectMake", .int(0), .int(20), .double(768), .int(1004))
    #expect(try call("CGRectGetMaxY", rect).number == 1024)
    #expect(try call("NSStringFromCGRect", rect).isIdentical(to: .string("{{0, 20}, {768, 1004}}")))
    #expect(world.traceValue(try call("CGRectInset", rect, .int(10), .int(10))) == .numbers([10, 30, 748, 984]))
  }

  @Test("A view takes and answers a frame")
  func frames() throws {
    let frame = try call("CGRectMake", .int(1), .int(2), .int(3), .int(4))
    let label = try create("UILabel", "initWithFrame:", frame)
    world.perform("setText:", on: label, [.string("Hello")])
    world.perform("setTextColor:", on: label, [try make("UIColor", "redColor")])
    #expect(world.perform("frame", on: label).isIdentical(to: frame))
    #expect(world.perform("text", on: label).isIdentical(to: .string("Hello")))
    #expect(world.perform("textColor", on: label).isIdentical(to: try make("UIColor", "redColor")))
    #expect(world.exception == nil)
  }

  @Test("A control sends its actions, once for each target and action")
  func controls() throws {
    var heard: [Selector] = []
    let target = try listener("pressed:") { selector, _ in heard.append(selector) }
    let button = try make("UIButton", "buttonWithType:", .int(1))
    let events = try #require(world.globals.constant(named: "UIControlEventTouchUpInside"))
    for _ in 0..<2 { world.perform("addTarget:action:forControlEvents:", on: button, [.object(target), .selector("pressed:"), events]) }
    world.perform("sendActionsForControlEvents:", on: button, [events])
    #expect(heard == ["pressed:"])
  }

  @Test("An alert tells its delegate of the button, then that it goes")
  func alerts() throws {
    var heard: [String] = []
    let delegate = try listener("alertView:clickedButtonAtIndex:", "alertView:didDismissWithButtonIndex:") { selector, arguments in
      heard.append("\(selector) \(arguments.last?.integer ?? -1)")
    }
    let alert = try create(
      "UIAlertView", "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:", .string("Sure?"), .null, .object(delegate),
      .string("No"),
      .string("Yes"), .null)
    world.perform("show", on: alert)
    let sheet = try #require(world.uikit.visibleSheet)
    #expect(sheet.buttonTitles == ["No", "Yes"])
    sheet.end(1, isTouch: true)
    #expect(heard == ["alertView:clickedButtonAtIndex: 1", "alertView:didDismissWithButtonIndex: 1"])
    #expect(world.uikit.visibleSheet == nil)
  }

  @Test("The device and its screen are those of the world")
  func device() throws {
    let device = try make("UIDevice", "currentDevice")
    #expect(world.traceValue(world.perform("userInterfaceIdiom", on: device)) == .enumCase("pad"))
    #expect(world.perform("systemVersion", on: device).isIdentical(to: .string("7.1")))
    let screen = try make("UIScreen", "mainScreen")
    #expect(world.traceValue(world.perform("applicationFrame", on: screen)) == .numbers([0, 20, 768, 1004]))
    #expect(try call("UI_USER_INTERFACE_IDIOM").integer == 1)
  }

  @Test("A web view asks its delegate before it loads")
  func webViews() throws {
    let url = try make("NSURL", "URLWithString:", .string("http://example.com"))
    let view = try create("UIWebView", "initWithFrame:", Rect.zero.boxed)
    world.perform("loadRequest:", on: view, [try make("NSURLRequest", "requestWithURL:", url)])
    #expect(world.text(of: world.perform("request", on: view)).contains("http://example.com"))
  }

  @Test("Objects of a class are made of what the methods of the classes above it take")
  func kinds() {
    func parents(_ object: Object) -> Set<String> {
      Set(sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map { "\($0.subjectType)" })
    }
    for source in world.classes.sources {
      guard let type = world.classes.named(source.name), let made = type.nativeTable.allocate?(type, world) else { continue }
      for above in sequence(first: type, next: \.superclass).dropFirst() {
        guard let other = above.nativeTable.allocate?(above, world) else { continue }
        #expect(parents(made).contains("\(Swift.type(of: other))"), "\(source.name) beside \(above.name)")
      }
    }
  }
}
