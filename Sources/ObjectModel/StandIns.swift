/// What stands for parts of an app that were not loaded with its code: storyboards, nibs and what they would have made.
extension Simulation {
  /// Notes that something was made up in the place of a part that is not there.
  public func note(standIn name: String) { if !standIns.contains(name) { standIns.append(name) } }

  /// Takes what was noted since the last time.
  public func takeStandIns() -> [String] {
    defer { standIns = [] }
    return standIns
  }

  /// Takes what would have been there instead of the `nil` that was just answered, where code insists on something.
  public func takeMissingPart() -> Object? {
    defer { missingPart = nil }
    return missingPart?()
  }

  /// The instance of a more special class in the place of an object that only stands for it; the object itself otherwise.
  @inline(__always)
  public func standIn(for object: Object, of type: RuntimeClass) -> Object {
    object.isStandIn ? object.replacement(of: type) ?? object : object
  }
}

/// Who makes the objects of nibs.
public protocol NibLoading: AnyObject {
  /// Makes the objects at the top of a nib; raises where the app has nibs and none of the name.
  func loadNib(named name: String, owner: Object?) -> [Object]
}
