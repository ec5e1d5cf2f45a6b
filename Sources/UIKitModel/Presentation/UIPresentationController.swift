import ObjectModel
import SceneModel

/// What runs one modal presentation from iOS 8 on: it knows who presents whom, and adapts the style to the room there is.
package class UIPresentationController: Object {
  /// The style that was asked for.
  package fileprivate(set) var style = ModalPresentationStyle.fullScreen
  /// The style that the room, or the delegate, put in its place.
  package fileprivate(set) var adapted: ModalPresentationStyle?
  @Weak package var delegate: Object?
  @Weak package fileprivate(set) var presented: UIViewController?
  @Weak package var presenting: UIViewController?
  /// Who asked for the presentation: the presenter, or a controller inside it.
  @Weak var asker: UIViewController?
  /// The traits of the window that the style was last adapted to.
  var knownTraits: Traits?
  /// The controller that was presented before the delegate put another around it.
  package fileprivate(set) var replaced: UIViewController?

  package override func dismantle() {
    super.dismantle()
    replaced = nil
  }

  /// The style that the presentation has on the screen.
  package var shownStyle: ModalPresentationStyle { adapted ?? style }

  /// Whether touches outside what is presented dismiss it: those on popovers, and from iOS 13 on those on sheets.
  var hearsTouchesOutside: Bool {
    switch shownStyle {
    case .popover: true
    case .pageSheet, .formSheet: simulation.uikit.profile.holds(.sheetsAreDismissedByTouch)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none, .automatic: false
    }
  }

  /// Makes what runs a presentation of the style.
  static func make(_ style: ModalPresentationStyle, of controller: UIViewController) -> UIPresentationController {
    let simulation = controller.simulation
    let made: UIPresentationController
    switch style {
    case .popover: made = UIPopoverPresentationController(in: simulation)
    case .pageSheet where simulation.release >= Release(15), .formSheet where simulation.release >= Release(15):
      made = UISheetPresentationController(in: simulation)
    default: made = UIPresentationController(in: simulation)
    }
    made.style = style
    made.presented = controller
    return made
  }

  // MARK: Adapting

  /// The style that UIKit gives a presentation in a window of the traits, if no delegate says otherwise; `nil` where the style fits.
  func usualStyle(in traits: Traits) -> ModalPresentationStyle? {
    let profile = simulation.uikit.profile
    if let alert = presented as? UIAlertController { return alert.isActionSheet && traits.horizontal == .compact ? .custom : nil }
    guard style == .popover || style == .pageSheet || style == .formSheet else { return nil }
    guard traits.horizontal == .compact else {
      guard style == .popover, traits.vertical == .compact, profile.holds(.adaptationLooksAtBothClasses) else { return nil }
      return .formSheet
    }
    guard profile.holds(.compactSheetsStaySheets) else { return .fullScreen }
    return style == .popover ? .pageSheet : nil
  }

  /// Decides the style for a window of the traits, asking the delegate, and who is shown.
  func adapt(to traits: Traits, _ coordinator: UITransitionCoordinator?) {
    knownTraits = traits
    adapted = style == .popover || style == .pageSheet || style == .formSheet ? wantedStyle(in: traits) : nil
    guard !simulation.isUnwinding else { return }
    if let adapted { chooseController(for: adapted) } else { bringBackReplaced() }
    guard simulation.release >= Release(8, 3), let delegate else { return }
    simulation.send(AdaptiveDelegate.willPresent, to: delegate, self, adapted ?? .none, coordinator) { NoReply() }
  }

  private func wantedStyle(in traits: Traits) -> ModalPresentationStyle? {
    let usual = usualStyle(in: traits)
    guard let delegate else { return decided(usual) }
    let whole = AdaptiveDelegate.styleForTraits
    let answer: ModalPresentationStyle
    if simulation.release >= Release(8, 3), simulation.hasCode(delegate, whole.info.selector) {
      answer = simulation.send(whole, to: delegate, self, UITraitCollection.make(traits, in: simulation)) { usual ?? .none }
    } else {
      // UIKit: the older question is asked only where the room is scarce.
      guard usual != nil else { return nil }
      answer = simulation.send(AdaptiveDelegate.style, to: delegate, self) { usual ?? .none }
    }
    if answer == .automatic { return usual }
    return answer == .none || answer == style ? nil : answer
  }

  private func decided(_ usual: ModalPresentationStyle?) -> ModalPresentationStyle? {
    if let usual {
      let name = ModalPresentationStyle.type.caseName(of: usual.rawValue)
      simulation.decide(
        usual == .formSheet ? Rule.adaptationLooksAtBothClasses.id : Rule.compactSheetsStaySheets.id,
        "the room makes \(presented?.displayName ?? "the presentation") a \(name)")
    }
    return usual
  }

  private func chooseController(for style: ModalPresentationStyle) {
    guard let delegate, let original = replaced ?? presented else { return }
    let other = simulation.send(AdaptiveDelegate.controllerForStyle, to: delegate, self, style) { nil as UIViewController? }
    guard let other, other !== original, !simulation.isUnwinding else { return }
    replaced = original
    hand(over: other)
  }

  private func bringBackReplaced() {
    guard let original = replaced else { return }
    replaced = nil
    if let parent = original.parent { parent.childIsTaken(original) }
    hand(over: original)
  }

  /// Puts another controller in the place of the presented one, before it is shown or while nobody looks.
  private func hand(over other: UIViewController) {
    guard let old = presented, old !== other else { return }
    let owner = old.presenting
    guard owner?.mayPresent(other) ?? true else { return }
    let wasShown = old.isShown && old.parent == nil
    if wasShown { old.beginAppearance(false, animated: false) }
    if old.isViewLoaded, old.view.superview is UIWindow { old.view.moveSilently(to: nil) }
    if wasShown { old.endAppearance() }
    if owner?.presented === old { owner?.presented = other }
    old.presenting = nil
    old.presentation = nil
    other.presenting = owner
    other.presentation = self
    presented = other
    guard wasShown else { return }
    other.loadViewIfNeeded()
    other.view.moveSilently(to: owner?.view.window ?? simulation.uikit.keyWindow)
    other.view.frame = simulation.uikit.modalFrame(of: other)
    other.changeAppearance(true)
    other.layOut()
  }
}

