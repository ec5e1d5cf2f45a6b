import FoundationModel
import ObjectModel
import SceneModel

/// A view in which people type.
protocol TextInput: UIView {}

extension UITextField: TextInput {}
extension UITextView: TextInput {}
extension UISearchBar: TextInput {}

/// The keyboard, which shows as long as somebody types.
final class Keyboard {
  /// How long it takes to come and to go, in seconds.
  static let duration = 0.25

  /// Where people type.
  @Weak var input: UIView?
  var isShown = false
  /// The table that makes room for the keyboard, with the room around its contents and their place before.
  var room: (table: WeakReference, inset: EdgeInsets, offset: Double)?

  /// How high the keyboard is without a bar of suggestions, in points.
  static func height(on idiom: Device.Idiom, isPortrait: Bool) -> Double {
    switch idiom {
    case .phone: isPortrait ? 216 : 162
    case .pad: isPortrait ? 264 : 352
    }
  }
}

extension UIKitWorld {
  private enum Phase: String {
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"
  }

  /// Where the keyboard lies in the window while it shows.
  private var keyboardFrame: Rect {
    let size = interfaceSize
    let height = Keyboard.height(on: device.idiom, isPortrait: orientation.isPortrait)
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Typing begins in a view on the screen; says whether it does.
  func beginTyping(in input: UIView) -> Bool {
    guard input.isOnScreen, !simulation.isUnwinding else { return false }
    guard keyboard.input !== input else { return true }
    // A search begins as soon as somebody types in its bar.
    if let search = input.owner as? UISearchController { search.setActive(true) }
    guard !simulation.isUnwinding else { return false }
    keyboard.input = input
    takeRoomBack()
    if !keyboard.isShown {
      keyboard.isShown = true
      post(.willShow)
      after(.didShow)
    }
    makeRoom()
    return true
  }

  /// Typing ends, where it is done in the view.
  func endTyping(in view: UIView) {
    guard let input = keyboard.input, input.isDescendant(of: view) else { return }
    keyboard.input = nil
    keyboard.isShown = false
    takeRoomBack()
    post(.willHide)
    after(.didHide)
  }

  private func post(_ phase: Phase) {
    let size = interfaceSize
    var outside = keyboardFrame
    outside.origin.y = size.height
    let shows = phase == .willShow || phase == .didShow
    var info = DictionaryValue()
    info[.string("UIKeyboardFrameBeginUserInfoKey")] = (shows ? outside : keyboardFrame).boxed
    info[.string("UIKeyboardFrameEndUserInfoKey")] = (shows ? keyboardFrame : outside).boxed
    info[.string("UIKeyboardAnimationDurationUserInfoKey")] = .double(Keyboard.duration)
    simulation.foundationWorld.notificationCenter.post(phase.rawValue, userInfo: .dictionary(info))
  }

  private func after(_ phase: Phase) {
    let shows = phase == .didShow
    simulation.runLoop.after(Keyboard.duration) { [unowned(unsafe) simulation] in
      let world = simulation.uikit
      if world.keyboard.isShown == shows { world.post(phase) }
    }
  }

  // MARK: Room

  /// The table of a table view controller keeps clear of the keyboard, and moves what is typed in above it.
  private func makeRoom() {
    guard keyboard.isShown, let input = keyboard.input, let controller = tableController(around: input) else { return }
    let table = controller.tableView
    let covered = table.frameInWindow.maxY - keyboardFrame.minY
    guard covered > 0, !losesShift(controller) else { return }
    let before = table.attributes["contentInset"].flatMap(EdgeInsets.unbox) ?? EdgeInsets()
    keyboard.room = (WeakReference.to(table), before, table.contentOffset.y)
    var inset = before
    inset.bottom = max(inset.bottom, covered)
    table.attributes["contentInset"] = inset.boxed
    let hidden = input.frameInWindow.maxY - keyboardFrame.minY
    if hidden > 0 { table.contentOffset.y += hidden }
  }

  private func takeRoomBack() {
    guard let room = keyboard.room, let table = room.table.object as? UIScrollView else { return keyboard.room = nil }
    keyboard.room = nil
    table.attributes["contentInset"] = room.inset.boxed
    table.contentOffset.y = room.offset
  }

  /// The keyboard turns with the interface.
  func keyboardFollows() {
    guard keyboard.isShown else { return }
    takeRoomBack()
    makeRoom()
  }

  private func tableController(around input: UIView) -> UITableViewController? {
    sequence(first: input, next: \.superview).lazy.compactMap { $0.controller as? UITableViewController }.first
  }

  /// Whether a split view that has turned keeps its contents from moving.
  private func losesShift(_ controller: UIViewController) -> Bool {
    guard device.idiom == .phone, let adaptive = controller.splitViewController?.adaptive, adaptive.hasTurned,
      adaptive.preferredMode != .allVisible, profile.holds(.keyboardShiftLost)
    else { return false }
    simulation.decide(Rule.keyboardShiftLost.id, "\(controller.displayName) stays as it is under the keyboard")
    return true
  }
}

extension UIResponder {
  /// `becomeFirstResponder`: typing begins where people can type; others agree, and nothing comes of it.
  func becomeFirst() -> Bool {
    guard let input = self as? any TextInput else { return true }
    return simulation.uikit.beginTyping(in: input)
  }

  /// `isFirstResponder`.
  var isFirst: Bool { simulation.uikit.keyboard.input === self }
}
