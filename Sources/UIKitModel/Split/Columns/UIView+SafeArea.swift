import ObjectModel
import SceneModel

extension UIView {
  /// `safeAreaInsets`: how far a floating sidebar reaches over the view, or the view beyond the edge; bars are not counted.
  var safeAreaInsets: EdgeInsets {
    var insets = EdgeInsets()
    let around = sequence(first: controllerAround) { $0?.parent }.compactMap { $0 }
    guard let holder = around.first(where: { ($0.parent as? UISplitViewController)?.columns != nil }), holder.isViewLoaded,
      isDescendant(of: holder.view), let columns = (holder.parent as? UISplitViewController)?.columns
    else { return insets }
    let covered = columns.covered(of: holder)
    let (column, own) = (holder.view.frameInWindow, frameInWindow)
    if columns.primaryEdge == .leading {
      insets.left = min(max(0, column.minX + covered - own.minX), own.width)
    } else {
      insets.right = min(max(0, own.maxX - (column.maxX - covered)), own.width)
    }
    return insets
  }
}
