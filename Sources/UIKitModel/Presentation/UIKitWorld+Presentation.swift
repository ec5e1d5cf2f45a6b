import ObjectModel
import SceneModel

extension UIKitWorld {
  /// Whether presentation controllers present, as from iOS 8 on.
  var presentsByControllers: Bool { profile.holds(.presentationControllers) }

  /// Where a modal controller's view lies in the window.
  func modalFrame(of controller: UIViewController) -> Rect {
    if let popover = controller.presentation as? UIPopoverPresentationController, popover.shownStyle == .popover {
      return frame(of: popover)
    }
    let style = controller.shownStyle
    if style.wantsContext, let presenter = controller.presenting, presenter.parent != nil, presenter.isViewLoaded {
      return presenter.view.frameInWindow
    }
    guard style == .pageSheet || style == .formSheet, !controller.coversPresenter else { return rootFrame }
    if device.idiom == .phone || windowTraits.isCompact { return cardFrame }
    let size = style == .formSheet ? Size(width: 540, height: 620) : Size(width: min(768, interfaceSize.width), height: rootFrame.height)
    return Rect(
      x: (interfaceSize.width - size.width) / 2, y: rootFrame.minY + max(0, (rootFrame.height - size.height) / 2), width: size.width,
      height: min(size.height, rootFrame.height))
  }

  /// A sheet where there is little room: it leaves a strip at the top, unless the window is low.
  private var cardFrame: Rect {
    let top = windowTraits.vertical == .compact ? 0.0 : 40
    return Rect(x: 0, y: top, width: interfaceSize.width, height: interfaceSize.height - top)
  }

  /// Where a popover lies: below what it comes from, as far as the window lets it.
  private func frame(of popover: UIPopoverPresentationController) -> Rect {
    let room = rootFrame
    let size = popover.size
    let barEnd = room.minY + 44 + (liesBelowStatusBar ? 0 : statusBarHeight)
    var anchor = Rect(x: room.maxX / 2, y: barEnd, width: 0, height: 0)
    if let item = popover.barButtonItem {
      anchor.origin.x = place(of: item).map(middleInWindow) ?? 0
    } else if let view = popover.sourceView {
      let origin = view.frameInWindow
      let rect = popover.sourceRect ?? view.bounds
      anchor = Rect(x: origin.minX + rect.minX, y: origin.minY + rect.minY, width: rect.width, height: rect.height)
    }
    let left = anchor.minX + anchor.width / 2 - size.width / 2
    return Rect(
      x: min(max(0, left), max(0, room.maxX - size.width)), y: min(max(room.minY, anchor.maxY), max(room.minY, room.maxY - size.height)),
      width: size.width, height: size.height)
  }

  /// The controllers that are presented, from the bottom up.
  var presentedControllers: [UIViewController] {
    guard hasPresented else { return [] }
    var controllers: [UIViewController] = []
    var here = keyWindow?.rotatingController?.presentedInside
    while let controller = here {
      controllers.append(controller)
      here = controller.presentedInside
    }
    return controllers
  }

  /// The window has other traits: presentations that are on the screen take the style that suits them now.
  func adaptPresentations(_ coordinator: UITransitionCoordinator) {
    for controller in presentedControllers {
      guard let presentation = controller.presentation, presentation.presenting != nil else { continue }
      let covered = controller.coversPresenter
      let now = windowTraits
      let before = presentation.knownTraits ?? now
      guard before.horizontal != now.horizontal || before.vertical != now.vertical else { continue }
      presentation.adapt(to: windowTraits, coordinator)
      guard !simulation.isUnwinding, let shown = presentation.presented, let presenter = shown.presenting else { return }
      if shown.isViewLoaded { shown.view.frame = modalFrame(of: shown) }
      if shown.coversPresenter != covered { presenter.changeCover(shown.coversPresenter, laysOut: false) }
    }
  }
}

extension UIViewController {
  /// What the controller presents, or what one inside it presents in a context of its own.
  var presentedInside: UIViewController? {
    if let presented { return presented }
    for child in children {
      if let found = child.presentedInside { return found }
    }
    return nil
  }

  /// A presentation above began, or ended, to cover the controller without coming or going itself.
  ///
  /// - Parameter laysOut: Whether nobody else lays it out in the change under way.
  func changeCover(_ isCovered: Bool, laysOut: Bool = true) {
    let world = simulation.uikit
    if isCovered {
      beginAppearance(false, animated: false)
      if view.superview is UIWindow { coverWindow() }
      endAppearance()
    } else {
      if view.superview == nil { view.moveSilently(to: world.coveredWindow?.object as? UIWindow ?? world.keyWindow) }
      if parent == nil { view.frame = world.rootFrame }
      changeAppearance(true)
      if laysOut { layOut() }
    }
  }
}
