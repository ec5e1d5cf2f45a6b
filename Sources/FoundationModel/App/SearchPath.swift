import ObjectModel

/// A kind of files that has a place of its own: `NSSearchPathDirectory`.
package struct SearchPathDirectory: BridgedOptions, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the files would lie.
  var path: String {
    switch rawValue {
    case 5: "/Library"
    case 13: "/Library/Caches"
    case 14: "/Library/Application Support"
    default: "/Documents"
    }
  }

  package static let type = EnumType(
    "NSSearchPathDirectory", swift: "FileManager.SearchPathDirectory", "A kind of files that has a place of its own.",
    [
      .init("applicationDirectory", "NSApplicationDirectory", 1), .init("libraryDirectory", "NSLibraryDirectory", 5),
      .init("userDirectory", "NSUserDirectory", 7), .init("documentDirectory", "NSDocumentDirectory", 9),
      .init("cachesDirectory", "NSCachesDirectory", 13), .init("applicationSupportDirectory", "NSApplicationSupportDirectory", 14),
      .init("downloadsDirectory", "NSDownloadsDirectory", 15),
    ])
}

/// Whose files are meant: `NSSearchPathDomainMask`.
package struct SearchPathDomain: BridgedOptions, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let type = EnumType(
    "NSSearchPathDomainMask", swift: "FileManager.SearchPathDomainMask", isOptionSet: true, "Whose files are meant.",
    [
      .init("userDomainMask", "NSUserDomainMask", 1), .init("localDomainMask", "NSLocalDomainMask", 2),
      .init("allDomainsMask", "NSAllDomainsMask", 65535),
    ])
}
