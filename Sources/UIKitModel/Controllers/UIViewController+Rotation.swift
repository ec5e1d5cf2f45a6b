import ObjectModel

extension UIViewController {
  /// Whether a message about a turn means anything to the controller or to what is inside it, or is to be recorded whatever it means.
  func hears(_ message: MessageInfo) -> Bool {
    !children.isEmpty || simulation.recordsUnimplemented || simulation.hasCode(self, message.selector) || self is UISplitViewController
  }

  func sendWillRotate(to orientation: UIInterfaceOrientation, duration: Double) {
    simulation.send(Lifecycle.willRotate, to: self, orientation, duration) {
      willRotate(to: orientation, duration: duration)
      return NoReply()
    }
  }

  func sendWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
    simulation.send(Lifecycle.willAnimateRotation, to: self, orientation, duration) {
      willAnimateRotation(to: orientation, duration: duration)
      return NoReply()
    }
  }

  func sendDidRotate(from orientation: UIInterfaceOrientation) {
    simulation.send(Lifecycle.didRotate, to: self, orientation) {
      didRotate(from: orientation)
      return NoReply()
    }
  }

  /// Asks, as releases before iOS 6 do, whether the controller stands an orientation.
  func asksShouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    let allows = simulation.send(ControllerQuery.shouldAutorotateTo, to: self, orientation) { shouldAutorotate(to: orientation) }
    // Containers answer after those inside them.
    if !allows, simulation.uikit.turnRefuser == nil { simulation.uikit.turnRefuser = displayName }
    return allows
  }

  /// Asks whether the controller may turn that way, in the manner of the release. The answer names the method that forbade it.
  func refusal(of orientation: UIInterfaceOrientation) -> EventNote? {
    if simulation.uikit.profile.holds(.asksShouldAutorotateTo) {
      simulation.uikit.turnRefuser = nil
      guard !asksShouldAutorotate(to: orientation) else { return nil }
      let name = simulation.uikit.turnRefuser ?? displayName
      return .turnRefused(by: name, method: "shouldAutorotateToInterfaceOrientation:")
    }
    guard simulation.send(ControllerQuery.shouldAutorotate, to: self, else: { true }) else {
      return .turnRefused(by: displayName, method: "shouldAutorotate")
    }
    guard let allowed = allowedOrientations(), !allowed.allows(orientation) else { return nil }
    let world = simulation.uikit
    if !world.applicationMask.allows(orientation), let delegate = world.application.delegate,
      simulation.hasCode(delegate, ApplicationDelegate.supportedOrientations.info.selector)
    {
      return .turnRefused(by: delegate.displayName, method: ApplicationDelegate.supportedOrientations.info.selector.description)
    }
    let (object, message) = simulation.hasCode(self, ControllerQuery.supportedOrientations.info.selector) ? (nil, nil) : orientationsGiver
    if let object, let message, simulation.hasCode(object, message.selector) {
      return .turnRefused(by: object.displayName, method: message.selector.description)
    }
    return .turnRefused(by: displayName, method: "supportedInterfaceOrientations")
  }

  /// What the controller and the app allow together, asked as from iOS 6 on; `nil`, with an exception under way, where that is nothing.
  func allowedOrientations() -> UIInterfaceOrientationMask? {
    let mask = simulation.send(ControllerQuery.supportedOrientations, to: self) { supportedOrientations() }
    guard !simulation.isUnwinding else { return nil }
    let common = mask.intersection(simulation.uikit.applicationMask)
    guard !common.intersection(.all).isEmpty else {
      simulation.raise(
        "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES")
      return nil
    }
    return common
  }

  /// Whether code of the controller's class or of the app delegate, and not UIKit alone, says which orientations are allowed.
  var answersForOrientations: Bool {
    if simulation.hasCode(self, ControllerQuery.supportedOrientations.info.selector) { return true }
    if simulation.uikit.resources.information?.orientations[simulation.uikit.device.idiom] != nil { return true }
    return simulation.uikit.application.delegate.map {
      simulation.hasCode($0, ApplicationDelegate.supportedOrientations.info.selector)
    } ?? false
  }
}
