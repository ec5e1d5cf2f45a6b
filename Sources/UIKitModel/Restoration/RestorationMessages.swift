import FoundationModel
import ObjectModel

/// What UIKit asks and tells the app delegate while it keeps the app's state and brings it back, from iOS 6 on.
package enum RestorationDelegate {
  private static let owner = "UIApplicationDelegate"

  package static let shouldSave = asks(
    "shouldSaveApplicationState", "shouldSaveState", "Asks whether the app's state is to be kept, as it goes into the background."
  ).deprecated(13, 2, use: "application:shouldSaveSecureApplicationState:")
  package static let shouldRestore = asks(
    "shouldRestoreApplicationState", "shouldRestoreState", "Asks whether the state that was kept is to come back."
  ).deprecated(13, 2, use: "application:shouldRestoreSecureApplicationState:")
  package static let shouldSaveSecurely = asks(
    "shouldSaveSecureApplicationState", "shouldSaveSecureState", since: Release(13, 2),
    "Asks whether the app's state is to be kept, as it goes into the background.")
  package static let shouldRestoreSecurely = asks(
    "shouldRestoreSecureApplicationState", "shouldRestoreSecureState", since: Release(13, 2),
    "Asks whether the state that was kept is to come back.")
  package static let willEncode = tells(
    "application:willEncodeRestorableStateWithCoder:", "application(_:willEncodeRestorableStateWith:)", "willEncodeState",
    "Gives the app delegate the first word as state is kept.")
  package static let didDecode = tells(
    "application:didDecodeRestorableStateWithCoder:", "application(_:didDecodeRestorableStateWith:)", "didDecodeState",
    "Tells the app delegate that all state is back.")
  package static let controllerForPath = MessageType<UIViewController?, UIApplication, Value, NSCoder>(
    "application:viewControllerWithRestorationIdentifierPath:coder:",
    swift: "application(_:viewControllerWithRestorationIdentifierPath:coder:)", short: "controllerForPath",
    parameters: "application identifierComponents coder", .lifecycle, in: owner, releases: .since(6), sender: 0,
    otherwise: "the one that is there already, or the storyboard's",
    "Asks for the controller that state belongs to, where no class of its own makes it.")

  private static func asks(
    _ name: String, _ short: String, since release: Release = Release(6), _ summary: String
  ) -> MessageType<Bool, UIApplication, NSCoder> {
    MessageType(
      Selector("application:" + name + ":"), swift: "application(_:\(name):)", short: short, parameters: "application coder", .lifecycle,
      in: owner, releases: ReleaseRange(since: release), sender: 0, otherwise: "NO", summary)
  }

  private static func tells(
    _ name: Selector, _ swift: String, _ short: String, _ summary: String
  ) -> MessageType<NoReply, UIApplication, NSCoder> {
    MessageType(
      name, swift: swift, short: short, parameters: "application coder", .lifecycle, in: owner, releases: .since(6), sender: 0, summary)
  }

  static let all: [MessageInfo] = [
    shouldSave.info, shouldRestore.info, shouldSaveSecurely.info, shouldRestoreSecurely.info, willEncode.info, didDecode.info,
    controllerForPath.info,
  ]
}

/// What controllers are told while their state is kept and brought back.
package enum RestorationLifecycle {
  private static let owner = "UIViewController"

  package static let encode = MessageType<NoReply, NSCoder>(
    "encodeRestorableStateWithCoder:", swift: "encodeRestorableState(with:)", short: "encodeRestorableState", parameters: "coder",
    .lifecycle, in: owner, releases: .since(6), "Tells a controller with a restoration identifier to write down what it is to come back to."
  )
  package static let decode = MessageType<NoReply, NSCoder>(
    "decodeRestorableStateWithCoder:", swift: "decodeRestorableState(with:)", short: "decodeRestorableState", parameters: "coder",
    .lifecycle, in: owner, releases: .since(6), "Gives a controller what it wrote down in the run before.")
  package static let finished = MessageType<NoReply>(
    "applicationFinishedRestoringState", swift: "applicationFinishedRestoringState()", short: "finishedRestoring", .lifecycle, in: owner,
    releases: .since(7), "Tells a controller that all others have their state back, too.")

  static let all: [MessageInfo] = [encode.info, decode.info, finished.info]
}
