import ObjectModel

/// `NSAttributedString`: a text whose looks are kept and not followed.
package class NSAttributedString: Object {
  fileprivate var text = ""

  package override var stringValue: String? { nil }
  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSAttributedString)?.text == text }

  /// The text without its looks.
  package var plain: String { text }

  static let table = ClassTable(
    NSAttributedString.self, inherits: "NSObject", releases: .since(6), "A text whose looks are kept and not followed."
  ) {
    for (selector, swift) in [("initWithString:", "init(string:)"), ("initWithString:attributes:", "init(string:attributes:)")] {
      Method<NSAttributedString>(
        variadic: Selector(selector), swift: swift,
        { string, values, _ in
          string.text = values.first.flatMap(String.unbox) ?? ""
          return .object(string)
        }, "Makes one of a text.")
    }
    Method(
      "initWithAttributedString:", swift: "init(attributedString:)",
      { (string: NSAttributedString, other: NSAttributedString?) -> NSAttributedString in
        string.text = other?.text ?? ""
        return string
      }, "Makes a copy.")
    ClassMethod(
      "attributedStringWithAttachment:", swift: "init(attachment:)", { (_, simulation, _: Value) in NSAttributedString(in: simulation) },
      "A text that is a picture.")
    Property("string", readOnly: { $0.text }, "The text.")
    Property("length", readOnly: { $0.text.utf16.count }, "How long the text is.")
    Method(
      "attributesAtIndex:effectiveRange:", swift: "attributes(at:effectiveRange:)",
      { (_: NSAttributedString, _: Int, _: Value) in Value.dictionary(DictionaryValue()) }, "The looks at a place; none are told.")
  }
}

/// `NSMutableAttributedString`: the same, to be changed.
package final class NSMutableAttributedString: NSAttributedString {
  static let mutableTable = ClassTable(
    NSMutableAttributedString.self, inherits: "NSAttributedString", releases: .since(6), "A text with looks, to be changed."
  ) {
    Method(
      "appendAttributedString:", swift: "append(_:)",
      { (string: NSMutableAttributedString, other: NSAttributedString?) in string.text += other?.text ?? "" }, "Adds a text at the end.")
    for (selector, swift) in [
      ("addAttribute:value:range:", "addAttribute(_:value:range:)"), ("addAttributes:range:", "addAttributes(_:range:)"),
      ("setAttributes:range:", "setAttributes(_:range:)"), ("removeAttribute:range:", "removeAttribute(_:range:)"),
      ("beginEditing", "beginEditing()"), ("endEditing", "endEditing()"),
    ] {
      Method<NSMutableAttributedString>(
        variadic: Selector(selector), swift: swift, { _, _, _ in .void }, "Says how a part looks; not followed.")
    }
  }
}
