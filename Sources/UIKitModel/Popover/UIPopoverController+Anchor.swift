import ObjectModel
import SceneModel

/// Where a popover from a rectangle shows, and what a turn does with it.
extension UIPopoverController {
  /// The rectangle on the screen that the popover shows at.
  var anchorRect: Rect? { shownAt ?? anchorInWindow }

  /// Where the rectangle that the popover was presented from is on the screen now.
  var anchorInWindow: Rect? {
    guard case .rect(let rect, let view)? = anchor else { return nil }
    let origin = view.frameInWindow
    return Rect(x: origin.minX + rect.minX, y: origin.minY + rect.minY, width: rect.width, height: rect.height)
  }

  /// The interface has turned: a popover from a rectangle stays, unless its delegate cares.
  func interfaceTurned() {
    guard isVisible, case .rect(let rect, let view)? = anchor else { return }
    let profile = simulation.uikit.profile
    var follows = !profile.holds(.rectStays)
    if profile.holds(.asksWhereRectGoes) {
      let rule = Rule.asksWhereRectGoes.id
      simulation.send(PopoverDelegate.willReposition, to: delegate, self, rect.boxed, view.boxed, rule: rule) { NoReply() }
      follows = follows || delegate.map { simulation.hasCode($0, PopoverDelegate.willReposition.info.selector) } == true
    }
    if follows {
      shownAt = nil
    } else if shownAt != anchorInWindow {
      simulation.decide(Rule.rectStays.id, "\(displayName) stays where it was on the screen")
    }
  }
}
