import ObjectModel
import SceneModel

extension UIViewController {
  static let controllerTable = ClassTable(
    UIViewController.self, inherits: "UIResponder", "A screenful of content, and the base of all containers."
  ) {
    initialisers
    viewRows
    appearanceRows
    rotationRows
    containerRows
    presentationRows
    presentationControllerRows
    traitRows
    laterRows
    movieRows
    contentRows
    adaptiveRows
  }

  @EntryBuilder<UIViewController> private static var initialisers: [Entry] {
    Method(
      "init", swift: "init()",
      { (controller: UIViewController) -> UIViewController? in
        let made = controller.simulation.perform("initWithNibName:bundle:", on: .object(controller), [.null, .null])
        return made.object as? UIViewController
      }, "Makes a controller without a nib.")
    Method(
      "initWithNibName:bundle:", swift: "init(nibName:bundle:)",
      { (controller: UIViewController, name: String?, _: Value) -> UIViewController? in
        controller.nibName = name
        return controller.setUp() ? controller : nil
      }, "Makes a controller whose view comes from a nib.")
    Method(
      "initWithCoder:", swift: "init(coder:)",
      { (controller: UIViewController, _: Value) -> UIViewController? in
        controller.setUp() ? controller : nil
      }, "Makes a controller from a nib or storyboard.")
    Property("nibName", readOnly: { $0.nibName }, "The nib of the view.")
  }

  @EntryBuilder<UIViewController> private static var viewRows: [Entry] {
    Property(
      "view", { $0.view },
      { (controller, view: UIView?) in
        if let view { controller.view = view } else { controller.unloadView() }
      }, "The view; asking for it makes it.")
    Property("isViewLoaded", readOnly: { $0.isViewLoaded }, "Whether the view has been made.")
    Method(
      Lifecycle.loadView.info.selector, swift: "loadView()", { (controller: UIViewController) in controller.loadView() }, "Makes the view.")
    Method(
      Lifecycle.viewDidLoad.info.selector, swift: "viewDidLoad()", { (controller: UIViewController) in controller.viewDidLoad() },
      "Called when the view has been made.")
    Method(Lifecycle.viewDidUnload.info.selector, { (_: UIViewController) in }, "Called when the view was let go after a memory warning.")
      .deprecated(6)
    Method(Lifecycle.viewWillUnload.info.selector, { (_: UIViewController) in }, "Called when the view is about to be let go.").deprecated(
      6)
    Method("viewWillLayoutSubviews", swift: "viewWillLayoutSubviews()", { (_: UIViewController) in }, "Called before a layout.")
    Method("viewDidLayoutSubviews", swift: "viewDidLayoutSubviews()", { (_: UIViewController) in }, "Called after a layout.")
    Method("didReceiveMemoryWarning", swift: "didReceiveMemoryWarning()", { (_: UIViewController) in }, "Called when memory is short.")
  }

  @EntryBuilder<UIViewController> private static var appearanceRows: [Entry] {
    Method(
      "viewWillAppear:", swift: "viewWillAppear(_:)",
      { (controller: UIViewController, animated: Bool) in controller.viewWillAppear(animated) }, "Called before the view shows.")
    Method(
      "viewDidAppear:", swift: "viewDidAppear(_:)",
      { (controller: UIViewController, animated: Bool) in controller.viewDidAppear(animated) }, "Called when the view shows.")
    Method(
      "viewWillDisappear:", swift: "viewWillDisappear(_:)",
      { (controller: UIViewController, animated: Bool) in controller.viewWillDisappear(animated) }, "Called before the view goes.")
    Method(
      "viewDidDisappear:", swift: "viewDidDisappear(_:)",
      { (controller: UIViewController, animated: Bool) in controller.viewDidDisappear(animated) }, "Called when the view has gone.")
    Method(
      "beginAppearanceTransition:animated:", swift: "beginAppearanceTransition(_:animated:)", releases: .since(5),
      { (controller: UIViewController, appears: Bool, animated: Bool) in controller.beginAppearance(appears, animated: animated) },
      "Begins to show or hide a child by hand.")
    Method(
      "endAppearanceTransition", swift: "endAppearanceTransition()", releases: .since(5),
      { (controller: UIViewController) in controller.endAppearance() },
      "Ends what the beginning began.")
    Property(
      "isBeingPresented", releases: .since(5), readOnly: { $0.isBeingPresented },
      "Whether a presentation of the controller is under way.")
    Property(
      "isBeingDismissed", releases: .since(5), readOnly: { $0.isBeingDismissed },
      "Whether a dismissal of the controller is under way.")
    Property(
      "isMovingToParentViewController", swift: "isMovingToParent", releases: .since(5), readOnly: { $0.movement == .arriving },
      "Whether the controller is just getting its parent.")
    Property(
      "isMovingFromParentViewController", swift: "isMovingFromParent", releases: .since(5),
      readOnly: { $0.movement == .leaving },
      "Whether the controller is just losing its parent.")
  }

