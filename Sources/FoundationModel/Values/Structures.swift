import ObjectModel

extension StructType {
  /// A location and a length.
  package static let range = StructType("NSRange", isInteger: true, [Field("location"), Field("length")])
  /// A point, in points.
  package static let point = StructType("CGPoint", [Field("x"), Field("y")])
  /// A width and a height, in points.
  package static let size = StructType("CGSize", [Field("width"), Field("height")])
  /// A rectangle, in points.
  package static let rect = StructType("CGRect", [Field("origin", .point), Field("size", .size)])
  /// Distances from the four edges, in points.
  package static let edgeInsets = StructType("UIEdgeInsets", [Field("top"), Field("left"), Field("bottom"), Field("right")])
  /// Distances from the four edges, where left and right depend on the language.
  package static let directionalInsets = StructType(
    "NSDirectionalEdgeInsets", [Field("top"), Field("leading"), Field("bottom"), Field("trailing")])
  /// Distances in both directions, in points.
  package static let offset = StructType("UIOffset", [Field("horizontal"), Field("vertical")])
  /// A map from points to points.
  package static let transform = StructType(
    "CGAffineTransform", [Field("a"), Field("b"), Field("c"), Field("d"), Field("tx"), Field("ty")])
}

/// A location and a length, counted in UTF-16 units or elements.
package struct NSRange: Bridged, Equatable {
  package var location: Int
  package var length: Int

  package init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// What searches answer that found nothing.
  package static let notFound = NSRange(location: Int.max, length: 0)

  package static var typeName: String { "NSRange" }

  package static func unbox(_ value: Value) -> NSRange? {
    guard case .structure(let structure) = value, structure.type === StructType.range else { return nil }
    return NSRange(location: clamped(structure.numbers[0]), length: clamped(structure.numbers[1]))
  }

  package var boxed: Value { .structure(StructValue(type: .range, numbers: [Double(location), Double(length)])) }

  /// The half-open range of integers, if it lies within so many.
  func indices(in count: Int) -> Range<Int>? {
    let (end, overflow) = location.addingReportingOverflow(length)
    guard location >= 0, length >= 0, !overflow, end <= count else { return nil }
    return location..<end
  }

  private static func clamped(_ number: Double) -> Int { Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? Int.max : Int.min) }
}
