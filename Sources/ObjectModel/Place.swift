/// Where a call leaves a value for its caller: what `&variable` gives, in either language.
public protocol Place: Object {
  /// What the place holds.
  var value: Value { get set }
}

/// A place as the rows of native methods take it; NULL where the caller wants no value.
public struct PlaceArgument: Bridged {
  public let place: (any Place)?

  public static let typeName = "void *"
  public static func unbox(_ value: Value) -> PlaceArgument? { PlaceArgument(place: value.object as? any Place) }
  public var boxed: Value { place.map { .object($0) } ?? .null }

  /// Leaves a value for the caller.
  public func put(_ value: Value) { place?.value = value }
}

extension MethodInfo {
  /// Whether the method leaves values in places that its arguments tell.
  public var takesPlaces: Bool { parameterTypes.contains(PlaceArgument.typeName) }
}
