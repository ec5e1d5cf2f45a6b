import ObjectModel

/// `NSURL`: an address of the network or of a file.
package final class NSURL: Object {
  package private(set) var text = ""

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSURL)?.text == text }
  package override var distinction: [Value]? { [.string(text)] }

  /// Makes one of its text.
  package static func make(_ text: String, in simulation: Simulation) -> NSURL {
    let url = NSURL(in: simulation)
    url.text = text
    return url
  }

  fileprivate func set(_ text: String) -> NSURL? {
    guard Self.isValid(text) else { return nil }
    self.text = text
    return self
  }

  /// Whether the text may be an address: no blanks, no signs that have to be escaped.
  fileprivate static func isValid(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F && !"<>\"{}|\\^`".unicodeScalars.contains($0) }
  }

  fileprivate var scheme: String? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let scheme = text[..<colon]
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) } ? String(scheme) : nil
  }

  /// What follows the scheme: host with port, then path, query and fragment.
  private var rest: Substring { scheme.map { text.dropFirst($0.count + 1) } ?? text[...] }

  private var authority: Substring? {
    guard rest.hasPrefix("//") else { return nil }
    return rest.dropFirst(2).prefix { !"/?#".contains($0) }
  }

  fileprivate var host: String? {
    guard let authority, !authority.isEmpty else { return nil }
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    return String(place.prefix { $0 != ":" })
  }

  fileprivate var path: String {
    let whole = authority.map { rest.dropFirst(2 + $0.count) } ?? rest
    return String(whole.prefix { $0 != "?" && $0 != "#" })
  }

  fileprivate var query: String? {
    guard let mark = text.firstIndex(of: "?") else { return nil }
    return String(text[text.index(after: mark)...].prefix { $0 != "#" })
  }

  fileprivate var fragment: String? { text.firstIndex(of: "#").map { String(text[text.index(after: $0)...]) } }
}

extension NSURL {
  static let table = ClassTable(
    NSURL.self, inherits: "NSObject", protocols: ["NSCopying", "NSCoding"], "An address of the network or of a file."
  ) {
    ClassMethod(
      "URLWithString:", swift: "init(string:)",
      { (_, simulation, text: String?) -> NSURL? in
        guard let text else {
          simulation.raise("NSInvalidArgumentException", "*** -[NSURL initWithString:relativeToURL:]: nil string parameter")
          return nil
        }
        return isValid(text) ? make(text, in: simulation) : nil
      }, "An address, or nil where the text is none.")
    ClassMethod(
      "fileURLWithPath:", swift: "init(fileURLWithPath:)",
      { (_, simulation, path: String) in make("file://" + path.percentEscaped, in: simulation) }, "The address of a file.")
    ClassMethod(
      "URLWithString:relativeToURL:", swift: "init(string:relativeTo:)",
      { (_, simulation, text: String, base: NSURL?) in
        make((base?.text ?? "").appendingPathComponent(text), in: simulation)
      }, "An address below another.")
    Method(
      "initWithString:", swift: "init(string:)", { (url: NSURL, text: String) in url.set(text) },
      "Makes an address, or nil where the text is none.")
    Method(
      "initFileURLWithPath:", swift: "init(fileURLWithPath:)", { (url: NSURL, path: String) in url.set("file://" + path.percentEscaped) },
      "Makes the address of a file.")
    Property("absoluteString", readOnly: { $0.text }, "The address as text.")
    Property("scheme", readOnly: { $0.scheme }, "The part before the colon.")
    Property("host", readOnly: { $0.host }, "The machine.")
    Property("path", readOnly: { $0.path }, "The part that names a file.")
    Property("query", readOnly: { $0.query }, "The part after the question mark.")
    Property("fragment", readOnly: { $0.fragment }, "The part after the number sign.")
    Property("lastPathComponent", readOnly: { $0.path.lastPathComponent }, "The last name of the path.")
    Property("pathExtension", readOnly: { $0.path.pathExtension }, "What follows the last point of the path.")
    Method("isFileURL", swift: "isFileURL", { (url: NSURL) in url.scheme == "file" }, "Whether the address is that of a file.")
    Method(
      inWorld: "URLByAppendingPathComponent:", swift: "appendingPathComponent(_:)",
      { (url: NSURL, simulation, name: String) in
        make(url.text.appendingPathComponent(name), in: simulation)
      }, "The address with a name after it.")
    Method("description", { (url: NSURL) in url.text }, "The address as text.")
  }
}
