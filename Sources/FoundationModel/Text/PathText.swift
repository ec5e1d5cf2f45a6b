/// Paths as text: what `NSString` knows of files without touching any.
extension String {
  private var trimmedPath: Substring {
    var path = Substring(self)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  var lastPathComponent: String {
    let path = trimmedPath
    guard path != "/", let slash = path.lastIndex(of: "/") else { return String(path) }
    return String(path[path.index(after: slash)...])
  }

  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  var deletingPathExtension: String {
    let type = pathExtension
    return type.isEmpty ? String(trimmedPath) : String(trimmedPath.dropLast(type.count + 1))
  }

  var deletingLastPathComponent: String {
    let path = trimmedPath
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  func appendingPathComponent(_ component: String) -> String {
    if isEmpty { return component }
    let start = trimmedPath
    let end = component.drop { $0 == "/" }
    return start == "/" ? "/" + end : end.isEmpty ? String(start) : start + "/" + end
  }

  var pathComponents: [String] {
    let parts = split(separator: "/").map(String.init)
    return hasPrefix("/") ? ["/"] + parts : parts
  }
}
