import ObjectModel
import SceneModel

/// How a split view controller behaves in the popover era, iOS 3.2 to 7.1: a master that portrait hides, a button, a popover or panel.
final class ClassicSplit: SplitStrategy {
  /// Width of the master's column and of the gap beside it, in points.
  static let masterWidth = 320.0
  static let gutter = 1.0

  @Unretained var split: UISplitViewController
  /// Whether the master is hidden; `nil` before the first appearance decides it.
  var isMasterHidden: Bool?
  /// Whether the master's view got lost to the panel: it belongs to the split but is nowhere to be seen.
  var masterIsLost = false
  var button: UIBarButtonItem?
  var popover: UIPopoverController?
  /// Whether the button was handed out and has not been taken back.
  var buttonIsValid = false
  /// The title that the split view controller itself gave to the button.
  var givenTitle: String?
  var answers = HideAnswers()
  var gestureIsOn = false
  /// Whether the first appearance hides the master, and the delegate has not been told yet.
  private var hidesInAppearance = false
  /// Whether the button presents the master just now.
  var isTapped = false
  /// Whether the rotation under way hides the master, and the delegate has not been told yet.
  var hidesInRotation = false
  /// Whether the rotation under way brings the master back.
  var revealsInRotation = false
  /// Whether the rotation under way took down a panel that comes back afterwards.
  var representsAfterRotation = false
  var appearedOrientation: UIInterfaceOrientation?
  var delegateWasAssigned = false
  /// Whether the master, hidden, lost its view to a memory warning (a bug of 5.1 makes the panel too wide then).
  var masterWasUnloaded = false
  /// Whether the master's view was last in the popover and not in the split.
  var popoverTookMaster = false
  /// Whether a swipe that closed the panel left the button without effect (a bug of 5.1).
  var buttonIsJammed = false
  /// Whether the launch left the detail out (a bug of 4.2).
  var detailIsMissing = false

  init(_ split: UISplitViewController) { _split = Unretained(wrappedValue: split) }

  var simulation: Simulation { split.simulation }
  var world: UIKitWorld { simulation.uikit }
  var profile: Profile { world.profile }
  var master: UIViewController? { split.master }
  /// Whether a master without a detail, or a third controller, is refused.
  var takesExactlyTwo: Bool { profile.holds(.controllersAreTwo) }
  /// Whether the delegate hears nothing while the master stays as it is.
  var tellsChangesOnly: Bool { profile.holds(.hidesOnce) }

  func dismantle() {
    button = nil
    popover = nil
  }

  // MARK: Appearance

  /// Both children make their views when the split view makes its own, in order, hidden or not.
  func loadChildren() {
    for child in split.children { child.loadViewIfNeeded() }
  }

  /// The children that are on the screen as parts of the split.
  var shownChildren: [UIViewController] {
    let hidesMaster = isMasterHidden == true || masterIsLost
    return split.children.enumerated().filter { $0.offset == 0 ? !hidesMaster : $0.offset > 1 || !detailIsMissing }.map(\.element)
  }

  /// Called inside the split view controller's `viewWillAppear:`, before the children's.
  func willAppear() {
    defer { appearedOrientation = appearedOrientation ?? world.orientation }
    loseOrphan()
    if takesExactlyTwo, split.children.isEmpty { _ = split.masterForUse }
    if isMasterHidden == nil { loseDetail() }
    insertViews()
    if isMasterHidden == true, !tellsChangesOnly { return hide(rule: .hidesBeforeAppearance) }
    guard isMasterHidden == nil else {
      simulation.decide(Rule.hidesOnce.id, "no willHide: the master's state has not changed")
      return
    }
    let hides = hidesMaster(in: world.orientation)
    isMasterHidden = hides
    hidesInAppearance = hides
    if profile.holds(.hidesBeforeAppearance) { hideInAppearance() }
  }

  func didTellWillAppear() { hideInAppearance() }

  /// Hides the master in the first appearance, if that is still to be done.
  private func hideInAppearance() {
    guard hidesInAppearance else { return }
    hidesInAppearance = false
    hide(rule: .hidesBeforeAppearance)
  }

  func didAppear() { appearedOrientation = world.orientation }

  /// Puts the children's views into the split's own, silently: the split itself tells them.
  func insertViews() {
    for child in shownChildren where child.isViewLoaded && child.view.superview !== split.view && child.popover?.isVisible != true {
      child.view.moveSilently(to: split.view)
    }
  }

  var viewControllers: [UIViewController] { split.children }

  func childWasTaken(_ child: UIViewController) { split.layoutWasAsked() }

  /// The master's column is seen: in the split, or in its panel.
  var showsPrimary: Bool {
    if popover?.isVisible == true { return true }
    return isMasterHidden != true && !masterIsLost && master != nil && split.isShown
  }

  // MARK: The delegate

  /// Another delegate: its answers are asked for anew, and nothing is sent that tells of the present state.
  func delegateChanged() {
    delegateWasAssigned = true
    gestureIsOn = split.presentsWithGestureAsked && split.delegateAllowsGesture
    answers = HideAnswers()
    guard split.delegateImplements(SplitDelegate.shouldHide.info) else { return }
    answers.portrait = ask([.portrait, .portraitUpsideDown])
    answers.landscape = ask([.landscapeLeft, .landscapeRight])
  }

  /// Whether the master is hidden in the orientation, by the answer kept or by asking.
  func hidesMaster(in orientation: UIInterfaceOrientation) -> Bool {
    if !profile.holds(.shouldHideIsCached) { answers = HideAnswers() }
    if orientation.isPortrait {
      if let answer = answers.portrait { return answer }
      let answer = ask([.portrait, .portraitUpsideDown])
      answers.portrait = answer
      return answer
    }
    if let answer = answers.landscape { return answer }
    let answer = ask([.landscapeLeft, .landscapeRight])
    answers.landscape = answer
    return answer
  }

  /// Forgets the answer for an orientation's aspect, as the start of every turn does.
  func forgetAnswer(for orientation: UIInterfaceOrientation) {
    if orientation.isPortrait { answers.portrait = nil } else { answers.landscape = nil }
  }

  /// Asks about one orientation, and about the other of the aspect only after a NO.
  private func ask(_ orientations: [UIInterfaceOrientation]) -> Bool {
    let usual = orientations[0].isPortrait
    guard split.delegateImplements(SplitDelegate.shouldHide.info) else { return usual }
    let master = split.masterForUse
    for orientation in orientations {
      if split.tellDelegate(SplitDelegate.shouldHide, split, master, orientation, rule: .shouldHideIsCached, else: { usual }) {
        return true
      }
    }
    return false
  }
}

/// The delegate's answers to `shouldHide`, one for each aspect, while they hold.
struct HideAnswers {
  var portrait: Bool?
  var landscape: Bool?
}

extension UISplitViewController {
  /// Whether the delegate is one for whom the hidden master comes by a swipe.
  var delegateAllowsGesture: Bool {
    delegateImplements(SplitDelegate.willHide.info) || !simulation.uikit.profile.holds(.gestureNeedsWillHide)
  }

  /// `presentsWithGesture`, an override of the app's included.
  var presentsWithGestureAsked: Bool {
    guard simulation.release >= Release(5, 1) else { return false }
    guard simulation.hasCode(self, "presentsWithGesture") else { return presentsWithGesture }
    return simulation.perform("presentsWithGesture", on: .object(self)).isTrue
  }
}
