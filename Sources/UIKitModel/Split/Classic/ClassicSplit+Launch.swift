import ObjectModel

/// Bugs of launches in landscape, up to iOS 4.
extension ClassicSplit {
  /// Called at the first appearance: where a child does not stand the orientation in which the app starts, iOS 4.2 leaves the detail out.
  func loseDetail() {
    guard world.launchTurn != nil, profile.holds(.detailNeedsPortrait) else { return }
    let answers = split.children.map { $0.asksShouldAutorotate(to: world.orientation) }
    guard answers.contains(false), let detail = split.detail else { return }
    detailIsMissing = true
    simulation.decide(Rule.detailNeedsPortrait.id, "\(detail.displayName) is not shown: a child does not allow portrait")
  }

  /// Called in every turn of an app that runs: a detail that the launch left out comes.
  func findDetail() {
    guard detailIsMissing, world.isRunning, let detail = split.detail else { return }
    detailIsMissing = false
    detail.loadViewIfNeeded()
    detail.view.moveSilently(to: split.view)
    if split.isShown { detail.changeAppearance(true) }
  }

  /// Called when the turn of a launch has brought the master in: the tab that it shows keeps its upright layout.
  func keepTabs(of master: UIViewController) {
    guard !world.isRunning, let tabs = master as? UITabBarController, profile.holds(.tabsMasterIsLaidOutLate) else { return }
    tabs.keepLayout()
    simulation.decide(Rule.tabsMasterIsLaidOutLate.id, "the tab shown in \(tabs.displayName) keeps its upright layout")
  }
}
