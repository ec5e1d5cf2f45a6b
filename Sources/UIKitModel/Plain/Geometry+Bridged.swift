import FoundationModel
import ObjectModel
import SceneModel

extension Value {
  /// The numbers of a structure of the type.
  func numbers(of type: StructType) -> [Double]? {
    guard case .structure(let structure) = self, structure.type === type else { return nil }
    return structure.numbers
  }
}

extension Point: Bridged {
  public static var typeName: String { "CGPoint" }
  public static func unbox(_ value: Value) -> Point? { value.numbers(of: .point).map { Point(x: $0[0], y: $0[1]) } }
  public var boxed: Value { .structure(StructValue(type: .point, numbers: [x, y])) }
}

extension Size: Bridged {
  public static var typeName: String { "CGSize" }
  public static func unbox(_ value: Value) -> Size? { value.numbers(of: .size).map { Size(width: $0[0], height: $0[1]) } }
  public var boxed: Value { .structure(StructValue(type: .size, numbers: [width, height])) }
}

extension Rect: Bridged {
  public static var typeName: String { "CGRect" }
  public static func unbox(_ value: Value) -> Rect? {
    value.numbers(of: .rect).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
  public var boxed: Value { .structure(StructValue(type: .rect, numbers: [minX, minY, width, height])) }
}

/// Distances from the four edges, in points: `UIEdgeInsets`.
package struct EdgeInsets: Bridged, Equatable, Sendable {
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0

  package static var typeName: String { "UIEdgeInsets" }
  package static func unbox(_ value: Value) -> EdgeInsets? {
    value.numbers(of: .edgeInsets).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }
  package var boxed: Value { .structure(StructValue(type: .edgeInsets, numbers: [top, left, bottom, right])) }
}

/// A map from points to points: `CGAffineTransform`.
package struct AffineTransform: Bridged, Equatable, Sendable {
  package var numbers = [1.0, 0, 0, 1, 0, 0]

  package static let identity = AffineTransform()
  package static var typeName: String { "CGAffineTransform" }
  package static func unbox(_ value: Value) -> AffineTransform? { value.numbers(of: .transform).map { AffineTransform(numbers: $0) } }
  package var boxed: Value { .structure(StructValue(type: .transform, numbers: numbers)) }

  /// The map that does this one's work after the other's.
  func after(_ first: AffineTransform) -> AffineTransform {
    let (a, b) = (first.numbers, numbers)
    return AffineTransform(numbers: [
      a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
      a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    ])
  }
}
