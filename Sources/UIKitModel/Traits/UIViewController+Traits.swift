import ObjectModel
import SceneModel

extension UIViewController {
  /// The traits that hold for the controller: those of its container with the container's overrides, or the window's.
  package var traits: Traits {
    let inherited = parent?.traits(of: self) ?? presenting?.presentedTraits(of: self) ?? simulation.uikit.windowTraits
    return inherited.overridden(by: traitOverrides)
  }

  /// What the controller hands down to a child.
  func traits(of child: UIViewController) -> Traits { childTraits(of: child, from: traits) }

  /// What the controller would hand down to a child, had it the traits itself.
  func childTraits(of child: UIViewController, from own: Traits) -> Traits {
    let traits = handedDown(to: child, from: own).overridden(by: overrideTraits[ObjectIdentifier(child)])
    guard simulation.uikit.viewsOverrideTraits, let outer = child.viewIfMade?.superview else { return traits }
    return traits.overridden(by: outer.overrides(upTo: viewIfMade))
  }

  /// What a modal controller has, as far as its presentation does not change it.
  func presentedTraits(of controller: UIViewController) -> Traits {
    simulation.uikit.windowTraits.overridden(by: simulation.uikit.sheetTraits(controller.shownStyle))
  }

  /// `setOverrideTraitCollection:forChildViewController:`.
  func setOverrideTraits(_ traits: Traits?, for child: UIViewController) {
    let before = child.traits
    overrideTraits[ObjectIdentifier(child)] = traits
    child.traitsWereOverridden(before: before)
  }

  /// Traits of the controller or its child were overridden: it and all below it are told.
  func traitsWereOverridden(before: Traits) {
    guard simulation.release >= Release(8), traits != before, toldTraits != nil else { return }
    let coordinator = UITransitionCoordinator.make(duration: 0, in: simulation)
    sendWillTransition(to: traits, coordinator)
    tellTraits()
    if isViewLoaded { layOut() }
    coordinator.runAlongside()
    coordinator.complete()
  }

  /// Notes the traits that the controller has as it comes to the screen, so that later ones are changes; one that comes back hears what changed.
  func noteTraits() {
    guard simulation.release >= Release(8) else { return }
    guard toldTraits != nil else { return noteFirstTraits() }
    // A change of the window that is under way tells of its traits itself.
    if simulation.uikit.upcoming == nil, toldTraits != traits { tellTraits() }
  }

  /// Notes what the controller, and those inside it that were on no screen yet, know from the start.
  private func noteFirstTraits() {
    toldTraits = traits
    for child in children where child.toldTraits == nil { child.noteFirstTraits() }
  }

  /// Tells the controller of the first traits that its view finds in a window, which follow none.
  func tellFirstTraits() {
    guard !heardOfTraits, simulation.release >= Release(8) else { return }
    heardOfTraits = true
    guard simulation.uikit.profile.holds(.firstTraitsAreTold), !simulation.isUnwinding else { return }
    simulation.send(Lifecycle.traitsDidChange, to: self, nil) { NoReply() }
  }

  /// Tells the controller, and then its children, of traits that are others than those it knows: `traitCollectionDidChange:`.
  func tellTraits() {
    guard simulation.release >= Release(8), !simulation.isUnwinding else { return }
    let now = traits
    if let before = toldTraits, before != now {
      toldTraits = now
      heardOfTraits = true
      simulation.send(Lifecycle.traitsDidChange, to: self, UITraitCollection.make(before, in: simulation)) { NoReply() }
      for registration in traitRegistrations { registration.tell(self, from: before, to: now) }
    } else {
      toldTraits = now
    }
    for child in children { child.tellTraits() }
    if let presented, presented.toldTraits != nil { presented.tellTraits() }
  }
}

extension UIKitWorld {
  /// The traits of the window as it is.
  package var windowTraits: Traits { windowTraits(of: interfaceSize, orientation: orientation) }

  /// The traits of the window in another size or orientation.
  func windowTraits(of size: Size, orientation: UIInterfaceOrientation) -> Traits {
    let threshold = takesAnySize ? profile.holds(.compactBelow640) ? 640.0 : 600 : 650
    var traits = device.traits(windowSize: size, isPortrait: orientation.isPortrait, compactBelow: threshold)
    if simulation.release >= Release(12) { traits.style = 1 }
    if simulation.release >= Release(26) { traits.splitEnvironment = SplitLayoutEnvironment.none }
    return traits.overridden(by: windowOverrides)
  }

  /// What a sheet changes of the traits around it: a form sheet is narrow.
  func sheetTraits(_ style: ModalPresentationStyle) -> Traits? {
    guard style == .popover || (style == .formSheet && device.idiom == .pad), windowTraits.horizontal == .regular else { return nil }
    return Traits(horizontal: .compact)
  }
}
