import Foundation
import Testing

@testable import Shell

/// The folders of the repository that tests read.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func sessions(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".session") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The numbers that the session files of scenarios begin with, behind their letter.
  static func scenarioNumbers(in folder: String) -> Set<Int> {
    Set(
      sessions(in: folder).compactMap { path in path.split(separator: "/").last.flatMap { Int($0.dropFirst().prefix(while: \.isNumber)) } })
  }

  /// The exit status of `splitlab verify`, its output thrown away.
  static func verify(_ path: String) -> Int32 {
    let null = open("/dev/null", O_WRONLY)
    defer { close(null) }
    var environment = ToolEnvironment(makeSession: { Playground(configuration: $0) }, grammar: .splitLab)
    environment.outputDescriptor = null
    return Tool(environment).run(["verify", root.appendingPathComponent(path).path])
  }
}

@Suite("Sessions of the repository verify")
struct ScenarioTests {
  /// The scenarios that stand as sessions, by their numbers in the facts; what is not here stands in docs/limits.md or among the model's own tests.
  static let covered: Set<Int> = [
    1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 15, 17, 18, 19, 20, 21, 23, 24, 26, 27, 28, 31, 32, 33, 35, 36, 38, 39, 40, 41, 42, 43, 45, 46, 47, 49,
    50, 51, 52, 53, 54, 55, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 68, 69, 70, 72,
  ]

  @Test("The table of covered scenarios names the files that are there")
  func table() {
    #expect(Repository.scenarioNumbers(in: "Tests/Scenarios") == Self.covered)
  }

  @Test(
    "A session's expectations hold",
    arguments: [
      "Tests/Scenarios", "Tests/Facts", "Tests/Facts/Commands", "Tests/Facts/Pictures", "Tests/Facts/Presentation",
      "Tests/Facts/Restoration", "Tests/Fixtures",
      "Sessions",
    ]
    .flatMap(Repository.sessions))
  func verifies(path: String) {
    #expect(Repository.verify(path) == 0, "splitlab verify \(path) tells what differs")
  }
}
