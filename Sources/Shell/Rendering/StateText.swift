import SceneModel

/// The state as keys and values: `bar button` and `button#1 "Courses", left in web's navigation bar`.
package struct StateText {
  /// What stands behind a key, put into words where it is told.
  enum Content: Sendable {
    case text(String)
    /// The button and the popover of a split view controller.
    case button(of: SplitState)
    case popover(of: SplitState)
    /// A popover of the app's own, by its place among those of the state.
    case shown(in: WorldState, Int)

    func write(to sink: inout LineSink) {
      switch self {
      case .text(let text): sink.add(text)
      case .button(let split): if let button = split.barButton { StateText.write(button, to: &sink) } else { sink.addFixed("none") }
      case .popover(let split): if let popover = split.popover { StateText.write(popover, to: &sink) } else { sink.addFixed("none") }
      case .shown(let state, let place): StateText.write(state.popovers[place], to: &sink)
      }
    }
  }

  /// One line of the state.
  package struct Line: Sendable {
    /// The split view controller that the line is about, or the object that the key belongs to.
    package let object: String?
    package let key: String
    let content: Content
    /// Whether the key is told after every event.
    let isAlwaysTold: Bool
    /// Whether only `state` tells the key.
    let isQuiet: Bool
    /// Whether output puts the object before the key.
    let showsObject: Bool

    init(
      object: String?, key: String, content: Content, isAlwaysTold: Bool = false, isQuiet: Bool = false, showsObject: Bool = false
    ) {
      self.object = object
      self.key = key
      self.content = content
      self.isAlwaysTold = isAlwaysTold
      self.isQuiet = isQuiet
      self.showsObject = showsObject
    }

    /// Writes the line as it is printed, without the sigil.
    func write(to sink: inout LineSink) {
      if showsObject, let object {
        sink.add(object)
        sink.addFixed(" ")
      }
      sink.add(key)
      sink.addFixed(": ")
      content.write(to: &sink)
    }

    /// The line as it is printed, without the sigil.
    package var text: String { LineSink.text(write) }

    /// What stands behind the key.
    package var value: String { LineSink.text(content.write) }
  }

  private let state: WorldState

  package init(_ state: WorldState) { self.state = state }

  /// Every line, the world first.
  package var lines: [Line] {
    [
      Line(object: nil, key: "world", content: .text(world), isQuiet: true),
      Line(object: nil, key: "running", content: .text(running), isQuiet: true),
    ]
      + state.splits.flatMap { self.lines(of: $0) + quietLines(of: $0) } + stackLines + presentedLines + popoverLines
  }

  /// The lines that may be told after an input, without those that are the same in another state.
  func news(besides other: WorldState?) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(4 * state.splits.count)
    for place in state.splits.indices { addLines(of: state.splits[place], besides: other, to: &lines) }
    if state.stacks != other?.stacks { lines += stackLines }
    if state.presented != other?.presented { lines += presentedLines }
    if state.popovers != other?.popovers { lines += popoverLines }
    return lines
  }

  private var stackLines: [Line] {
    state.stacks.map { Line(object: $0.name, key: "stack", content: .text(list($0.controllers)), showsObject: true) }
  }

  private var presentedLines: [Line] { [Line(object: nil, key: "presented", content: .text(list(state.presented)))] }

  private var popoverLines: [Line] {
    state.popovers.enumerated().map { place, popover in
      Line(object: popover.object, key: "shown", content: .shown(in: state, place), showsObject: true)
    }
  }

  private var world: String {
    let sdk = state.sdk.map { " (sdk \($0))" } ?? ""
    return "ios \(state.release)\(sdk), \(state.device), \(state.orientation), \(Self.text(state.size))"
  }

  private var running: String {
    if state.isDead { return "dead" }
    return (state.isRunning ? "yes" : "no") + (state.isBusy ? ", in flight" : "")
  }

  /// Button and popover, and what is told when it changes; view controllers only where they are others than in the old state.
  private func addLines(of split: SplitState, besides other: WorldState?, to lines: inout [Line]) {
    lines.append(line(split, "bar button", .button(of: split), always: true))
    lines.append(line(split, "popover", .popover(of: split), always: true))
    if let mode = split.displayMode { lines.append(line(split, "display mode", mode)) }
    if let button = split.displayModeButton { lines.append(line(split, "display mode button", Self.text(button))) }
    if let arrow = split.secondaryOnlyButton { lines.append(line(split, "secondary only button", Self.text(arrow))) }
    if let isCollapsed = split.isCollapsed { lines.append(line(split, "collapsed", isCollapsed ? "yes" : "no")) }
    if let columns = split.columns { lines.append(line(split, "columns", Self.text(columns))) }
    if let behavior = split.splitBehavior { lines.append(line(split, "split behavior", behavior)) }
    let old = other?.splits.first { $0.name == split.name }
    if let mode = split.preferredDisplayMode, old?.preferredDisplayMode != mode {
      lines.append(line(split, "preferred display mode", mode))
    }
    if let behavior = split.preferredSplitBehavior, old?.preferredSplitBehavior != behavior {
      lines.append(line(split, "preferred split behavior", behavior))
    }
    if let width = split.primaryColumnWidth, old?.primaryColumnWidth != width {
      lines.append(line(split, "primary column width", ValueText.number(width)))
    }
    if old?.viewControllers != split.viewControllers {
      lines.append(line(split, "view controllers", list(split.viewControllers)))
    }
  }

  private func lines(of split: SplitState) -> [Line] {
    var lines: [Line] = []
    addLines(of: split, besides: nil, to: &lines)
    return lines
  }

  /// What only `state` tells: what was chosen for good, and what the other lines say in other words.
  private func quietLines(of split: SplitState) -> [Line] {
    let showing = split.showing.filter(\.shows).map(\.column)
    var lines: [Line] = []
    if split.style != "unspecified" { lines.append(line(split, "style", split.style, quiet: true)) }
    if split.children != split.viewControllers { lines.append(line(split, "children", list(split.children), quiet: true)) }
    lines.append(line(split, "showing", list(showing), quiet: true))
    return lines
  }

  private func line(_ split: SplitState, _ key: String, _ value: String, quiet: Bool = false) -> Line {
    line(split, key, .text(value), quiet: quiet)
  }

  private func line(_ split: SplitState, _ key: String, _ content: Content, always: Bool = false, quiet: Bool = false) -> Line {
    Line(object: split.name, key: key, content: content, isAlwaysTold: always, isQuiet: quiet, showsObject: state.splits.count > 1)
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  /// `320x1024`.
  static func text(_ size: Size) -> String { "\(ValueText.number(size.width))x\(ValueText.number(size.height))" }

  /// `button#1 "Courses", left in web's navigation bar`.
  static func write(_ button: BarButtonState, to sink: inout LineSink) {
    sink.add(button.item)
    if let title = button.title {
      sink.addFixed(" ")
      sink.addQuoted(title)
    }
    sink.addFixed(", ")
    guard button.reason == nil, let place = button.place, place.hasBar else { return sink.add(whereabouts(button)) }
    write(place, to: &sink)
  }

  /// `left in web's navigation bar`, `item 0 of detail's toolbar`.
  private static func write(_ place: BarItemPlace, to sink: inout LineSink) {
    let owner = place.owner ?? place.holder
    switch place.property {
    case .leftBarButtonItem, .leftBarButtonItems, .rightBarButtonItem, .rightBarButtonItems:
      let isLeft = place.property == .leftBarButtonItem || place.property == .leftBarButtonItems
      sink.addFixed(isLeft ? "left in " : "right in ")
      sink.add(owner)
      sink.addFixed("'s navigation bar")
    case .items, .toolbarItems:
      sink.add("item \(place.index) of ")
      sink.add(owner)
      if place.owner != nil { sink.addFixed("'s toolbar") }
    }
  }

  /// `back "Courses", left in web's navigation bar`.
  static func text(_ button: DisplayModeButtonState) -> String {
    guard !button.isHidden else { return "hidden" }
    let look = [button.look, button.title.map(ValueText.quoted)].compactMap { $0 }.joined(separator: " ")
    if let holder = button.unseenIn { return "\(look), in \(holder), which no bar shows" }
    return "\(look), " + (button.shownIn.map { "in \($0)" } ?? "placed nowhere")
  }

  /// `arrows, in stack.navigationBar`.
  static func text(_ arrow: SecondaryOnlyButtonState) -> String { arrow.shownIn.map { "arrows, in \($0)" } ?? "hidden" }

  /// `primary list 320, secondary web`: the columns that show; those that do not are in brackets.
  static func text(_ columns: [ColumnState]) -> String {
    let texts = columns.compactMap { column -> String? in
      guard let controller = column.controller else { return nil }
      let tellsWidth = column.isShowing && column.name != "secondary"
      let width = tellsWidth ? column.width.map { " \(ValueText.number($0))" } ?? "" : ""
      return column.isShowing ? "\(column.name) \(controller)\(width)" : "[\(column.name) \(controller)]"
    }
    return texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }

  private static func whereabouts(_ button: BarButtonState) -> String {
    let holder = button.place?.holder
    return switch button.reason {
    case nil: holder.map { "in \($0)" } ?? "placed nowhere"
    case .placedNowhere: "placed nowhere"
    case .noBarShows: holder.map { "in \($0), which no bar shows" } ?? "which no bar shows"
    case .noTitle: "invisible: no title"
    case .covered: "covered by the popover"
    case .stale: "stale since willShow"
    }
  }

  /// `popover#1 visible from the left edge, content masterNav, 320x1024`.
  static func write(_ popover: PopoverState, to sink: inout LineSink) {
    sink.add(popover.object)
    sink.addFixed(popover.isVisible ? " visible" : " hidden")
    if popover.isVisible, let anchor = popover.anchor {
      switch anchor {
      case .button(let name): sink.add(" from \(name)")
      case .leftEdge: sink.addFixed(" from the left edge")
      case .rect: sink.addFixed(" from a rectangle")
      }
    }
    sink.addFixed(", content ")
    sink.add(popover.content ?? "none")
    guard popover.isVisible else { return }
    sink.addFixed(", ")
    sink.add(text(popover.size))
  }
}

