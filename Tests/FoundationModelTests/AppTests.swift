import ObjectModel
import Testing

@testable import FoundationModel

struct AppTests {
  let world = makeWorld()

  /// An object of a class from code that notes what it is sent.
  private func observer(_ name: String, _ note: @escaping (String) -> Void) throws -> Object {
    let type = world.classes.declare(name, superclass: try #require(world.classes.named("NSObject")))
    type.setMethod(
      NativeMethod { _, arguments in
        note(name + " " + ((arguments.first?.object as? NSNotification)?.title ?? ""))
        return .void
      }, for: "heard:")
    type.setMethod(
      NativeMethod { _, _ in
        note(name)
        return .void
      }, for: "tick:")
    return Object(type, in: world)
  }

  @Test("Observers hear in the order in which they began to, and only what they asked for")
  func notifications() throws {
    var heard: [String] = []
    let first = try observer("A") { heard.append($0) }
    let second = try observer("B") { heard.append($0) }
    let center = try world.make("NSNotificationCenter", "defaultCenter")
    for (one, name) in [(first, "x"), (second, "x"), (first, "y")] {
      world.perform("addObserver:selector:name:object:", on: center, [.object(one), .selector("heard:"), .string(name), .null])
    }
    world.perform("postNotificationName:object:", on: center, [.string("x"), .null])
    world.perform("removeObserver:", on: center, [.object(first)])
    world.perform("postNotificationName:object:", on: center, [.string("x"), .null])
    world.perform("postNotificationName:object:", on: center, [.string("y"), .null])
    #expect(heard == ["A x", "B x", "B x"])
  }

  @Test("An observer is not kept alive")
  func weakObservers() throws {
    var heard: [String] = []
    let center = world.foundationWorld.notificationCenter
    do {
      let short = try observer("A") { heard.append($0) }
      center.add(short, "heard:", name: "x", sender: nil)
    }
    center.post("x")
    #expect(heard.isEmpty)
  }

  @Test("A timer fires by the world's clock, once or until it is invalidated")
  func timers() throws {
    var ticks: [String] = []
    let target = try observer("T") { ticks.append($0) }
    let selector = "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:" as Selector
    _ = try world.make("NSTimer", selector, .double(1), .object(target), .selector("tick:"), .null, .bool(false))
    world.runLoop.settle()
    #expect(ticks.count == 1)
    let timer = try world.make("NSTimer", selector, .double(1), .object(target), .selector("tick:"), .null, .bool(true))
    world.runLoop.settle()
    #expect(ticks.count == 1)
    world.runLoop.advance(by: 3.5)
    #expect(ticks.count == 4)
    world.perform("invalidate", on: timer)
    world.runLoop.advance(by: 5)
    #expect(ticks.count == 4)
  }

  @Test("A timer that fires without end stops when the trace is full, and time stands still when it is told to")
  func floods() throws {
    let target = try observer("T") { _ in }
    let selector = "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:" as Selector
    _ = try world.make("NSTimer", selector, .double(0), .object(target), .selector("tick:"), .null, .bool(true))
    world.runLoop.advance(by: 1_000_000) { self.world.isUnwinding }
    #expect(world.isFlooded)
    #expect(world.takeTrace().count == Simulation.recordLimit)
  }

  @Test("Work that asks for itself again and again is left waiting, many works at once are not")
  func noRest() {
    var runs = 0
    func again() {
      runs += 1
      world.runLoop.after(1) { again() }
    }
    again()
    #expect(!world.runLoop.settle())
    #expect(world.runLoop.isBusy)
    world.runLoop.cancelAll()
    runs = 0
    for _ in 0..<3 * RunLoop.generationLimit { world.runLoop.after(1) { runs += 1 } }
    #expect(world.runLoop.settle())
    #expect(runs == 3 * RunLoop.generationLimit)
  }

  @Test("A block of the main queue runs when the turn ends, one for later by the clock")
  func queues() throws {
    var runs: [String] = []
    let now = NativeBlock(in: world)
    now.body = { _ in
      runs.append("now")
      return .void
    }
    let later = NativeBlock(in: world)
    later.body = { _ in
      runs.append("later")
      return .void
    }
    let queue = try world.call("dispatch_get_main_queue")
    let time = try world.call("dispatch_time", .int(0), .int(2_000_000_000))
    try world.call("dispatch_after", time, queue, .object(later))
    try world.call("dispatch_async", queue, .object(now))
    #expect(runs.isEmpty)
    world.runLoop.settle()
    #expect(runs == ["now", "later"])
    #expect(world.runLoop.now == 2)
  }

  @Test("Settings answer what was assigned, else what was registered")
  func settings() throws {
    let defaults = try world.make("NSUserDefaults", "standardUserDefaults")
    world.perform("registerDefaults:", on: defaults, [.dictionary(DictionaryValue([(.string("a"), .bool(true))]))])
    #expect(world.perform("boolForKey:", on: defaults, [.string("a")]).isTrue)
    world.perform("setBool:forKey:", on: defaults, [.bool(false), .string("a")])
    #expect(!world.perform("boolForKey:", on: defaults, [.string("a")]).isTrue)
    #expect(world.perform("objectForKey:", on: defaults, [.string("b")]).isNull)
  }

  @Test("Dates follow the world's clock and the calendar")
  func dates() throws {
    world.runLoop.advance(by: 1.5)
    #expect(world.text(of: try world.make("NSDate", "date")) == "2001-01-01 00:00:01 +0000")
    #expect(
      CalendarMoment(secondsSince2001: 420_000_000).formatted("EEEE d MMMM yyyy, HH:mm 'o''clock'")
        == "Thursday 24 April 2014, 02:40 o'clock"
    )
    #expect(CalendarMoment(secondsSince2001: .infinity).year > 2001)
  }

  @Test("An exception from code has its name and reason")
  func exceptions() throws {
    let exception = try world.make("NSException", "exceptionWithName:reason:userInfo:", .string("Boom"), .string("because"), .null)
    world.perform("raise", on: exception)
    #expect(world.exception?.name == "Boom")
    #expect(world.exception?.reason == "because")
    #expect(world.exception?.object === exception.object)
  }

  @Test("An address knows its parts")
  func urls() throws {
    let url = try world.make("NSURL", "URLWithString:", .string("http://user@example.com:80/a/b.html?q=1#top"))
    let parts = ["scheme", "host", "path", "query", "fragment"].map { world.text(of: world.perform(Selector($0), on: url)) }
    #expect(parts == ["http", "example.com", "/a/b.html", "q=1", "top"])
    #expect(try world.make("NSURL", "URLWithString:", .string("no blanks")).isNull)
  }

  @Test("Random numbers are the same in every world")
  func random() throws {
    #expect(try makeWorld().call("arc4random").integer == world.call("arc4random").integer)
  }

  @Test("A failed assertion raises")
  func assertions() throws {
    try world.call("NSAssert", .bool(true), .string("fine"))
    #expect(world.exception == nil)
    try world.call("NSAssert", .bool(false), .string("row %d"), .int(3))
    #expect(world.exception?.reason == "row 3")
  }
}
