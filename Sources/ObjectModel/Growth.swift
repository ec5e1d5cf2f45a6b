/// How far the values of an app may grow: an endless loop that collects things must end the app, not the program.
public enum Growth {
  /// Bytes of one text.
  public static let longestText = 100_000_000
  /// Elements of one list.
  public static let longestList = 10_000_000
}
