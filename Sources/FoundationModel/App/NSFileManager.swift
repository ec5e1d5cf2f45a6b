import ObjectModel

/// `NSFileManager`: a file system without files.
package final class NSFileManager: Object {}

extension NSFileManager {
  static let table = ClassTable(NSFileManager.self, inherits: "NSObject", "A file system without files.") {
    ClassMethod(
      "defaultManager", swift: "default", { (_, simulation) in simulation.foundationWorld.fileManager }, "The app's file manager.")
    Method("fileExistsAtPath:", swift: "fileExists(atPath:)", { (_: NSFileManager, _: String?) in false }, "NO: there are no files here.")
    Method(
      "fileExistsAtPath:isDirectory:", swift: "fileExists(atPath:isDirectory:)", { (_: NSFileManager, _: String?, _: Value) in false },
      "NO: there are no files here.")
    Method(
      "removeItemAtPath:error:", swift: "removeItem(atPath:)", { (_: NSFileManager, _: String?, _: Value) in false },
      "NO: there are no files here.")
    Method(
      "copyItemAtPath:toPath:error:", swift: "copyItem(atPath:toPath:)", { (_: NSFileManager, _: String?, _: String?, _: Value) in false },
      "NO: there are no files here.")
    Method(
      "contentsOfDirectoryAtPath:error:", swift: "contentsOfDirectory(atPath:)", { (_: NSFileManager, _: String?, _: Value) in [Value]() },
      "An empty list: there are no files here.")
    Method(
      "URLsForDirectory:inDomains:", swift: "urls(for:in:)", releases: .since(4),
      { (manager: NSFileManager, directory: SearchPathDirectory, _: SearchPathDomain) in
        [NSURL.make("file://" + directory.path, in: manager.simulation)]
      }, "Where files of a kind would lie.")
  }
}
