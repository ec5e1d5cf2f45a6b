import Foundation
import Testing

@testable import LineEditing

/// The file that history is kept in, and going through what it holds.
struct HistoryFileTests {
  private let home: Terminal.Home

  init() throws { home = try Terminal.Home() }

  private func text() throws -> String { try String(contentsOfFile: home.path + "/a/b/history", encoding: .utf8) }
  private func file(limit: Int = 2000) -> HistoryFile { HistoryFile(path: home.path + "/a/b/history", limit: limit) }

  @Test("Entries come back as they were, newlines and backslashes too", arguments: ["a\nb", "a\\nb", "\\", "\n\n", "é\\\\\n☃"])
  func roundTrip(_ entry: String) {
    var first = file()
    first.append(entry)
    var second = file()
    let secondEntries = second.entries()
    #expect(secondEntries == [entry])
    #expect(HistoryFile.decoded(HistoryFile.encoded(entry)) == entry)
  }

  @Test("A repeated entry counts where it was last typed")
  func repetitions() {
    var one = file()
    for entry in ["a", "b", "a", "c"] { one.append(entry) }
    let oneEntries = one.entries()
    #expect(oneEntries == ["b", "a", "c"])
  }

  @Test("A file that grew past its limit is written anew without repetitions, for its owner alone")
  func limit() throws {
    var one = file(limit: 10)
    for index in 0..<11 { one.append("entry \(index % 9)") }
    #expect(try text() == "entry 6\nentry 7\nentry 8\nentry 0\nentry 1\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path + "/a/b/history")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("Sessions side by side lose nothing of each other")
  func sideBySide() {
    var one = file(limit: 6)
    var other = file(limit: 6)
    for index in 0..<3 {
      one.append("one \(index)")
      other.append("other \(index)")
    }
    let oneEntries = one.entries()
    #expect(oneEntries == ["one 0", "other 0", "one 1", "other 1", "one 2", "other 2"])
  }

  @Test("What is no file is no history, and a broken one harms nothing")
  func odd() throws {
    var device = HistoryFile(path: "/dev/null")
    device.append("a")
    let deviceEntries = device.entries()
    #expect(deviceEntries.isEmpty)
    var folder = HistoryFile(path: home.path)
    folder.append("a")
    let folderEntries = folder.entries()
    #expect(folderEntries.isEmpty)
    try FileManager.default.createDirectory(atPath: home.path + "/a/b", withIntermediateDirectories: true)
    try Data([0x61, 0xFF, 0x0A, 0x0A, 0x62]).write(to: URL(fileURLWithPath: home.path + "/a/b/history"))
    var broken = file()
    let brokenEntries = broken.entries()
    #expect(brokenEntries == ["a\u{FFFD}", "b"])
  }

  @Test("Up and Down go through entries that begin as the line did, and back")
  func browsing() {
    var history = HistoryBrowser()
    for entry in ["print 1", "objects", "print 2"] { _ = history.add(entry) }
    let older = [history.step(-1, from: "pr", cursor: 2), history.step(-1, from: "print 2", cursor: 7)]
    let oldest = history.step(-1, from: "print 1", cursor: 7)
    let newer = [history.step(1, from: "print 1", cursor: 7), history.step(1, from: "print 2", cursor: 7)]
    let newest = history.step(1, from: "pr", cursor: 2)
    #expect(older == ["print 2", "print 1"])
    #expect(newer == ["print 2", "pr"])
    #expect(oldest == nil && newest == nil)
    let isOld = history.add("print 1")
    #expect(isOld && history.entries == ["objects", "print 2", "print 1"])
  }

  @Test("Tab inserts the only candidate, or what all share; lists have a column of summaries and fit")
  func completions() {
    let one = Completion(typed: 2, candidates: [.init("rotate", "Turns the device.")])
    #expect(one.insertion == "tate ")
    #expect(Completion(typed: 1, candidates: [.init("inbox/")]).insertion == "nbox/")
    let two = Completion(
      typed: 2, candidates: [.init("record", "Writes."), .init("recipe", "Gives objects ready methods."), .init("recé")])
    #expect(two.insertion == "c")
    #expect(two.lines(columns: 30) == ["record  Writes.", "recipe  Gives objects ready …", "recé"])
    #expect(Completion(typed: 0, candidates: []).insertion.isEmpty)
  }

  @Test("A coloured prompt keeps its escape sequences between marks and a blank at its end")
  func prompt() {
    #expect(EditedReader.colored("split 0> ") == "\u{1}\u{1B}[1m\u{1}split 0>\u{1}\u{1B}[0m\u{1} ")
  }
}
