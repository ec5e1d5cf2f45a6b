import ObjectModel

/// `NSMutableString`: a text with identity that can be changed.
package final class NSMutableString: Object {
  package var text = ""

  package override var stringValue: String? { text }
  package override func isEqual(_ other: Value) -> Bool { String.unbox(other) == text }

  /// Makes one with a text.
  package static func make(_ text: String, in simulation: Simulation) -> NSMutableString {
    let string = NSMutableString(in: simulation)
    string.text = text
    return string
  }

  fileprivate func replace(_ range: NSRange, with new: String, by selector: String) {
    guard let indices = range.indices(in: text.length) else {
      simulation.raise("NSRangeException", "-[__NSCFString \(selector)]: Range or index out of bounds")
      return
    }
    guard fits(new, selector) else { return }
    text = text.part(0..<indices.lowerBound) + new + text.part(indices.upperBound..<text.length)
  }

  fileprivate func append(_ other: String, by selector: String) {
    if fits(other, selector) { text += other }
  }

  /// Foundation raises where there is no memory; here the bound keeps an endless loop from taking all of it.
  private func fits(_ added: String, _ selector: String) -> Bool {
    let size = text.utf8.count + added.utf8.count
    if size <= Growth.longestText { return true }
    simulation.raise("NSMallocException", "*** -[__NSCFString \(selector)]: unable to allocate memory for length (\(size))")
    return false
  }
}

extension NSMutableString {
  static let table = ClassTable(NSMutableString.self, inherits: "NSString", "A text that can be changed.") {
    Method(
      "initWithString:", swift: "init(string:)",
      { (string: NSMutableString, text: String) in
        string.text = text
        return string
      }, "Makes a copy of a text.")
    Method("initWithCapacity:", swift: "init(capacity:)", { (string: NSMutableString, _: Int) in string }, "Makes an empty text.")
    Method(
      variadic: "initWithFormat:", swift: "init(format:)",
      { string, arguments, simulation in
        string.text = simulation.formatted(arguments)
        return .object(string)
      }, "Makes a text with values at the places of its placeholders.")
    ClassMethod(
      "stringWithCapacity:", swift: "init(capacity:)", { (_, simulation, _: Int) in NSMutableString(in: simulation) }, "An empty text.")
    Method(
      inWorld: "appendString:", swift: "append(_:)",
      { (string: NSMutableString, simulation, other: String?) in
        guard let other else {
          simulation.raise("NSInvalidArgumentException", "-[__NSCFString appendString:]: nil argument")
          return NoReply()
        }
        string.append(other, by: "appendString:")
        return NoReply()
      }, "Adds a text at the end.")
    Method(
      variadic: "appendFormat:", swift: "appendFormat(_:)",
      { string, arguments, simulation in
        string.append(simulation.formatted(arguments), by: "appendFormat:")
        return .void
      }, "Adds a filled format at the end.")
    Method(
      "setString:", swift: "setString(_:)", { (string: NSMutableString, other: String) in string.text = other }, "Replaces the whole text.")
    Method(
      "insertString:atIndex:", swift: "insert(_:at:)",
      { (string: NSMutableString, other: String, index: Int) in
        string.replace(NSRange(location: index, length: 0), with: other, by: "insertString:atIndex:")
      }, "Puts a text at a place.")
    Method(
      "deleteCharactersInRange:", swift: "deleteCharacters(in:)",
      { (string: NSMutableString, range: NSRange) in
        string.replace(range, with: "", by: "deleteCharactersInRange:")
      }, "Removes a range.")
    Method(
      "replaceCharactersInRange:withString:", swift: "replaceCharacters(in:with:)",
      { (string: NSMutableString, range: NSRange, other: String) in
        string.replace(range, with: other, by: "replaceCharactersInRange:withString:")
      }, "Puts a text in place of a range.")
    Method(
      "replaceOccurrencesOfString:withString:options:range:", swift: "replaceOccurrences(of:with:options:range:)",
      { (string: NSMutableString, old: String, new: String, _: Int, _: NSRange) in
        let pieces = string.text.components(separatedBy: old)
        string.text = pieces.joined(separator: new)
        return pieces.count - 1
      }, "Puts a text in place of each occurrence and tells how many there were.")
  }
}
