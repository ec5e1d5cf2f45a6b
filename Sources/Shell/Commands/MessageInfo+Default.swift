import ObjectModel
import UIKitModel

/// What a method does that `implement` makes without a value: the documented default.
extension MessageInfo {
  /// The default as a body, where a value does not say it: what UIKit itself does, or an answer that depends on the question.
  func defaultBody(on object: Object) -> String? {
    switch documentedDefault {
    case "YES in portrait, NO in landscape": return "return UIInterfaceOrientationIsPortrait(orientation);"
    case "the row itself": return "return indexPath;"
    case "the column proposed", "the mode proposed": return parameterNames.last.map { "return \($0);" }
    case "UIKit's own choice": return "return controller.adaptivePresentationStyle;"
    default: break
    }
    guard case .native? = object.isa.visible.implementation(of: selector) else { return nil }
    let parts = selector.description.split(separator: ":")
    let call =
      parameterNames.isEmpty
      ? selector.description : zip(parts, parameterNames).map { "\($0):\($1)" }.joined(separator: " ")
    return (replyType == "void" ? "" : "return ") + "[super \(call)];"
  }

  /// The case of the reply's enumeration that a bare word, such as `allVisible`, names.
  func answer(named word: Value?) -> Value? {
    guard case .string(let name)? = word else { return nil }
    return replyEnum?.cases.first { $0.name == name || "." + $0.name == name }.map { .int($0.rawValue) }
  }

  /// The default, as far as a value says it.
  var defaultAnswer: Value {
    if replyEnum?.name == UIInterfaceOrientationMask.type.name { return .int(UIInterfaceOrientationMask.all.rawValue) }
    if let word = documentedDefault?.split(separator: ":").first, let found = replyEnum?.cases.first(where: { $0.name == word }) {
      return .int(found.rawValue)
    }
    switch documentedDefault {
    case "YES": return .bool(true)
    case "1": return .int(1)
    default: return replyType == "void" ? .void : replyType == "BOOL" ? .bool(false) : replyEnum != nil ? .int(1) : .null
    }
  }
}
