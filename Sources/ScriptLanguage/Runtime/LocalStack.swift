import ObjectModel

/// Where bodies keep their local variables: those of a call lie above those of the call around it.
struct LocalStack {
  /// How many variables lie in a row; what needs more gets memory of its own.
  private static let capacity = 1 << 14

  private var start: UnsafeMutablePointer<Value>?
  private var top: UnsafeMutablePointer<Value>?
  /// How many more variables there is room for.
  private var room = 0

  /// Places for variables that have no values yet.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafeMutablePointer<Value> {
    guard count <= room, let places = top else { return takeElsewhere(count) }
    top = places + count
    room -= count
    return places
  }

  private mutating func takeElsewhere(_ count: Int) -> UnsafeMutablePointer<Value> {
    if start == nil, count <= Self.capacity {
      let places = UnsafeMutablePointer<Value>.allocate(capacity: Self.capacity)
      start = places
      top = places + count
      room = Self.capacity - count
      return places
    }
    return .allocate(capacity: max(1, count))
  }

  /// Ends the variables that were taken last.
  @inline(__always)
  mutating func giveBack(_ places: UnsafeMutablePointer<Value>, _ count: Int) {
    for place in 0..<count { (places + place).deinitialize(count: 1) }
    leave(places, count)
  }

  /// Ends variables of which only the first have values, and gives those.
  mutating func takeBack(_ places: UnsafeMutablePointer<Value>, _ count: Int, having given: Int) -> [Value] {
    let values = Array(UnsafeBufferPointer(start: places, count: given))
    places.deinitialize(count: given)
    leave(places, count)
    return values
  }

  @inline(__always)
  private mutating func leave(_ places: UnsafeMutablePointer<Value>, _ count: Int) {
    guard let top, places + count == top else { return places.deallocate() }
    self.top = places
    room += count
  }

  mutating func deallocate() {
    start?.deallocate()
    start = nil
    top = nil
    room = 0
  }
}
