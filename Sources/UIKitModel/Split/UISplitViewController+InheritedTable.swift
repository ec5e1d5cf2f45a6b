import ObjectModel

/// Members of every controller that a split view controller answers in its own way.
extension UISplitViewController {
  @EntryBuilder<UISplitViewController> static var inheritedRows: [Entry] {
    Method(
      "initWithNibName:bundle:", swift: "init(nibName:bundle:)", releases: .since(3, 2),
      { (split: UISplitViewController, name: String?, _: Value) -> UISplitViewController? in
        split.nibName = name
        return split.setUp() ? split : nil
      }, "Makes a split view controller without a style.")
    Method(
      "initWithCoder:", swift: "init(coder:)", releases: .since(3, 2),
      { (split: UISplitViewController, _: Value) -> UISplitViewController? in split.setUp() ? split : nil },
      "Makes a split view controller from a nib or storyboard, without a style.")
    Method(
      "showViewController:sender:", swift: "show(_:sender:)", releases: .since(8),
      { (split: UISplitViewController, other: UIViewController?, sender: Value) in
        if let other { split.show(other, sender: sender) }
      }, "Shows a controller as the primary, or over everything where there is room for one column; with a style, over everything.")
    Method(
      "showDetailViewController:sender:", swift: "showDetailViewController(_:sender:)", releases: .since(8),
      { (split: UISplitViewController, other: UIViewController?, sender: Value) in
        if let other { split.showDetail(other, sender: sender) }
      }, "Puts a controller in the place of the secondary; collapsed, on top of the primary's stack.")
  }
}
