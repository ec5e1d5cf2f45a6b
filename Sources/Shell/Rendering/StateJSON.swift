import ObjectModel
import SceneModel

/// The state as the members of a JSON object.
enum StateJSON {
  static func write(_ state: WorldState, step: Int, to json: inout JSONWriter) {
    json.key("step")
    json.int(step)
    json.key("ios")
    json.string(state.release)
    json.key("device")
    json.string(state.device)
    json.key("size")
    size(state.size, to: &json)
    json.key("orientation")
    json.string(state.orientation)
    json.key("running")
    json.bool(state.isRunning)
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
    json.key("name")
    json.string(split.name)
    json.key("style")
    json.string(split.style)
    json.key("viewControllers")
    json.strings(split.viewControllers)
    json.key("children")
    json.strings(split.children)
    modes(of: split, to: &json)
    json.key("showing")
    json.beginObject()
    json.key("primary")
    json.bool(split.showsPrimary)
    json.key("secondary")
    json.bool(split.showsSecondary)
    json.endObject()
    json.key("columns")
    if let columns = split.columns { self.columns(columns, to: &json) } else { json.null() }
    json.key("barButton")
    if let button = split.barButton { self.button(button, to: &json) } else { json.null() }
    json.key("displayModeButton")
    if let button = split.displayModeButton { self.modeButton(button, to: &json) } else { json.null() }
    json.key("popover")
    if let popover = split.popover { self.popover(popover, to: &json) } else { json.null() }
    json.endObject()
  }

  private static func modes(of split: SplitState, to json: inout JSONWriter) {
    json.key("isCollapsed")
    json.bool(split.isCollapsed)
    json.key("displayMode")
    json.string(split.displayMode)
    json.key("preferredDisplayMode")
    json.string(split.preferredDisplayMode)
    json.key("splitBehavior")
    json.string(split.splitBehavior)
    json.key("preferredSplitBehavior")
    json.string(split.preferredSplitBehavior)
    json.key("primaryColumnWidth")
    json.number(split.primaryColumnWidth)
  }

  private static func button(_ button: BarButtonState, to json: inout JSONWriter) {
    json.beginObject()
    json.key("item")
    json.string(button.item)
    json.key("title")
    json.string(button.title)
    json.key("shownIn")
    json.string(button.shownIn)
    json.key("visible")
    json.bool(button.isVisible)
    json.key("valid")
    json.bool(button.isValid)
    json.key("reason")
    json.string(button.reason?.rawValue)
    json.endObject()
  }

  private static func modeButton(_ button: DisplayModeButtonState, to json: inout JSONWriter) {
    json.beginObject()
    json.key("item")
    json.string(button.item)
    json.key("look")
    json.string(button.look)
    json.key("title")
    json.string(button.title)
    json.key("hidden")
    json.bool(button.isHidden)
    json.key("shownIn")
    json.string(button.shownIn)
    json.endObject()
  }

  private static func columns(_ columns: [ColumnState], to json: inout JSONWriter) {
    json.beginObject()
    for column in columns {
      json.key(named: column.name)
      json.beginObject()
      json.key("controller")
      json.string(column.controller)
      json.key("navigation")
      json.string(column.navigation)
      json.key("showing")
      json.bool(column.isShowing)
      json.key("width")
      json.number(column.width)
      json.endObject()
    }
    json.endObject()
  }

  private static func popover(_ popover: PopoverState, to json: inout JSONWriter) {
    json.beginObject()
    json.key("object")
    json.string(popover.object)
    json.key("visible")
    json.bool(popover.isVisible)
    json.key("content")
    json.string(popover.content)
    json.key("size")
    size(popover.size, to: &json)
    json.endObject()
  }
}
