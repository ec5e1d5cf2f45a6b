import Foundation
import Testing
import UIKitModel

@testable import Shell

@Suite("Rules that are switched")
struct RuleWitnessTests {
  @Test("Every rule has a session that shows it")
  func table() {
    #expect(Set(RuleWitnesses.sessions.keys) == Set(Rule.all.map(\.id)))
  }

  @Test("A rule that is switched changes what its session shows", arguments: RuleWitnesses.sessions.sorted { $0.key < $1.key })
  func changes(id: String, path: String) throws {
    let rule = try #require(Rule.named(id))
    let file = try SessionFile(path: Repository.root.appendingPathComponent(path).path, grammar: .splitLab)
    let differs = file.header.releases.contains { release in
      var configuration = file.header.applied(to: PlaygroundConfiguration(), release: release)
      configuration.baseFolder = FilePath.folder(of: file.path)
      let profile = Profile(release: release, sdk: configuration.sdk ?? release, switches: configuration.ruleSwitches)
      configuration.ruleSwitches[id] = !profile.holds(rule)
      return !Verification(file, configuration: configuration) { Playground(configuration: $0) }.holds
    }
    #expect(differs, "\(path) holds with the rule on and off")
  }
}
