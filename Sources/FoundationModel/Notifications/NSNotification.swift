import ObjectModel

/// `NSNotification`: a name, who posts it, and more for whoever hears it.
package final class NSNotification: Object {
  package fileprivate(set) var title = ""
  package fileprivate(set) var sender = Value.null
  package fileprivate(set) var userInfo = Value.null

  package override func dismantle() {
    sender = .null
    userInfo = .null
  }

  /// Makes one.
  package static func make(_ name: String, sender: Value, userInfo: Value, in simulation: Simulation) -> NSNotification {
    let notification = NSNotification(in: simulation)
    notification.title = name
    notification.sender = sender
    notification.userInfo = userInfo
    return notification
  }
}

extension NSNotification {
  static let table = ClassTable(NSNotification.self, inherits: "NSObject", label: "notification", "What an observer is told.") {
    Property("name", readOnly: { $0.title }, "What happened.")
    Property("object", readOnly: { $0.sender }, "Who posted it.")
    Property("userInfo", readOnly: { $0.userInfo }, "More about what happened.")
    ClassMethod(
      "notificationWithName:object:", swift: "init(name:object:)",
      { (_, simulation, name: String, sender: Value) in
        make(name, sender: sender, userInfo: .null, in: simulation)
      }, "A notification to post.")
    ClassMethod(
      "notificationWithName:object:userInfo:", swift: "init(name:object:userInfo:)",
      { (_, simulation, name: String, sender: Value, info: Value) in
        make(name, sender: sender, userInfo: info, in: simulation)
      }, "A notification to post, with more about what happened.")
    Method(
      inWorld: "description",
      { (notification: NSNotification, simulation) in
        let object = notification.sender.isNull ? "" : "; object = \(simulation.text(of: notification.sender))"
        let info = notification.userInfo.isNull ? "" : "; userInfo = \(simulation.text(of: notification.userInfo))"
        return "NSConcreteNotification {name = \(notification.title)\(object)\(info)}"
      }, "The text that stands for it in output.")
  }
}
