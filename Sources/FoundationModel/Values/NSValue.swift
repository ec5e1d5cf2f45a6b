import ObjectModel

/// `NSValue`: a structure where an object is wanted.
enum NSValue {
  static let table = ClassTable(immediate: StructReceiver.self, name: "NSValue", inherits: "NSObject", "A structure as an object.") {
    ClassMethod("valueWithCGPoint:", swift: "init(cgPoint:)", { (_, _, value: StructReceiver) in value }, "A point as an object.")
    ClassMethod("valueWithCGSize:", swift: "init(cgSize:)", { (_, _, value: StructReceiver) in value }, "A size as an object.")
    ClassMethod("valueWithCGRect:", swift: "init(cgRect:)", { (_, _, value: StructReceiver) in value }, "A rectangle as an object.")
    ClassMethod("valueWithRange:", swift: "init(range:)", { (_, _, value: StructReceiver) in value }, "A range as an object.")
    ClassMethod("valueWithUIEdgeInsets:", swift: "init(uiEdgeInsets:)", { (_, _, value: StructReceiver) in value }, "Insets as an object.")
    ClassMethod(
      "valueWithNonretainedObject:", swift: "init(nonretainedObject:)", { (_, _, value: Value) in value }, "An object, not kept alive.")
    Method("CGPointValue", swift: "cgPointValue", { (value: StructReceiver) in value }, "The point that the receiver holds.")
    Method("CGSizeValue", swift: "cgSizeValue", { (value: StructReceiver) in value }, "The size that the receiver holds.")
    Method("CGRectValue", swift: "cgRectValue", { (value: StructReceiver) in value }, "The rectangle that the receiver holds.")
    Method("rangeValue", { (value: StructReceiver) in value }, "The range that the receiver holds.")
    Method("UIEdgeInsetsValue", swift: "uiEdgeInsetsValue", { (value: StructReceiver) in value }, "The insets that the receiver holds.")
    Method(
      "getValue:", { (value: StructReceiver, place: PlaceArgument) in place.put(value.boxed) }, "Leaves the structure in a place.")
    Method("copy", swift: "copy()", { (value: StructReceiver) in value }, "The receiver itself.")
    rowsOfNSObject(for: StructReceiver.self)
  }
}
