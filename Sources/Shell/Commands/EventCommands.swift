import ObjectModel
import SceneModel
import ScriptLanguage
import UIKitModel

extension CommandTable {
  private static let stage = ["sample courses"]

  static let events: [Command] = [
    Command(
      "rotate", .events, .event, "ORIENTATION", "Turns the device.", completes: [.orientation], examples: stage + ["rotate landscape"]
    ) {
      playground, input throws(CommandFailure) in
      let word = try input.word(0, "rotate takes an orientation: portrait, upside-down, landscape-left, landscape-right, left, right, 180")
      let turn: Turn
      switch word.text {
      case "left": turn = .left
      case "right": turn = .right
      case "180": turn = .halfTurn
      default: turn = .to(try playground.orientation(word))
      }
      let notes = try playground.event(at: word) { () throws(EventFailure) in try playground.uikit.rotate(turn) }
      return .note(contentsOf: notes.map(\.words))
    },
    Command(
      "select", .events, .event, "TABLE ROW [SECTION] | TABLE \"text\"", "Touches a row.", completes: [.object],
      examples: stage + ["tap Courses", "select list Mac"]
    ) {
      playground, input throws(CommandFailure) in
      let word = try input.word(0, "select takes a table and a row: `select list 1`")
      let row = try input.word(1, "which row? `select list 1` or `select list \"Mac\"`")
      let table = try playground.table(word, among: input)
      if !row.isQuoted, let index = Int(row.text) {
        let section = input.plain.count > 2 ? Int(input.plain[2].text) : 0
        guard let section else { throw CommandFailure("usage", "'\(input.plain[2].text)' is no section", at: input.plain[2]) }
        try playground.event(at: row) { () throws(EventFailure) in try playground.uikit.select(row: index, section: section, in: table) }
      } else {
        try playground.event(at: row) { () throws(EventFailure) in try playground.uikit.select(text: row.text, in: table) }
      }
      return .done
    },
    Command(
      "tap", .events, .event, "TARGET", "Touches a button, row, tab, or what is outside a popover.", completes: [.target],
      examples: stage + ["tap Courses", "tap outside"]
    ) { playground, input throws(CommandFailure) in try playground.tap(input) },
    Command(
      "swipe", .events, .event, "left|right [cancelled]", "Swipes across the screen.",
      completes: [.word(["left", "right"]), .word(["cancelled"])],
      examples: stage + ["swipe right"]
    ) { playground, input throws(CommandFailure) in
      let word = try input.word(0, "swipe takes left or right")
      guard ["left", "right"].contains(word.text) else { throw CommandFailure("usage", "swipe takes left or right", at: word) }
      let end = input.plain.dropFirst().first
      guard end == nil || end?.text == "cancelled" else {
        throw CommandFailure("usage", "a swipe to the \(word.text) is whole, or cancelled", at: end)
      }
      try playground.event(at: word) { () throws(EventFailure) in
        try playground.uikit.swipe(right: word.text == "right", cancelled: end != nil)
      }
      return .done
    },
    Command(
      "resize", .events, .event, "WxH", "Changes the size of the app's window, in points; on an iPad from iOS 9 on.",
      examples: ["ios 9.3", "new view a", "launch a landscape", "resize 507x768"]
    ) { playground, input throws(CommandFailure) in
      let word = try input.word(0, "resize takes a size: `resize 507x768`")
      let parts = word.text.split(separator: "x").map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1] else {
        throw CommandFailure("usage", "'\(word.text)' is no size; `resize 507x768` gives width and height in points", at: word)
      }
      try playground.event(at: word) { () throws(EventFailure) in
        try playground.uikit.resizeWindow(to: Size(width: width, height: height))
      }
      return .done
    },
    Command(
      "multitask", .events, .event, "full|2/3|1/2|1/3|slide-over", "Shares the screen with another app; on an iPad from iOS 9 on.",
      completes: [.word(Multitasking.allCases.map(\.rawValue))], examples: ["ios 9.3", "new view a", "launch a landscape", "multitask 1/2"]
    ) { playground, input throws(CommandFailure) in
      let shares = Multitasking.allCases.map(\.rawValue).joined(separator: ", ")
      let word = try input.word(0, "multitask takes a share of the screen: \(shares)")
      guard let share = Multitasking(rawValue: word.text) else {
        throw CommandFailure("unknown-share", "'\(word.text)' is no share of the screen; try \(shares)", at: word)
      }
      try playground.event(at: word) { () throws(EventFailure) in try playground.uikit.setShare(share) }
      return .done
    },
    Command(
      "drag", .events, .event, "COLUMN WIDTH [of SPLIT]", "Moves the line beside a column, in points; from iOS 26 on.",
      completes: [.word(["primary", "supplementary", "inspector"]), .none, .word(["of"]), .controller],
      examples: [
        "ios 26", "new view a", "new view b", "new split svc style=double primary=a secondary=b", "launch svc", "drag primary 280",
      ]
    ) { playground, input throws(CommandFailure) in
      let usage = "drag takes a column and a width: `drag primary 280`"
      let word = try input.word(0, usage)
      guard let column = SplitColumn.type.cases.first(where: { $0.name == word.text }).flatMap({ SplitColumn(rawValue: $0.rawValue) })
      else {
        throw CommandFailure("usage", "'\(word.text)' is no column; try primary, supplementary or inspector", at: word)
      }
      let number = try input.word(1, usage)
      guard let width = Double(number.text) else { throw CommandFailure("usage", "'\(number.text)' is no width in points", at: number) }
      let split = input.plain.count > 3 && input.plain[2].text == "of" ? try playground.object(input.plain[3]) : nil
      try playground.event(at: word) { () throws(EventFailure) in try playground.uikit.drag(column, to: width, of: split) }
      return .done
    },
    Command(
      "present", .events, .event, "VC [from VC] [style=…]", "Presents a controller modally.",
      completes: [.controller, .word(["from"]), .controller],
      examples: stage + ["new view login", "present login"]
    ) { playground, input throws(CommandFailure) in
      let word = try input.word(0, "present takes a controller: `present login from web`")
      let controller = try playground.object(word)
      if input.plain.count > 1, input.plain.count < 3 || input.plain[1].text != "from" {
        throw CommandFailure("usage", "from which controller? `present login from web`", at: input.plain[1])
      }
      let presenter = input.plain.count > 2 ? try playground.object(input.plain[2]) : nil
      let style = input.pairs.first { $0.key == "style" }
      let styles = ModalPresentationStyle.type.cases.filter { $0.name != "none" && $0.releases.contains(playground.simulation.release) }
      if let style, !styles.contains(where: { $0.name == style.text }) {
        throw CommandFailure(
          "unknown-style", "'\(style.text)' is no style here; try \(styles.map(\.name).joined(separator: ", "))", at: style)
      }
      try playground.event(at: word) { () throws(EventFailure) in
        try playground.uikit.present(controller, from: presenter, style: style?.text)
      }
      return .done
    },
    Command(
      "dismiss", .events, .event, "[VC]", "Ends a modal presentation.", completes: [.controller],
      examples: stage + ["new view login", "present login", "dismiss"]
    ) {
      playground, input throws(CommandFailure) in
      let word = input.plain.first
      let object = try word.map { word throws(CommandFailure) in try playground.object(word) }
      try playground.event(at: word) { () throws(EventFailure) in try playground.uikit.dismiss(object) }
      return .done
    },
    Command(
      "segue", .events, .event, "ID from VC [to CLASS-OR-OBJECT] [kind=…]",
      "Performs a segue of a storyboard, or one that leads where you say.",
      completes: [.none, .word(["from"]), .controller, .word(["to"]), .controller],
      examples: stage + ["new view other", "segue show from list to other"]
    ) {
      playground, input throws(CommandFailure) in try playground.segue(input)
    },
    Command("background", .events, .event, "", "Sends the app to the background.", examples: stage + ["background"]) {
      playground, _ throws(CommandFailure) in
      try playground.event { () throws(EventFailure) in try playground.uikit.enterBackground() }
      return .done
    },
    Command("foreground", .events, .event, "", "Brings the app back.", examples: stage + ["background", "foreground"]) {
      playground, _ throws(CommandFailure) in
      try playground.event { () throws(EventFailure) in try playground.uikit.enterForeground() }
      return .done
    },
    Command("memory-warning", .events, .event, "", "Tells the app that memory is short.", examples: stage + ["memory-warning"]) {
      playground, _ throws(CommandFailure) in
      try playground.event { () throws(EventFailure) in try playground.uikit.warnOfMemory() }
      return .done
    },
    Command(
      "wait", .events, .event, "[SECONDS]", "Lets time pass; alone until all is done.",
      examples: stage + ["rotate landscape &", "wait 0.1", "wait"]
    ) {
      playground, input throws(CommandFailure) in
      guard let word = input.plain.first else { return .done }
      guard let seconds = Double(word.text), seconds >= 0, seconds <= 1_000_000 else {
        throw CommandFailure("usage", "'\(word.text)' is no number of seconds", at: word)
      }
      let comesOn = playground.simulation.runLoop.advance(by: seconds, until: playground.standsStill)
      playground.waitsInFlight = true
      return comesOn
        ? .done : .note("time does not go on: work asks for more work at the same moment without end, and the rest still waits")
    },
  ]
}

