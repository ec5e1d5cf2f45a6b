/// What `#define` gave a name.
struct Macro {
  /// The parameters, or `nil` for a macro without parentheses.
  let parameters: [String]?
  /// Whether `...` is the last parameter.
  let isVariadic: Bool
  let body: [Token]
}

/// The names that a compiler for the simulated release would define.
struct PredefinedMacros {
  /// The release that the code is built for.
  let sdk: (major: Int, minor: Int)

  private static let constants: [String: Int] = [
    "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_MAC": 1, "TARGET_IPHONE_SIMULATOR": 1, "TARGET_OS_SIMULATOR": 1,
    "TARGET_OS_OSX": 0,
    "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0, "DEBUG": 1, "__OBJC__": 1, "NS_BLOCKS_AVAILABLE": 1, "__LP64__": 1, "__clang__": 1,
    "__APPLE__": 1,
    "NDEBUG": 0, "__STDC__": 1,
  ]

  /// The value of a predefined name.
  func value(of name: String) -> Int? {
    if let value = Self.constants[name] { return value }
    switch name {
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": return sdk.major * 10_000 + sdk.minor * 100
    case "__IPHONE_OS_VERSION_MIN_REQUIRED": return 30_200
    default: break
    }
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let numbers = name.dropFirst(9).split(separator: "_").map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1], major < 1000, minor < 100 else { return nil }
    return major * 10_000 + minor * 100
  }

  /// Whether `#ifdef` finds the name.
  func defines(_ name: String) -> Bool { name != "NDEBUG" && value(of: name) != nil }

  /// The answer to `__has_feature(NAME)` and its like.
  static func hasFeature(_ name: String) -> Bool { features.contains(name) }

  private static let features: Set<String> = [
    "objc_arc", "objc_arc_weak", "blocks", "objc_array_literals", "objc_dictionary_literals", "objc_subscripting", "objc_instancetype",
    "objc_fixed_enum", "attribute_availability", "modules", "nullability", "objc_generics",
  ]
}
