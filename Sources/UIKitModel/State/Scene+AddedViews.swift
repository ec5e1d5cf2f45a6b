import ObjectModel
import SceneModel

/// Plain views that code puts over what controllers show.
extension UIKitWorld {
  /// The views that code added to a controller's view, as boxes with the texts of their labels.
  func addedViews(of controller: UIViewController) -> [Scene.Element] {
    guard controller.isViewLoaded else { return [] }
    return controller.view.subviews.filter(\.isAddedByCode).map { view in
      let texts = labels(in: view).compactMap(\.text)
      let frame = view.frameInWindow
      let children =
        texts.isEmpty ? [] : [Scene.Element(.text(texts.joined(separator: "\n")), frame: frame, name: view.displayName)]
      return Scene.Element(.overlay, frame: frame, name: view.displayName, children: children)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  /// The panel that is open, if one is.
  private var openPanel: UIPopoverController? {
    visiblePopovers.last { popover in
      if case .leftEdge? = popover.anchor { return popover.split != nil }
      return false
    }
  }

  /// Whether a controller's added views lie over an open panel, and not in the controller.
  func liftsAddedViews(of controller: UIViewController) -> Bool {
    guard let content = openPanel?.content, !controller.isInside(content) else { return false }
    return !panelCoversAddedViews
  }

  /// The added views that lie over an open panel.
  var viewsOverPanel: [Scene.Element] {
    guard openPanel != nil, !panelCoversAddedViews else { return [] }
    return all(UIViewController.self).filter { $0.isShown && liftsAddedViews(of: $0) }.flatMap(addedViews)
  }

  /// Code put a view on the screen: an open panel may lie over it.
  func viewWasAdded(_ view: UIView) {
    guard let panel = panel(overlapping: view) else { return }
    simulation.decide(Rule.panelCoversAddedViews.id, "\(view.displayName) lies behind \(panel.displayName)")
  }

  /// The open panel that lies over the whole of a view outside it.
  func panel(over view: UIView) -> UIPopoverController? {
    panel(overlapping: view).flatMap { view.frameInWindow.maxX <= $0.size.width ? $0 : nil }
  }

  /// The open panel that lies over a part of a view outside it.
  private func panel(overlapping view: UIView) -> UIPopoverController? {
    guard let panel = openPanel, let content = panel.content, content.isViewLoaded, panelCoversAddedViews else { return nil }
    guard view.isAddedByCode, !view.isDescendant(of: content.view), view.frameInWindow.minX < panel.size.width else { return nil }
    return panel
  }
}

extension UIView {
  /// Whether the view is a plain one that code made and gave a size.
  fileprivate var isAddedByCode: Bool {
    type(of: self) == UIView.self && controller == nil && owner == nil && !isHidden && alpha > 0 && frame.width > 0 && frame.height > 0
  }

  /// Whether the view lies in one that is drawn as a box of its own.
  var isInAddedView: Bool {
    sequence(first: self, next: \.superview).contains { $0.isAddedByCode && $0.superview?.controller != nil }
  }
}
