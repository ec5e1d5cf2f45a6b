import ScriptLanguage

/// What `set` decides about how the next input is read.
struct ReadingManner: Equatable {
  var language = Language.objectiveC
  var isStrict = false
  /// The object that `self` means, by name.
  var selfName: String?

  init() {}

  init(_ settings: Settings, selfName: String?) {
    language = settings.language
    isStrict = settings.isStrict
    self.selfName = selfName
  }

  /// The lines of a session file after which an input is read so, where another manner held before.
  func lines(after other: ReadingManner) -> [String] {
    var lines: [String] = []
    if language != other.language { lines.append("%language \(language.rawValue)") }
    if isStrict != other.isStrict { lines.append("set strict \(isStrict ? "on" : "off")") }
    if let selfName, selfName != other.selfName { lines.append("set self \(selfName)") }
    return lines
  }
}
