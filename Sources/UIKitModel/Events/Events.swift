import ObjectModel
import SceneModel

/// Why an event could not happen: facts, worded by the shell.
package enum EventFailure: Error {
  /// Nothing runs: `launch` first.
  case notRunning
  /// There is no controller to show: neither an argument nor a root nor a single container without a parent.
  case noRoot
  case notAViewController(String)
  case notATable(String)
  case noSuchRow(row: Int, section: Int, table: String, rows: Int)
  case noRow(text: String, table: String)
  /// The thing is not on screen.
  case notOnScreen(String)
  /// Another thing lies over it.
  case covered(String, by: String)
  /// A bar takes the touch where it is not drawn.
  case swallowed(String, by: String)
  /// A full-screen movie lies over everything.
  case behindMovie(String)
  /// An alert or action sheet takes every touch; its buttons.
  case behindAlert(String, buttons: [String])
  /// A tap on it does nothing, as it has no action.
  case noAction(String)
  /// A tap on it does nothing, as code has switched it off.
  case disabled(String)
  case noObject(title: String)
  case noPopover
  case noBackButton
  case noSuchTab(Int, of: Int)
  /// A swipe that nothing on the screen would answer.
  case nothingToSwipe
  case nothingPresented
  case noMultitasking
  /// The release has no lines between columns that a finger could move.
  case lineStays
  case noLine(column: String)
  case noSuchWidth
  /// No split view controller on the screen has columns.
  case noColumns
  case noSuchShare(String)
  case noSuchSize
  case noSuchClass(String)
  case noSegueDestination(String)
  /// No segue of the identifier leaves from the controller; those that do.
  case noSegue(String, from: String, known: [String])
  /// No kind of segue, or none that the release has; those it has.
  case kindOfLaterRelease(String, [SegueKind])
}

/// What an event wants to be told beside its messages.
package enum EventNote: Sendable {
  /// The interface did not turn, as the object's answer forbids it.
  case turnRefused(by: String, method: String)
  /// The device already was that way.
  case alreadyThere
}

/// A turn of the device.
package enum Turn: Sendable {
  case to(UIInterfaceOrientation)
  case left
  case right
  case halfTurn
}

/// What a finger touches.
package enum TapTarget {
  case object(Object)
  case title(String)
  case back
  /// The button of a split view controller that leads to another display mode.
  case displayMode
  case outside
  /// The button of a split view controller that changes its display mode.
  case row(Int, table: Object)
  /// The button at the right end of a row.
  case accessory(Int, table: Object)
  case tab(Int)
}
