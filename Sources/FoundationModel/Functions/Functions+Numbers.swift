import ObjectModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Functions {
  /// What calculates.
  static let numbers: [GlobalFunction] = comparing + real("") + real("f") + random

  private static let comparing: [GlobalFunction] = [
    GlobalFunction(
      "MIN", { (left: Value, right: Value) in (left.number ?? 0) <= (right.number ?? 0) ? left : right }, "The smaller of two numbers."),
    GlobalFunction(
      "MAX", { (left: Value, right: Value) in (left.number ?? 0) >= (right.number ?? 0) ? left : right }, "The larger of two numbers."),
    GlobalFunction("ABS", { (value: Value) in magnitude(value) }, "A number without its sign."),
    GlobalFunction("abs", { (value: Int) in magnitude(.int(value)) }, "An integer without its sign."),
    GlobalFunction("labs", { (value: Int) in magnitude(.int(value)) }, "An integer without its sign."),
    GlobalFunction("lround", { (value: Double) in integer(value.rounded()) }, "The nearest integer."),
    GlobalFunction("lroundf", { (value: Double) in integer(value.rounded()) }, "The nearest integer."),
    GlobalFunction("isnan", { (value: Double) in value.isNaN }, "Whether the value is no number."),
  ]

  private static func magnitude(_ value: Value) -> Value {
    if case .double(let number) = value { return .double(number.magnitude) }
    let number = value.integer ?? 0
    return .int(number < 0 ? 0 &- number : number)
  }

  private static func integer(_ number: Double) -> Int { Int(exactly: number) ?? (number > 0 ? Int.max : number < 0 ? Int.min : 0) }

  /// The functions of C's math library, of double numbers and, with their suffix, of floats.
  private static func real(_ suffix: String) -> [GlobalFunction] {
    let unary: [(String, @Sendable (Double) -> Double, String)] = [
      ("fabs", { $0.magnitude }, "A number without its sign."), ("floor", { $0.rounded(.down) }, "The next whole number below."),
      ("ceil", { $0.rounded(.up) }, "The next whole number above."), ("round", { $0.rounded() }, "The nearest whole number."),
      ("trunc", { $0.rounded(.towardZero) }, "A number without its fraction."),
      ("rint", { $0.rounded(.toNearestOrEven) }, "The nearest whole number."),
      ("sqrt", { $0.squareRoot() }, "The square root."), ("sin", { sin($0) }, "The sine of an angle in radians."),
      ("cos", { cos($0) }, "The cosine of an angle in radians."), ("tan", { tan($0) }, "The tangent of an angle in radians."),
      ("atan", { atan($0) }, "The angle of a tangent."), ("asin", { asin($0) }, "The angle of a sine."),
      ("acos", { acos($0) }, "The angle of a cosine."),
      ("exp", { exp($0) }, "A power of e."), ("log", { log($0) }, "The natural logarithm."),
      ("log2", { log2($0) }, "The logarithm of base 2."),
      ("log10", { log10($0) }, "The logarithm of base 10."),
    ]
    let binary: [(String, @Sendable (Double, Double) -> Double, String)] = [
      ("pow", { pow($0, $1) }, "A power."), ("fmod", { fmod($0, $1) }, "The rest of a division."),
      ("atan2", { atan2($0, $1) }, "The angle of a direction."),
      ("fmin", { min($0, $1) }, "The smaller of two numbers."), ("fmax", { max($0, $1) }, "The larger of two numbers."),
      ("hypot", { hypot($0, $1) }, "The length of a direction."),
    ]
    return unary.map { name, body, summary in GlobalFunction(name + suffix, { (value: Double) in body(value) }, summary) }
      + binary.map { name, body, summary in GlobalFunction(name + suffix, { (left: Double, right: Double) in body(left, right) }, summary) }
  }

  /// What answers the numbers of a fixed sequence, so that every run is the same.
  private static let random: [GlobalFunction] = [
    GlobalFunction(
      inWorld: "arc4random", { simulation in simulation.foundationWorld.nextRandom() }, "The next number of a fixed sequence."),
    GlobalFunction(
      inWorld: "arc4random_uniform", { (simulation, bound: Int) in bound > 0 ? simulation.foundationWorld.nextRandom() % bound : 0 },
      "The next number of a fixed sequence, below a bound."),
    GlobalFunction(inWorld: "rand", { simulation in simulation.foundationWorld.nextRandom() }, "The next number of a fixed sequence."),
    GlobalFunction(inWorld: "random", { simulation in simulation.foundationWorld.nextRandom() }, "The next number of a fixed sequence."),
    GlobalFunction(variadic: "srand", { _, _ in .void }, "Nothing: the sequence is fixed."),
    GlobalFunction(variadic: "srandom", { _, _ in .void }, "Nothing: the sequence is fixed."),
    GlobalFunction(
      variadic: "time", { _, simulation in .int(Int(NSDate.secondsFrom1970 + simulation.runLoop.now)) },
      "Seconds since 1970, by the world's clock."),
  ]

  /// What has a name and does not change.
  static let constants: [GlobalConstant] =
    KeyValueOptions.keys + numbersOfC
    + names(
      [
        "NSDefaultRunLoopMode", "NSRunLoopCommonModes", "NSInvalidArgumentException", "NSRangeException",
        "NSInternalInconsistencyException",
        "NSGenericException", "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSCocoaErrorDomain", "NSURLErrorDomain",
        "NSUserDefaultsDidChangeNotification", "NSCurrentLocaleDidChangeNotification",
      ])

  private static let numbersOfC: [GlobalConstant] = [
    GlobalConstant("NSNotFound", { .int(Int.max) }, "What searches answer that found nothing."),
    GlobalConstant("NSIntegerMax", { .int(Int.max) }, "The largest integer."),
    GlobalConstant("NSIntegerMin", { .int(Int.min) }, "The smallest integer."),
    GlobalConstant("NSUIntegerMax", { .int(Int.max) }, "The largest integer without a sign; here the same as with one."),
    GlobalConstant("INT_MAX", { .int(Int(Int32.max)) }, "The largest integer of 32 bits."),
    GlobalConstant("INT_MIN", { .int(Int(Int32.min)) }, "The smallest integer of 32 bits."),
    GlobalConstant("FLT_MAX", { .double(Double(Float.greatestFiniteMagnitude)) }, "The largest float."),
    GlobalConstant("FLT_EPSILON", { .double(Double(Float.ulpOfOne)) }, "The smallest difference from 1 of a float."),
    GlobalConstant("DBL_MAX", { .double(Double.greatestFiniteMagnitude) }, "The largest double number."),
    GlobalConstant("CGFLOAT_MAX", { .double(Double(Float.greatestFiniteMagnitude)) }, "The largest coordinate."),
    GlobalConstant("CGFLOAT_MIN", { .double(Double(Float.leastNormalMagnitude)) }, "The smallest coordinate above 0."),
    GlobalConstant("M_PI", { .double(Double.pi) }, "The number pi."),
    GlobalConstant("M_PI_2", { .double(Double.pi / 2) }, "Half of pi."),
    GlobalConstant("M_PI_4", { .double(Double.pi / 4) }, "A quarter of pi."),
    GlobalConstant("NAN", { .double(Double.nan) }, "No number."),
    GlobalConstant("INFINITY", { .double(Double.infinity) }, "What is larger than every number."),
    GlobalConstant("NSDocumentDirectory", { .int(9) }, "The folder of documents."),
    GlobalConstant("NSCachesDirectory", { .int(13) }, "The folder of caches."),
    GlobalConstant("NSUserDomainMask", { .int(1) }, "The user's own folders."),
  ]

  /// Constants whose text is their own name.
  private static func names(_ names: [String]) -> [GlobalConstant] {
    names.map { name in GlobalConstant(name, { .string(name) }, "A name that Foundation uses.") }
  }
}
