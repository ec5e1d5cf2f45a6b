import UIKitModel

/// The documents of an app, as the program that reads them tells them, by their paths.
struct AppDocuments {
  private(set) var resources = AppResources()
  /// The storyboards and nibs for people.
  private(set) var titles: [String] = []
  /// What cannot be read, with the reason.
  private(set) var skipped: [String] = []

  /// Takes documents; where several have the same name, that of the base language comes before those of others.
  init(_ documents: [String: String]) {
    for path in documents.keys.sorted(by: Self.comesBefore) { take(path, documents[path] ?? "") }
    let nibs = resources.nibs.count
    if nibs > 0 { titles.append("\(nibs) nib\(nibs == 1 ? "" : "s")") }
    if resources.information == nil {
      resources.information = InformationReader.guess(resources.storyboards.values.sorted { $0.name < $1.name })
    }
  }

  private mutating func take(_ path: String, _ lines: String) {
    let name = FilePath.name(of: path)
    let bare = name.split(separator: ".").first.map(String.init) ?? name
    var root: DocumentElement
    do throws(DocumentReader.Failure) {
      root = try DocumentReader.element(lines)
    } catch {
      skipped.append("\(path), \(error.reason)")
      return
    }
    if root.name == "archive" { root = ArchivedNib(root).document }
    let document = InterfaceDocument(name: bare, root: root)
    if name.hasSuffix(".storyboard") {
      guard resources.storyboards[bare] == nil else { return }
      resources.storyboards[bare] = document
      titles.append("\(name) with \(document.scenes.count) scene\(document.scenes.count == 1 ? "" : "s")")
    } else if name.hasSuffix(".xib") {
      if resources.nibs[bare] == nil { resources.nibs[bare] = document }
    } else if resources.information == nil {
      resources.information = InformationReader.information(root)
      titles.append(name)
    }
  }

  /// The base language first, then English, then what lies less deep.
  private static func comesBefore(_ left: String, _ right: String) -> Bool { rank(left) < rank(right) }

  private static func rank(_ path: String) -> (Int, Int, String) {
    let language = path.contains("Base.lproj/") || !path.contains(".lproj/") ? 0 : path.contains("en.lproj/") ? 1 : 2
    return (language, path.utf8.count { $0 == UInt8(ascii: "/") }, path)
  }
}