extension Playground {
  func tap(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let word = try input.word(0, "tap takes an object, a title, back, outside, `row N of TABLE`, `accessory N of TABLE` or `tab N`")
    let target = try target(word, input)
    try event(at: word) { () throws(EventFailure) in try uikit.tap(target) }
    return .done
  }

  private func target(_ word: Word, _ input: CommandInput) throws(CommandFailure) -> TapTarget {
    let words = input.plain
    if word.isQuoted { return .title(word.text) }
    if words.count == 1, let object = try? object(word) { return .object(object) }
    if word.text == "back", words.count == 1 { return .back }
    if word.text == "outside", words.count == 1 { return .outside }
    if word.text == "row", words.count == 4, words[2].text == "of", let row = Int(words[1].text) {
      return .row(row, table: try object(words[3]))
    }
    if word.text == "accessory", words.count == 4, words[2].text == "of", let row = Int(words[1].text) {
      return .accessory(row, table: try object(words[3]))
    }
    if word.text == "tab", words.count == 2, let index = Int(words[1].text) { return .tab(index) }
    if word.text == "display-mode", words.count == 1 {
      guard simulation.release >= Release(8) else {
        throw CommandFailure("other-release", "the display mode button comes with iOS 8", at: word)
      }
      return .displayMode
    }
    if word.text.contains("#") || (word.text.contains(".") && words.count == 1) { return .object(try object(word)) }
    return .title(words.map(\.text).joined(separator: " "))
  }

