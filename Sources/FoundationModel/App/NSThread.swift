import ObjectModel

/// `NSThread`: there is only the main one.
package final class NSThread: Object {}

extension NSThread {
  static let table = ClassTable(NSThread.self, inherits: "NSObject", "A thread; there is only the main one.") {
    ClassMethod("mainThread", swift: "main", { (_, simulation) in simulation.foundationWorld.mainThread }, "The main thread.")
    ClassMethod("currentThread", swift: "current", { (_, simulation) in simulation.foundationWorld.mainThread }, "The main thread.")
    ClassMethod("isMainThread", swift: "isMainThread", { (_, _) in true }, "YES: there is only the main one.")
    ClassMethod(
      "sleepForTimeInterval:", swift: "sleep(forTimeInterval:)", { (_, _, _: Double) in NoReply() },
      "Nothing: time stands still while code runs.")
    Property("isMainThread", readOnly: { (_: NSThread) in true }, "YES: there is only the main one.")
  }
}
