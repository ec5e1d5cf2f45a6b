import ObjectModel
import SceneModel

/// The state as the members of a JSON object.
enum StateJSON {
  static func write(_ state: WorldState, step: Int, to json: inout JSONWriter) {
    json.member("step", step)
    json.member("ios", state.release)
    json.member("device", state.device)
    json.key("size")
    size(state.size, to: &json)
    json.member("orientation", state.orientation)
    json.member("running", state.isRunning && !state.isDead)
    json.key("splits")
    json.beginArray()
    for split in state.splits { self.split(split, to: &json) }
    json.endArray()
    json.key("stacks")
    json.beginObject()
    for stack in state.stacks {
      json.key(named: stack.name)
      json.strings(stack.controllers)
    }
    json.endObject()
    // Up to iOS 7 the line is as it was before there were presentations to tell of.
    guard let release = Release(state.release), release >= Release(8) else { return }
    json.key("presented")
    json.strings(state.presented)
    json.key("popovers")
    json.beginArray()
    for popover in state.popovers { self.popover(popover, to: &json) }
    json.endArray()
  }

  private static func size(_ size: Size, to json: inout JSONWriter) {
    json.beginArray()
    json.number(size.width)
    json.number(size.height)
    json.endArray()
  }

  private static func split(_ split: SplitState, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", split.name)
    json.member("style", split.style)
    json.member("viewControllers", split.viewControllers)
    json.member("children", split.children)
    modes(of: split, to: &json)
    json.key("showing")
    json.beginObject()
    for one in split.showing {
      json.key(named: one.column)
      json.bool(one.shows)
    }
    json.endObject()
    json.key("columns")
    if let columns = split.columns { self.columns(columns, to: &json) } else { json.null() }
    json.key("barButton")
    if let button = split.barButton { self.button(button, to: &json) } else { json.null() }
    json.key("displayModeButton")
    if let button = split.displayModeButton { self.modeButton(button, to: &json) } else { json.null() }
    if let button = split.secondaryOnlyButton { self.arrow(button, to: &json) }
    json.key("popover")
    if let popover = split.popover { self.popover(popover, to: &json) } else { json.null() }
    json.endObject()
  }

  private static func modes(of split: SplitState, to json: inout JSONWriter) {
    json.member("isCollapsed", split.isCollapsed)
    json.member("displayMode", split.displayMode)
    json.member("preferredDisplayMode", split.preferredDisplayMode)
    json.member("splitBehavior", split.splitBehavior)
    json.member("preferredSplitBehavior", split.preferredSplitBehavior)
    json.member("primaryColumnWidth", split.primaryColumnWidth)
  }

  private static func button(_ button: BarButtonState, to json: inout JSONWriter) {
    json.beginObject()
    json.member("item", button.item)
    json.member("title", button.title)
    json.member("shownIn", button.shownIn)
    json.member("visible", button.isVisible)
    json.member("valid", button.isValid)
    json.member("reason", button.reason?.rawValue)
    json.endObject()
  }

  private static func modeButton(_ button: DisplayModeButtonState, to json: inout JSONWriter) {
    json.beginObject()
    json.member("item", button.item)
    json.member("look", button.look)
    json.member("title", button.title)
    json.member("hidden", button.isHidden)
    json.member("shownIn", button.shownIn)
    json.endObject()
  }

  /// A member that is there only where three columns have wanted the double arrow.
  private static func arrow(_ button: SecondaryOnlyButtonState, to json: inout JSONWriter) {
    json.key("secondaryOnlyButton")
    json.beginObject()
    json.member("look", button.isHidden ? nil : "arrows")
    json.member("hidden", button.isHidden)
    json.member("shownIn", button.shownIn)
    json.endObject()
  }

  private static func columns(_ columns: [ColumnState], to json: inout JSONWriter) {
    json.beginObject()
    for column in columns {
      json.key(named: column.name)
      json.beginObject()
      json.member("controller", column.controller)
      json.member("navigation", column.navigation)
      json.member("showing", column.isShowing)
      json.member("width", column.width)
      json.endObject()
    }
    json.endObject()
  }

  private static func popover(_ popover: PopoverState, to json: inout JSONWriter) {
    json.beginObject()
    json.member("object", popover.object)
    json.member("visible", popover.isVisible)
    json.member("content", popover.content)
    json.key("size")
    size(popover.size, to: &json)
    json.endObject()
  }
}
