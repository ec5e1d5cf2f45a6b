import ScriptLanguage

/// Parts of paths.
enum FilePath {
  /// The last part of the path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// The folder that the file is in; empty for the working directory.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The language that the suffix tells, or `nil` for session files.
  static func language(of path: String) -> Language? {
    let suffixes: [(String, Language)] = [
      (".m", .objectiveC), (".mm", .objectiveC), (".h", .objectiveC), (".pch", .objectiveC), (".swift", .swift),
    ]
    return suffixes.first { path.hasSuffix($0.0) }?.1
  }

  /// Whether the name is that of a storyboard, a nib, or what says how the app is made.
  static func isDocument(_ path: String) -> Bool {
    let name = name(of: path)
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib") || name == "Info.plist" || name == "Info.json"
      || name.hasSuffix("-Info.plist")
  }

  /// Whether the name is that of data that an app reads itself.
  static func isData(_ path: String) -> Bool { !isDocument(path) && [".json", ".geojson"].contains(where: path.hasSuffix) }

  /// The folder for what is kept between runs.
  static var stateFolder: String? {
    if let folder = FileSystem.environment("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder + "/splitlab" }
    return FileSystem.environment("HOME").map { $0 + "/.local/state/splitlab" }
  }

  /// The session that the shell kept when it was left.
  static var lastSession: String? { stateFolder.map { $0 + "/last.session" } }

  /// The file with the inputs to begin every shell with.
  static var initFile: String? {
    if let folder = FileSystem.environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder + "/splitlab/init" }
    return FileSystem.environment("HOME").map { $0 + "/.config/splitlab/init" }
  }
}

/// What goes to standard error.
package enum Complaint {
  /// Writes a complaint, and under it a line that says how to go on.
  package static func write(_ text: String, hint: String? = nil) {
    _ = FileSystem.writeAll(2, self.text(text, hint: hint))
  }

  static func text(_ text: String, hint: String? = nil) -> String {
    (["splitlab: \(text)"] + (hint.map { [$0] } ?? [])).map { VisibleText.of($0) + "\n" }.joined()
  }
}
