/// A reference that keeps nothing alive and looks at nothing: whoever holds it knows that the object lives longer.
///
/// It does what `unowned(unsafe)` does, but a release build counts what is taken out of it without guarding the count against other threads.
@propertyWrapper
public struct Unretained<Referent: AnyObject>: @unchecked Sendable {
  @usableFromInline let address: UnsafeRawPointer

  @inlinable public init(wrappedValue: Referent) { address = UnsafeRawPointer(Unmanaged.passUnretained(wrappedValue).toOpaque()) }

  @inlinable public var wrappedValue: Referent { unsafeBitCast(address, to: Referent.self) }
}

/// The same where there may be no object.
@propertyWrapper
public struct UnretainedIfAny<Referent: AnyObject> {
  @usableFromInline var address: UnsafeRawPointer?

  @inlinable public init(wrappedValue: Referent? = nil) {
    address = wrappedValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
  }

  @inlinable public var wrappedValue: Referent? {
    get { address.map { unsafeBitCast($0, to: Referent.self) } }
    set { address = newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) } }
  }
}
