import ObjectModel

/// Bugs and quirks that developers of the popover era reported: each is on in the releases that had it.
extension Rule {
  private static let last = Release(8)

  static let detailNeedsPortrait = Rule(
    "classic.launch.detail-needs-portrait", .from(Release(4, 2), until: Release(4, 3)), .reported,
    source: "Stack Overflow question 4078429", otherwise: "the detail is there, as in other releases",
    "Where a child does not allow portrait, in which the app starts, a launch in landscape leaves the detail out until the next turn.")
  static let movieHidesTurns = Rule(
    "classic.movie.hides-turns", .from(Release(3, 2), until: Release(5)), .reported,
    source: "FLISplit_view_controller.m of OpenIrekia", otherwise: "the controllers below hear of the turn as if there were no movie",
    "A turn during a full-screen movie turns the view below it and tells no controller; neither willHide nor willShow is ever sent for it.")
  static let tabsMasterIsLaidOutLate = Rule(
    "classic.tabs.master-laid-out-late", .from(Release(3, 2), until: Release(5)), .reported,
    source: "FLISplit_view_controller.m of OpenIrekia", otherwise: "the tab has the room that the bar leaves",
    "After a launch in landscape the tab shown in a master with tabs keeps its upright layout until another tab was chosen and it comes back."
  )
  static let popoverKeepsSizeAfterPop = Rule(
    "classic.popover.keeps-size-after-pop", .from(Release(4), until: Release(7)), .reported,
    source: "iOS book examples of Neuburg for iOS 4, 5 and 6", otherwise: "the popover takes the size of the controller that comes back",
    "A pop on a stack in a popover leaves the popover the size of the controller that goes, until the app sets a size.")
  static let coversVerticallyInPopover = Rule(
    "classic.popover.cover-vertical-only", .from(Release(5), until: last), .reported,
    source: "iOS book examples of Neuburg; UIViewController reference", otherwise: "every transition is taken",
    "A presentation from inside a popover raises an exception where its transition is another than cover vertical.")
  static let presentingSetsModal = Rule(
    "classic.popover.presenting-sets-modal", .from(Release(5), until: last), .reported, source: "iOS book examples of Neuburg",
    otherwise: "the popover is modal while something is presented in it, whatever the property says",
    "A presentation from inside a popover sets modalInPopover of what it presents to YES, whatever it was; code may set it to NO afterwards."
  )
  static let unreleasedStays = Rule(
    "classic.popover.unreleased-stays", .from(Release(3, 2), until: Release(5)), followsSDK: true, .reported,
    source: "todo.txt-ios issue 49; iOS book examples of Neuburg for iOS 4",
    otherwise: "letting go of a visible popover raises, as it does with automatic reference counting",
    "A popover that code has allocated and not released stays on the screen when nothing refers to it any more; another one comes on top."
  )
  static let rectStays = Rule(
    "classic.popover.rect-stays", .from(Release(3, 2), until: last), .documented, source: "UIPopoverController reference",
    otherwise: "it follows the view that it was presented from",
    "After a turn a popover that was presented from a rectangle is where that was on the screen before, until it is presented again.")
  static let asksWhereRectGoes = Rule(
    "classic.popover.asks-for-rect", .from(Release(7), until: last), .documented, source: "UIPopoverControllerDelegate reference",
    otherwise: "the delegate hears nothing, as up to iOS 6",
    "A turn tells the delegate of a popover presented from a rectangle that it is about to move; where it hears that, the popover follows the view."
  )
  static let swipeJamsContainer = Rule(
    "classic.panel.swipe-jams-container", .from(Release(5, 1), until: Release(6)), .reported, source: "ViewDeck issue 378",
    otherwise: "the button opens the panel again, as from iOS 6 on",
    "Where the master is a container of the app's own, a swipe that closes the panel leaves the button without effect until the next hiding."
  )
  static let panelCoversAddedViews = Rule(
    "classic.panel.covers-added-views", .from(Release(5, 1), until: last), .reported, source: "PopoverView issue 21, of iOS 6",
    otherwise: "what was added last lies on top",
    "A view that code adds to the root's view, or to the detail's, while the panel is open lies behind the panel.")

  /// The rules of this file, in the order of the reference.
  static let ofReports: [Rule] = [
    detailNeedsPortrait, movieHidesTurns, tabsMasterIsLaidOutLate, popoverKeepsSizeAfterPop, coversVerticallyInPopover,
    presentingSetsModal, unreleasedStays, rectStays, asksWhereRectGoes, swipeJamsContainer, panelCoversAddedViews,
  ]
}
