import ObjectModel

/// `NSUUID`: a name that nothing else bears. Here the names are numbered, so that they are the same in every run.
package final class NSUUID: Object {
  package private(set) var text = ""

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSUUID)?.text == text }
  package override var distinction: [Value]? { [.string(text)] }

  fileprivate func number() -> NSUUID {
    let world = simulation.foundationWorld
    world.lastUUID += 1
    let digits = String(world.lastUUID)
    text = "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return self
  }

  /// The name of the app's maker on the device, the same in every run.
  package static func ofVendor(in simulation: Simulation) -> NSUUID {
    let uuid = NSUUID(in: simulation)
    uuid.text = "00000000-0000-4000-9000-000000000001"
    return uuid
  }

  fileprivate func take(_ text: String) -> NSUUID? {
    let lengths = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    guard lengths == [8, 4, 4, 4, 12], text.allSatisfy({ $0 == "-" || $0.isHexDigit }) else { return nil }
    self.text = text.uppercased()
    return self
  }
}

extension NSUUID {
  static let table = ClassTable(
    NSUUID.self, inherits: "NSObject", releases: .since(6), protocols: ["NSCopying", "NSCoding"], "A name that nothing else bears."
  ) {
    Method("init", swift: "init()", { (uuid: NSUUID) in uuid.number() }, "The next name.")
    ClassMethod("UUID", { (_, simulation) in NSUUID(in: simulation).number() }, "The next name.")
    Method("initWithUUIDString:", swift: "init(uuidString:)", { (uuid: NSUUID, text: String) in uuid.take(text) }, "The name of a text.")
    Property("UUIDString", swift: "uuidString", readOnly: { $0.text }, "The name as a text.")
    Method("description", { (uuid: NSUUID) in uuid.text }, "The name as a text.")
  }
}
