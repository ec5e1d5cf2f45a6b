import ObjectModel

extension Rule {
  private static let last = Release(8)

  static let hidesBeforeAppearance = Rule(
    "classic.hide.before-appearance", .from(Release(3, 2), until: last), .inferred,
    source:
      "structure of the class in public headers; an openradar report that willHide comes before a modal shown when the app becomes active",
    otherwise: "willHide comes after the children's viewWillAppear:",
    "A first appearance with the master hidden sends willHide inside the split view controller's viewWillAppear:, before the detail's.")
  static let hidesBeforeRotation = Rule(
    "classic.hide.before-rotation", .from(Release(3, 2), until: last), .inferred,
    source: "structure of the class in public headers of iOS 4.3 and 7", otherwise: "after the children were told of the turn",
    "A turn that hides the master sends willHide inside willRotate…, before the children are told of the turn.")
  package static let showsInLayout = Rule(
    "classic.show.in-layout", .from(Release(3, 2), until: last), .inferred,
    source: "structure of the class in public headers of iOS 4.3 and 7", otherwise: "before the children's willAnimate…",
    "A turn that brings the master back sends willShow during the layout of the animation, after every willAnimate… and before didRotate….")
  static let hidesOnce = Rule(
    "classic.hide.once", .from(Release(3, 2), until: last), .reported,
    source: "the iOS book examples of Neuburg: a button lost behind a modal controller does not come back",
    otherwise: "willHide is sent again at each re-appearance and at each half turn while the master is hidden",
    "willHide and willShow are sent only when the master changes between hidden and shown: not again for a mere re-appearance, nor for half a turn."
  )
  package static let buttonNeedsWillHide = Rule(
    "classic.button.needs-will-hide", .from(Release(3, 2), until: last), .inferred,
    source: "behaviour of later releases for apps linked before iOS 8",
    otherwise: "both are made, and the delegate hears nothing of them",
    "Neither button nor popover is made while the delegate does not implement willHide.")
  package static let titleFromTitle = Rule(
    "classic.button.title-from-title", .from(Release(3, 2), until: last), .reported,
    source: "MGSplitViewController pull request 34; ios-tldr-viewer issue 3",
    otherwise: "the title of the master's navigation item, as a well-known book says",
    "The button's own title is a copy of the master's title, made with the button.")
  static let buttonToggles = Rule(
    "classic.button.toggles", .from(Release(4), until: last), .reported,
    source: "MGSplitViewController pull requests 34 and 38; Titanium pull request 90",
    otherwise: "the button only shows the master, as in iOS 3.2", "The button takes the master down when it is up.")
  static let toggleNeedsHidden = Rule(
    "classic.button.needs-hidden-master", .from(Release(3, 2), until: last), .inferred, source: "behaviour of later releases",
    otherwise: "a button that was handed out works for a later delegate without willHide too",
    "The button does nothing while the master is part of the split, or while the delegate has no willHide.")
  package static let slidingPanel = Rule(
    "classic.popover.sliding-panel", .from(Release(5, 1), until: last), .reported, source: "iOS book examples of Neuburg; headers of iOS 7",
    otherwise: "the master comes in a popover with an arrow, as up to iOS 5.0",
    "The hidden master slides in from the left edge as a panel, 320 points wide and as high as the split view.")
  static let gestureNeedsWillHide = Rule(
    "classic.gesture.needs-will-hide", .from(Release(5, 1), until: last), followsSDK: true, .documented,
    source: "UISplitViewController header of iOS 6", otherwise: "presentsWithGesture alone decides, as for apps linked against iOS 8",
    "The hidden master comes by a swipe only where the delegate implements willHide; so it does for apps linked before iOS 8.")
  static let presentsOnTap = Rule(
    "classic.present.every-time", .from(Release(3, 2), until: last), .documented, source: "UISplitViewControllerDelegate reference",
    otherwise: "it is sent when the button presents the master, not for swipes and code",
    "willPresent is sent each time the hidden master is about to be presented, whatever presents it.")
  static let presentsBeforeAppearance = Rule(
    "classic.present.before-appearance", .from(Release(3, 2), until: last), .inferred,
    source: "structure of the popover's own events in public headers", otherwise: "after the master's viewWillAppear:",
    "willPresent comes before the master's viewWillAppear:.")
  static let delegateHearsTouchesOnly = Rule(
    "classic.popover.delegate-hears-touches-only", .since(3, 2), .documented,
    source: "UIPopoverControllerDelegate reference",
    otherwise: "didDismiss is sent for dismissals by code and by the button too",
    "The popover's delegate is asked and told about dismissals by a touch outside only, never about those by code or by the button.")
  static let selectionKeepsPopover = Rule(
    "classic.selection.keeps-popover", .since(3, 2), .reported,
    source: "ProMotion issue 88; Xcode's master-detail template",
    otherwise: "the choice of a row takes it down",
    "Choosing a row never takes the popover down; apps call dismissPopoverAnimated: themselves.")
  static let turnTellsDidDismiss = Rule(
    "classic.popover.turn-tells-did-dismiss", .from(Release(5, 1), until: last), .inferred, source: "behaviour of later releases",
    otherwise: "the delegate hears nothing, as the reference says of dismissals that no touch makes",
    "A turn that takes the panel down, since it brings the master back, tells the popover's delegate didDismiss.")
  static let shouldHideIsCached = Rule(
    "classic.should-hide.cached", .from(Release(5), until: last), .inferred, source: "names of instance variables in headers of iOS 7",
    otherwise: "it is asked whenever the master may be hidden or shown",
    "shouldHide is asked when the delegate is assigned and at the start of every turn, once for each aspect unless the first answer is NO, and kept between."
  )
  static let layoutFollowsAnswers = Rule(
    "classic.should-hide.layout-follows", .from(Release(5), until: last), .reported,
    source: "ExpertTech sources: delegate nil, then self, then setNeedsLayout",
    otherwise: "the master stays as it is until a turn",
    "After the delegate is assigned again, the next layout shows or hides the master by the new answers and sends nothing.")
  static let missesTurns = Rule(
    "classic.offscreen.misses-turns", .from(Release(3, 2), until: last), .reported,
    source: "IntelligentSplitViewController's read-me; openradar 13613769",
    otherwise: "it is told of the turn like what fills the screen",
    "A split view controller that is not on the screen hears nothing of a turn.")
  static let nestedSplitMissesTurns = Rule(
    "classic.offscreen.nested-misses-turns", .from(Release(3, 2), until: last), .reported,
    source: "read-me of ModalSplitViewController in iosUtilities",
    otherwise: "the container passes turns on as to every child",
    "A split view controller inside a container of the app's own hears nothing of a turn.")
  static let remembersOrientation = Rule(
    "classic.offscreen.catches-up", .from(Release(7), until: last), .inferred,
    source: "an instance variable for the last orientation, new in headers of iOS 7",
    otherwise: "nothing is sent on coming back, as up to iOS 6",
    "On coming back after a turn that it missed, the split view controller runs a turn of no duration, willHide or willShow included.")
  static let orphanedMaster = Rule(
    "classic.offscreen.orphaned-master", .from(Release(3, 2), until: last), .reported,
    source: "a comment with steps in IntelligentSplitViewController.m",
    otherwise: "the master's view is put back",
    "A master whose panel was opened and closed before a turn behind another tab leaves its column empty on coming back in landscape.")
  static let dismissalLosesMaster = Rule(
    "classic.panel.dismissal-loses-master", .from(Release(5), until: Release(7)), .reported, source: "openradar 14714737",
    otherwise: "the master stays", "A turn to landscape during the animation that takes the panel down ends without a master to be seen.")
  static let panelTooWideAfterUnload = Rule(
    "classic.panel.too-wide-after-memory-warning", .from(Release(5, 1), until: Release(6)), .reported, source: "a comment in the Awful app",
    otherwise: "320 points", "A hidden master that lost its view to a memory warning comes back as wide as the device held upright.")
  static let keepsOldMaster = Rule(
    "classic.panel.keeps-old-master", .from(Release(3, 2), until: last), .inferred, source: "openradar 18854728, reported on iOS 8",
    otherwise: "the panel shows the new master at once",
    "Replacing the hidden master leaves the old one in the panel until the master is shown in landscape.")
  static let modalClosesPanel = Rule(
    "classic.panel.closed-by-modal", .from(Release(5, 1), until: last), .inferred,
    source: "behaviour of later releases; openradar 20171608",
    otherwise: "the panel stays", "A modal presentation from outside the open panel takes the panel down first.")
  static let delegateIsUnretained = Rule(
    "classic.delegate.unretained", .from(Release(3, 2), until: Release(9)), .reported,
    source: "property attributes in headers of iOS 4.3, 7 and 8",
    otherwise: "the delegate reads as nil", "A delegate that has been deallocated is a crash at the next message to it.")
  static let delegateGivesOrientations = Rule(
    "classic.orientations.from-delegate", .since(7), followsSDK: true, .documented, source: "UISplitViewControllerDelegate reference",
    otherwise: "the delegate is not asked: what the class answers counts",
    "The delegate's mask is what the split view controller supports; without one every orientation of the idiom is.")
  static let controllersAreTwo = Rule(
    "classic.controllers.exactly-two", .from(Release(3, 2), until: last), .documented,
    source: "UISplitViewController reference of the time",
    otherwise: "any number is taken", "viewControllers takes exactly two controllers; the model refuses other numbers in its own words.")
  static let warnsOfNoMaster = Rule(
    "classic.controllers.warns-of-none", .from(Release(5), until: last), .reported, source: "constructor tests of xamarin-macios",
    otherwise: "nothing is said, as far as is known of earlier releases",
    "A split view controller that is used or freed without controllers says so on the console, once in the life of an app.")
  /// The rules of the popover era, iOS 3.2 to 7.1.
  package static let classic: [Rule] = ofSplit + ofSurroundings + ofReports

  private static let ofSplit: [Rule] = [
    hidesBeforeAppearance, hidesBeforeRotation, showsInLayout, hidesOnce, buttonNeedsWillHide, titleFromTitle, buttonToggles,
    toggleNeedsHidden, slidingPanel, gestureNeedsWillHide, presentsOnTap, presentsBeforeAppearance, delegateHearsTouchesOnly,
    selectionKeepsPopover,
    turnTellsDidDismiss, shouldHideIsCached, layoutFollowsAnswers, missesTurns, nestedSplitMissesTurns, remembersOrientation,
    orphanedMaster,
    dismissalLosesMaster, panelTooWideAfterUnload, keepsOldMaster, modalClosesPanel, delegateIsUnretained, delegateGivesOrientations,
    controllersAreTwo, warnsOfNoMaster,
  ]
}
