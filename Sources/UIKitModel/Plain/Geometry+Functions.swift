import FoundationModel
import ObjectModel
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Rect {
  /// The rectangle with its edges moved inwards.
  func inset(_ dx: Double, _ dy: Double) -> Rect { Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }

  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both share; empty where they do not.
  func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .zero }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func contains(_ point: Point) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }

  func contains(_ other: Rect) -> Bool { other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY }
}

/// The functions of Core Graphics that make and measure points, sizes, rectangles and transforms.
enum GeometryFunctions {
  static let all: [GlobalFunction] = makers + measures + tests + transforms

  static let constants: [GlobalConstant] = [
    GlobalConstant("CGRectZero", { Rect.zero.boxed }, "The rectangle without size at the origin."),
    GlobalConstant("CGRectNull", { Rect(x: .infinity, y: .infinity, width: 0, height: 0).boxed }, "No rectangle."),
    GlobalConstant("CGPointZero", { Point.zero.boxed }, "The origin."),
    GlobalConstant("CGSizeZero", { Size.zero.boxed }, "The size of nothing."),
    GlobalConstant("UIEdgeInsetsZero", { EdgeInsets().boxed }, "No insets."),
    GlobalConstant("CGAffineTransformIdentity", { AffineTransform.identity.boxed }, "The transform that changes nothing."),
  ]

