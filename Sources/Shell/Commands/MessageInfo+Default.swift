import ObjectModel
import UIKitModel

/// What a method does that `implement` makes without a value: the documented default.
extension MessageInfo {
  /// The default as a body, where a value does not say it: what UIKit itself does, or an answer that depends on the question.
  func defaultBody(on object: Object) -> String? {
    switch documentedDefault {
    case "YES in portrait, NO in landscape": return "return UIInterfaceOrientationIsPortrait(orientation);"
    case "the row itself": return "return indexPath;"
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

  /// The default, as far as a value says it.
  var defaultAnswer: Value {
    if replyEnum?.name == UIInterfaceOrientationMask.type.name { return .int(UIInterfaceOrientationMask.all.rawValue) }
    switch documentedDefault {
    case "YES": return .bool(true)
    case "1": return .int(1)
    default: return replyType == "void" ? .void : replyType == "BOOL" ? .bool(false) : replyEnum != nil ? .int(1) : .null
    }
  }
}
