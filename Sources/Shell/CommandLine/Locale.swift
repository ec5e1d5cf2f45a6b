/// What the environment says of the terminal's characters; it touches pictures in the shell only, never what sessions print.
enum Locale {
  /// Whether a locale is set that has another encoding than UTF-8, or is `C`. An unset locale asks for nothing.
  static var asksForASCII: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { FileSystem.environment($0) }
    guard let name = names.first(where: { !$0.isEmpty })?.lowercased() else { return false }
    if name == "c" || name == "posix" { return true }
    return name.contains(".") && !name.hasSuffix("utf-8") && !name.hasSuffix("utf8") && !name.contains("utf-8@")
  }
}