  private static let makers: [GlobalFunction] = [
    GlobalFunction(
      "CGRectMake", { (x: Double, y: Double, width: Double, height: Double) in Rect(x: x, y: y, width: width, height: height) },
      "A rectangle."),
    GlobalFunction("CGPointMake", { (x: Double, y: Double) in Point(x: x, y: y) }, "A point."),
    GlobalFunction("CGSizeMake", { (width: Double, height: Double) in Size(width: width, height: height) }, "A size."),
    GlobalFunction(
      "UIEdgeInsetsMake",
      { (top: Double, left: Double, bottom: Double, right: Double) in
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
      }, "Distances from the four edges."),
    GlobalFunction(
      "UIEdgeInsetsInsetRect", swift: "CGRect.inset(self:by:)",
      { (rect: Rect, insets: EdgeInsets) in
        Rect(
          x: rect.minX + insets.left, y: rect.minY + insets.top, width: rect.width - insets.left - insets.right,
          height: rect.height - insets.top - insets.bottom)
      }, "A rectangle with its edges moved inwards."),
    GlobalFunction(
      "CGRectInset", swift: "CGRect.insetBy(self:dx:dy:)", { (rect: Rect, dx: Double, dy: Double) in rect.inset(dx, dy) },
      "A rectangle with its edges moved inwards."),
    GlobalFunction(
      "CGRectOffset", swift: "CGRect.offsetBy(self:dx:dy:)",
      { (rect: Rect, dx: Double, dy: Double) in
        Rect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width, height: rect.height)
      }, "A rectangle moved."),
    GlobalFunction(
      "CGRectIntegral", swift: "CGRect.integral(self:)",
      { (rect: Rect) in
        let (x, y) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
        return Rect(x: x, y: y, width: rect.maxX.rounded(.up) - x, height: rect.maxY.rounded(.up) - y)
      }, "The smallest rectangle of whole points around another."),
    GlobalFunction(
      "CGRectUnion", swift: "CGRect.union(self:_:)", { (left: Rect, right: Rect) in left.union(right) },
      "The smallest rectangle that holds both."),
    GlobalFunction(
      "CGRectIntersection", swift: "CGRect.intersection(self:_:)", { (left: Rect, right: Rect) in left.intersection(right) },
      "What two rectangles share."),
    GlobalFunction(
      "CGRectStandardize", swift: "CGRect.standardized(self:)", { (rect: Rect) in rect },
      "A rectangle with a width and height that are not negative."),
  ]

  private static let measures: [GlobalFunction] = [
    measure("CGRectGetWidth", { $0.width }, "The width of a rectangle."),
    measure("CGRectGetHeight", { $0.height }, "The height of a rectangle."),
    measure("CGRectGetMinX", { $0.minX }, "The left edge."), measure("CGRectGetMinY", { $0.minY }, "The upper edge."),
    measure("CGRectGetMaxX", { $0.maxX }, "The right edge."), measure("CGRectGetMaxY", { $0.maxY }, "The lower edge."),
    measure("CGRectGetMidX", { $0.minX + $0.width / 2 }, "The middle from left to right."),
    measure("CGRectGetMidY", { $0.minY + $0.height / 2 }, "The middle from top to bottom."),
  ]

  private static func measure(_ name: String, _ body: @escaping @Sendable (Rect) -> Double, _ summary: String) -> GlobalFunction {
    GlobalFunction(name, { (rect: Rect) in body(rect) }, summary)
  }

  private static let tests: [GlobalFunction] = [
    GlobalFunction("CGRectEqualToRect", { (left: Rect, right: Rect) in left == right }, "Whether two rectangles are the same."),
    GlobalFunction("CGPointEqualToPoint", { (left: Point, right: Point) in left == right }, "Whether two points are the same."),
    GlobalFunction("CGSizeEqualToSize", { (left: Size, right: Size) in left == right }, "Whether two sizes are the same."),
    GlobalFunction(
      "CGRectContainsPoint", swift: "CGRect.contains(self:_:)", { (rect: Rect, point: Point) in rect.contains(point) },
      "Whether a point lies in a rectangle."),
    GlobalFunction("CGRectContainsRect", { (rect: Rect, other: Rect) in rect.contains(other) }, "Whether a rectangle lies in another."),
    GlobalFunction(
      "CGRectIntersectsRect", swift: "CGRect.intersects(self:_:)", { (left: Rect, right: Rect) in left.intersects(right) },
      "Whether two rectangles share some area."),
    GlobalFunction(
      "CGRectIsEmpty", swift: "CGRect.isEmpty(self:)", { (rect: Rect) in rect.width <= 0 || rect.height <= 0 },
      "Whether a rectangle has no area."),
    GlobalFunction(
      "CGRectIsNull", swift: "CGRect.isNull(self:)", { (rect: Rect) in rect.minX == .infinity }, "Whether a rectangle is none."),
  ]

  private static let transforms: [GlobalFunction] = [
    GlobalFunction(
      "CGAffineTransformMakeRotation", swift: "CGAffineTransform.init(rotationAngle:)", { (angle: Double) in rotation(angle) },
      "A turn, in radians."),
    GlobalFunction(
      "CGAffineTransformMakeScale", swift: "CGAffineTransform.init(scaleX:y:)",
      { (x: Double, y: Double) in AffineTransform(numbers: [x, 0, 0, y, 0, 0]) }, "A change of size."),
    GlobalFunction(
      "CGAffineTransformMakeTranslation", swift: "CGAffineTransform.init(translationX:y:)",
      { (x: Double, y: Double) in AffineTransform(numbers: [1, 0, 0, 1, x, y]) }, "A move."),
    GlobalFunction(
      "CGAffineTransformRotate", swift: "CGAffineTransform.rotated(self:by:)",
      { (first: AffineTransform, angle: Double) in first.after(rotation(angle)) },
      "A turn before another transform."),
    GlobalFunction(
      "CGAffineTransformScale", swift: "CGAffineTransform.scaledBy(self:x:y:)",
      { (first: AffineTransform, x: Double, y: Double) in
        first.after(AffineTransform(numbers: [x, 0, 0, y, 0, 0]))
      }, "A change of size before another transform."),
    GlobalFunction(
      "CGAffineTransformTranslate", swift: "CGAffineTransform.translatedBy(self:x:y:)",
      { (first: AffineTransform, x: Double, y: Double) in first.after(AffineTransform(numbers: [1, 0, 0, 1, x, y])) },
      "A move before another transform."),
    GlobalFunction(
      "CGAffineTransformConcat", swift: "CGAffineTransform.concatenating(self:_:)",
      { (first: AffineTransform, second: AffineTransform) in second.after(first) }, "Two transforms as one."),
    GlobalFunction(
      "CGAffineTransformIsIdentity", swift: "CGAffineTransform.isIdentity(self:)",
      { (transform: AffineTransform) in transform == .identity }, "Whether a transform changes nothing."),
  ]

  private static func rotation(_ angle: Double) -> AffineTransform {
    AffineTransform(numbers: [cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0])
  }
}
