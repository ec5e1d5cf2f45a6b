import ObjectModel
import SceneModel

extension UIKitWorld {
  /// The state that state lines and JSON tell.
  ///
  /// - Parameter previous: The state before, whose lists of names serve again where they are the same.
  package func worldState(after previous: WorldState? = nil) -> WorldState {
    let state = WorldState()
    state.release = releaseName
    state.sdk = simulation.sdk == simulation.release ? nil : simulation.sdk.description
    state.device = device.name
    state.size = interfaceSize
    state.orientation = UIInterfaceOrientation.type.caseName(of: orientation.rawValue)
    state.isRunning = isRunning
    state.isBusy = simulation.runLoop.isBusy
    var stacks = StackList(previous?.stacks ?? [])
    simulation.forEachObject { object in
      if let split = object as? UISplitViewController {
        let place = state.splits.count
        let old = previous.flatMap { $0.splits.count > place ? $0.splits[place] : nil }
        state.splits.append(self.state(of: split, after: old))
      } else if let navigation = object as? UINavigationController {
        stacks.append(navigation)
      }
    }
    state.stacks = stacks.states
    for popover in visiblePopovers where popover.split == nil { state.popovers.append(self.state(of: popover)) }
    let presented = presentedControllers
    guard !presented.isEmpty else { return state }
    state.presented = presented.map(\.displayName)
    state.popovers += popovers(of: presented)
    return state
  }

  private func state(of split: UISplitViewController, after old: SplitState?) -> SplitState {
    let state = SplitState()
    state.name = split.displayName
    state.viewControllers = split.viewControllers.names(ifSameAs: old?.viewControllers ?? [])
    state.children = split.children.names(ifSameAs: state.viewControllers)
    split.strategy.describe(in: state)
    return state
  }

  func state(of button: UIBarButtonItem, isValid: Bool) -> BarButtonState? {
    let place = place(of: button)
    guard isValid || place != nil else { return nil }
    var state = BarButtonState()
    state.item = button.displayName
    state.title = button.title
    state.place = place?.item
    state.isValid = isValid
    state.isVisible = place?.isVisible ?? false
    state.reason = isValid ? (place == nil ? .placedNowhere : place?.reason) : .stale
    return state
  }

  /// The popovers on the screen that presentations made.
  private func popovers(of presented: [UIViewController]) -> [PopoverState] {
    presented.compactMap { $0.presentation as? UIPopoverPresentationController }.filter { $0.shownStyle == .popover }.map {
      popover in
      var state = PopoverState()
      state.object = popover.displayName
      state.isVisible = popover.presented.map { $0.appearance == .shown || $0.appearance == .appearing } ?? false
      state.content = popover.presented?.displayName
      state.size = popover.size
      state.anchor = popover.barButtonItem.map { .button($0.displayName) } ?? .rect
      return state
    }
  }

  func state(of popover: UIPopoverController) -> PopoverState {
    var state = PopoverState()
    state.object = popover.displayName
    state.isVisible = popover.isVisible
    state.content = popover.content?.displayName
    state.size = popover.size
    switch popover.anchor {
    case .button(let item)?: state.anchor = .button(item.displayName)
    case .leftEdge?: state.anchor = .leftEdge
    case .rect?: state.anchor = .rect
    case nil: state.anchor = nil
    }
    return state
  }
}

/// The states of the stacks as they are told one after the other: the old list itself as long as nothing differs.
private struct StackList {
  private let old: [StackState]
  private var count = 0
  private var new: [StackState]?

  init(_ old: [StackState]) { self.old = old }

  /// All that were told.
  var states: [StackState] { new ?? (count == old.count ? old : Array(old[..<count])) }

  mutating func append(_ navigation: UINavigationController) {
    let name = navigation.displayName
    let place = count
    count += 1
    if place < old.count, new == nil, old[place].name == name, navigation.viewControllers.areNamed(old[place].controllers) { return }
    if new == nil { new = Array(old[..<min(place, old.count)]) }
    let names = place < old.count ? old[place].controllers : []
    new?.append(StackState(name: name, controllers: navigation.viewControllers.names(ifSameAs: names)))
  }
}

extension [UIViewController] {
  /// The names of the controllers: the given list, where it is the same.
  fileprivate func names(ifSameAs old: [String]) -> [String] { areNamed(old) ? old : map(\.displayName) }

  fileprivate func areNamed(_ names: [String]) -> Bool {
    guard names.count == count else { return false }
    for place in indices where self[place].displayName != names[place] { return false }
    return true
  }
}
