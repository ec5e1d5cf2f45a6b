import ObjectModel

/// A button of a navigation bar or toolbar.
package final class UIBarButtonItem: UIBarItem {
  package enum Style: Int, CaseIterable, Sendable, BridgedEnum {
    case plain, bordered, done
    package static let type = EnumType(
      "UIBarButtonItemStyle", swift: "UIBarButtonItem.Style", "How a bar button is drawn.",
      [
        .init("plain", "UIBarButtonItemStylePlain", 0), .init("bordered", "UIBarButtonItemStyleBordered", 1).deprecated(8, use: "plain"),
        .init("done", "UIBarButtonItemStyleDone", 2),
      ])
  }

  package enum SystemItem: Int, CaseIterable, Sendable, BridgedEnum {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
      camera
    case trash, play, pause, rewind, fastForward, undo, redo, pageCurl

    package static let type = EnumType(
      "UIBarButtonSystemItem", swift: "UIBarButtonItem.SystemItem", "A bar button that the system draws and names.",
      allCases.map { item in
        let name = "\(item)"
        return .init(name, "UIBarButtonSystemItem" + name.prefix(1).uppercased() + name.dropFirst(), item.rawValue)
      })

    /// The words that the system gives to the button; `nil` where it draws a picture.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash,
        .play,
        .pause, .rewind, .fastForward, .pageCurl:
        nil
      }
    }
  }

  package var style = Style.plain
  package var systemItem: SystemItem?
  @Weak package var target: Object?
  package var action: Selector?
  package var width = 0.0
  package var customView: UIView?
  package var possibleTitles: Value = .null
  package var tintColor: Value = .null
  /// Every navigation item, toolbar and controller that holds the item or once did.
  private(set) var holders: [WeakReference] = []
  /// What UIKit draws on a button of its own whose look it changes.
  enum Drawn {
    case hidden
    case arrows
    case back
  }

  /// The look of a button that UIKit draws; `nil` for the app's own.
  var drawn: Drawn?
  /// What UIKit itself does on a tap, where the button is one of its own.
  var builtInAction: (() -> Void)?

  package override func dismantle() {
    super.dismantle()
    customView = nil
    builtInAction = nil
    possibleTitles = .null
    tintColor = .null
  }

  /// The item is among the buttons of a navigation item, a toolbar or a controller.
  func isHeld(by holder: Object) {
    let reference = holder.weakReference
    guard !holders.contains(where: { $0 === reference }) else { return }
    holders.removeAll { $0.object == nil }
    holders.append(reference)
  }

  /// Whether the item only keeps others apart.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether there is anything to see: UIKit shows nothing of a button that has neither title nor picture.
  package var hasLook: Bool {
    guard attributes["hidden"]?.isTrue != true else { return false }
    if let drawn { return drawn != .hidden }
    return title?.isEmpty == false || !image.isNull || customView != nil || systemItem != nil
  }

  /// What people read on the button.
  package var label: String? {
    switch drawn {
    case .hidden?: return nil
    case .arrows?: return title ?? "arrows"
    case .back?: return title ?? "Back"
    case nil: break
    }
    return title ?? systemItem?.title ?? systemItem.map { "\($0)" } ?? pictureName
  }

  /// What stands for the picture: the name that it was made with.
  private var pictureName: String? {
    image.isNull ? nil : (image.object as? UIImage)?.fileName?.split(separator: "/").last.map(String.init) ?? "image"
  }

  /// Does what a tap does, and says whether there was anything to do.
  func performAction() -> Bool {
    guard isEnabled else { return false }
    if let builtInAction {
      builtInAction()
      return true
    }
    if let primaryAction {
      primaryAction.run(self)
      return true
    }
    guard let target, let action else { return false }
    simulation.sendAction(action, to: target, [.object(self), .null])
    return true
  }
}

extension UIBarButtonItem {
  static let buttonTable = ClassTable(
    UIBarButtonItem.self, inherits: "UIBarItem", label: "button", "A button of a navigation bar or toolbar."
  ) {
    Method(
      "initWithTitle:style:target:action:", swift: "init(title:style:target:action:)",
      { (item: UIBarButtonItem, title: String?, style: Style, target: Object?, action: Selector?) in
        item.title = title
        return item.set(style, target, action)
      }, "Makes a button of a text.")
    Method(
      "initWithImage:style:target:action:", swift: "init(image:style:target:action:)",
      { (item: UIBarButtonItem, image: Value, style: Style, target: Object?, action: Selector?) in
        item.image = image
        return item.set(style, target, action)
      }, "Makes a button of a picture.")
    Method(
      "initWithBarButtonSystemItem:target:action:", swift: "init(barButtonSystemItem:target:action:)",
      { (item: UIBarButtonItem, system: SystemItem, target: Object?, action: Selector?) in
        item.systemItem = system
        return item.set(.plain, target, action)
      }, "Makes a button that the system draws.")
    Method(
      "initWithCustomView:", swift: "init(customView:)",
      { (item: UIBarButtonItem, view: UIView?) in
        item.customView = view
        return item
      }, "Makes an item of a view.")
    Property("style", { $0.style }, { $0.style = $1 }, "How the button is drawn.")
    Property("target", weak: true, { $0.target }, { $0.target = $1 }, "Who gets the action.")
    Property("action", { $0.action }, { $0.action = $1 }, "The message that a tap sends.")
    Property("width", { $0.width }, { $0.width = $1 }, "The width in points; 0 for what fits.")
    Property("customView", { $0.customView }, { $0.customView = $1 }, "The view that stands for the button.")
    Property("possibleTitles", { $0.possibleTitles }, { $0.possibleTitles = $1 }, "Texts that the button may show, for its width.")
    Property("tintColor", releases: .since(5), { $0.tintColor }, { $0.tintColor = $1 }, "The colour of the button.")
    laterRows
  }

  private func set(_ style: Style, _ target: Object?, _ action: Selector?) -> UIBarButtonItem {
    self.style = style
    self.target = target
    self.action = action
    return self
  }
}
