import ObjectModel

/// `NSData`: bytes, kept as the text that they encode.
package final class NSData: Object {
  package private(set) var text = ""

  /// Makes the bytes of a text.
  package static func make(_ text: String, in simulation: Simulation) -> NSData {
    let data = NSData(in: simulation)
    data.text = text
    return data
  }

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSData)?.text == text }
  package override var distinction: [Value]? { [.string(text)] }
}

extension NSData {
  private static func missing(_ simulation: Simulation) -> Value {
    simulation.answerMissing("contents of a file") { .object(NSData(in: simulation)) }
  }

  static let table = ClassTable(NSData.self, inherits: "NSObject", "Bytes.") {
    Property("length", swift: "count", readOnly: { $0.text.utf8.count }, "How many bytes there are.")
    ClassMethod("data", swift: "init()", { (_, simulation) in NSData(in: simulation) }, "No bytes.")
    ClassMethod(
      "dataWithContentsOfFile:", swift: "init(contentsOfFile:)",
      { (_, simulation, _: String?) in missing(simulation) }, "Nil: there are no files here.")
    ClassMethod(
      "dataWithContentsOfURL:", swift: "init(contentsOf:)", { (_, simulation, _: NSURL?) in missing(simulation) },
      "Nil: there is no network here.")
    Method(
      "initWithContentsOfFile:", swift: "init(contentsOfFile:)", { (data: NSData, _: String?) in missing(data.simulation) },
      "Nil: there are no files here.")
    Method(
      "initWithContentsOfURL:", swift: "init(contentsOf:)", { (data: NSData, _: NSURL?) in missing(data.simulation) },
      "Nil: there is no network here.")
    ClassMethod(
      "dataWithData:", swift: "init(data:)", { (_, simulation, data: NSData) in NSData.make(data.text, in: simulation) }, "The same bytes.")
    Method(
      "isEqualToData:", swift: "isEqual(to:)", { (data: NSData, other: NSData?) in data.text == other?.text },
      "Whether both hold the same bytes.")
    Method(
      "writeToFile:atomically:", swift: "write(toFile:atomically:)", { (_: NSData, _: String, _: Bool) in false },
      "NO: there are no files here.")
  }
}
