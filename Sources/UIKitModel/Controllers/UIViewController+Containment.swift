import ObjectModel

/// What a child is in the middle of, until it has arrived, or has gone from the screen.
enum ParentMovement {
  case arriving
  case leaving
}

extension UIViewController {
  /// Whether the release tells controllers about their parents.
  private var tellsOfParents: Bool { simulation.release >= Release(5) }

  /// `addChildViewController:`: the child leaves the container that it was in.
  func addChild(_ child: UIViewController) {
    guard child.parent !== self, !simulation.isUnwinding, canTake([child]) else { return }
    if let old = child.parent { old.childIsTaken(child) }
    child.sendWillMove(to: self)
    // What the child did with the message may have put the container into it.
    guard canTake([child]) else { return }
    children.append(child)
    child.parent = self
  }

  /// Whether the controllers can be children of the container: none may be the container, have it inside or present it, as it would be a part of itself.
  /// Where one is, an exception is under way.
  func canTake(_ controllers: [UIViewController]) -> Bool {
    guard let whole = controllers.first(where: hangs) else { return true }
    let relation = isInside(whole) ? "which is inside it" : "which is presented from it"
    let reason = whole === self ? "itself" : "\(displayName), \(relation)"
    simulation.raise(
      "SplitLabModelException", "\(whole.displayName) cannot be a child of \(reason) (the model's own words, not UIKit's)")
    return false
  }

  /// `removeFromParentViewController`, which tells the child that it has moved.
  func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    sendDidMove(to: nil)
  }

  func sendWillMove(to parent: UIViewController?) {
    beginMove(to: parent)
    guard tellsOfParents else { return }
    simulation.send(Lifecycle.willMoveToParent, to: self, parent) { NoReply() }
  }

  func sendDidMove(to parent: UIViewController?) {
    // What comes back arrives anew.
    if parent == nil { hasArrived = false }
    guard tellsOfParents else { return }
    endMove(to: parent)
    simulation.send(Lifecycle.didMoveToParent, to: self, parent) { NoReply() }
  }

  /// The controller is about to get a parent, or to lose it while it shows.
  func beginMove(to parent: UIViewController?) {
    if parent != nil { movement = .arriving } else if appearance != .gone { movement = .leaving }
  }

  /// The controller has its parent; one that has lost it goes on leaving until its view has gone.
  func endMove(to parent: UIViewController?) {
    if parent != nil || appearance == .gone { movement = nil }
  }
}

extension [UIViewController] {
  /// The first controller that stands in the list once more.
  var firstTwice: UIViewController? {
    var seen: Set<ObjectIdentifier> = []
    return first { !seen.insert(ObjectIdentifier($0)).inserted }
  }
}
