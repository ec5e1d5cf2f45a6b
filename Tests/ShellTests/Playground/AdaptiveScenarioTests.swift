import Foundation
import Testing

@testable import Shell

@Suite("Sessions of display modes and collapsing verify")
struct AdaptiveScenarioTests {
  /// The scenarios of iOS 8 to 13 that stand as sessions, by their numbers in the facts; the facts give no others.
  static let covered: Set<Int> = [
    1, 2, 3, 4, 6, 7, 8, 10, 13, 15, 16, 18, 20, 21, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 49, 50,
    51, 53, 54, 55, 56, 57, 58, 60, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 73, 74, 75, 78, 79, 80, 81, 82, 83, 86, 87, 88, 89, 90, 91, 92,
    93,
    94,
    95,
    97, 98, 100, 101,
    102, 103, 104,
  ]

  @Test("The table of covered scenarios names the files that are there")
  func table() {
    #expect(Repository.scenarioNumbers(in: "Tests/Scenarios/Adaptive") == Self.covered)
  }

  @Test(
    "A session's expectations hold",
    arguments: ["Tests/Scenarios/Adaptive", "Tests/Facts/Adaptive", "Tests/Facts/AdaptiveCode"].flatMap(Repository.sessions))
  func verifies(path: String) {
    #expect(Repository.verify(path) == 0, "splitlab verify \(path) tells what differs")
  }
}
