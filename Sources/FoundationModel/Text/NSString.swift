import ObjectModel

/// `NSString`: an immediate value, so that what makes strings are class methods, initialisers included.
enum NSString {
  static let table = ClassTable(
    immediate: TextReceiver.self, name: "NSString", inherits: "NSObject", protocols: ["NSCopying", "NSCoding"], "A text."
  ) {
    makers
    Property("length", readOnly: { $0.text.length }, "How many UTF-16 units the text has.")
    Property("intValue", readOnly: { $0.text.leadingInteger }, "The integer that the text begins with.")
    Property("integerValue", readOnly: { $0.text.leadingInteger }, "The integer that the text begins with.")
    Property("longLongValue", readOnly: { $0.text.leadingInteger }, "The integer that the text begins with.")
    Property("floatValue", readOnly: { $0.text.leadingNumber }, "The number that the text begins with.")
    Property("doubleValue", readOnly: { $0.text.leadingNumber }, "The number that the text begins with.")
    Property("boolValue", readOnly: { $0.text.leadingBool }, "Whether the text begins with Y, T or a number.")
    Property("uppercaseString", swift: "uppercased()", readOnly: { $0.text.uppercased() }, "The text in capitals.")
    Property("lowercaseString", swift: "lowercased()", readOnly: { $0.text.lowercased() }, "The text in small letters.")
    Property("capitalizedString", swift: "capitalized", readOnly: { $0.text.capitalizedWords }, "The text with a capital at each word.")
    Property("UTF8String", swift: "utf8String", readOnly: { $0.text }, "The text as C sees it.")
    Property("description", readOnly: { $0.text }, "The text itself.")
    Property("lastPathComponent", readOnly: { $0.text.lastPathComponent }, "The name at the end of a path.")
    Property("pathExtension", readOnly: { $0.text.pathExtension }, "What follows the last point of a path.")
    Property("pathComponents", readOnly: { $0.text.pathComponents }, "The names in a path.")
    Property(
      "stringByDeletingPathExtension", swift: "deletingPathExtension", readOnly: { $0.text.deletingPathExtension },
      "The path without its extension.")
    Property(
      "stringByDeletingLastPathComponent", swift: "deletingLastPathComponent", readOnly: { $0.text.deletingLastPathComponent },
      "The path of the folder.")
    comparisons
    parts
    derivations
    units
    Method("copy", swift: "copy()", { (receiver: TextReceiver) in receiver.text }, "The text as it is now.")
    Method(
      inWorld: "mutableCopy", swift: "mutableCopy()",
      { (receiver: TextReceiver, simulation) in NSMutableString.make(receiver.text, in: simulation) },
      "The text as one that can be changed.")
    rowsOfNSObject(for: TextReceiver.self)
  }

  /// A string of the class that was asked for one.
  static func make(_ text: String, of type: RuntimeClass, in simulation: Simulation) -> Value {
    simulation.isMutable(type) ? .object(NSMutableString.make(text, in: simulation)) : .string(text)
  }

  private static var makers: [Entry] {
    entries {
      ClassMethod("string", swift: "init()", { (type, simulation) in make("", of: type, in: simulation) }, "An empty text.")
      ClassMethod("init", swift: "init()", { (type, simulation) in make("", of: type, in: simulation) }, "An empty text.")
      ClassMethod(
        "stringWithString:", swift: "init(string:)", { (type, simulation, text: String) in make(text, of: type, in: simulation) },
        "The same text.")
      ClassMethod(
        "initWithString:", swift: "init(string:)", { (type, simulation, text: String) in make(text, of: type, in: simulation) },
        "The same text.")
      ClassMethod(
        variadic: "stringWithFormat:", swift: "init(format:)",
        { type, arguments, simulation in
          make(simulation.formatted(arguments), of: type, in: simulation)
        }, "A text with values at the places of its placeholders.")
      ClassMethod(
        variadic: "initWithFormat:", swift: "init(format:)",
        { type, arguments, simulation in
          make(simulation.formatted(arguments), of: type, in: simulation)
        }, "A text with values at the places of its placeholders.")
      ClassMethod(
        variadic: "localizedStringWithFormat:",
        { type, arguments, simulation in
          make(simulation.formatted(arguments), of: type, in: simulation)
        }, "A text with values at the places of its placeholders.")
      ClassMethod(
        "stringWithUTF8String:", swift: "init(utf8String:)", { (type, simulation, text: String) in make(text, of: type, in: simulation) },
        "The text of a C string.")
      ClassMethod(
        "initWithUTF8String:", swift: "init(utf8String:)", { (type, simulation, text: String) in make(text, of: type, in: simulation) },
        "The text of a C string.")
      ClassMethod(
        "stringWithCString:encoding:", { (type, simulation, text: String, _: Int) in make(text, of: type, in: simulation) },
        "The text of a C string.")
      ClassMethod(
        "initWithData:encoding:", swift: "init(data:encoding:)",
        { (type, simulation, data: NSData?, _: Int) in
          data.map { make($0.text, of: type, in: simulation) } ?? .null
        }, "The text that bytes encode.")
      ClassMethod(
        "stringWithContentsOfFile:encoding:error:", swift: "init(contentsOfFile:)",
        { (type, simulation, path: String?, _: Int, _: Value) in
          simulation.foundationWorld.text(ofFile: path).map { make($0, of: type, in: simulation) } ?? .null
        }, "The text of a file of the app's own; nil where there is none.")
      ClassMethod(
        "stringWithContentsOfURL:encoding:error:", swift: "init(contentsOf:)",
        { (type, simulation, url: NSURL?, _: Int, _: Value) in
          simulation.foundationWorld.text(ofFile: url?.text).map { make($0, of: type, in: simulation) } ?? .null
        }, "The text of a file of the app's own; nil where there is none, and of the network.")
    }
  }

