import ObjectModel

/// A row of buttons of which one may be selected.
package final class UISegmentedControl: UIControl {
  package private(set) var titles: [String] = []
  package var selectedIndex = -1

  fileprivate func set(_ items: [Value]) -> UISegmentedControl {
    titles = items.map { String.unbox($0) ?? "" }
    return self
  }

  fileprivate func insert(_ title: String?, at index: Int) { titles.insert(title ?? "", at: max(0, min(index, titles.count))) }

  fileprivate func remove(at index: Int) {
    if titles.indices.contains(index) { titles.remove(at: index) }
  }

  /// Selects a segment as a touch does: the actions are sent.
  package func touch(_ index: Int) {
    guard titles.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }
}

extension UISegmentedControl {
  static let segmentTable = ClassTable(UISegmentedControl.self, inherits: "UIControl", "A row of buttons of which one may be selected.") {
    Method(
      "initWithItems:", swift: "init(items:)", { (control: UISegmentedControl, items: Value) in control.set(items.elements ?? []) },
      "Makes one of titles or pictures.")
    Property("numberOfSegments", readOnly: { $0.titles.count }, "How many buttons there are.")
    Property("selectedSegmentIndex", { $0.selectedIndex }, { $0.selectedIndex = $1 }, "The selected button, -1 where there is none.")
    attribute("segmentedControlStyle", 0, "How the buttons are drawn.")
    attribute("momentary", getter: "isMomentary", false, "Whether a button stays selected only while touched.")
    attribute("tintColor", "The colour of the buttons.")
    Method(
      "titleForSegmentAtIndex:", swift: "titleForSegment(at:)",
      { (control: UISegmentedControl, index: Int) in
        control.titles.indices.contains(index) ? control.titles[index] : nil
      }, "The title of a button.")
    Method(
      "setTitle:forSegmentAtIndex:", swift: "setTitle(_:forSegmentAt:)",
      { (control: UISegmentedControl, title: String?, index: Int) in
        if control.titles.indices.contains(index) { control.titles[index] = title ?? "" }
      }, "Assigns the title of a button.")
    Method(
      "insertSegmentWithTitle:atIndex:animated:", swift: "insertSegment(withTitle:at:animated:)",
      { (control: UISegmentedControl, title: String?, index: Int, _: Bool) in
        control.insert(title, at: index)
      }, "Adds a button.")
    Method(
      "removeSegmentAtIndex:animated:", swift: "removeSegment(at:animated:)",
      { (control: UISegmentedControl, index: Int, _: Bool) in control.remove(at: index) }, "Removes a button.")
    Method(
      "removeAllSegments", swift: "removeAllSegments()", { (control: UISegmentedControl) in control.titles = [] }, "Removes every button.")
    Method(
      "setEnabled:forSegmentAtIndex:", swift: "setEnabled(_:forSegmentAt:)", { (_: UISegmentedControl, _: Bool, _: Int) in },
      "Lets a button be touched or not; here nothing.")
    Method(
      "setWidth:forSegmentAtIndex:", swift: "setWidth(_:forSegmentAt:)", { (_: UISegmentedControl, _: Double, _: Int) in },
      "Assigns the width of a button; here nothing.")
  }
}
