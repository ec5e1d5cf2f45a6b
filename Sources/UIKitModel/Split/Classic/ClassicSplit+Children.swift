import ObjectModel

extension ClassicSplit {
  /// `viewControllers =`: controllers that keep their place are left alone; no message tells the delegate.
  func setViewControllers(_ controllers: [UIViewController]) {
    guard controllers.count == 2 || controllers.isEmpty || !takesExactlyTwo else {
      simulation.raise(
        "SplitLabModelException",
        "viewControllers takes exactly a master and a detail in iOS 3.2 to 7.1, \(controllers.count) given (the model's own words, not UIKit's)"
      )
      return
    }
    guard split.canTake(controllers) else { return }
    let old = split.children
    if controllers.count < 2 || old.count < 2 || controllers[1] !== old[1] { detailIsMissing = false }
    for (index, child) in old.enumerated() where index >= controllers.count || controllers[index] !== child { remove(child) }
    for (index, child) in controllers.enumerated() where index >= old.count || old[index] !== child { insert(child, at: index) }
    split.children = controllers.filter { $0.parent === split }
    if let popover, let master, isMasterHidden != true || !profile.holds(.keepsOldMaster) { popover.setContent(master, animated: false) }
    refreshButtonTitle()
    simulation.changed(split, "viewControllers", from: old.boxed, to: controllers.boxed)
    split.layoutWasAsked()
  }

  /// `addChildViewController:`: the child becomes the next of the controllers.
  func add(_ child: UIViewController) { insert(child, at: split.children.count) }

  private func remove(_ child: UIViewController) {
    guard child.parent === split else { return }
    child.sendWillMove(to: nil)
    let wasShown = child.isShown && child.popover?.isVisible != true
    split.children.removeAll { $0 === child }
    child.parent = nil
    child.sendDidMove(to: nil)
    guard wasShown else { return }
    child.beginAppearance(false, animated: false)
    child.view.moveSilently(to: nil)
    simulation.runLoop.atEndOfTurn { child.endAppearance() }
  }

  private func insert(_ child: UIViewController, at index: Int) {
    guard !simulation.isUnwinding, split.canTake([child]) else { return }
    if let old = child.parent, old !== split { old.childIsTaken(child) }
    child.sendWillMove(to: split)
    // What the child did with the message may have put the split view controller into it.
    guard split.canTake([child]) else { return }
    split.children.insert(child, at: min(index, split.children.count))
    child.parent = split
    guard split.isViewLoaded else { return child.sendDidMove(to: split) }
    child.loadViewIfNeeded()
    let appears = split.isShown && (index > 0 || isMasterHidden != true)
    if appears {
      child.beginAppearance(true, animated: false)
      child.view.moveSilently(to: split.view)
    }
    simulation.runLoop.atEndOfTurn { [container = Weak(wrappedValue: split)] in
      if appears { child.endAppearance() }
      if let split = container.wrappedValue, child.parent === split { child.sendDidMove(to: split) }
    }
  }
}
