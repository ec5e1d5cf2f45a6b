import ObjectModel

extension UIViewController {
  @EntryBuilder<UIViewController> static var presentationControllerRows: [Entry] {
    Property(
      "presentationController", releases: .since(8), readOnly: { $0.presentationForUse }, "What runs the controller's presentation.")
    Property(
      "popoverPresentationController", releases: .since(8), readOnly: { $0.presentationForUse as? UIPopoverPresentationController },
      "What runs the controller's presentation, if that is a popover.")
    Property(
      "sheetPresentationController", releases: .since(15), readOnly: { $0.presentationForUse as? UISheetPresentationController },
      "What runs the controller's presentation, if that is a sheet.")
    Property(
      "modalInPresentation", getter: "isModalInPresentation", releases: .since(13), { $0.isModalInPopover }, { $0.isModalInPopover = $1 },
      "Whether touches outside and swipes do not dismiss the controller.")
    attribute("transitioningDelegate", releases: .since(7), "Who animates presentations of style custom; not asked.")
    attribute("providesPresentationContextTransitionStyle", releases: .since(5), false, "Whether the context gives its own transition.")
    attribute("restoresFocusAfterTransition", releases: .since(10), true, "Whether the focus comes back after a presentation.")
    attribute("activePresentationController", releases: .since(16), "What runs the presentation that the controller is in; not modelled.")
    Method(
      "disablesAutomaticKeyboardDismissal", swift: "disablesAutomaticKeyboardDismissal", releases: .since(4, 3),
      { (controller: UIViewController) in controller.shownStyle == .formSheet },
      "Whether the keyboard stays when text entry ends.")
    Method(
      "viewIsAppearing:", swift: "viewIsAppearing(_:)", releases: .since(13),
      { (controller: UIViewController, animated: Bool) in controller.viewIsAppearing(animated) },
      "Called when the view is in its window and appears, before the layout.")
    Method(
      "loadViewIfNeeded", swift: "loadViewIfNeeded()", releases: .since(9),
      { (controller: UIViewController) in controller.loadViewIfNeeded() },
      "Makes the view if there is none yet.")
    Property(
      "viewIfLoaded", releases: .since(9), readOnly: { $0.isViewLoaded ? $0.view : nil }, "The view, or nil before it has been made.")
  }
}
