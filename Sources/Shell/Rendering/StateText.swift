import SceneModel

/// The state as keys and values: `bar button` and `button#1 "Courses", left in web's navigation bar`.
package struct StateText {
  /// One line of the state.
  package struct Line: Equatable, Sendable {
    /// The split view controller that the line is about, or the object that the key belongs to.
    package let object: String?
    package let key: String
    package let value: String
    /// Whether the key is told after every event.
    var isAlwaysTold = false
    /// Whether only `state` tells the key.
    var isQuiet = false
    /// Whether output puts the object before the key.
    var showsObject = false

    /// The line as it is printed, without the sigil.
    package var text: String { (showsObject ? (object.map { "\($0) " } ?? "") : "") + "\(key): \(value)" }
  }

  private let state: WorldState

  package init(_ state: WorldState) { self.state = state }

  /// Every line, the world first.
  package var lines: [Line] {
    var lines = [Line(object: nil, key: "world", value: world, isQuiet: true)]
    lines.append(Line(object: nil, key: "running", value: running, isQuiet: true))
    for split in state.splits { lines += self.lines(of: split) }
    for stack in state.stacks {
      lines.append(Line(object: stack.name, key: "stack", value: list(stack.controllers), showsObject: true))
    }
    lines.append(Line(object: nil, key: "presented", value: list(state.presented)))
    for popover in state.popovers {
      lines.append(Line(object: popover.object, key: "shown", value: Self.text(popover), showsObject: true))
    }
    return lines
  }

  private var world: String {
    let sdk = state.sdk.map { " (sdk \($0))" } ?? ""
    return "ios \(state.release)\(sdk), \(state.device), \(state.orientation), \(Self.text(state.size))"
  }

  private var running: String {
    if state.isDead { return "dead" }
    return (state.isRunning ? "yes" : "no") + (state.isBusy ? ", in flight" : "")
  }

  private func lines(of split: SplitState) -> [Line] {
    let named = state.splits.count > 1
    func line(_ key: String, _ value: String?, always: Bool = false, quiet: Bool = false) -> Line? {
      value.map { Line(object: split.name, key: key, value: $0, isAlwaysTold: always, isQuiet: quiet, showsObject: named) }
    }
    let showing = [split.showsPrimary ? "primary" : nil, split.showsSecondary ? "secondary" : nil].compactMap { $0 }
    return [
      line("bar button", split.barButton.map(Self.text) ?? "none", always: true),
      line("popover", split.popover.map(Self.text) ?? "none", always: true),
      line("display mode", split.displayMode),
      line("collapsed", split.isCollapsed.map { $0 ? "yes" : "no" }),
      line("style", split.style == "unspecified" ? nil : split.style, quiet: true),
      line("view controllers", list(split.viewControllers)),
      line("children", split.children == split.viewControllers ? nil : list(split.children), quiet: true),
      line("showing", list(showing), quiet: true),
      line("primary column width", split.primaryColumnWidth.map(ValueText.number), quiet: true),
    ].compactMap { $0 }
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  /// `320x1024`.
  static func text(_ size: Size) -> String { "\(ValueText.number(size.width))x\(ValueText.number(size.height))" }

  /// `button#1 "Courses", left in web's navigation bar`.
  static func text(_ button: BarButtonState) -> String {
    let head = button.item + (button.title.map { " " + ValueText.quoted($0) } ?? "")
    return "\(head), \(whereabouts(button))"
  }

  private static func whereabouts(_ button: BarButtonState) -> String {
    let holder = button.shownIn.map { path in path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path }
    let place = button.place ?? holder.map { "in \($0)" } ?? "placed nowhere"
    return switch button.reason {
    case nil: place
    case .placedNowhere: "placed nowhere"
    case .noBarShows: holder.map { "in \($0), which no bar shows" } ?? "which no bar shows"
    case .noTitle: "invisible: no title"
    case .covered: "covered by the popover"
    case .stale: "stale since willShow"
    }
  }

  /// `popover#1 visible from the left edge, content masterNav, 320x1024`.
  static func text(_ popover: PopoverState) -> String {
    let content = popover.content ?? "none"
    guard popover.isVisible else { return "\(popover.object) hidden, content \(content)" }
    let anchor: String =
      switch popover.anchor {
      case .button(let name): " from \(name)"
      case .leftEdge: " from the left edge"
      case .rect: " from a rectangle"
      case nil: ""
      }
    return "\(popover.object) visible\(anchor), content \(content), \(text(popover.size))"
  }
}

extension StateText {
  /// The lines to tell after an input, by what changed.
  static func told(_ result: StepResult, feedback: Settings.Feedback) -> [Line] {
    guard result.stateLines != .none else { return [] }
    let now = StateText(result.state).lines
    if result.stateLines == .all { return now }
    let before = result.previousState.map { StateText($0).lines } ?? []
    var isNews = false
    let changed = now.map { line in
      let old = before.first { $0.key == line.key && $0.object == line.object }
      let changed = old.map { $0.value != line.value } ?? line.isNews
      if changed, !line.isQuiet { isNews = true }
      return changed
    }
    let gone = before.contains { old in old.isAlwaysTold && !now.contains { $0.key == old.key && $0.object == old.object } }
    if result.stateLines == .ifChanged, !isNews, !gone { return [] }
    if feedback == .learner { return now }
    return zip(now, changed).filter { ($0.isAlwaysTold || ($1 && !$0.isQuiet)) }.map(\.0)
  }
}

extension StateText.Line {
  /// Whether a key that was not there before tells something by being there now.
  fileprivate var isNews: Bool {
    switch key {
    case "bar button", "popover", "presented": value != "none"
    case "stack": value.contains(",")
    case "shown": true
    default: false
    }
  }

  /// Every key there is, for checking session files.
  static let keys = [
    "world", "running", "bar button", "popover", "display mode", "display mode button", "collapsed", "columns", "style", "view controllers",
    "children",
    "showing", "primary column width", "stack", "presented", "shown",
  ]
}
