import ObjectModel

extension UIViewController {
  /// Begins to show or to hide the view: `viewWillAppear:` or `viewWillDisappear:`, once.
  ///
  /// One whose view slid in or out untold is what it was, as far as it knows: it is not told again, only its children are, each as it knows.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard !simulation.isUnwinding else { return }
    if isAppearing {
      guard appearance == .gone || appearance == .disappearing else { return }
      appearsUntold = appearance == .gone && wasToldShown
      loadViewIfNeeded()
      noteTraits()
      appearance = .appearing
      isToHearIsAppearing = simulation.uikit.profile.holds(.viewIsAppearing)
      appearanceIsAnimated = animated
      tellOfAppearance(Lifecycle.viewWillAppear) { viewWillAppear(animated) }
      tellFirstTraits()
      fillAddedLists()
    } else {
      guard appearance == .shown || appearance == .appearing else { return }
      appearsUntold = appearance == .shown && !wasToldShown
      if simulation.uikit.keyboard.isShown { simulation.uikit.endTyping(in: view) }
      appearance = .disappearing
      isToHearIsAppearing = false
      appearanceIsAnimated = animated
      tellOfAppearance(Lifecycle.viewWillDisappear) { viewWillDisappear(animated) }
    }
  }

  /// Ends what `beginAppearance` began: `viewDidAppear:` or `viewDidDisappear:`.
  func endAppearance() {
    guard !simulation.isUnwinding else { return }
    let animated = appearanceIsAnimated
    switch appearance {
    case .appearing:
      tellIsAppearing()
      appearance = .shown
      wasToldShown = true
      tellOfAppearance(Lifecycle.viewDidAppear) { viewDidAppear(animated) }
      movement = nil
    case .disappearing:
      appearance = .gone
      wasToldShown = false
      tellOfAppearance(Lifecycle.viewDidDisappear) { viewDidDisappear(animated) }
      movement = nil
    case .gone, .shown: break
    }
  }

  private func tellOfAppearance(_ message: MessageType<NoReply, Bool>, _ own: () -> Void) {
    guard !appearsUntold else { return own() }
    simulation.send(message, to: self, appearanceIsAnimated) {
      own()
      return NoReply()
    }
  }

  /// Tells the controller, and then the children that appear with it, once: `viewIsAppearing:`.
  func tellIsAppearing() {
    guard simulation.uikit.controllersToHearIsAppearing > 0, !simulation.isUnwinding else { return }
    if isToHearIsAppearing, appearance == .appearing {
      isToHearIsAppearing = false
      // Recorded only where code has it, as the layout's messages are: few classes do, and every appearance would tell of it.
      guard simulation.hasCode(self, Lifecycle.viewIsAppearing.info.selector) else { return tellChildrenAreAppearing() }
      simulation.send(Lifecycle.viewIsAppearing, to: self, appearanceIsAnimated) {
        viewIsAppearing(appearanceIsAnimated)
        return NoReply()
      }
    }
    tellChildrenAreAppearing()
  }

  private func tellChildrenAreAppearing() {
    for child in forwardedChildren { child.tellIsAppearing() }
  }

  /// Begins and ends at once, as an unanimated change does.
  func changeAppearance(_ isAppearing: Bool) {
    beginAppearance(isAppearing, animated: false)
    endAppearance()
  }

  /// The children that are told when the controller itself appears or goes.
  var forwardedChildren: ChildList {
    guard forwardsAppearance else { return ChildList() }
    return appearanceChildren
  }

  /// Code put the view on the screen, or took it off, by itself.
  func viewMoved(appearing: Bool) {
    guard parent?.ownsAppearanceOfChildren != true, popover == nil else { return }
    if let parent, !parent.forwardsAppearance { return }
    beginAppearance(appearing, animated: false)
    // It lives until it has been told of the end too.
    simulation.runLoop.atEndOfTurn { self.endAppearance() }
  }

  private var forwardsAppearance: Bool {
    let query = simulation.release < Release(6) ? ControllerQuery.forwardsAppearanceAndRotation : ControllerQuery.forwardsAppearance
    guard simulation.hasCode(self, query.info.selector) else { return true }
    return simulation.send(query, to: self) { true }
  }
}
