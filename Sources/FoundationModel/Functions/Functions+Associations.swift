import ObjectModel

extension Functions {
  /// What hangs objects on others.
  static let associations: [GlobalFunction] = [
    GlobalFunction(
      "objc_setAssociatedObject",
      { (object: Object?, key: Value, value: Value, policy: AssociationPolicy) in
        guard let object else { return NoReply() }
        let slot = object.isa.fieldSlot(slotName(key))
        while object.fields.count <= slot { object.fields.append(.strong(.null)) }
        object.fields[slot] = policy == .assign ? .weak(WeakReference.to(value.object)) : .strong(value)
        return NoReply()
      }, "Hangs an object on another."),
    GlobalFunction(
      "objc_getAssociatedObject",
      { (object: Object?, key: Value) -> Value in
        guard let object else { return .null }
        let slot = object.isa.fieldSlot(slotName(key))
        return slot < object.fields.count ? object.fields[slot].value : .null
      }, "The object that hangs on another."),
  ]

  /// How the object of a key is kept among the variables of the one that it hangs on.
  private static func slotName(_ key: Value) -> String {
    switch key {
    case .selector(let selector): "associated \(selector)"
    case .object(let object):
      "associated " + (object.distinction?.compactMap { String.unbox($0) }.joined() ?? "\(object.isa.label)#\(object.number)")
    default: "associated " + (String.unbox(key) ?? "")
    }
  }
}

/// How an object that hangs on another is kept: `objc_AssociationPolicy`.
package enum AssociationPolicy: Int, CaseIterable, Sendable, BridgedEnum {
  case assign = 0
  case retainNonatomic = 1
  case copyNonatomic = 3
  case retain = 769
  case copy = 771

  package static let type = EnumType(
    "objc_AssociationPolicy", swift: "objc_AssociationPolicy", "How an object that hangs on another is kept.",
    [
      .init("assign", "OBJC_ASSOCIATION_ASSIGN", 0), .init("retainNonatomic", "OBJC_ASSOCIATION_RETAIN_NONATOMIC", 1),
      .init("copyNonatomic", "OBJC_ASSOCIATION_COPY_NONATOMIC", 3), .init("retain", "OBJC_ASSOCIATION_RETAIN", 769),
      .init("copy", "OBJC_ASSOCIATION_COPY", 771),
    ])
}
