/// The world after an input, as state lines and JSON tell it: names and numbers only.
///
/// It is passed on by reference; nobody changes it once it has been filled in.
public final class WorldState: @unchecked Sendable {
  public var release = ""
  /// The release of the SDK, where it differs from the one that runs.
  public var sdk: String?
  public var device = ""
  /// The screen in the present orientation, in points.
  public var size = Size.zero
  /// The bare case name, such as `landscapeRight`.
  public var orientation = ""
  public var isRunning = false
  /// Whether an uncaught exception ended the app.
  public var isDead = false
  /// Whether work is in flight.
  public var isBusy = false
  /// Every split view controller that lives, in order of creation.
  public var splits: [SplitState] = []
  /// Every navigation controller that lives, with its stack from the root up, in order of creation.
  public var stacks: [StackState] = []
  /// Controllers presented modally, from the bottom up.
  public var presented: [String] = []
  /// The popovers of the app's own that are on screen.
  public var popovers: [PopoverState] = []

  public init() {}
}

extension WorldState: Equatable {
  public static func == (left: WorldState, right: WorldState) -> Bool {
    left === right
      || left.release == right.release && left.sdk == right.sdk && left.device == right.device && left.size == right.size
        && left.orientation == right.orientation && left.isRunning == right.isRunning && left.isDead == right.isDead
        && left.isBusy == right.isBusy && left.splits == right.splits && left.stacks == right.stacks
        && left.presented == right.presented && left.popovers == right.popovers
  }
}

/// The stack of a navigation controller.
public struct StackState: Sendable, Equatable {
  public var name: String
  public var controllers: [String]

  public init(name: String, controllers: [String]) {
    self.name = name
    self.controllers = controllers
  }
}

/// A split view controller after an input. What the simulated release does not have is `nil`.
///
/// It is passed on by reference; nobody changes it once it has been filled in.
public final class SplitState: @unchecked Sendable {
  public var name = ""
  public var style = "unspecified"
  public var viewControllers: [String] = []
  public var children: [String] = []
  public var isCollapsed: Bool?
  public var displayMode: String?
  public var preferredDisplayMode: String?
  /// The id of the rule that decides on the display mode; `nil` where the mode is what code or a touch asked for.
  public var displayModeRule: String?
  public var splitBehavior: String?
  public var preferredSplitBehavior: String?
  public var primaryColumnWidth: Double?
  public var showsPrimary = false
  public var showsSecondary = false
  public var barButton: BarButtonState?
  public var popover: PopoverState?
  /// The button that changes the display mode, from iOS 8 on.
  public var displayModeButton: DisplayModeButtonState?
  /// The double arrow that leads to the secondary alone; `nil` where three columns never wanted one.
  public var secondaryOnlyButton: SecondaryOnlyButtonState?
  /// Every column of a split view controller with a style, in the order of their raw values.
  public var columns: [ColumnState]?

  public init() {}

  /// Every column by its bare name, with whether it is seen: the two of a split view without a style, or those of the style and what was set beside them.
  public var showing: [(column: String, shows: Bool)] {
    columns?.map { ($0.name, $0.isShowing) } ?? [("primary", showsPrimary), ("secondary", showsSecondary)]
  }
}

extension SplitState: Equatable {
  public static func == (left: SplitState, right: SplitState) -> Bool {
    left === right
      || left.name == right.name && left.style == right.style && left.viewControllers == right.viewControllers
        && left.children == right.children && left.isCollapsed == right.isCollapsed && left.displayMode == right.displayMode
        && left.preferredDisplayMode == right.preferredDisplayMode && left.displayModeRule == right.displayModeRule
        && left.splitBehavior == right.splitBehavior && left.preferredSplitBehavior == right.preferredSplitBehavior
        && left.primaryColumnWidth == right.primaryColumnWidth && left.showsPrimary == right.showsPrimary
        && left.showsSecondary == right.showsSecondary && left.barButton == right.barButton && left.popover == right.popover
        && left.displayModeButton == right.displayModeButton && left.secondaryOnlyButton == right.secondaryOnlyButton
        && left.columns == right.columns
  }
}

/// The button that changes the display mode.
public struct DisplayModeButtonState: Sendable, Equatable {
  /// The button's name.
  public var item = ""
  /// What the button looks like: `back` (a chevron with a title), `arrows` (two diagonal ones), `sidebar`; `nil` while it is hidden.
  public var look: String?
  public var title: String?
  public var isHidden = true
  /// The property that holds it, such as `web.navigationItem.leftBarButtonItem`; `nil` while no bar holds it.
  public var shownIn: String?
  /// What the app put it into where no bar on the screen shows that: `web.navigationItem`.
  public var unseenIn: String?

  public init() {}
}

/// The double arrow that leads to and from the secondary alone.
public struct SecondaryOnlyButtonState: Sendable, Equatable {
  public var isHidden = true
  /// The bar that shows it; `nil` while none does.
  public var shownIn: String?

  public init() {}
}

/// A column of a split view controller with a style.
public struct ColumnState: Sendable, Equatable {
  /// The bare name of the column, such as `supplementary`.
  public var name: String
  /// The controller that was set for it.
  public var controller: String?
  /// The navigation controller around it.
  public var navigation: String?
  public var isShowing = false
  /// In points; `nil` where the column has none of its own.
  public var width: Double?

  public init(name: String) { self.name = name }
}

/// The button that a split view controller handed out.
public struct BarButtonState: Sendable, Equatable {
  /// Why a button is not to be seen.
  public enum Reason: String, Sendable {
    case placedNowhere = "placed nowhere"
    case noBarShows = "no bar shows it"
    case noTitle = "no title"
    case covered = "covered by the popover"
    case stale = "stale since willShow"
  }

  public var item = ""
  public var title: String?
  /// The property that holds it; `nil` while no bar holds it.
  public var place: BarItemPlace?
  /// The property's path, such as `web.navigationItem.leftBarButtonItem` or `web.toolbar.items`.
  public var shownIn: String? { place?.path }
  public var isVisible = false
  /// Whether tapping it does something: false after it was invalidated.
  public var isValid = true
  public var reason: Reason?

  public init() {}
}

/// The property that holds a bar button item.
public struct BarItemPlace: Sendable, Equatable {
  public enum Property: String, Sendable {
    case leftBarButtonItem
    case rightBarButtonItem
    case leftBarButtonItems
    case rightBarButtonItems
    case items
    case toolbarItems
  }

  /// Whose property it is, such as `web.navigationItem`.
  public var holder: String
  public var property: Property
  /// The place among the items of the property, from the left edge, or for items at the right from there.
  public var index: Int
  /// The controller that the bar belongs to, where it belongs to one.
  public var owner: String?
  /// Whether a bar shows what the property holds.
  public var hasBar: Bool

  public init(holder: String, property: Property, index: Int, owner: String?, hasBar: Bool) {
    self.holder = holder
    self.property = property
    self.index = index
    self.owner = owner
    self.hasBar = hasBar
  }

  /// The property's path, with an index where one of several items is meant.
  public var path: String {
    let path = "\(holder).\(property.rawValue)"
    return property == .leftBarButtonItems || property == .rightBarButtonItems ? "\(path)[\(index)]" : path
  }
}

/// A popover controller, the split view controller's or the app's own.
public struct PopoverState: Sendable, Equatable {
  /// Where a popover comes from.
  public enum Anchor: Sendable, Equatable {
    case button(String)
    case leftEdge
    case rect
  }

  public var object = ""
  public var isVisible = false
  public var content: String?
  public var size = Size.zero
  public var anchor: Anchor?

  public init() {}
}