  func segue(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let usage = "segue takes an identifier and two controllers: `segue show from list to web kind=replace`"
    let name = try input.word(0, usage)
    if input.plain.count == 3, input.plain[1].text == "from" {
      let source = try object(input.plain[2])
      try event(at: input.plain[2]) { () throws(EventFailure) in try uikit.performSegue(name.text, from: source) }
      return .done
    }
    guard input.plain.count >= 5, input.plain[1].text == "from", input.plain[3].text == "to" else {
      throw CommandFailure("usage", usage, at: name)
    }
    guard simulation.release >= Release(5) else {
      throw CommandFailure("other-release", "storyboards and their segues come with iOS 5", at: name)
    }
    let source = try object(input.plain[2])
    let target = input.plain[4]
    let destination: Object
    if simulation.value(named: target.text) == nil, let type = simulation.classes.named(target.text),
      let made = type.nativeTable.allocate?(type, simulation)
    {
      hasChangedWorld = true
      destination = simulation.perform("init", on: .object(made)).object ?? made
    } else {
      destination = try object(target)
    }
    let kind = input.pairs.first { $0.key == "kind" }
    try event(at: kind ?? target) { () throws(EventFailure) in
      try uikit.performSegue(name.text, from: source, to: destination, kind: kind?.text)
    }
    return .done
  }
}
