import ObjectModel
import SceneModel

extension UIKitWorld {
  /// The state that state lines and JSON tell.
  package func worldState() -> WorldState {
    let state = WorldState()
    state.release = releaseName
    state.sdk = simulation.sdk == simulation.release ? nil : simulation.sdk.description
    state.device = device.name
    state.size = interfaceSize
    state.orientation = UIInterfaceOrientation.type.caseName(of: orientation.rawValue)
    state.isRunning = isRunning
    state.isBusy = simulation.runLoop.isBusy
    simulation.forEachObject { object in
      if let split = object as? UISplitViewController {
        state.splits.append(SplitState())
        self.describe(split, in: &state.splits[state.splits.count - 1])
      } else if let navigation = object as? UINavigationController {
        state.stacks.append(StackState(name: navigation.displayName, controllers: navigation.viewControllers.map(\.displayName)))
      }
    }
    for popover in visiblePopovers where popover.split == nil { state.popovers.append(self.state(of: popover)) }
    let presented = presentedControllers
    guard !presented.isEmpty else { return state }
    state.presented = presented.map(\.displayName)
    state.popovers += popovers(of: presented)
    return state
  }

  private func describe(_ split: UISplitViewController, in state: inout SplitState) {
    state.name = split.displayName
    state.viewControllers = split.viewControllers.map(\.displayName)
    state.children = split.children.map(\.displayName)
    split.strategy.describe(in: &state)
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
