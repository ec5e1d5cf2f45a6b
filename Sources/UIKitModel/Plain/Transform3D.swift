import FoundationModel
import ObjectModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A map of space, of rows one after the other: `CATransform3D`.
package struct Transform3D: Bridged, Equatable, Sendable {
  package var numbers = [1.0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  package static let type = StructType(
    "CATransform3D", (1...4).flatMap { row in (1...4).map { column in StructType.Field("m\(row)\(column)") } })

  package static let identity = Transform3D()
  package static var typeName: String { "CATransform3D" }
  package static func unbox(_ value: Value) -> Transform3D? { value.numbers(of: type).map { Transform3D(numbers: $0) } }
  package var boxed: Value { .structure(StructValue(type: Self.type, numbers: numbers)) }

  /// The map that does this one's work before the other's.
  func before(_ other: Transform3D) -> Transform3D {
    var product = Array(repeating: 0.0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 { product[row * 4 + column] = (0..<4).reduce(0) { $0 + numbers[row * 4 + $1] * other.numbers[$1 * 4 + column] } }
    }
    return Transform3D(numbers: product)
  }

  static func move(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    Transform3D(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
  }

  static func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    Transform3D(numbers: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
  }

  /// A turn around an axis, in radians.
  static func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    return Transform3D(numbers: [
      c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0, x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0,
      x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0, 0, 0, 0, 1,
    ])
  }
}

extension Transform3D {
  static let constant = GlobalConstant("CATransform3DIdentity", { identity.boxed }, "The transform that changes nothing.")

  static let functions: [GlobalFunction] = [
    GlobalFunction("CATransform3DMakeTranslation", { (x: Double, y: Double, z: Double) in move(x, y, z) }, "A move."),
    GlobalFunction("CATransform3DMakeScale", { (x: Double, y: Double, z: Double) in scale(x, y, z) }, "A change of size."),
    GlobalFunction(
      "CATransform3DMakeRotation", { (angle: Double, x: Double, y: Double, z: Double) in turn(angle, x, y, z) },
      "A turn around an axis, in radians."),
    GlobalFunction(
      "CATransform3DTranslate", { (other: Transform3D, x: Double, y: Double, z: Double) in move(x, y, z).before(other) },
      "A move before another transform."),
    GlobalFunction(
      "CATransform3DScale", { (other: Transform3D, x: Double, y: Double, z: Double) in scale(x, y, z).before(other) },
      "A change of size before another transform."),
    GlobalFunction(
      "CATransform3DRotate",
      { (other: Transform3D, angle: Double, x: Double, y: Double, z: Double) in turn(angle, x, y, z).before(other) },
      "A turn before another transform."),
    GlobalFunction("CATransform3DConcat", { (first: Transform3D, second: Transform3D) in first.before(second) }, "Two transforms as one."),
    GlobalFunction(
      "CATransform3DIsIdentity", { (transform: Transform3D) in transform == .identity }, "Whether a transform changes nothing."),
  ]
}
