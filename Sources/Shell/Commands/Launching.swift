import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  func launch(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let isThere = input.plain.contains { isKnownToLaunch($0) }
    var notes: [String] = []
    // Asking what there is to show makes the application, which a first launch that fails takes back.
    hasChangedWorld = !uikit.isRunning && !isDead
    if uikit.isRunning || isDead {
      guard !isReplaying else { throw CommandFailure("dead", "the app cannot be launched: it is dead") }
      notes = leftOutNotes
      // What killed the app takes its state with it.
      stateBefore = isDead ? nil : uikit.savedState
      rebuild(inputs, counting: Self.preceding(Self.counting(inputs), of: inputs))
      uikit.savedState = stateBefore
      isRelaunching = true
      hasChangedWorld = true
      interpreter.beginInput()
    }
    var orientation: UIInterfaceOrientation?
    var target: Word?
    for word in input.plain {
      if orientation == nil, let found = Self.orientation(word.text), simulation.value(named: word.text) == nil {
        orientation = found
      } else if target == nil, isKnownToLaunch(word) || isThere || NearestName.find(word.text, among: Self.orientationWords) == nil {
        target = word
      } else if orientation == nil {
        orientation = try self.orientation(word)
      } else {
        throw CommandFailure("usage", "launch takes an object or an app delegate's class, and an orientation", at: word)
      }
    }
    guard let target else {
      if uikit.hasNothingToShow, !beginsWithNib, let type = firstClass {
        try event { () throws(EventFailure) in try uikit.launch(nil, delegateClass: type, orientation: orientation) }
        return CommandOutcome(notes: notes)
      }
      let hasChoice = uikit.hasNothingToShow && !beginsWithNib
      try event { () throws(EventFailure) in try uikit.launch(nil, orientation: orientation) }
      if hasChoice, let chosen = uikit.keyWindow?.rootViewController { notes.append("\(chosen.displayName) is the root of the window now") }
      return CommandOutcome(notes: notes)
    }
    if simulation.value(named: target.text) == nil, let type = simulation.classes.named(target.text) {
      try event(at: target) { () throws(EventFailure) in try uikit.launch(nil, delegateClass: type, orientation: orientation) }
      return CommandOutcome(notes: notes)
    }
    if isRelaunching, isThere, !isKnownToLaunch(target) {
      throw CommandFailure(
        "later-than-launch",
        "'\(target.text)' came after the first launch, and a launch begins again with what was there before that; "
          + "`root` shows a controller in the app as it runs, `reset` begins anew", at: target)
    }
    let object = try object(target)
    try event(at: target) { () throws(EventFailure) in try uikit.launch(object, orientation: orientation) }
    return CommandOutcome(notes: notes)
  }

  /// Whether a nib makes the app delegate: one that the Info.plist names, or else one that is there while no code names a class for it.
  private var beginsWithNib: Bool { uikit.mainNib != nil && (uikit.namesMainNib || interpreter.delegateClass == nil) }

  /// Whether a word names something that can be launched: an object or a class.
  private func isKnownToLaunch(_ word: Word) -> Bool {
    simulation.classes.named(word.text) != nil || (try? object(word)) != nil
  }

  /// What a launch of an app that ran already leaves out, beside events, which belong to the run that ends.
  private var leftOutNotes: [String] {
    let places = Self.counting(inputs)
    let kept = Set(Self.preceding(places, of: inputs))
    let left = places.filter { !kept.contains($0) }.map { inputs[$0] }.filter { input in
      !input.isDeadly && CommandTable.commandName(of: input.text).flatMap { CommandTable.named($0) }?.effect != .event
    }
    guard let first = left.first else { return [] }
    let line = first.text.split(separator: "\n").first.map { String($0) } ?? ""
    let more = left.count > 1 ? " and \(left.count - 1) more" : ""
    return ["a launch begins again with what preceded the first one, so this no longer counts: `\(line)`\(more)"]
  }
}
