import UIKitModel

extension EventFailure {
  /// The reason in words.
  ///
  /// - Parameter nearest: A title on the screen that was probably meant.
  func words(nearest: String? = nil) -> String {
    let meant = nearest.map { "; did you mean '\($0)'?" }
    return switch self {
    case .notRunning: "the app does not run yet; `launch` it first"
    case .noRoot: "there is nothing to launch: name a controller, as in `launch svc portrait`"
    case .notAViewController(let name): "'\(name)' is no view controller"
    case .notATable(let name): "'\(name)' is no table, and shows none"
    case .noSuchRow(let row, let section, let table, let rows):
      rows == 0
        ? "\(table) has no rows in section \(section)" : "\(table) has no row \(row) in section \(section); its rows are 0 to \(rows - 1)"
    case .noRow(let text, let table): "\(table) has no row \"\(text)\"\(meant ?? "")"
    case .notOnScreen(let name): "\(name) is not on the screen, so it cannot be touched; `screen` shows what is"
    case .covered(let name, let cover): "\(name) is covered by \(cover); `tap outside` takes it down"
    case .swallowed(let name, let bar): "\(bar) reaches down over \(name) without being drawn there, and takes the touch"
    case .behindMovie(let movie): "\(movie) fills the screen, and nothing below is in reach; `tap Done` ends that"
    case .behindAlert(let alert, let buttons):
      "\(alert) takes every touch; " + (buttons.first.map { "`tap \($0)` touches a button of it" } ?? "it has no button")
    case .noAction(let name): "a tap on \(name) does nothing: it has no target and action"
    case .disabled(let name): "a tap on \(name) does nothing: its enabled is NO"
    case .noObject(let title): "nothing on the screen is called '\(title)'" + (meant ?? "; `screen` shows what is there")
    case .noPopover: "there is no popover or panel on the screen"
    case .noBackButton: "there is no back button on the screen"
    case .noSuchTab(let index, let count): "there is no tab \(index); the tabs are 0 to \(count - 1)"
    case .nothingToSwipe: "nothing on the screen answers the swipe"
    case .nothingPresented: "nothing is presented"
    case .noMultitasking: "windows share the screen on an iPad from iOS 9 on, and never on a phone; `device` lists others"
    case .lineStays: "the lines between columns are moved by a finger from iOS 26 on"
    case .noLine(let column): "the \(column) column has no line of its own; drag the primary, the supplementary or the inspector"
    case .noSuchWidth: "a column is between 0 and 4096 points wide"
    case .noColumns: "no split view controller with columns is on the screen"
    case .noSuchShare(let share): "an iPad held upright has no share '\(share)'; try full, 2/3 or 1/3"
    case .noSuchSize: "a window is between 1 and 4096 points wide and high"
    case .noSuchClass(let name): "no object of the class '\(name)' can be made"
    case .noSegueDestination(let name): "a segue leads to a view controller, and '\(name)' is none"
    case .noSegue(let identifier, let source, let known):
      known.isEmpty
        ? "no segue leaves from \(source); a storyboard names them, or `segue ID from VC to VC` makes one"
        : "no segue '\(identifier)' leaves from \(source); those that do are \(known.joined(separator: ", "))"
    case .kindOfLaterRelease(let kind, let kinds):
      "'\(kind)' is no kind of segue here; try \(kinds.map(\.rawValue).joined(separator: ", "))"
    }
  }
}

extension EventNote {
  /// The note in words.
  var words: String {
    switch self {
    case .turnRefused(let object, let method): "the interface stays as it is: \(object)'s \(method) does not allow the turn"
    case .alreadyThere: "the interface is that way already"
    }
  }
}
