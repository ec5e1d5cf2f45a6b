import ObjectModel

extension UIViewController {
  /// Whether the release tells controllers about their parents.
  private var tellsOfParents: Bool { simulation.release >= Release(5) }

  /// `addChildViewController:`: the child leaves the container that it was in.
  func addChild(_ child: UIViewController) {
    guard child.parent !== self, child !== self, !simulation.isUnwinding else { return }
    if let old = child.parent { old.childIsTaken(child) }
    child.sendWillMove(to: self)
    children.append(child)
    child.parent = self
  }

  /// `removeFromParentViewController`, which tells the child that it has moved.
  func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    sendDidMove(to: nil)
  }

  func sendWillMove(to parent: UIViewController?) {
    guard tellsOfParents else { return }
    simulation.send(Lifecycle.willMoveToParent, to: self, parent) { NoReply() }
  }

  func sendDidMove(to parent: UIViewController?) {
    guard tellsOfParents else { return }
    simulation.send(Lifecycle.didMoveToParent, to: self, parent) { NoReply() }
  }
}
