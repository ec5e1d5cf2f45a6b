import ObjectModel
import SceneModel

/// A view whose contents can be moved.
open class UIScrollView: UIView {
  package var contentOffset = Point.zero
}

extension UIScrollView {
  static let scrollTable = ClassTable(UIScrollView.self, inherits: "UIView", "A view whose contents can be moved.") {
    reference("delegate", "Who is told about movements.")
    Property("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 }, "Which point of the contents is at the upper left corner.")
    attribute("contentSize", Size.zero, "How large the contents are, in points.")
    attribute("contentInset", EdgeInsets(), "The room around the contents.")
    attribute("scrollIndicatorInsets", EdgeInsets(), "The room around the scroll bars.")
    attribute("scrollEnabled", getter: "isScrollEnabled", true, "Whether the finger moves the contents.")
    attribute("pagingEnabled", getter: "isPagingEnabled", false, "Whether the contents move by pages.")
    attribute("keyboardDismissMode", releases: .since(7), 0, "When a drag puts the keyboard away; kept.")
    attribute("refreshControl", releases: .since(10), "What reloads when the contents are pulled down; kept.")
    attribute("bounces", true, "Whether the contents move past their end.")
    attribute("alwaysBounceVertical", false, "Whether they do up and down in any case.")
    attribute("alwaysBounceHorizontal", false, "Whether they do left and right in any case.")
    attribute("showsVerticalScrollIndicator", true, "Whether there is a scroll bar at the side.")
    attribute("showsHorizontalScrollIndicator", true, "Whether there is a scroll bar at the bottom.")
    attribute("directionalLockEnabled", getter: "isDirectionalLockEnabled", false, "Whether the contents move in one direction at a time.")
    attribute("scrollsToTop", true, "Whether a tap on the status bar moves the contents to the top.")
    attribute("minimumZoomScale", 1.0, "How small the contents may get.")
    attribute("maximumZoomScale", 1.0, "How large the contents may get.")
    attribute("zoomScale", 1.0, "How large the contents are.")
    Property("dragging", getter: "isDragging", readOnly: { (_: UIScrollView) in false }, "Whether the finger moves the contents now.")
    Property(
      "decelerating", getter: "isDecelerating", readOnly: { (_: UIScrollView) in false }, "Whether the contents go on moving by themselves."
    )
    Method(
      "setContentOffset:animated:", swift: "setContentOffset(_:animated:)",
      { (view: UIScrollView, offset: Point, _: Bool) in view.contentOffset = offset }, "Moves the contents.")
    Method(
      "scrollRectToVisible:animated:", swift: "scrollRectToVisible(_:animated:)", { (_: UIScrollView, _: Rect, _: Bool) in },
      "Moves the contents until a rectangle shows; here nothing.")
    Method(
      "flashScrollIndicators", swift: "flashScrollIndicators()", { (_: UIScrollView) in },
      "Shows the scroll bars for a moment; here nothing.")
    Method(
      "setZoomScale:animated:", swift: "setZoomScale(_:animated:)",
      { (view: UIScrollView, scale: Double, _: Bool) in view.attributes["zoomScale"] = .double(scale) }, "Changes the size of the contents."
    )
  }
}