extension UIPresentationController {
  static let presentationTable = ClassTable(
    UIPresentationController.self, inherits: "NSObject", label: "presentation", releases: .since(8), "Runs one modal presentation."
  ) {
    Property("presentedViewController", readOnly: { $0.presented }, "The controller that is presented.")
    Property("presentingViewController", readOnly: { $0.presenting ?? $0.presented?.presenting }, "The controller that presents it.")
    Property("presentationStyle", readOnly: { $0.style }, "The style that was asked for.")
    Property(
      "adaptivePresentationStyle", readOnly: { $0.usualStyle(in: $0.simulation.uikit.windowTraits) ?? .none },
      "The style that the presentation takes where there is little room.")
    Property("delegate", weak: true, { $0.delegate }, { $0.delegate = $1 }, "Who is asked how to adapt, and told of dismissals.")
    Property("containerView", readOnly: { $0.presented?.view.window }, "The view that the presentation happens in.")
    Property("presentedView", readOnly: { $0.presented?.view }, "The view that is presented.")
    Property(
      "frameOfPresentedViewInContainerView", readOnly: { $0.presented.map { $0.simulation.uikit.modalFrame(of: $0) } ?? .zero },
      "Where the presented view lies.")
    Property("overrideTraitCollection", readOnly: { (_: UIPresentationController) in Value.null }, "Traits put over those of the window.")
      .deprecated(17, use: "traitOverrides")
    Property(
      "shouldPresentInFullscreen", readOnly: { !$0.shownStyle.wantsContext }, "Whether the presentation covers the whole window.")
    Property(
      "shouldRemovePresentersView", readOnly: { $0.presented?.coversPresenter ?? false }, "Whether the presenter's view leaves the window.")
  }
}
