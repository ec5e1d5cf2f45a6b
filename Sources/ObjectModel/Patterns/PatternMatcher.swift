/// Looks for what an expression's steps match, by going back to the last choice wherever they lead nowhere.
struct PatternMatcher {
  let steps: [PatternStep]
  let letters: [Letter]
  /// How many steps may still be made.
  private(set) var budget: Int
  /// Where groups begin and end, then where rounds of loops began; -1 where they did not.
  private(set) var registers: [Int]
  private let firstMark: Int
  private var choices: [(step: Int, place: Int, undone: Int)] = []
  /// What registers held, for when a choice is gone back to.
  private var undo: [(register: Int, value: Int)] = []

  init(_ steps: [PatternStep], in letters: [Letter], groups: Int, marks: Int, budget: Int) {
    self.steps = steps
    self.letters = letters
    self.budget = budget
    firstMark = 2 * groups
    registers = Array(repeating: -1, count: firstMark + marks)
  }

  /// Matches at a place, up to the end where asked for; gives where the match ends.
  mutating func match(at place: Int, toEnd: Bool = false) -> Int? {
    for register in registers.indices { registers[register] = -1 }
    undo = []
    return run(from: 0, at: place, to: toEnd ? letters.count : nil)
  }

  private mutating func run(from first: Int, at start: Int, to end: Int?) -> Int? {
    let base = choices.count
    var (step, place) = (first, start)
    while true {
      budget -= 1
      guard budget >= 0, choices.count < PatternBudget.choices else {
        budget = -1
        return nil
      }
      var leadsOn = true
      switch steps[step] {
      case .letter(let test):
        leadsOn = place < letters.count && test(letters[place])
        place += 1
        step += 1
      case .split(let one, let other):
        choices.append((step + other, place, undo.count))
        step += one
      case .jump(let distance): step += distance
      case .save(let register):
        keep(place, in: register)
        step += 1
      case .mark(let mark):
        keep(place, in: firstMark + mark)
        step += 1
      case .progress(let mark): step += registers[firstMark + mark] == place ? 2 : 1
      case .backreference(let group, let ignoresCase):
        let length = repeated(group, at: place, ignoresCase)
        leadsOn = length != nil
        place += length ?? 0
        step += 1
      case .assert(let assertion, let isNegated):
        leadsOn = holds(assertion, at: place) != isNegated
        step += 1
      case .look(let isBehind, let isNegated, let distance):
        leadsOn = look(isBehind, from: step + 1, at: place) != isNegated
        step += distance
      case .atomic(let distance):
        let found = run(from: step + 1, at: place, to: nil)
        leadsOn = found != nil
        place = found ?? place
        step += distance
      case .accept:
        leadsOn = end == nil || end == place
        if leadsOn {
          choices.removeLast(choices.count - base)
          return place
        }
      }
      if leadsOn { continue }
      guard budget >= 0, choices.count > base, let choice = choices.popLast() else { return nil }
      goBack(to: choice.undone)
      (step, place) = (choice.step, choice.place)
    }
  }

  private mutating func keep(_ place: Int, in register: Int) {
    undo.append((register, registers[register]))
    registers[register] = place
  }

  private mutating func goBack(to count: Int) {
    while undo.count > count, let last = undo.popLast() { registers[last.register] = last.value }
  }

  private mutating func look(_ isBehind: Bool, from step: Int, at place: Int) -> Bool {
    if !isBehind { return run(from: step, at: place, to: nil) != nil }
    for start in stride(from: place, through: 0, by: -1) where budget >= 0 {
      if run(from: step, at: start, to: place) != nil { return true }
    }
    return false
  }

  /// How many letters of what a group matched stand here again.
  private func repeated(_ group: Int, at place: Int, _ ignoresCase: Bool) -> Int? {
    let (first, last) = (registers[2 * group], registers[2 * group + 1])
    guard first >= 0, last >= first, place + last - first <= letters.count else { return nil }
    let isSame = (first..<last).allSatisfy { index in
      let (one, other) = (letters[index], letters[place + index - first])
      return one == other || (ignoresCase && one.folded == other.folded)
    }
    return isSame ? last - first : nil
  }

  private func holds(_ assertion: PatternAssertion, at place: Int) -> Bool {
    let isLast = place == letters.count
    switch assertion {
    case .start: return place == 0
    case .lineStart: return place == 0 || (!isLast && letters[place - 1].isNewline)
    case .end: return isLast
    case .lineEnd: return isLast || letters[place].isNewline
    case .endOrLastNewline: return isLast || (place == letters.count - 1 && letters[place].isNewline)
    case .wordEdge: return (place > 0 && letters[place - 1].isWord) != (!isLast && letters[place].isWord)
    }
  }
}
