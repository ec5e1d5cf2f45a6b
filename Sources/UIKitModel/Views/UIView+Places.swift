import ObjectModel
import SceneModel

extension UIView {
  /// The view that all views around this one are in.
  var root: UIView { sequence(first: self, next: \.superview).suffix(1).first ?? self }

  /// Where the view's own origin lies in its root.
  private var origin: Point {
    sequence(first: self, next: \.superview).reduce(Point.zero) { Point(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY) }
  }

  /// A point or rectangle of the view as another sees it, or the root.
  func moved(_ place: Value, to other: UIView?) -> Value {
    let (own, target) = (origin, (other ?? root).origin)
    let (dx, dy) = (own.x - target.x, own.y - target.y)
    if let point = Point.unbox(place) { return Point(x: point.x + dx, y: point.y + dy).boxed }
    guard let rect = Rect.unbox(place) else { return place }
    return Rect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width, height: rect.height).boxed
  }
}