extension StateText {
  /// The lines to tell after an input, by what changed.
  static func told(_ result: StepResult, feedback: Settings.Feedback) -> [Line] {
    if result.stateLines == .none { return [] }
    if result.stateLines == .all || feedback == .learner { return StateText(result.state).all(after: result) + gone(result) }
    if result.stateLines == .ifChanged, result.state == result.previousState { return [] }
    let gone = gone(result)
    let now = StateText(result.state).news(besides: result.previousState)
    if result.stateLines == .always, now.allSatisfy(\.isAlwaysTold) { return now + gone }
    let before = result.previousState.map { StateText($0).news(besides: result.state) } ?? []
    let changed = now.map { line in before.first { $0.isSame(as: line) }.map { $0.value != line.value } ?? line.isNews(in: result.state) }
    let isGone = before.contains { old in old.isAlwaysTold && !now.contains { $0.isSame(as: old) } }
    if result.stateLines == .ifChanged, !isGone, gone.isEmpty, !changed.contains(true) { return [] }
    return zip(now, changed).filter { $0.isAlwaysTold || $1 }.map(\.0) + gone
  }

  /// The popovers of the app's own that an input took down, which the state no longer has.
  static func gone(_ result: StepResult) -> [Line] {
    guard let old = result.previousState?.popovers, !old.isEmpty else { return [] }
    return old.filter { popover in !result.state.popovers.contains { $0.object == popover.object } }.map {
      Line(object: $0.object, key: "shown", content: .text("none"), showsObject: true)
    }
  }

  /// Every line, if the input is one that tells the state, or changed it.
  private func all(after result: StepResult) -> [Line] {
    result.stateLines == .ifChanged && result.state == result.previousState ? [] : lines
  }
}

extension StateText.Line {
  /// Whether another line is about the same.
  fileprivate func isSame(as other: StateText.Line) -> Bool { key == other.key && object == other.object }

  /// Whether a key that was not there before tells something by being there now.
  fileprivate func isNews(in state: WorldState) -> Bool {
    switch key {
    case "bar button", "popover", "presented", "secondary only button": value != "none" && value != "hidden"
    case "stack": value.contains(",")
    case "shown": true
    case "display mode", "display mode button", "columns": state.isRunning
    case "collapsed": value == "yes"
    case "preferred display mode", "preferred split behavior": value != "automatic"
    default: false
    }
  }

  /// Every key there is, for checking session files.
  static let keys = [
    "world", "running", "bar button", "popover", "display mode", "display mode button", "secondary only button", "collapsed", "columns",
    "style",
    "view controllers",
    "children",
    "showing", "split behavior", "preferred display mode", "preferred split behavior", "primary column width", "stack", "presented",
    "shown",
  ]
}
