import FoundationModel
import ObjectModel
import SceneModel

/// What the model of UIKit keeps in a world: the device, the screen, the app and what it shows.
package final class UIKitWorld {
  @Unretained package var simulation: Simulation
  package let device: Device
  /// The release as people write it.
  package private(set) lazy var releaseName = simulation.release.description
  /// The rules in force, resolved for the release and the user's switches.
  package let profile: Profile
  /// The orientation of the interface.
  package internal(set) var orientation: UIInterfaceOrientation
  /// How the device is held; the interface may refuse to follow.
  package internal(set) var deviceOrientation: UIInterfaceOrientation
  /// Whether the app has been launched.
  package internal(set) var isRunning = false
  package internal(set) var isInBackground = false
  /// What the app kept of itself as it last went into the background, in this run or the one before.
  package var savedState: SavedState?
  /// Whether the app ran once and runs no more.
  package var hasEnded: Bool { mayShowWindows && !isRunning }
  package internal(set) lazy var application = UIApplication(in: simulation)
  var windows: [WeakReference] = []
  /// What stands for all views of a class where code says how they look.
  var appearances: [ObjectIdentifier: Object] = [:]
  /// The app's scene, where it has a scene delegate.
  package internal(set) var windowScene: UIScene?
  /// The scene of an app without a scene delegate, once code asked for it.
  var plainScene: UIWindowScene?
  package internal(set) var keyWindow: UIWindow?
  /// The window that the world made for a root that no code gave a window.
  var ownWindow: UIWindow?
  /// Whether windows may go on the screen: from the launch on.
  var mayShowWindows = false
  /// What the app puts over the traits of its window.
  var windowOverrides: Traits?
  /// Whether code put traits over those of what is inside some view.
  var viewsOverrideTraits = false
  /// Whether code put a table or collection into another view.
  var hasAddedLists = false
  /// Whether a controller ever presented another.
  var hasPresented = false
  /// How many controllers appear that have not heard `viewIsAppearing:`, so that layouts need not look for them where there is none.
  var controllersToHearIsAppearing = 0
  /// The first that said no to the turn that is asked about.
  var turnRefuser: String?
  /// The turn that the interface makes right after its first appearance, before iOS 6.
  var launchTurn: UIInterfaceOrientation?
  /// The window that a covered root comes back to.
  var coveredWindow: WeakReference?
  var rotation: Rotation?
  /// The size of the app's window, where that is not the screen's.
  package internal(set) var windowSize: Size?
  /// How much of the screen the app has.
  package internal(set) var share = Multitasking.full
  /// The transition of the window under way.
  var coordinator: UITransitionCoordinator?
  /// What the window is about to become, while controllers are told.
  var upcoming: (size: Size, orientation: UIInterfaceOrientation)?
  /// Whether the console has told of a split view controller without a master.
  var hasWarnedOfNoMaster = false
  let keyboard = Keyboard()
  /// Storyboards, nibs and the Info.plist of the app.
  package var resources = AppResources() {
    didSet { simulation.foundationWorld.files = resources.files }
  }
  /// What stands for storyboards that were not loaded.
  var standInStoryboard: UIStoryboard?
  /// How many references between storyboards are being followed.
  var referenceDepth = 0
  /// The popover of the last popover segue, which the storyboard keeps.
  var seguePopover: UIPopoverController?
  private var shownPopovers: [WeakReference] = []

  init(simulation: Simulation, device: Device, orientation: UIInterfaceOrientation, profile: Profile) {
    _simulation = Unretained(wrappedValue: simulation)
    self.device = device
    self.orientation = orientation
    self.profile = profile
    deviceOrientation = orientation
  }

  /// Makes a world with every class of Foundation and UIKit.
  ///
  /// - Parameters:
  ///   - switches: Rules that the user turned on or off, by id.
  package static func make(
    release: Release, sdk: Release? = nil, device: Device, orientation: UIInterfaceOrientation = .portrait, switches: [String: Bool] = [:]
  ) -> Simulation {
    let simulation = Simulation(
      classes: ClassRegistry.everything,
      globals: [.foundation, .plainUIKit, .uikit, .kept], release: release, sdk: sdk)
    let profile = Profile(release: release, sdk: sdk ?? release, switches: switches)
    simulation.platform = UIKitWorld(simulation: simulation, device: device, orientation: orientation, profile: profile)
    return simulation
  }

  // MARK: The screen

  /// The app's window in the present orientation, in points: the screen, or its share of it.
  package var interfaceSize: Size {
    if let windowSize { return windowSize }
    let size = device.portraitSize
    return orientation.isPortrait ? size : Size(width: size.height, height: size.width)
  }

  package var screenBounds: Rect { Rect(x: 0, y: 0, width: interfaceSize.width, height: interfaceSize.height) }

  /// The height of the status bar, in points.
  package var statusBarHeight: Double { application.isStatusBarHidden ? 0 : 20 }

  /// Whether a root's view begins below the status bar.
  var liesBelowStatusBar: Bool { profile.holds(.contentBelowStatusBar) }

  /// Where a root's view lies: below the status bar up to iOS 6, under it from 7 on.
  package var rootFrame: Rect {
    let top = liesBelowStatusBar ? statusBarHeight : 0
    return Rect(x: 0, y: top, width: interfaceSize.width, height: interfaceSize.height - top)
  }

  /// How far the status bar reaches into a view that lies at the top of the screen.
  func statusBarOverlap(of view: UIView) -> Double {
    liesBelowStatusBar || view.frameInWindow.minY > 0 ? 0 : statusBarHeight
  }

  /// The orientations that the app as a whole allows.
  var applicationMask: UIInterfaceOrientationMask {
    let usual = resources.information?.orientations[device.idiom] ?? (device.idiom == .pad ? .all : .allButUpsideDown)
    guard let delegate = application.delegate, simulation.hasCode(delegate, ApplicationDelegate.supportedOrientations.info.selector) else {
      return usual
    }
    return simulation.send(ApplicationDelegate.supportedOrientations, to: delegate, application, keyWindow) { usual }
  }

  /// Whether a presentation from inside a popover sets `modalInPopover`, which counts from then on.
  var presentingSetsModal: Bool { profile.holds(.presentingSetsModal) }
  /// Whether an open panel lies over views that code adds elsewhere.
  var panelCoversAddedViews: Bool { profile.holds(.panelCoversAddedViews) }

  // MARK: What shows

  /// The controller that fills the screen: the root, or the topmost that covers it.
  package var frontmost: UIViewController? {
    let front = presentedControllers.last { $0.coversPresenter && $0.presenting?.parent == nil }
    return front ?? keyWindow?.rotatingController
  }

  /// Every popover on the screen, the newest last.
  package var visiblePopovers: [UIPopoverController] { shownPopovers.compactMap { $0.object as? UIPopoverController }.filter(\.isVisible) }

  func popoverShown(_ popover: UIPopoverController) {
    popoverGone(popover)
    shownPopovers.append(WeakReference.to(popover))
  }

  func popoverGone(_ popover: UIPopoverController) {
    shownPopovers.removeAll { $0.object == nil || $0.object === popover }
  }

  /// A modal presentation from outside a panel takes the panel down first.
  func modalWillCover(presenter: UIViewController, animated: Bool) {
    guard profile.holds(.modalClosesPanel) else { return }
    for popover in visiblePopovers where popover.split != nil {
      guard let content = popover.content, !presenter.isInside(content) else { continue }
      simulation.decide(Rule.modalClosesPanel.id, "what \(presenter.displayName) presents dismisses \(popover.displayName)")
      popover.dismiss(animated: animated)
    }
  }

  /// Every living object of a type, in order of creation.
  package func all<Kind: Object>(_ type: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    simulation.forEachObject { object in
      if let object = object as? Kind { found.append(object) }
    }
    return found
  }
}

extension Simulation {
  /// The model of UIKit in this world.
  package var uikit: UIKitWorld {
    guard let platform else { preconditionFailure("a world is made by UIKitWorld.make") }  // ok: the only maker sets it
    return unsafeDowncast(platform, to: UIKitWorld.self)
  }
}
