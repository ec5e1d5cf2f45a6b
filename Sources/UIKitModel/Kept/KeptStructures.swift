import FoundationModel
import ObjectModel

/// Structures of frameworks beside UIKit: numbers with names, which functions put together.
enum KeptStructures {
  static let coordinate = StructType("CLLocationCoordinate2D", [.init("latitude"), .init("longitude")])
  static let span = StructType("MKCoordinateSpan", [.init("latitudeDelta"), .init("longitudeDelta")])
  static let region = StructType("MKCoordinateRegion", [.init("center", coordinate), .init("span", span)])
  static let mapPoint = StructType("MKMapPoint", [.init("x"), .init("y")])
  static let mapSize = StructType("MKMapSize", [.init("width"), .init("height")])
  static let mapRect = StructType("MKMapRect", [.init("origin", mapPoint), .init("size", mapSize)])
  static let vector = StructType("CGVector", [.init("dx"), .init("dy")])
  static let time = StructType("CMTime", [.init("value"), .init("timescale"), .init("seconds")])
  static let timeRange = StructType("CMTimeRange", [.init("start", time), .init("duration", time)])
  static let version = StructType(
    "NSOperatingSystemVersion", isInteger: true, [.init("majorVersion"), .init("minorVersion"), .init("patchVersion")])
  static let transform = StructType(
    "CATransform3D", (1...4).flatMap { row in (1...4).map { StructType.Field("m\(row)\($0)") } })

  static let all = [coordinate, span, region, mapPoint, mapSize, mapRect, vector, time, timeRange, version, transform]

  static let constants: [GlobalConstant] = [
    ("CATransform3DIdentity", transform, identity), ("MKMapRectNull", mapRect, [.infinity, .infinity, 0, 0]),
    ("MKMapRectWorld", mapRect, [0, 0, 268_435_456, 268_435_456]), ("MKMapSizeWorld", mapSize, [268_435_456, 268_435_456]),
    ("kCLLocationCoordinate2DInvalid", coordinate, [-180, -180]), ("UILayoutFittingCompressedSize", .size, [0, 0]),
    ("UILayoutFittingExpandedSize", .size, [10000, 10000]), ("kCMTimeZero", time, [0, 1, 0]), ("kCMTimeInvalid", time, [0, 0, 0]),
    ("PHImageManagerMaximumSize", .size, [-1, -1]), ("UIOffsetZero", .offset, [0, 0]),
    ("NSDirectionalEdgeInsetsZero", .directionalInsets, [0, 0, 0, 0]),
  ].map { name, type, numbers in
    GlobalConstant(name, { .structure(StructValue(type: type, numbers: numbers)) }, "A value that apps hand on.")
  }

  private static let identity = (0..<16).map { $0 % 5 == 0 ? 1.0 : 0 }

  static let functions: [GlobalFunction] =
    [
      ("CLLocationCoordinate2DMake", coordinate), ("MKCoordinateSpanMake", span), ("MKCoordinateRegionMake", region),
      ("MKMapPointMake", mapPoint), ("MKMapSizeMake", mapSize), ("MKMapRectMake", mapRect), ("CGVectorMake", vector),
      ("UIOffsetMake", .offset), ("NSDirectionalEdgeInsetsMake", .directionalInsets), ("CGAffineTransformMake", .transform),
      ("CMTimeRangeMake", timeRange),
    ].map { name, type in make(name, type) { Self.fill($0, type) } } + measures + transforms + times

  private static func make(_ name: String, _ type: StructType, _ numbers: @escaping @Sendable ([Value]) -> [Double]) -> GlobalFunction {
    GlobalFunction(
      variadic: name, { values, _ in .structure(StructValue(type: type, numbers: fill(numbers(values).map(Value.double), type))) },
      "Numbers with names.")
  }

  /// The numbers of the values in their order, as many as the structure holds.
  private static func fill(_ values: [Value], _ type: StructType) -> [Double] {
    let numbers = flat(values)
    return Array((numbers + Array(repeating: 0, count: type.width)).prefix(type.width))
  }