  @EntryBuilder<UIViewController> private static var rotationRows: [Entry] {
    Property("interfaceOrientation", readOnly: { $0.simulation.uikit.orientation }, "Which way up the interface is.").deprecated(
      8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
    Method(
      "willRotateToInterfaceOrientation:duration:",
      { (controller: UIViewController, orientation: UIInterfaceOrientation, seconds: Double) in
        controller.willRotate(to: orientation, duration: seconds)
      }, "Called before the interface turns."
    ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
    Method(
      "willAnimateRotationToInterfaceOrientation:duration:",
      { (controller: UIViewController, orientation: UIInterfaceOrientation, seconds: Double) in
        controller.willAnimateRotation(to: orientation, duration: seconds)
      }, "Called inside the animation of a turn."
    ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
    Method(
      "didRotateFromInterfaceOrientation:",
      { (controller: UIViewController, orientation: UIInterfaceOrientation) in controller.didRotate(from: orientation) },
      "Called when the interface has turned."
    ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
    Method(
      "shouldAutorotateToInterfaceOrientation:",
      { (controller: UIViewController, orientation: UIInterfaceOrientation) in controller.shouldAutorotate(to: orientation) },
      "Whether the controller stands an orientation; asked up to iOS 5."
    ).deprecated(6, use: "supportedInterfaceOrientations")
    Method(
      "shouldAutorotate", releases: .since(6), { (_: UIViewController) in true },
      "Whether the controller turns at all; asked from iOS 6 on."
    ).deprecated(16, use: "supportedInterfaceOrientations")
    Method(
      "supportedInterfaceOrientations", releases: .since(6), { (controller: UIViewController) in controller.supportedOrientations() },
      "Which orientations the controller stands.")
    Method(
      "preferredInterfaceOrientationForPresentation", releases: .since(6),
      { (controller: UIViewController) in controller.simulation.uikit.orientation },
      "Which way up the controller wants to be presented.")
    Method(
      "shouldAutomaticallyForwardAppearanceMethods", releases: .since(6), { (_: UIViewController) in true },
      "Whether children hear of appearance.")
    Method(
      "shouldAutomaticallyForwardRotationMethods", releases: .since(6), { (_: UIViewController) in true },
      "Whether children hear of rotation."
    ).deprecated(8, use: "viewWillTransitionToSize:withTransitionCoordinator:")
    ClassMethod(
      "attemptRotationToDeviceOrientation", releases: .since(5),
      { (_, simulation) in
        _ = try? simulation.uikit.rotate(.to(simulation.uikit.deviceOrientation))
        return NoReply()
      }, "Turns the interface to the way the device is held, if that is allowed now."
    ).deprecated(16, use: "setNeedsUpdateOfSupportedInterfaceOrientations")
  }

  @EntryBuilder<UIViewController> private static var containerRows: [Entry] {
    Property(
      "parentViewController", swift: "parent",
      readOnly: { $0.parent ?? ($0.simulation.release < Release(5) ? $0.presenting : nil) },
      "The container that the controller is in; before iOS 5 also who presents it.")
    Property("childViewControllers", swift: "children", releases: .since(5), readOnly: { $0.children }, "The controllers in this one.")
    Property(
      "splitViewController", releases: .since(3, 2), readOnly: { $0.splitViewController }, "The nearest split view controller around.")
    Property("navigationController", readOnly: { $0.navigationController }, "The nearest navigation controller around.")
    Property("tabBarController", readOnly: { $0.tabBarController }, "The nearest tab bar controller around.")
    Method(
      "addChildViewController:", swift: "addChild(_:)", releases: .since(5),
      { (controller: UIViewController, child: UIViewController) in controller.addChildByCode(child) },
      "Takes a controller in; it leaves the container it was in.")
    Method(
      "removeFromParentViewController", swift: "removeFromParent()", releases: .since(5),
      { (controller: UIViewController) in controller.removeFromParent() },
      "Leaves the container.")
    Method(
      "willMoveToParentViewController:", swift: "willMove(toParent:)", releases: .since(5),
      { (controller: UIViewController, parent: UIViewController?) in controller.beginMove(to: parent) },
      "Called before the container changes.")
    Method(
      "didMoveToParentViewController:", swift: "didMove(toParent:)", releases: .since(5),
      { (controller: UIViewController, parent: UIViewController?) in controller.endMove(to: parent) },
      "Called when the container has changed.")
  }

  @EntryBuilder<UIViewController> private static var presentationRows: [Entry] {
    Property(
      "presentedViewController", releases: .since(5), readOnly: { $0.presentedAround }, "What this controller or its container presents.")
    Property(
      "presentingViewController", releases: .since(5), readOnly: { $0.presentingAround }, "Who presents this controller or its container.")
    Property("modalViewController", readOnly: { $0.presentedAround }, "What this controller presents; the older name.").deprecated(
      6, use: "presentedViewController")
    Property(
      "modalPresentationStyle", { $0.modalPresentationStyle }, { $0.chosenPresentationStyle = $1 }, "How much a presentation covers.")
    Property("modalTransitionStyle", { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 }, "How a presentation moves.")
    Property(
      "modalInPopover", getter: "isModalInPopover", { $0.isModalInPopover }, { $0.isModalInPopover = $1 },
      "Whether touches outside the popover do nothing."
    ).deprecated(13, use: "modalInPresentation")
    Property(
      "definesPresentationContext", releases: .since(5), { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 },
      "Whether presentations in the context cover this view.")
    Method(
      "presentViewController:animated:completion:", swift: "present(_:animated:completion:)", releases: .since(5),
      { (controller: UIViewController, other: UIViewController, animated: Bool, completion: Block?) in
        controller.present(other, animated: animated, completion: completion)
      },
      "Presents a controller over the screen.")
    Method(
      "dismissViewControllerAnimated:completion:", swift: "dismiss(animated:completion:)", releases: .since(5),
      { (controller: UIViewController, animated: Bool, completion: Block?) in controller.dismiss(animated: animated, completion: completion)
      }, "Ends a presentation.")
    Method(
      "presentModalViewController:animated:",
      { (controller: UIViewController, other: UIViewController, animated: Bool) in controller.present(other, animated: animated) },
      "Presents a controller over the screen; the older name."
    ).deprecated(6, use: "presentViewController:animated:completion:")
    Method(
      "dismissModalViewControllerAnimated:", { (controller: UIViewController, animated: Bool) in controller.dismiss(animated: animated) },
      "Ends a presentation; the older name."
    ).deprecated(6, use: "dismissViewControllerAnimated:completion:")
    Method(
      "performSegueWithIdentifier:sender:", swift: "performSegue(withIdentifier:sender:)", releases: .since(5),
      { (controller: UIViewController, identifier: String, sender: Value) in controller.performSegue(identifier, sender: sender) },
      "Performs a segue of the storyboard.")
    Method(
      "shouldPerformSegueWithIdentifier:sender:", swift: "shouldPerformSegue(withIdentifier:sender:)", releases: .since(6),
      { (_: UIViewController, _: String, _: Value) in true },
      "Whether a segue may be performed.")
    Method(
      "prepareForSegue:sender:", swift: "prepare(for:sender:)", releases: .since(5), { (_: UIViewController, _: Value, _: Value) in },
      "Called before a segue is performed.")
  }

  @EntryBuilder<UIViewController> private static var contentRows: [Entry] {
    Property("title", { $0.titleForButton }, { $0.title = $1 }, "The name of the screenful; bars show it.")
    Property("navigationItem", readOnly: { $0.navigationItem }, "What the controller puts in the navigation bar.")
    Property("tabBarItem", { $0.tabBarItem }, { $0.tabBarItem = $1 }, "The controller's tab.")
    Property(
      "toolbarItems", { $0.toolbarItems }, { (controller, items: [UIBarButtonItem]?) in controller.toolbarItems = items ?? [] },
      "The buttons in the navigation controller's toolbar.")
    Method(
      "setToolbarItems:animated:", swift: "setToolbarItems(_:animated:)",
      { (controller: UIViewController, items: [UIBarButtonItem]?, _: Bool) in controller.toolbarItems = items ?? [] },
      "Replaces the buttons in the toolbar.")
    Property(
      "hidesBottomBarWhenPushed", { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 },
      "Whether the bar below goes while the controller shows.")
    Property(
      "contentSizeForViewInPopover", releases: .since(3, 2), { $0.contentSizeForViewInPopover }, { $0.contentSizeForViewInPopover = $1 },
      "The size wanted in a popover, in points."
    ).deprecated(7, use: "preferredContentSize")
    Property(
      "preferredContentSize", releases: .since(7), { $0.preferredContentSize }, { $0.preferredContentSize = $1 },
      "The size wanted in a popover, in points.")
    Property("editing", getter: "isEditing", { $0.isEditing }, { $0.isEditing = $1 }, "Whether the contents can be changed.")
    Method(
      "setEditing:animated:", swift: "setEditing(_:animated:)",
      { (controller: UIViewController, editing: Bool, _: Bool) in controller.isEditing = editing }, "Starts or ends editing.")
    Property(
      "wantsFullScreenLayout", { $0.wantsFullScreenLayout }, { $0.wantsFullScreenLayout = $1 },
      "Whether the view lies under the status bar."
    ).deprecated(7, use: "extendedLayoutIncludesOpaqueBars")
    Property(
      "edgesForExtendedLayout", releases: .since(7), { $0.extendedEdges }, { $0.extendedEdges = $1 },
      "The edges at which the view lies under bars.")
    Property(
      "automaticallyAdjustsScrollViewInsets", releases: .since(7), { (_: UIViewController) in true }, { (_: UIViewController, _: Bool) in },
      "Whether scroll views make room for bars."
    ).deprecated(11, use: "contentInsetAdjustmentBehavior of the scroll view")
    Property(
      "extendedLayoutIncludesOpaqueBars", releases: .since(7), { $0.extendsUnderOpaqueBars }, { $0.extendsUnderOpaqueBars = $1 },
      "Whether opaque bars count.")
    Property(
      "restorationIdentifier", releases: .since(6), { $0.restorationIdentifier }, { $0.restorationIdentifier = $1 },
      "The name for restoring the state.")
    Property(
      "storyboard", releases: .since(5), readOnly: { $0.storyboardForCode }, "The storyboard that the controller came from.")
    Property("editButtonItem", readOnly: { $0.editButton }, "A button that starts and ends editing.")
    Method("setNeedsStatusBarAppearanceUpdate", releases: .since(7), { (_: UIViewController) in }, "Asks for the status bar's looks anew.")
  }

  private var editButton: UIBarButtonItem {
    let button = UIBarButtonItem(in: simulation)
    button.systemItem = .edit
    return button
  }

  private var presentedAround: UIViewController? { sequence(first: self, next: \.parent).lazy.compactMap(\.presented).first }
  private var presentingAround: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.presenting ?? $0.presenterLeft }.first
  }
}
