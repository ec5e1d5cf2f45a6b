import Foundation
import Testing

@testable import UIKitModel

@Suite("Rules")
struct RuleUseTests {
  /// The source files of the model, without those that declare the rules.
  private static let sources: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UIKitModel")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" && !$0.path.contains("/Releases/") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  /// The names of the rules as code writes them, by file of declaration.
  private static let names: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UIKitModel/Releases")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return texts.flatMap { text in
      text.split(separator: "static let ").dropFirst().compactMap { part in
        let name = part.prefix { $0.isLetter || $0.isNumber }
        return part.dropFirst(name.count).hasPrefix(" = Rule(") ? String(name) : nil
      }
    }
  }()

  @Test("Every rule is known by its id, once")
  func ids() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Self.names.count == Rule.all.count)
  }

  @Test("Every rule has a part in the model, and is asked in one place", arguments: names)
  func asked(name: String) {
    // What nobody asks cannot be switched.
    let asked = Self.sources.reduce(0) { $0 + $1.components(separatedBy: "holds(.\(name))").count - 1 }
    #expect(asked == 1, "ask it once and give the answer a name")
  }
}
