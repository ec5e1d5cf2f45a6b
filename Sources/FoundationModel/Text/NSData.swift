import ObjectModel

/// `NSData`: bytes. Swift's `Data` is the same object, which Swift alone lets grow.
package final class NSData: Object {
  package private(set) var bytes: [UInt8] = []

  /// The text that the bytes encode.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes the bytes of a text.
  package static func make(_ text: String, in simulation: Simulation) -> NSData { make(Array(text.utf8), in: simulation) }

  static func make(_ bytes: [UInt8], in simulation: Simulation) -> NSData {
    let data = NSData(in: simulation)
    data.bytes = bytes
    return data
  }

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSData)?.bytes == bytes }
  package override var distinction: [Value]? { [.string(text)] }
  package override var elements: [Value]? { bytes.map { .int(Int($0)) } }
  package override var isList: Bool { false }
  package override var swiftText: String? { "\(bytes.count) byte\(bytes.count == 1 ? "" : "s")" }

  /// The bytes of other data, of a text, of a list of numbers, or of one.
  private static func bytes(of value: Value) -> [UInt8] {
    if let data = value.object as? NSData { return data.bytes }
    if case .string(let text) = value { return Array(text.utf8) }
    return (value.elements ?? [value]).compactMap(\.integer).map { UInt8(truncatingIfNeeded: $0) }
  }

  /// The data with the bytes; nil where there are none to be had.
  private func filled(_ bytes: [UInt8]?) -> NSData? {
    guard let bytes else { return nil }
    self.bytes = bytes
    return self
  }

  private func append(_ value: Value) {
    let added = Self.bytes(of: value)
    if bytes.count + added.count <= Growth.longestText { bytes += added } else { simulation.stop("the data grows without end") }
  }

  /// As descriptions show the bytes: eight digits in a row up to iOS 12, in one piece later.
  private var shown: String {
    let digits = bytes.prefix(1_000).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    if simulation.release >= Release(13) { return "{length = \(bytes.count), bytes = 0x\(digits.joined())}" }
    let rows = stride(from: 0, to: digits.count, by: 4).map { digits[$0..<min($0 + 4, digits.count)].joined() }
    return "<\(rows.joined(separator: " "))>"
  }
}

extension NSData {
  /// The bytes of one of the app's own files; nil where there is none.
  private static func file(_ path: String?, _ simulation: Simulation) -> Value {
    if let text = simulation.foundationWorld.text(ofFile: path) { return .object(make(text, in: simulation)) }
    return simulation.answerMissing("contents of a file") { .object(NSData(in: simulation)) }
  }

  static let table = ClassTable(NSData.self, inherits: "NSObject", "Bytes.") {
    Property("length", swift: "count", readOnly: { $0.bytes.count }, "How many bytes there are.")
    Property("description", readOnly: { $0.shown }, "The bytes as digits.")
    ClassMethod("data", swift: "init()", { (_, simulation) in NSData(in: simulation) }, "No bytes.")
    files
    making
    Method(
      "isEqualToData:", swift: "isEqual(to:)", { (data: NSData, other: NSData?) in data.bytes == other?.bytes },
      "Whether both hold the same bytes.")
    Method("appendData:", swift: "append(_:)", { (data: NSData, more: Value) in data.append(more) }, "Adds bytes, which mutable data can.")
    Method(
      "appendBytes:length:",
      { (data: NSData, more: Value, count: Int) in
        data.append(.array((NSData.bytes(of: more).prefix(max(0, count))).map { .int(Int($0)) }))
      }, "Adds so many bytes, which mutable data can.")
    Method(
      "appendContents:", swift: "append(contentsOf:)", { (data: NSData, more: Value) in data.append(more) }, "Adds bytes, as Swift does.")
    Method(
      "base64EncodedStringWithOptions:", swift: "base64EncodedString(options:)", releases: .since(7),
      { (data: NSData, _: Int) in Base64.text(of: data.bytes) }, "The bytes as letters and digits.")
    Method(
      "base64EncodedString", swift: "base64EncodedString()", { (data: NSData) in Base64.text(of: data.bytes) },
      "The bytes as letters and digits.")
  }

  @EntryBuilder<NSData> private static var files: [Entry] {
    ClassMethod(
      "dataWithContentsOfFile:", swift: "init(contentsOfFile:)",
      { (_, simulation, path: String?) in file(path, simulation) }, "The bytes of a file of the app's own; nil where there is none.")
    ClassMethod(
      "dataWithContentsOfURL:", swift: "init(contentsOf:)", { (_, simulation, url: NSURL?) in file(url?.text, simulation) },
      "The bytes of a file of the app's own; nil where there is none, and of the network.")
    Method(
      "initWithContentsOfFile:", swift: "init(contentsOfFile:)", { (data: NSData, path: String?) in file(path, data.simulation) },
      "The bytes of a file of the app's own; nil where there is none.")
    Method(
      "initWithContentsOfURL:", swift: "init(contentsOf:)", { (data: NSData, url: NSURL?) in file(url?.text, data.simulation) },
      "The bytes of a file of the app's own; nil where there is none, and of the network.")
    Method(
      "writeToFile:atomically:", swift: "write(toFile:atomically:)", { (_: NSData, _: String, _: Bool) in false },
      "NO: there are no files here.")
  }

  @EntryBuilder<NSData> private static var making: [Entry] {
    ClassMethod(
      "dataWithData:", swift: "init(data:)", { (_, simulation, data: NSData) in make(data.bytes, in: simulation) }, "The same bytes.")
    Method(
      "initWithElements:", swift: "init(_:)",
      { (data: NSData, value: Value) in data.filled(bytes(of: value)) }, "The bytes of a list, as Swift makes them.")
    ClassMethod(
      "dataWithByte:count:", swift: "init(repeating:count:)",
      { (_, simulation, byte: Int, count: Int) in
        make(Array(repeating: UInt8(truncatingIfNeeded: byte), count: min(max(0, count), Growth.longestList)), in: simulation)
      }, "A byte so many times, as Swift makes it.")
    ClassMethod(
      "dataWithBytes:length:",
      { (_, simulation, value: Value, count: Int) in make(Array(bytes(of: value).prefix(max(0, count))), in: simulation) },
      "So many bytes of an array of C or of a text.")
    Method(
      "initWithBytes:length:", swift: "init(bytes:count:)",
      { (data: NSData, value: Value, count: Int) in data.filled(Array(bytes(of: value).prefix(max(0, count)))) },
      "So many bytes of an array of C or of a text.")
    Method(
      "initWithBase64EncodedString:options:", swift: "init(base64Encoded:options:)", releases: .since(7),
      { (data: NSData, text: String, _: Int) in data.filled(Base64.bytes(of: text)) }, "The bytes that letters and digits tell.")
    Method(
      "initWithBase64EncodedString:", swift: "init(base64Encoded:)",
      { (data: NSData, text: String) in data.filled(Base64.bytes(of: text)) },
      "The bytes that letters and digits tell, as Swift reads them.")
  }
}
