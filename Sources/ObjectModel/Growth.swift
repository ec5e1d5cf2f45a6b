/// How far the values of an app may grow: an endless loop that collects things must end the app, not the program.
public enum Growth {
  /// Bytes of one text.
  public static let longestText = 100_000_000
  /// Elements of one list.
  public static let longestList = 10_000_000
  /// Entries of one dictionary.
  public static let mostEntries = 2_000_000
  /// Objects that live at the same time.
  public static let mostObjects = 1_000_000

  /// Whether a text or list may be kept.
  public static func allows(_ value: Value) -> Bool {
    switch value {
    case .string(let text): text.utf8.count <= longestText
    case .array(let elements): elements.count <= longestList
    default: true
    }
  }
}
