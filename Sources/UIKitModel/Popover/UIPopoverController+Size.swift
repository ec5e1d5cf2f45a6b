import ObjectModel
import SceneModel

/// How large a popover is.
extension UIPopoverController {
  /// The size on the screen, in points, before UIKit makes it fit.
  package var size: Size {
    if let own = split?.classic?.popoverSize(of: self) { return own }
    if contentSize != .zero { return contentSize }
    if isVisible, let keptSize { return keptSize }
    guard let content else { return Self.usualSize }
    return size(of: content, showing: (content as? UINavigationController)?.topViewController ?? content)
  }

  /// The size that a content asks for while it shows a controller.
  private func size(of content: UIViewController, showing wanted: UIViewController) -> Size {
    if simulation.release >= Release(7), wanted.preferredContentSize != .zero { return wanted.preferredContentSize }
    return content.contentSizeForViewInPopover != Self.usualSize ? content.contentSizeForViewInPopover : wanted.contentSizeForViewInPopover
  }

  /// What a controller asks for where code says nothing.
  static let usualSize = Size(width: 320, height: 1100)

  /// The stack that the popover shows pushes or pops: iOS 4 to 6 keep the size of what is popped.
  func stackChanges(_ stack: UINavigationController, from old: UIViewController?) {
    guard isVisible, stack === content, let old else { return }
    let isPop = !stack.viewControllers.contains { $0 === old }
    let former = size(of: stack, showing: old)
    if !isPop {
      keptSize = nil
    } else if keptSize == nil, former != size, simulation.uikit.profile.holds(.popoverKeepsSizeAfterPop) {
      keptSize = former
      simulation.decide(Rule.popoverKeepsSizeAfterPop.id, "\(displayName) keeps the size of \(old.displayName), which goes")
    }
    fit()
  }

  /// The content, or the controller that it shows, asks for another size.
  func wishChanged() {
    keptSize = nil
    fit()
  }

  /// Gives the content's view the popover's size.
  func fit() {
    guard isVisible, let content, content.isViewLoaded, content.popover === self else { return }
    content.view.frame.size = fittedSize
    content.layOut()
  }

  /// The size, as far as the screen lets the popover have it.
  var fittedSize: Size { Size(width: size.width, height: min(size.height, simulation.uikit.rootFrame.height)) }
}