  private static func entries(@EntryBuilder<TextReceiver> _ rows: () -> [Entry]) -> [Entry] { rows() }

  private static var comparisons: [Entry] {
    entries {
      Method(
        "isEqualToString:", swift: "isEqual(to:)", { (receiver: TextReceiver, other: String?) in receiver.text == other },
        "Whether both texts are the same.")
      Method(
        "hasPrefix:", swift: "hasPrefix(_:)",
        { (receiver: TextReceiver, other: String) in receiver.text.hasPrefix(other) && !other.isEmpty },
        "Whether the text begins with another.")
      Method(
        "hasSuffix:", swift: "hasSuffix(_:)",
        { (receiver: TextReceiver, other: String) in receiver.text.hasSuffix(other) && !other.isEmpty },
        "Whether the text ends with another.")
      Method(
        "containsString:", swift: "contains(_:)", releases: .since(8),
        { (receiver: TextReceiver, other: String) in receiver.text.find(other) != nil },
        "Whether the other text occurs in this one.")
      Method(
        "compare:", swift: "compare(_:)", { (receiver: TextReceiver, other: String) in order(receiver.text, other) },
        "Which text comes first.")
      Method(
        "compare:options:", swift: "compare(_:options:)",
        { (receiver: TextReceiver, other: String, options: SearchOptions) in
          options.contains(.caseInsensitive) ? order(receiver.text.lowercased(), other.lowercased()) : order(receiver.text, other)
        }, "Which text comes first, in the manner asked for.")
      Method(
        "caseInsensitiveCompare:", swift: "caseInsensitiveCompare(_:)",
        { (receiver: TextReceiver, other: String) in
          order(receiver.text.lowercased(), other.lowercased())
        }, "Which text comes first, capitals and small letters alike.")
      Method(
        "localizedCompare:", swift: "localizedCompare(_:)",
        { (receiver: TextReceiver, other: String) in
          order(receiver.text.lowercased(), other.lowercased())
        }, "Which text comes first in a list for people.")
      Method(
        "localizedCaseInsensitiveCompare:", swift: "localizedCaseInsensitiveCompare(_:)",
        { (receiver: TextReceiver, other: String) in
          order(receiver.text.lowercased(), other.lowercased())
        }, "Which text comes first in a list for people, capitals and small letters alike.")
      Method(
        "localizedStandardCompare:", swift: "localizedStandardCompare(_:)",
        { (receiver: TextReceiver, other: String) in
          order(receiver.text.lowercased(), other.lowercased())
        }, "Which text comes first in a list of files.")
    }
  }

