import ObjectModel
import SceneModel

/// The messages that tell a view controller about its view, its surroundings and the device.
package enum Lifecycle {
  private static let owner = "UIViewController"

  package static let loadView = MessageType<NoReply>(
    "loadView", swift: "loadView()", short: "loadView", .lifecycle, in: owner, "Makes the view.")
  package static let viewDidLoad = MessageType<NoReply>(
    "viewDidLoad", swift: "viewDidLoad()", short: "viewDidLoad", .lifecycle, in: owner, "Tells that the view has been made.")
  package static let viewWillUnload = MessageType<NoReply>(
    "viewWillUnload", swift: "viewWillUnload()", short: "viewWillUnload", .lifecycle, in: owner,
    releases: .from(Release(5), until: Release(6)), "Tells that the view is about to be let go, after a memory warning."
  ).deprecated(6)
  package static let viewDidUnload = MessageType<NoReply>(
    "viewDidUnload", swift: "viewDidUnload()", short: "viewDidUnload", .lifecycle, in: owner,
    releases: .from(Release(3), until: Release(6)), "Tells that the view was let go, after a memory warning."
  ).deprecated(6)
  package static let viewWillAppear = MessageType<NoReply, Bool>(
    "viewWillAppear:", swift: "viewWillAppear(_:)", short: "viewWillAppear", parameters: "animated", .lifecycle, in: owner,
    "Tells that the view is about to be shown.")
  package static let viewIsAppearing = MessageType<NoReply, Bool>(
    "viewIsAppearing:", swift: "viewIsAppearing(_:)", short: "viewIsAppearing", parameters: "animated", .lifecycle, in: owner,
    releases: .since(13), "Tells that the view is in its window with its traits, and appears.")
  package static let viewDidAppear = MessageType<NoReply, Bool>(
    "viewDidAppear:", swift: "viewDidAppear(_:)", short: "viewDidAppear", parameters: "animated", .lifecycle, in: owner,
    "Tells that the view has been shown.")
  package static let viewWillDisappear = MessageType<NoReply, Bool>(
    "viewWillDisappear:", swift: "viewWillDisappear(_:)", short: "viewWillDisappear", parameters: "animated", .lifecycle, in: owner,
    "Tells that the view is about to go.")
  package static let viewDidDisappear = MessageType<NoReply, Bool>(
    "viewDidDisappear:", swift: "viewDidDisappear(_:)", short: "viewDidDisappear", parameters: "animated", .lifecycle, in: owner,
    "Tells that the view has gone.")
  package static let viewWillLayoutSubviews = MessageType<NoReply>(
    "viewWillLayoutSubviews", swift: "viewWillLayoutSubviews()", short: "viewWillLayoutSubviews", .lifecycle, in: owner,
    releases: .since(5),
    "Tells that the view is about to be laid out.")
  package static let viewDidLayoutSubviews = MessageType<NoReply>(
    "viewDidLayoutSubviews", swift: "viewDidLayoutSubviews()", short: "viewDidLayoutSubviews", .lifecycle, in: owner, releases: .since(5),
    "Tells that the view has been laid out.")
  package static let willRotate = MessageType<NoReply, UIInterfaceOrientation, Double>(
    "willRotateToInterfaceOrientation:duration:", swift: "willRotate(to:duration:)", short: "willRotate",
    parameters: "toInterfaceOrientation duration", .lifecycle, in: owner, "Tells that the interface is about to turn."
  ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
  package static let willAnimateRotation = MessageType<NoReply, UIInterfaceOrientation, Double>(
    "willAnimateRotationToInterfaceOrientation:duration:", swift: "willAnimateRotation(to:duration:)", short: "willAnimateRotation",
    parameters: "toInterfaceOrientation duration", .lifecycle, in: owner, "Tells, inside the animation, that the interface turns."
  ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
  package static let didRotate = MessageType<NoReply, UIInterfaceOrientation>(
    "didRotateFromInterfaceOrientation:", swift: "didRotate(from:)", short: "didRotate", parameters: "fromInterfaceOrientation", .lifecycle,
    in: owner, "Tells that the interface has turned."
  ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
  package static let willMoveToParent = MessageType<NoReply, UIViewController?>(
    "willMoveToParentViewController:", swift: "willMove(toParent:)", short: "willMoveToParent", parameters: "parent",
    .lifecycle,
    in: owner, releases: .since(5), "Tells that the controller gets another parent, or none.")
  package static let didMoveToParent = MessageType<NoReply, UIViewController?>(
    "didMoveToParentViewController:", swift: "didMove(toParent:)", short: "didMoveToParent", parameters: "parent", .lifecycle,
    in: owner, releases: .since(5), "Tells that the controller has another parent, or none.")
  package static let willTransition = MessageType<NoReply, UITraitCollection, UITransitionCoordinator>(
    "willTransitionToTraitCollection:withTransitionCoordinator:", swift: "willTransition(to:with:)", short: "willTransition",
    parameters: "newCollection coordinator", .lifecycle, in: owner, releases: .since(8), "Tells that the traits are about to change.")
  package static let viewWillTransition = MessageType<NoReply, Size, UITransitionCoordinator>(
    "viewWillTransitionToSize:withTransitionCoordinator:", swift: "viewWillTransition(to:with:)", short: "viewWillTransition",
    parameters: "size coordinator", .lifecycle, in: owner, releases: .since(8), "Tells that the view's size is about to change.")
  package static let traitsDidChange = MessageType<NoReply, UITraitCollection?>(
    "traitCollectionDidChange:", swift: "traitCollectionDidChange(_:)", short: "traitCollectionDidChange",
    parameters: "previousTraitCollection", .lifecycle, in: owner, releases: .since(8), "Tells that the traits have changed."
  ).deprecated(17, use: "registerForTraitChanges:withHandler:")
  package static let didReceiveMemoryWarning = MessageType<NoReply>(
    "didReceiveMemoryWarning", swift: "didReceiveMemoryWarning()", short: "didReceiveMemoryWarning", .lifecycle, in: owner,
    "Tells that memory is short.")
  package static let prepareForSegue = MessageType<NoReply, UIStoryboardSegue, Value>(
    "prepareForSegue:sender:", swift: "prepare(for:sender:)", short: "prepareForSegue", parameters: "segue sender", .lifecycle, in: owner,
    releases: .since(5), "Tells that a segue is about to be performed.")

  static let all: [MessageInfo] =
    [
      loadView.info, viewDidLoad.info, viewWillUnload.info, viewDidUnload.info, viewWillAppear.info, viewIsAppearing.info,
      viewDidAppear.info,
      viewWillDisappear.info,
      viewDidDisappear.info, viewWillLayoutSubviews.info, viewDidLayoutSubviews.info, willRotate.info, willAnimateRotation.info,
      didRotate.info,
      willMoveToParent.info, didMoveToParent.info, didReceiveMemoryWarning.info, prepareForSegue.info, willTransition.info,
      viewWillTransition.info, traitsDidChange.info,
    ] + RestorationLifecycle.all
}

/// The questions that UIKit asks a view controller and that apps may answer by overriding.
package enum ControllerQuery {
  private static let owner = "UIViewController"

  package static let shouldAutorotateTo = MessageType<Bool, UIInterfaceOrientation>(
    "shouldAutorotateToInterfaceOrientation:", swift: "shouldAutorotate(to:)", short: "shouldAutorotateTo",
    parameters: "toInterfaceOrientation", .query, in: owner, releases: .from(Release(2), until: Release(6)), otherwise: "only portrait",
    "Asks whether the controller stands an orientation."
  ).deprecated(6, use: "supportedInterfaceOrientations")
  package static let shouldAutorotate = MessageType<Bool>(
    "shouldAutorotate", swift: "shouldAutorotate", short: "shouldAutorotate", .query, in: owner, releases: .since(6), otherwise: "YES",
    "Asks whether the controller turns at all."
  ).deprecated(16, use: "supportedInterfaceOrientations")
  package static let supportedOrientations = MessageType<UIInterfaceOrientationMask>(
    "supportedInterfaceOrientations", swift: "supportedInterfaceOrientations", short: "supportedInterfaceOrientations", .query, in: owner,
    releases: .since(6), otherwise: "all on an iPad, all but upside down on an iPhone", "Asks which orientations the controller stands.")
  package static let preferredOrientation = MessageType<UIInterfaceOrientation>(
    "preferredInterfaceOrientationForPresentation", swift: "preferredInterfaceOrientationForPresentation",
    short: "preferredInterfaceOrientationForPresentation", .query, in: owner, releases: .since(6), otherwise: "the present one",
    "Asks which way up the controller wants to be presented.")
  package static let shouldPerformSegue = MessageType<Bool, String, Value>(
    "shouldPerformSegueWithIdentifier:sender:", swift: "shouldPerformSegue(withIdentifier:sender:)", short: "shouldPerformSegue",
    parameters: "identifier sender", .query, in: owner, releases: .since(6), otherwise: "YES", "Asks whether a segue may be performed.")
  package static let forwardsAppearanceAndRotation = MessageType<Bool>(
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
    swift: "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", short: "forwardsAppearanceAndRotation", .query,
    in: owner,
    releases: .from(Release(5), until: Release(6)), otherwise: "YES", "Asks whether children are told of appearance and rotation.")
  package static let forwardsAppearance = MessageType<Bool>(
    "shouldAutomaticallyForwardAppearanceMethods", swift: "shouldAutomaticallyForwardAppearanceMethods", short: "forwardsAppearance",
    .query,
    in: owner, releases: .since(6), otherwise: "YES", "Asks whether children are told of appearance.")
  package static let forwardsRotation = MessageType<Bool>(
    "shouldAutomaticallyForwardRotationMethods", swift: "shouldAutomaticallyForwardRotationMethods", short: "forwardsRotation", .query,
    in: owner, releases: .since(6), otherwise: "YES", "Asks whether children are told of rotation.")

  static let all: [MessageInfo] = [
    shouldAutorotateTo.info, shouldAutorotate.info, supportedOrientations.info, preferredOrientation.info, shouldPerformSegue.info,
    forwardsAppearanceAndRotation.info, forwardsAppearance.info, forwardsRotation.info,
  ]
}
