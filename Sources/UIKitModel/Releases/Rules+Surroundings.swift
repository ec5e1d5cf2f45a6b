import ObjectModel

/// What surrounds a split view controller: launches, turns, memory, bars, and the other containers.
extension Rule {
  private static let last = Release(8)

  static let launchesInPortrait = Rule(
    "classic.launch.portrait-first", .from(Release(3, 2), until: Release(6)), .reported,
    source: "launch examples of Neuburg for iOS 4; tewha.net, September 2012",
    otherwise: "the first layout already is that of the device's orientation, as from iOS 6 on",
    "An app launched on a device that is not upright starts in portrait and turns right after the root's viewWillAppear:.")
  static let launchesAsAllowed = Rule(
    "classic.launch.as-allowed", .since(6), .documented, source: "Apple's technical question QA1688",
    otherwise: "the app starts as the device is held",
    "A launch asks the root for its orientations, and starts in one of them where the device is held another way.")
  static let asksShouldAutorotateTo = Rule(
    "classic.rotation.asks-each-orientation", .from(Release(3, 2), until: Release(6)), .documented,
    source: "UIViewController reference; MGSplitViewController pull request 68",
    otherwise: "shouldAutorotate, then supportedInterfaceOrientations of the root alone, as from iOS 6 on",
    "A turn asks shouldAutorotateToInterfaceOrientation: of the root, and a container asks its children.")
  static let asksHiddenMaster = Rule(
    "classic.rotation.asks-hidden-master", .from(Release(3, 2), until: Release(6)), .reported,
    source: "MGSplitViewController pull request 68", otherwise: "only the children that are seen, as Apple's text has it",
    "A split view controller asks all its children about a turn, a hidden master too.")
  static let contentBelowStatusBar = Rule(
    "classic.layout.below-status-bar", .from(Release(3, 2), until: Release(7)), .documented, source: "iOS 7 transition guide",
    otherwise: "it lies under the status bar, as from iOS 7 on", "A root's view begins below the status bar.")
  static let memoryWarningUnloads = Rule(
    "classic.memory.unloads-views", .from(Release(3, 2), until: Release(6)), .documented, source: "UIViewController reference",
    otherwise: "views stay, as from iOS 6 on", "A memory warning lets go of every view that is on no window, and viewDidUnload is sent.")
  static let toolbarLosesInterruptedChange = Rule(
    "classic.toolbar.interrupted-change", .from(Release(3, 2), until: Release(4)), .reported,
    source: "Lance Bullock's article of July 2010",
    otherwise: "the later change wins", "An animated change of a toolbar's items that interrupts another animated one is lost.")
  static let firstShowIsToldTwice = Rule(
    "classic.navigation.first-show-twice", .from(Release(3, 2), until: last), .measured, source: "a life-cycle log of iOS 5.1, April 2012",
    otherwise: "didShow is sent once",
    "The first appearance of a navigation controller tells didShow before and after the root's viewDidAppear:.")
  static let rootLoadsLate = Rule(
    "classic.navigation.root-loads-late", .from(Release(3, 2), until: last), .inferred,
    source: "templates that touch nothing but the navigation item in willHide", otherwise: "with the navigation controller's own view",
    "The root of a navigation controller makes its view when the navigation controller first appears, hence after willHide at a launch.")
  static let newTabAppearsFirst = Rule(
    "classic.tabs.new-appears-first", .since(3, 2), .reported, source: "a life-cycle log of a later iOS",
    otherwise: "the old tab's viewWillDisappear: comes first", "A change of tabs sends the new tab's viewWillAppear: first.")
  static let unhighlightsFirst = Rule(
    "classic.tables.unhighlights-first", .since(6), .inferred,
    source: "UITableViewDelegate reference; Programming iOS 6, chapter 21",
    otherwise: "didUnhighlight closes the sequence", "A touched row is told to be unhighlighted before willSelect.")
  static let rootPresents = Rule(
    "classic.modal.root-presents", .since(3, 2), .reported, source: "HMGLTransitions issue 9",
    otherwise: "the controller that is asked presents",
    "A full-screen modal controller is really presented by the outermost container.")
  static let activeIsRefusedEarly = Rule(
    "classic.modal.active-is-refused", .from(Release(3, 2), until: Release(5)), .inferred,
    source: "the exception that later releases raise", otherwise: "nothing happens",
    "Presenting what is presented already, or what the presenter is inside or presented by, raises the exception of later releases.")
  static let controllersAreDistinct = Rule(
    "split.controllers.are-distinct", .since(3, 2), .inferred, source: "navigation controllers and columns refuse it",
    otherwise: "it stands in both places", "The same controller twice among viewControllers is refused, in the model's own words.")

  /// The rules of this file, in the order of the reference.
  static let ofSurroundings: [Rule] = [
    launchesInPortrait, launchesAsAllowed, asksShouldAutorotateTo, asksHiddenMaster, contentBelowStatusBar, memoryWarningUnloads,
    toolbarLosesInterruptedChange, firstShowIsToldTwice, rootLoadsLate, newTabAppearsFirst, unhighlightsFirst, rootPresents,
    activeIsRefusedEarly, controllersAreDistinct,
  ]
}
