import ObjectModel

extension UIViewController {
  /// How long a modal presentation takes to slide, in seconds.
  static let presentationDuration = 0.4

  /// The controller that presents in the place of this one: the outermost container.
  var presentationOwner: UIViewController {
    guard simulation.uikit.profile.holds(.rootPresents) else { return self }
    var here = self
    while !here.isInPopover, let parent = here.parent { here = parent }
    return here
  }

  /// Whether a popover holds the controller, that of a split view controller too; its panel is none.
  private var isInPopover: Bool {
    guard let popover, popover.isVisible else { return false }
    if case .leftEdge? = popover.anchor { return false }
    return true
  }

  /// `presentViewController:animated:completion:`. What is seen follows at the end of the turn.
  package func present(_ controller: UIViewController, animated: Bool, completion: Block? = nil) {
    guard !simulation.isUnwinding else { return }
    if simulation.uikit.presentsByControllers {
      return presentByController(controller, animated: animated) { _ = completion?.call([]) }
    }
    guard mayPresent(controller) else { return }
    let owner = presentationOwner
    if owner !== self { simulation.decide(Rule.rootPresents.id, "\(owner.displayName) presents \(controller.displayName)") }
    if let already = owner.presented {
      simulation.record(
        .warning(
          "Warning: Attempt to present \(controller.description(for: simulation)) on \(owner.description(for: simulation)) which is already presenting \(already.description(for: simulation))"
        ))
      return
    }
    guard owner.mayPresentInPopover(controller) else { return }
    if simulation.release < Release(5), controller.parent != nil { controller.parent?.childIsTaken(controller) }
    owner.presented = controller
    controller.presenting = owner
    simulation.uikit.modalWillCover(presenter: self, animated: animated)
    guard owner.isViewLoaded, owner.appearance != .gone else { return }
    simulation.runLoop.atEndOfTurn(for: owner) { [presented = Weak(wrappedValue: controller)] owner in
      guard let controller = presented.wrappedValue, owner.presented === controller else { return }
      owner.runPresentation(of: controller, animated: animated, completion)
    }
  }

  /// What a popover asks of presentations from inside it: another transition than cover vertical raises, and the presented is made modal.
  private func mayPresentInPopover(_ controller: UIViewController) -> Bool {
    guard popover?.isVisible == true else { return true }
    let world = simulation.uikit
    if controller.modalTransitionStyle != .coverVertical, world.profile.holds(.coversVerticallyInPopover) {
      simulation.raise(
        "NSInvalidArgumentException",
        "Application tried to present inside popover with transition style other than UIModalTransitionStyleCoverVertical.")
      return false
    }
    if world.presentingSetsModal {
      simulation.decide(Rule.presentingSetsModal.id, "modalInPopover of \(controller.displayName) becomes YES")
      controller.isModalInPopover = true
    }
    return true
  }

  private func runPresentation(of controller: UIViewController, animated: Bool, _ completion: Block?) {
    let covers = controller.coversPresenter
    controller.presentationPhase = .coming
    controller.loadViewIfNeeded()
    if covers { beginAppearance(false, animated: animated) }
    controller.view.moveSilently(to: view.window)
    let style = controller.modalPresentationStyle
    controller.view.frame = style == .currentContext ? view.frame : simulation.uikit.modalFrame(of: controller)
    controller.beginAppearance(true, animated: animated)
    controller.layOut()
    simulation.runLoop.after(animated ? Self.presentationDuration : 0) {
      [presenter = Weak(wrappedValue: self), target = Weak(wrappedValue: controller)] in
      let controller = target.wrappedValue
      controller?.endAppearance()
      if controller?.presentationPhase == .coming { controller?.presentationPhase = nil }
      guard let presenter = presenter.wrappedValue else { return }
      if covers, presenter.presented === controller {
        if presenter.view.superview is UIWindow { presenter.coverWindow() }
        presenter.endAppearance()
      }
      _ = completion?.call([])
    }
  }

  /// A covered controller's view leaves the window.
  func coverWindow() {
    simulation.uikit.coveredWindow = view.window.map { WeakReference.to($0) }
    view.moveSilently(to: nil)
  }

  /// `dismissViewControllerAnimated:completion:`, sent to the presenter, the presented or anything inside either.
  package func dismiss(animated: Bool, completion: Block? = nil) {
    guard !simulation.isUnwinding else { return }
    guard let owner = presenterForDismissal, let controller = owner.presented else { return }
    if simulation.release >= Release(8) {
      return owner.dismissPresented(animated: animated, then: { _ = completion?.call([]) })
    }
    owner.presented = nil
    controller.presenting = nil
    let deeper = controller.presented
    controller.presented = nil
    deeper?.presenting = nil
    simulation.runLoop.atEndOfTurn { owner.runDismissal(of: controller, animated: animated, completion) }
  }

  /// Whose presentation a dismissal sent to this controller ends.
  var presenterForDismissal: UIViewController? {
    for here in sequence(first: self, next: \.parent) {
      if here.presented != nil { return here }
    }
    for here in sequence(first: self, next: \.parent) {
      if let presenting = here.presenting { return presenting }
    }
    return nil
  }

  /// What a cover hid takes its frame again, with all that lies below it: the interface may have turned meanwhile.
  private func takeModalFrames() {
    for controller in sequence(first: self, next: \.presenting) {
      let world = simulation.uikit
      controller.view.frame = controller.presenting == nil ? world.rootFrame : world.modalFrame(of: controller)
      if controller !== self { controller.layOut() }
    }
  }

  private func runDismissal(of controller: UIViewController, animated: Bool, _ completion: Block?) {
    let covers = appearance == .gone || appearance == .disappearing
    controller.presentationPhase = .going
    controller.beginAppearance(false, animated: animated)
    if covers {
      if view.superview == nil { view.moveSilently(to: simulation.uikit.coveredWindow?.object as? UIWindow ?? simulation.uikit.keyWindow) }
      takeModalFrames()
      beginAppearance(true, animated: animated)
      layOut()
    }
    simulation.runLoop.after(animated ? Self.presentationDuration : 0) { [presenter = Weak(wrappedValue: self)] in
      if controller.isViewLoaded { controller.view.moveSilently(to: nil) }
      presenter.wrappedValue?.endAppearance()
      controller.endAppearance()
      if controller.presentationPhase == .going { controller.presentationPhase = nil }
      _ = completion?.call([])
    }
  }

  /// How `%@` prints the object.
  func description(for simulation: Simulation) -> String { "<\(isa.visible.name): \(displayName)>" }
}
