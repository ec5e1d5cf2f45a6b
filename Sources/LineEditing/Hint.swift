/// The faint text behind the cursor.
package struct Hint: Sendable, Equatable {
  /// What the right arrow inserts.
  package var takes: String
  /// What is only shown, behind that.
  package var note: String

  package init(takes: String = "", note: String = "") {
    self.takes = takes
    self.note = note
  }
}
