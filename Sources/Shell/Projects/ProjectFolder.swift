#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of an app below a folder, as someone who builds it would count them.
struct ProjectFolder {
  /// A file that is to be read, by its path below the folder.
  struct File {
    let path: String
    let kind: Kind
  }

  /// What a file holds, by its suffix.
  enum Kind {
    case code
    /// A property list, storyboard or nib, which another program reads.
    case document
    /// What the app reads itself.
    case data
  }

  /// The largest file that is read, in bytes; no one writes more code into one.
  static let largestFile = 4 * 1_048_576
  /// How many files are read, and how many folders are inside one another.
  private static let fileLimit = 5000
  private static let depthLimit = 60

  private(set) var files: [File] = []
  /// What was left out, with the reason.
  private(set) var skipped: [String] = []
  /// The folder as the system finds it.
  private let folder: String
  private let followsLinks: Bool

  /// Looks through the folder. Links to folders are never followed; links to files only where that is allowed.
  init(_ folder: String, followsLinks: Bool) throws(FileFailure) {
    self.folder = folder
    self.followsLinks = followsLinks
    let names = try FileSystem.names(in: folder)
    look(at: names, in: "", depth: 0)
  }

  private mutating func look(at names: [String], in place: String, depth: Int) {
    for name in names where !name.hasPrefix(".") {
      guard files.count < Self.fileLimit else {
        if skipped.last?.hasPrefix("more than") != true { skipped.append("more than \(Self.fileLimit) files") }
        return
      }
      let path = place.isEmpty ? name : "\(place)/\(name)"
      let isFolder = FileSystem.isFolder("\(folder)/\(path)")
      if FileSystem.isLink("\(folder)/\(path)"), isFolder || !followsLinks {
        if isFolder || Self.kind(of: name) != nil { skipped.append("\(path), a link") }
      } else if isFolder {
        lookInto(path, name, depth: depth)
      } else if let kind = Self.kind(of: name) {
        files.append(File(path: path, kind: kind))
      }
    }
  }

  private mutating func lookInto(_ path: String, _ name: String, depth: Int) {
    if Self.isProduct(name) {
      // What Xcode itself keeps holds no code; that others' code is left out, people should know.
      if !name.contains(".") { skipped.append("\(path), not the app's own") }
      return
    }
    guard depth < Self.depthLimit else { return skipped.append("\(path), too many folders deep") }
    do throws(FileFailure) {
      look(at: try FileSystem.names(in: "\(folder)/\(path)"), in: path, depth: depth + 1)
    } catch {
      skipped.append(error.message)
    }
  }

  /// Whether a folder holds what a build made, or others wrote.
  private static func isProduct(_ name: String) -> Bool {
    ["Pods", "Carthage", "build", "Build", "DerivedData", "node_modules"].contains(name)
      || [".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".xcassets", ".bundle", ".app"].contains(where: name.hasSuffix)
  }

  private static func kind(of name: String) -> Kind? {
    if name == "Package.swift" { return nil }
    if FilePath.isDocument(name) { return .document }
    if FilePath.isData(name) { return .data }
    return FilePath.language(of: name) == nil ? nil : .code
  }

  /// The text of a file, or why it is none.
  func text(of file: File) -> Result<String, Unreadable> {
    let path = "\(folder)/\(file.path)"
    guard let size = FileSystem.size(of: path) else { return .failure(Unreadable(reason: "cannot be opened")) }
    guard size <= Self.largestFile else {
      return .failure(Unreadable(reason: "larger than \(Self.largestFile / 1_048_576) MB"))
    }
    do throws(FileFailure) {
      return Self.text(of: try FileSystem.read(path))
    } catch {
      return .failure(Unreadable(reason: error.reasonWords))
    }
  }

  private static func text(of bytes: [UInt8]) -> Result<String, Unreadable> {
    SourceBytes.text(bytes).map(Result.success) ?? .failure(Unreadable(reason: "no text: it holds NUL bytes"))
  }

  /// Why a file is not read.
  struct Unreadable: Error {
    let reason: String
  }
}
