/// What `&variable` gives a function of C or a method: where it leaves a value for the caller, such as an error.
public final class Pointer: Object, Place {
  /// What the place holds.
  public var value = Value.null
  /// Whether the place is that of a variable that outlives every call, so that the pointer may serve as a key.
  public var isLasting = false

  public override func dismantle() { value = .null }

  /// Runs a block for each element, with its index and a place where the block may ask to stop.
  public static func enumerate(_ elements: some Sequence<(offset: Int, element: Value)>, in simulation: Simulation, _ block: Block) {
    let stop = Pointer(in: simulation)
    stop.value = .bool(false)
    for (index, element) in elements where !simulation.isUnwinding {
      block.call([element, .int(index), .object(stop)])
      if stop.value.isTrue { return }
    }
  }

  public static let pointerTable = ClassTable(
    Pointer.self, inherits: "NSObject", label: "pointer", name: "UnsafeMutablePointer", "Where a call leaves a value for its caller."
  ) {
    Property("pointee", { $0.value }, { $0.value = $1 }, "What the place holds.")
  }
}
