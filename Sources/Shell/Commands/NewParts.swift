import ObjectModel
import UIKitModel

/// What the objects behind a new object's name become.
private enum PartKind {
  case controllers, items, none

  init(_ type: RuntimeClass, in classes: ClassRegistry) {
    func descends(from names: String...) -> Bool { names.contains { classes.named($0).map(type.isSubclass) == true } }
    if descends(from: "UINavigationController", "UITabBarController", "UISplitViewController", "UIPopoverController") {
      self = .controllers
    } else {
      self = descends(from: "UIToolbar") ? .items : .none
    }
  }
}

extension Playground {
  /// The objects that `new` hands to what it makes; what the class has no place for is refused, since UIKit would only end the app over it.
  func parts(of input: CommandInput, for type: RuntimeClass) throws(CommandFailure) -> [Object] {
    let kind = PartKind(type, in: simulation.classes)
    var parts: [Object] = []
    for word in input.plain.dropFirst(2) {
      let part = try object(word)
      switch kind {
      case .controllers where !(part is UIViewController):
        throw CommandFailure("wrong-part", "'\(word.text)' is no view controller; \(type.visible.name) takes those alone", at: word)
      case .items where !(part is UIBarButtonItem):
        throw CommandFailure("wrong-part", "'\(word.text)' is no bar button; \(type.visible.name) takes those alone", at: word)
      case .none: throw CommandFailure("wrong-part", "'\(word.text)' is too much: \(type.visible.name) takes no objects", at: word)
      case .controllers, .items: parts.append(part)
      }
    }
    return parts
  }
}