  private static func order(_ left: String, _ right: String) -> ComparisonResult {
    if left == right { return .same }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars) ? .ascending : .descending
  }

  private static var parts: [Entry] {
    entries {
      Method(
        inWorld: "characterAtIndex:", swift: "character(at:)",
        { (receiver: TextReceiver, simulation, index: Int) in
          guard (0..<receiver.text.length).contains(index) else {
            simulation.raise("NSRangeException", "-[__NSCFString characterAtIndex:]: Range or index out of bounds")
            return 0
          }
          return receiver.text.unit(at: index)
        }, "The UTF-16 unit at a place.")
      Method(
        inWorld: "substringFromIndex:", swift: "substring(from:)",
        { (receiver: TextReceiver, simulation, index: Int) in
          let length = receiver.text.length
          guard (0...length).contains(index) else { return simulation.outOfBounds("substringFromIndex:", "Index \(index)", length) }
          return receiver.text.part(index..<length)
        }, "The text from a place on.")
      Method(
        inWorld: "substringToIndex:", swift: "substring(to:)",
        { (receiver: TextReceiver, simulation, index: Int) in
          let length = receiver.text.length
          guard (0...length).contains(index) else { return simulation.outOfBounds("substringToIndex:", "Index \(index)", length) }
          return receiver.text.part(0..<index)
        }, "The text up to a place.")
      Method(
        inWorld: "substringWithRange:", swift: "substring(with:)",
        { (receiver: TextReceiver, simulation, range: NSRange) in
          let length = receiver.text.length
          guard let indices = range.indices(in: length) else {
            return simulation.outOfBounds("substringWithRange:", "Range {\(range.location), \(range.length)}", length)
          }
          return receiver.text.part(indices)
        }, "The text in a range.")
      Method(
        "rangeOfString:", swift: "range(of:)", { (receiver: TextReceiver, other: String) in range(receiver.text.find(other)) },
        "Where another text occurs first; the location is NSNotFound where it does not.")
      Method(
        inWorld: "rangeOfString:options:", swift: "range(of:options:)",
        { (receiver: TextReceiver, simulation, other: String, options: SearchOptions) in
          if options.contains(.regularExpression) {
            let found = TextPattern(other, style: .scalars, ignoresCase: options.contains(.caseInsensitive))?
              .first(in: receiver.text, simulation)
            return found.map { NSRange($0.range, in: receiver.text) } ?? .notFound
          }
          return range(receiver.text.find(other, backwards: options.contains(.backwards), ignoringCase: options.contains(.caseInsensitive)))
        }, "Where another text occurs, searched for in the manner asked for.")
      Method(
        "rangeOfCharacterFromSet:", swift: "rangeOfCharacter(from:)",
        { (receiver: TextReceiver, set: NSCharacterSet) in
          range(receiver.text.utf16.enumerated().first { set.contains($0.element) }.map { $0.offset..<$0.offset + 1 })
        }, "Where the first character of a set stands.")
      Method(
        "componentsSeparatedByString:", swift: "components(separatedBy:)",
        { (receiver: TextReceiver, separator: String) in
          receiver.text.components(separatedBy: separator)
        }, "The pieces between occurrences of a separator.")
      Method(
        "componentsSeparatedByCharactersInSet:", swift: "components(separatedBy:)",
        { (receiver: TextReceiver, set: NSCharacterSet) in
          receiver.text.utf16.split(omittingEmptySubsequences: false) { set.contains($0) }.map { String($0) ?? "" }
        }, "The pieces between characters of a set.")
    }
  }

  private static func range(_ found: Range<Int>?) -> NSRange {
    found.map { NSRange(location: $0.lowerBound, length: $0.count) } ?? .notFound
  }

  private static var derivations: [Entry] {
    entries {
      Method(
        inWorld: "stringByAppendingString:", swift: "appending(_:)",
        { (receiver: TextReceiver, simulation, other: String?) in
          guard let other else {
            simulation.raise("NSInvalidArgumentException", "-[__NSCFString stringByAppendingString:]: nil argument")
            return receiver.text
          }
          return receiver.text + other
        }, "The text with another after it.")
      Method(
        variadic: "stringByAppendingFormat:", swift: "appendingFormat(_:)",
        { receiver, arguments, simulation in
          .string(receiver.text + simulation.formatted(arguments))
        }, "The text with a filled format after it.")
      Method(
        "stringByAppendingPathComponent:", swift: "appendingPathComponent(_:)",
        { (receiver: TextReceiver, other: String) in
          receiver.text.appendingPathComponent(other)
        }, "The path with a name after it.")
      Method(
        "stringByAppendingPathExtension:", swift: "appendingPathExtension(_:)",
        { (receiver: TextReceiver, other: String) in
          receiver.text + "." + other
        }, "The path with an extension after it.")
      Method(
        inWorld: "stringByReplacingOccurrencesOfString:withString:", swift: "replacingOccurrences(of:with:)",
        { (receiver: TextReceiver, simulation, old: String, new: String) in
          let parts = receiver.text.components(separatedBy: old)
          guard simulation.mayJoin(parts.count, by: new) else { return receiver.text }
          return parts.joined(separator: new)
        },
        "The text with another in place of each occurrence.")
      Method(
        inWorld: "stringByReplacingOccurrencesOfString:withString:options:range:", swift: "replacingOccurrences(of:with:options:range:)",
        { (receiver: TextReceiver, simulation, old: String, new: String, options: SearchOptions, _: Value) in
          NSRegularExpression.replacing(old, in: receiver.text, with: new, options, simulation)
        },
        "The text with another in place of each occurrence of a text or pattern.")
      Method(
        inWorld: "stringByReplacingCharactersInRange:withString:", swift: "replacingCharacters(in:with:)",
        { (receiver: TextReceiver, simulation, range: NSRange, new: String) in
          let length = receiver.text.length
          guard let indices = range.indices(in: length) else {
            return simulation.outOfBounds("replaceCharactersInRange:withString:", "Range or index", length)
          }
          return receiver.text.part(0..<indices.lowerBound) + new + receiver.text.part(indices.upperBound..<length)
        }, "The text with another in place of a range.")
      Method(
        inWorld: "stringByPaddingToLength:withString:startingAtIndex:", swift: "padding(toLength:withPad:startingAt:)",
        { (receiver: TextReceiver, simulation, length: Int, pad: String, start: Int) in
          let missing = length - receiver.text.length
          guard missing > 0 else { return receiver.text.part(0..<max(0, length)) }
          let units = Array(pad.utf16)
          guard units.indices.contains(start) else {
            let reason = units.isEmpty ? "empty pad string" : "start index (\(start)) out of bounds of pad string"
            simulation.raise("NSInvalidArgumentException", "-[__NSCFString stringByPaddingToLength:withString:startingAtIndex:]: \(reason)")
            return receiver.text
          }
          guard simulation.mayJoin(missing, by: " ") else { return receiver.text }
          return receiver.text + String(decoding: (start..<start + missing).map { units[$0 % units.count] }, as: UTF16.self)
        }, "The text cut, or filled with another from one of its places on, to a length.")
      Method(
        "stringByTrimmingCharactersInSet:", swift: "trimmingCharacters(in:)",
        { (receiver: TextReceiver, set: NSCharacterSet) in
          let kept = receiver.text.utf16.drop { set.contains($0) }
          return String(decoding: Array(kept.reversed().drop { set.contains($0) }.reversed()), as: UTF16.self)
        }, "The text without the characters of a set at its ends.")
      Method(
        "stringByAddingPercentEscapesUsingEncoding:", swift: "addingPercentEscapes(using:)",
        { (receiver: TextReceiver, _: Int) in
          receiver.text.percentEscaped
        }, "The text as a part of a URL.")
      Method(
        "stringByAddingPercentEncodingWithAllowedCharacters:", swift: "addingPercentEncoding(withAllowedCharacters:)",
        { (receiver: TextReceiver, set: NSCharacterSet?) in set.map { receiver.text.percentEscaped(allowing: $0) } },
        "The text as a part of a URL, with what is not of a set written as numbers.")
      Method(
        "lengthOfBytesUsingEncoding:", swift: "lengthOfBytes(using:)", { (receiver: TextReceiver, _: Int) in receiver.text.utf8.count },
        "How many bytes encode the text.")
      Property(
        "stringByRemovingPercentEncoding", swift: "removingPercentEncoding", readOnly: { $0.text.percentUnescaped },
        "The text that a part of a URL tells.")
      Method(
        "stringByReplacingPercentEscapesUsingEncoding:", swift: "replacingPercentEscapes(using:)",
        { (receiver: TextReceiver, _: Int) in receiver.text.percentUnescaped }, "The text that a part of a URL tells.")
      Method(
        inWorld: "dataUsingEncoding:", swift: "data(using:)",
        { (receiver: TextReceiver, simulation, _: Int) in
          NSData.make(receiver.text, in: simulation)
        }, "The bytes that encode the text.")
      Method(
        "sizeWithFont:",
        { (receiver: TextReceiver, _: Value) in
          StructReceiver(structure: StructValue(type: .size, numbers: [Double(receiver.text.length) * 8, 20]))
        }, "Roughly how much room the text takes.")
    }
  }
}

extension Simulation {
  /// Fills the format that is the first of the arguments with the others.
  func formatted(_ arguments: [Value]) -> String {
    guard let format = arguments.first.flatMap(String.unbox) else {
      raise("NSInvalidArgumentException", "*** -[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument")
      return ""
    }
    return formatted(format, Array(arguments.dropFirst()))
  }

  fileprivate func outOfBounds(_ selector: String, _ what: String, _ length: Int) -> String {
    raise("NSRangeException", "-[__NSCFString \(selector)]: \(what) out of bounds; string length \(length)")
    return ""
  }
}
