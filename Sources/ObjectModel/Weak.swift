/// A reference that does not keep its object alive: one for each object, made when somebody first asks for it.
///
/// Swift's own weak references move an object's count into a side table for good, after which every use of the object costs several times as much.
public final class WeakReference {
  @UnretainedIfAny @usableFromInline var target: Object?

  init(_ object: Object?) { target = object }

  /// A reference to the object, or to nothing.
  public static func to(_ object: Object?) -> WeakReference { object?.weakReference ?? WeakReference(nil) }

  /// The object while it lives.
  @inlinable public var object: Object? { target }

  func forget() { target = nil }
}

/// A property that does not keep its object alive and reads as `nil` once that has ended.
@propertyWrapper
public struct Weak<Referent: Object> {
  @usableFromInline var reference: WeakReference?

  public init(wrappedValue: Referent? = nil) { reference = wrappedValue?.weakReference }

  @inlinable public var wrappedValue: Referent? {
    get {
      guard let object = reference?.target else { return nil }
      return unsafeDowncast(object, to: Referent.self)
    }
    set { reference = newValue?.weakReference }
  }
}

extension RunLoop {
  /// Runs the work when the present turn ends, if the object still lives then.
  public func atEndOfTurn<Target: Object>(for object: Target, _ body: @escaping (Target) -> Void) {
    let target = Weak(wrappedValue: object)
    atEndOfTurn { if let object = target.wrappedValue { body(object) } }
  }

  /// Runs the work after some seconds, if the object still lives then.
  public func after<Target: Object>(_ seconds: Double, for object: Target, _ body: @escaping (Target) -> Void) {
    let target = Weak(wrappedValue: object)
    after(seconds) { if let object = target.wrappedValue { body(object) } }
  }
}
