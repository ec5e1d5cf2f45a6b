import FoundationModel
import ObjectModel

// The small controls: each has a value, which is kept and answered.

/// A switch that is on or off.
package final class UISwitch: UIControl {}
/// A knob on a track.
package final class UISlider: UIControl {}
/// A plus and a minus.
package final class UIStepper: UIControl {}
/// A row of points, one for each page.
package final class UIPageControl: UIControl {}
/// Wheels that show a date.
package final class UIDatePicker: UIControl {}
/// What a table shows while it gets new rows.
package final class UIRefreshControl: UIControl {}
/// A bar that fills.
package final class UIProgressView: UIView {}
/// A wheel that turns.
package final class UIActivityIndicatorView: UIView {}
/// Wheels that show choices.
package final class UIPickerView: UIView {}

extension UISwitch {
  static let switchTable = ClassTable(UISwitch.self, inherits: "UIControl", "A switch that is on or off.") {
    attribute("on", getter: "isOn", false, "Whether the switch is on.")
    attribute("onTintColor", releases: .since(5), "The colour while it is on.")
    Method(
      "setOn:animated:", swift: "setOn(_:animated:)", { (control: UISwitch, on: Bool, _: Bool) in control.attributes["on"] = .bool(on) },
      "Turns the switch on or off.")
  }
}

extension UISlider {
  static let sliderTable = ClassTable(UISlider.self, inherits: "UIControl", "A knob on a track.") {
    attribute("value", 0.0, "Where the knob is.")
    attribute("minimumValue", 0.0, "The value at the left end.")
    attribute("maximumValue", 1.0, "The value at the right end.")
    attribute("continuous", getter: "isContinuous", true, "Whether actions are sent while the knob moves.")
    Method(
      "setValue:animated:", swift: "setValue(_:animated:)",
      { (control: UISlider, value: Double, _: Bool) in control.attributes["value"] = .double(value) }, "Moves the knob.")
  }
}

extension UIStepper {
  static let stepperTable = ClassTable(UIStepper.self, inherits: "UIControl", releases: .since(5), "A plus and a minus.") {
    attribute("value", 0.0, "The value.")
    attribute("minimumValue", 0.0, "The smallest value.")
    attribute("maximumValue", 100.0, "The largest value.")
    attribute("stepValue", 1.0, "How far a touch changes the value.")
  }
}

extension UIPageControl {
  static let pageTable = ClassTable(UIPageControl.self, inherits: "UIControl", "A row of points, one for each page.") {
    attribute("numberOfPages", 0, "How many points there are.")
    attribute("currentPage", 0, "Which point is bright.")
    attribute("hidesForSinglePage", false, "Whether a single point is left out.")
    attribute("pageIndicatorTintColor", releases: .since(6), "The colour of the points.")
    attribute("currentPageIndicatorTintColor", releases: .since(6), "The colour of the bright point.")
  }
}

extension UIDatePicker {
  static let dateTable = ClassTable(UIDatePicker.self, inherits: "UIControl", "Wheels that show a date.") {
    attribute("date", "The date that shows.")
    attribute("minimumDate", "The earliest date.")
    attribute("maximumDate", "The latest date.")
    attribute("datePickerMode", 0, "Which parts of the date show.")
    Method(
      "setDate:animated:", swift: "setDate(_:animated:)",
      { (picker: UIDatePicker, date: NSDate, _: Bool) in picker.attributes["date"] = .object(date) }, "Shows a date.")
  }
}

extension UIRefreshControl {
  static let refreshTable = ClassTable(
    UIRefreshControl.self, inherits: "UIControl", releases: .since(6), "What a table shows while it gets new rows."
  ) {
    Property("refreshing", getter: "isRefreshing", readOnly: { $0.attributes["refreshing"]?.isTrue ?? false }, "Whether it shows.")
    attribute("attributedTitle", "The text below it.")
    Method(
      "beginRefreshing", swift: "beginRefreshing()", { (control: UIRefreshControl) in control.attributes["refreshing"] = .bool(true) },
      "Shows it.")
    Method(
      "endRefreshing", swift: "endRefreshing()", { (control: UIRefreshControl) in control.attributes["refreshing"] = .bool(false) },
      "Takes it away.")
  }
}

extension UIProgressView {
  static let progressTable = ClassTable(UIProgressView.self, inherits: "UIView", "A bar that fills.") {
    Method(
      "initWithProgressViewStyle:", swift: "init(progressViewStyle:)", { (view: UIProgressView, _: Int) in view },
      "Makes a bar that is drawn in some manner.")
    attribute("progress", 0.0, "How full the bar is, from 0 to 1.")
    attribute("progressTintColor", releases: .since(5), "The colour of the full part.")
    attribute("trackTintColor", releases: .since(5), "The colour of the empty part.")
    Method(
      "setProgress:animated:", swift: "setProgress(_:animated:)", releases: .since(5),
      { (view: UIProgressView, value: Double, _: Bool) in
        view.attributes["progress"] = .double(value)
      }, "Fills the bar.")
  }
}

extension UIActivityIndicatorView {
  static let activityTable = ClassTable(UIActivityIndicatorView.self, inherits: "UIView", "A wheel that turns.") {
    Method(
      "initWithActivityIndicatorStyle:", swift: "init(activityIndicatorStyle:)",
      { (view: UIActivityIndicatorView, style: Int) in
        view.attributes["activityIndicatorViewStyle"] = .int(style)
        return view
      }, "Makes a wheel that is drawn in some manner.")
    attribute("activityIndicatorViewStyle", 1, "How the wheel is drawn.")
    attribute("hidesWhenStopped", true, "Whether the wheel shows only while it turns.")
    attribute("color", releases: .since(5), "The colour of the wheel.")
    Method(
      "startAnimating", swift: "startAnimating()", { (view: UIActivityIndicatorView) in view.attributes["animating"] = .bool(true) },
      "Lets the wheel turn.")
    Method(
      "stopAnimating", swift: "stopAnimating()", { (view: UIActivityIndicatorView) in view.attributes["animating"] = .bool(false) },
      "Lets the wheel stand.")
    Method(
      "isAnimating", swift: "isAnimating", { (view: UIActivityIndicatorView) in view.attributes["animating"]?.isTrue ?? false },
      "Whether the wheel turns.")
  }
}

extension UIPickerView {
  static let pickerTable = ClassTable(UIPickerView.self, inherits: "UIView", "Wheels that show choices.") {
    reference("delegate", "Who is told about choices.")
    reference("dataSource", "Who says how many choices there are.")
    attribute("showsSelectionIndicator", false, "Whether the chosen row is marked.")
    Method("reloadAllComponents", swift: "reloadAllComponents()", { (_: UIPickerView) in }, "Asks for the choices anew; here nothing.")
    Method(
      "selectedRowInComponent:", swift: "selectedRow(inComponent:)",
      { (view: UIPickerView, wheel: Int) in view.attributes["row\(wheel)"]?.integer ?? 0 }, "The chosen row of a wheel.")
    Method(
      "selectRow:inComponent:animated:", swift: "selectRow(_:inComponent:animated:)",
      { (view: UIPickerView, row: Int, wheel: Int, _: Bool) in
        view.attributes["row\(wheel)"] = .int(row)
      }, "Chooses a row of a wheel.")
  }
}
