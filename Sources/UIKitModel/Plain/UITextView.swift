import FoundationModel
import ObjectModel

/// A text of several lines that can be edited.
package final class UITextView: UIScrollView {
  package var text = ""
}

/// A line of text that can be edited.
package final class UITextField: UIControl {
  package var text: String?
}

extension UITextView {
  static let textTable = ClassTable(UITextView.self, inherits: "UIScrollView", "A text of several lines.") {
    Property("text", { $0.text as String? }, { $0.text = $1 ?? "" }, "The text.")
    attribute("attributedText", releases: .since(6), "The text with attributes.")
    attribute("font", "The font.")
    attribute("textColor", "The colour of the text.")
    attribute("textAlignment", 0, "Where the text lies from left to right.")
    attribute("editable", getter: "isEditable", true, "Whether the text can be changed.")
    attribute("selectedRange", NSRange(location: 0, length: 0), "The part that is selected.")
    attribute("dataDetectorTypes", 0, "What is made into links.")
    attribute("autocorrectionType", 0, "Whether typing is corrected.")
    attribute("keyboardType", 0, "Which keyboard shows.")
    Method(
      "scrollRangeToVisible:", swift: "scrollRangeToVisible(_:)", { (_: UITextView, _: NSRange) in },
      "Moves the text until a range shows; here nothing.")
  }
}

extension UITextField {
  static let fieldTable = ClassTable(UITextField.self, inherits: "UIControl", "A line of text that can be edited.") {
    reference("delegate", "Who is told about typing.")
    Property("text", { ($0.text ?? "") as String? }, { $0.text = $1 }, "The text; empty at first.")
    attribute("placeholder", "The text that shows while there is none.")
    attribute("font", "The font.")
    attribute("textColor", "The colour of the text.")
    attribute("textAlignment", 0, "Where the text lies from left to right.")
    attribute("borderStyle", 0, "How the border is drawn.")
    attribute("clearButtonMode", 0, "When the button shows that empties the field.")
    attribute("clearsOnBeginEditing", false, "Whether the field is emptied when typing begins.")
    attribute("returnKeyType", 0, "What the return key says.")
    attribute("keyboardType", 0, "Which keyboard shows.")
    attribute("autocorrectionType", 0, "Whether typing is corrected.")
    attribute("autocapitalizationType", 2, "Where capitals come by themselves.")
    attribute("secureTextEntry", getter: "isSecureTextEntry", false, "Whether the text is hidden.")
    attribute("leftView", "A view before the text.")
    attribute("rightView", "A view after the text.")
    attribute("leftViewMode", 0, "When the view before the text shows.")
    attribute("rightViewMode", 0, "When the view after the text shows.")
    attribute("inputView", "What shows instead of a keyboard.")
    attribute("inputAccessoryView", "What shows above the keyboard.")
    Property("editing", getter: "isEditing", readOnly: { $0.isFirst }, "Whether the field is being typed in.")
  }
}
