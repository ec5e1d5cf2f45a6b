import ObjectModel

/// The messages of `UIAdaptivePresentationControllerDelegate`.
package enum AdaptiveDelegate {
  private static let owner = "UIAdaptivePresentationControllerDelegate"

  package static let style = MessageType<ModalPresentationStyle, UIPresentationController>(
    "adaptivePresentationStyleForPresentationController:", swift: "adaptivePresentationStyle(for:)", short: "adaptiveStyle",
    parameters: "controller", .delegate, in: owner, releases: .since(8), sender: 0, otherwise: "UIKit's own choice",
    "Asks which style a presentation takes where there is little room.")
  package static let styleForTraits = MessageType<ModalPresentationStyle, UIPresentationController, UITraitCollection>(
    "adaptivePresentationStyleForPresentationController:traitCollection:", swift: "adaptivePresentationStyle(for:traitCollection:)",
    short: "adaptiveStyleForTraits", parameters: "controller traitCollection", .delegate, in: owner, releases: .since(8, 3), sender: 0,
    otherwise: "UIKit's own choice", "Asks which style a presentation takes in surroundings of the traits.")
  package static let controllerForStyle = MessageType<UIViewController?, UIPresentationController, ModalPresentationStyle>(
    "presentationController:viewControllerForAdaptivePresentationStyle:",
    swift: "presentationController(_:viewControllerForAdaptivePresentationStyle:)", short: "controllerForAdaptiveStyle",
    parameters: "controller style", .delegate, in: owner, releases: .since(8), sender: 0, otherwise: "nil: the presented one stays",
    "Asks for a controller to show instead, such as a navigation controller around the presented one.")
  package static let willPresent = MessageType<
    NoReply, UIPresentationController, ModalPresentationStyle, UITransitionCoordinator?
  >(
    "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
    swift: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", short: "willPresentWithStyle",
    parameters: "presentationController style transitionCoordinator", .delegate, in: owner, releases: .since(8, 3), sender: 0,
    "Tells the style that the presentation is about to take; none where it stays as asked for.")
  package static let shouldDismiss = MessageType<Bool, UIPresentationController>(
    "presentationControllerShouldDismiss:", swift: "presentationControllerShouldDismiss(_:)", short: "shouldDismissPresentation",
    parameters: "presentationController", .delegate, in: owner, releases: .since(13), sender: 0, otherwise: "YES",
    "Asks whether a touch or swipe may dismiss the presentation.")
  package static let willDismiss = tells(
    "presentationControllerWillDismiss", "willDismissPresentation", "Tells that a touch or swipe begins to dismiss the presentation.")
  package static let didDismiss = tells(
    "presentationControllerDidDismiss", "didDismissPresentation", "Tells that a touch or swipe has dismissed the presentation.")
  package static let didAttempt = tells(
    "presentationControllerDidAttemptToDismiss", "didAttemptToDismiss", "Tells that a touch or swipe tried to dismiss and might not.")

  private static func tells(_ name: String, _ short: String, _ summary: String) -> MessageType<NoReply, UIPresentationController> {
    MessageType(
      Selector(name + ":"), swift: name + "(_:)", short: short, parameters: "presentationController", .delegate, in: owner,
      releases: .since(13), sender: 0, summary)
  }

  package static let table = ProtocolTable(
    owner, releases: .since(8), "Says how a presentation adapts to little room, and follows how touches dismiss it.",
    [
      style.info, styleForTraits.info, controllerForStyle.info, willPresent.info, shouldDismiss.info, willDismiss.info, didDismiss.info,
      didAttempt.info,
    ])
}
