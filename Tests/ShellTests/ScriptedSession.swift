import Exporters
import ObjectModel
import SceneModel
import ScriptLanguage

@testable import Shell

/// A session whose inputs come to what a test says.
final class ScriptedSession: SessionDriving {
  typealias Answer = @Sendable (inout StepResult) -> Void

  var settings: Settings
  var isTerminal = false
  var log: SessionLog?
  private var step = 0
  private var state = WorldState()
  private let answers: [String: Answer]

  init(_ configuration: PlaygroundConfiguration, _ answers: [String: Answer]) {
    settings = configuration.settings
    self.answers = answers
    state.release = configuration.release.description
    state.device = configuration.device
    state.orientation = "portrait"
    state.size = Size(width: 768, height: 1024)
  }

  var prompt: String { "split \(step)> " }

  func export(_ format: ExportFormat) -> String { "step \(step) as \(format.name)\n" }

  func setFiles(_ access: PlaygroundConfiguration.FileAccess, baseFolder: String) {}

  func run(_ text: String, language: Language?) -> StepResult {
    var result = StepResult(step: step + 1, text: text, state: state, previousState: state)
    result.isStep = true
    if text == "quit" {
      result.quits = true
    } else if let answer = answers[text] {
      answer(&result)
    } else {
      result.diagnostics.append(Diagnostic(.error, code: "unknown-command", "no command '\(text)'"))
    }
    if result.failed { result.isStep = false }
    if result.isStep { step += 1 } else { result.step = step }
    state = result.state
    try? log?.append(result, settings: settings)
    return result
  }

  /// Inputs of one line are commands; a line with an open brace is code.
  static let grammar = InputGrammar(
    state: { text, _ in
      var depth = 0
      for character in text { depth += character == "{" ? 1 : character == "}" ? -1 : 0 }
      return depth > 0 ? .open(SourcePlace(line: 1, column: 1)) : .complete
    },
    continues: { text, next in text.contains("{") && (next.hasPrefix("{") || next.hasPrefix("else")) })

  static func environment(_ answers: [String: Answer]) -> ToolEnvironment {
    ToolEnvironment(makeSession: { ScriptedSession($0, answers) }, grammar: grammar)
  }
}

/// Messages for tests, as the split view controller's delegate gets them.
enum Sent {
  static let willHide = MessageType<NoReply, Int, Int, Int, Int>(
    "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
    swift: "splitViewController(_:willHide:with:for:)",
    short: "willHide", parameters: "svc vc item pc", .delegate, in: "UISplitViewControllerDelegate", sender: 0, "Hides."
  ).info
  static let shouldHide = MessageType<Bool, Int, Int, Int>(
    "splitViewController:shouldHideViewController:inOrientation:", swift: "splitViewController(_:shouldHide:in:)", short: "shouldHide",
    parameters: "svc vc orientation", .delegate, in: "UISplitViewControllerDelegate", sender: 0, "Asks."
  ).info
  static let viewWillAppear = MessageType<NoReply, Bool>(
    "viewWillAppear:", swift: "viewWillAppear(_:)", short: "viewWillAppear", parameters: "animated", .lifecycle, in: "UIViewController",
    "Appears."
  ).info

  static func hide(_ sequence: Int = 12, depth: Int = 0, cause: Int? = nil, onlyOne: Bool = true, outcome: Outcome = .replied(.void))
    -> TraceEvent
  {
    let arguments: [TraceValue] = [.name("svc"), .name("masterNav"), .name("button#1"), .name("popover#1")]
    return event(sequence, depth, cause, willHide, arguments, onlyOne, outcome, rule: "classic.hide.before-rotation")
  }

  static func ask(_ sequence: Int, reply: Bool) -> TraceEvent {
    event(sequence, 0, nil, shouldHide, [.name("svc"), .name("masterNav"), .enumCase("portrait")], true, .replied(.bool(reply)))
  }

  static func appear(_ sequence: Int, depth: Int = 0, cause: Int? = nil, outcome: Outcome = .notImplemented) -> TraceEvent {
    event(sequence, depth, cause, viewWillAppear, [.bool(true)], true, outcome)
  }

  static func change(_ sequence: Int, depth: Int = 1, cause: Int? = 12) -> TraceEvent {
    TraceEvent(
      sequence: sequence, depth: depth, cause: cause,
      kind: .change(object: "web.navigationItem", property: "leftBarButtonItem", old: .null, new: .name("button#1")))
  }

  static func output(_ sequence: Int, _ text: String) -> TraceEvent {
    TraceEvent(sequence: sequence, depth: 0, cause: nil, kind: .output(text))
  }

  private static func event(
    _ sequence: Int, _ depth: Int, _ cause: Int?, _ info: MessageInfo, _ arguments: [TraceValue], _ onlyOne: Bool, _ outcome: Outcome,
    rule: String? = nil
  ) -> TraceEvent {
    let message = TraceEvent.Message(info: info, receiver: "web", arguments: arguments, senderIsOnlyOne: onlyOne, outcome: outcome)
    return TraceEvent(sequence: sequence, depth: depth, cause: cause, rule: rule, kind: .message(message))
  }
}

/// States for tests.
enum Told {
  static func world(button: Bool = true, popoverVisible: Bool = false) -> WorldState {
    let state = WorldState()
    state.release = "7.1"
    state.device = "ipad"
    state.size = Size(width: 768, height: 1024)
    state.orientation = "portrait"
    state.isRunning = true
    let split = SplitState()
    split.name = "svc"
    split.viewControllers = ["masterNav", "detailNav"]
    split.children = split.viewControllers
    split.primaryColumnWidth = 320
    split.showsPrimary = true
    split.showsSecondary = true
    if button {
      var item = BarButtonState()
      item.item = "button#1"
      item.title = "Courses"
      item.place = BarItemPlace(holder: "web.navigationItem", property: .leftBarButtonItem, index: 0, owner: "web", hasBar: true)
      item.isVisible = true
      split.barButton = item
      var popover = PopoverState()
      popover.object = "popover#1"
      popover.content = "masterNav"
      popover.size = Size(width: 320, height: 1024)
      popover.isVisible = popoverVisible
      popover.anchor = .leftEdge
      split.popover = popover
    }
    state.splits = [split]
    state.stacks = [StackState(name: "masterNav", controllers: ["list"]), StackState(name: "detailNav", controllers: ["web"])]
    return state
  }
}