  private static func flat(_ values: [Value]) -> [Double] {
    values.flatMap { value in if case .structure(let part) = value { part.numbers } else { [value.number ?? 0] } }
  }

  private static let measures: [GlobalFunction] = [
    make("MKCoordinateRegionMakeWithDistance", region) { values in
      let numbers = flat(values)
      return numbers.count == 4 ? [numbers[0], numbers[1], numbers[2] / 111_000, numbers[3] / 111_000] : numbers
    },
    make("MKMapPointForCoordinate", mapPoint) { Array(flat($0).reversed()) },
    make("MKCoordinateForMapPoint", coordinate) { Array(flat($0).reversed()) },
    make("MKMapRectUnion", mapRect) { values in
      let numbers = flat(values)
      guard numbers.count == 8, numbers[0].isFinite, numbers[4].isFinite else { return Array(numbers.suffix(4)) }
      let (left, top) = (min(numbers[0], numbers[4]), min(numbers[1], numbers[5]))
      let (right, low) = (max(numbers[0] + numbers[2], numbers[4] + numbers[6]), max(numbers[1] + numbers[3], numbers[5] + numbers[7]))
      return [left, top, right - left, low - top]
    },
    GlobalFunction(
      variadic: "CLLocationCoordinate2DIsValid",
      { values, _ in
        let numbers = flat(values)
        return .bool(numbers.count == 2 && numbers[0].magnitude <= 90 && numbers[1].magnitude <= 180)
      }, "Whether a place can be on earth."),
    GlobalFunction(variadic: "MKMapRectIsNull", { values, _ in .bool(flat(values).first == .infinity) }, "Whether a rectangle is none."),
    GlobalFunction(variadic: "MKMetersBetweenMapPoints", { _, _ in .double(0) }, "Not measured."),
  ]

  private static let transforms: [GlobalFunction] =
    ["CATransform3DMakeRotation", "CATransform3DMakeScale", "CATransform3DMakeTranslation", "CATransform3DMakeAffineTransform"].map {
      name in
      make(name, transform) { _ in identity }
    }
    + ["CATransform3DRotate", "CATransform3DTranslate", "CATransform3DScale", "CATransform3DConcat", "CATransform3DInvert"].map { name in
      make(name, transform) { Array(flat($0).prefix(16)) }
    }
    + [
      GlobalFunction(
        variadic: "CATransform3DIsIdentity", { values, _ in .bool(flat(values) == identity) }, "Whether a transform changes nothing."),
      make("CATransform3DGetAffineTransform", .transform) { _ in [1, 0, 0, 1, 0, 0] },
    ]

  private static let times: [GlobalFunction] =
    [
      make("CMTimeMake", time) { values in
        let numbers = flat(values)
        return numbers.count == 2 ? numbers + [numbers[1] == 0 ? 0 : numbers[0] / numbers[1]] : numbers
      },
      make("CMTimeMakeWithSeconds", time) { values in
        let numbers = flat(values)
        return numbers.count == 2 ? [numbers[0] * numbers[1], numbers[1], numbers[0]] : numbers
      },
      GlobalFunction(
        variadic: "CMTimeGetSeconds", { values, _ in .double(flat(values).dropFirst(2).first ?? 0) }, "A time in seconds."),
      GlobalFunction(
        variadic: "CMTIME_IS_VALID", { values, _ in .bool((flat(values).dropFirst().first ?? 0) != 0) }, "Whether a time is one."),
    ]
    + ["CMTimeAdd", "CMTimeSubtract"].map { name in
      let sign = name == "CMTimeAdd" ? 1.0 : -1
      return make(name, time) { values in
        let numbers = flat(values)
        guard numbers.count == 6 else { return numbers }
        return [numbers[0] + sign * numbers[3], numbers[1], numbers[2] + sign * numbers[5]]
      }
    }
}
