import ObjectModel

extension UIViewController {
  /// Begins to show or to hide the view: `viewWillAppear:` or `viewWillDisappear:`, once.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard !simulation.isUnwinding else { return }
    if isAppearing {
      guard appearance == .gone || appearance == .disappearing else { return }
      loadViewIfNeeded()
      noteTraits()
      appearance = .appearing
      isToHearIsAppearing = simulation.uikit.profile.holds(.viewIsAppearing)
      appearanceIsAnimated = animated
      simulation.send(Lifecycle.viewWillAppear, to: self, animated) {
        viewWillAppear(animated)
        return NoReply()
      }
      fillAddedLists()
    } else {
      guard appearance == .shown || appearance == .appearing else { return }
      // One whose view slid in untold goes untold.
      guard appearance == .appearing || wasToldShown else { return setAppearanceSilently(false) }
      if simulation.uikit.keyboard.isShown { simulation.uikit.endTyping(in: view) }
      appearance = .disappearing
      isToHearIsAppearing = false
      appearanceIsAnimated = animated
      simulation.send(Lifecycle.viewWillDisappear, to: self, animated) {
        viewWillDisappear(animated)
        return NoReply()
      }
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
      simulation.send(Lifecycle.viewDidAppear, to: self, animated) {
        viewDidAppear(animated)
        return NoReply()
      }
      movement = nil
    case .disappearing:
      appearance = .gone
      wasToldShown = false
      simulation.send(Lifecycle.viewDidDisappear, to: self, animated) {
        viewDidDisappear(animated)
        return NoReply()
      }
      movement = nil
    case .gone, .shown: break
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
