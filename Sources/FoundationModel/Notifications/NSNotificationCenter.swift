import ObjectModel

/// `NSNotificationCenter`: passes what is posted to who observes it, in the order in which they began to.
package final class NSNotificationCenter: Object {
  /// Who observes what. Observers are not kept alive; those that are gone are left out.
  private struct Observation {
    let observer: WeakReference
    let name: String?
    let sender: WeakReference?
    let reaction: Reaction
  }

  private enum Reaction {
    case action(Selector)
    case block(Block)
  }

  private var observations: [Observation] = []
  /// The tokens of block observers, which the centre keeps until they are removed.
  private var tokens: [Object] = []

  package override func dismantle() {
    observations = []
    tokens = []
  }

  /// Makes an object hear what is posted, by an action.
  package func add(_ observer: Object, _ selector: Selector, name: String?, sender: Object?) {
    observations.append(
      Observation(observer: WeakReference.to(observer), name: name, sender: sender.map(WeakReference.to), reaction: .action(selector)))
  }

  fileprivate func add(_ block: Block, name: String?, sender: Object?) -> Object {
    let token = Object(in: simulation)
    tokens.append(token)
    observations.append(
      Observation(observer: WeakReference.to(token), name: name, sender: sender.map(WeakReference.to), reaction: .block(block)))
    return token
  }

  /// Ends observing, of everything or of what is named.
  package func remove(_ observer: Object, name: String? = nil, sender: Object? = nil) {
    observations.removeAll { one in
      one.observer.object == nil
        || one.observer.object === observer && (name == nil || one.name == name) && (sender == nil || one.sender?.object === sender)
    }
    if name == nil, sender == nil { tokens.removeAll { $0 === observer } }
  }

  /// Tells every observer of the name, at once.
  package func post(_ name: String, sender: Value = .null, userInfo: Value = .null) {
    post(NSNotification.make(name, sender: sender, userInfo: userInfo, in: simulation))
  }

  fileprivate func post(_ notification: NSNotification) {
    let sender = notification.sender.object
    let interested = observations.filter { one in
      (one.name == nil || one.name == notification.title) && (one.sender == nil || one.sender?.object === sender && sender != nil)
    }
    for one in interested where !simulation.isUnwinding {
      guard let observer = one.observer.object else { continue }
      switch one.reaction {
      case .action(let selector): simulation.sendAction(selector, to: observer, [.object(notification)])
      case .block(let block): block.call([.object(notification)])
      }
    }
    observations.removeAll { $0.observer.object == nil }
  }
}

extension NSNotificationCenter {
  static let table = ClassTable(NSNotificationCenter.self, inherits: "NSObject", "Passes what is posted to who observes it.") {
    ClassMethod(
      "defaultCenter", swift: "default", { (_, simulation) in simulation.foundationWorld.notificationCenter }, "The app's centre.")
    Method(
      "addObserver:selector:name:object:", swift: "addObserver(_:selector:name:object:)",
      { (center: NSNotificationCenter, observer: Object, selector: Selector, name: String?, sender: Object?) in
        center.add(observer, selector, name: name, sender: sender)
      }, "Makes an object hear what is posted, by one of its methods.")
    Method(
      "addObserverForName:object:queue:usingBlock:", swift: "addObserver(forName:object:queue:using:)", releases: .since(4),
      { (center: NSNotificationCenter, name: String?, sender: Object?, _: NSOperationQueue?, block: Block) in
        center.add(block, name: name, sender: sender)
      },
      "Makes a block hear what is posted; the result ends it.")
    Method(
      "removeObserver:", swift: "removeObserver(_:)",
      { (center: NSNotificationCenter, observer: Object?) in
        if let observer { center.remove(observer) }
      }, "Ends observing.")
    Method(
      "removeObserver:name:object:", swift: "removeObserver(_:name:object:)",
      { (center: NSNotificationCenter, observer: Object?, name: String?, sender: Object?) in
        if let observer { center.remove(observer, name: name, sender: sender) }
      }, "Ends observing what is named.")
    Method(
      "postNotification:", swift: "post(_:)", { (center: NSNotificationCenter, notification: NSNotification) in center.post(notification) },
      "Tells every observer, at once.")
    Method(
      "postNotificationName:object:", swift: "post(name:object:)",
      { (center: NSNotificationCenter, name: String, sender: Value) in
        center.post(name, sender: sender)
      }, "Tells every observer of the name, at once.")
    Method(
      "postNotificationName:object:userInfo:", swift: "post(name:object:userInfo:)",
      { (center: NSNotificationCenter, name: String, sender: Value, info: Value) in center.post(name, sender: sender, userInfo: info) },
      "Tells every observer of the name, at once, with more about what happened.")
  }
}
