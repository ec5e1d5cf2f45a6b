import ObjectModel
import Synchronization

/// A named piece of UIKit's behaviour that differs by release or is contested.
package final class Rule: Sendable {
  package enum Evidence: String, Sendable {
    case documented
    case measured
    case reported
    case inferred
  }

  package let id: String
  /// The place in the order in which rules were made, for tables without hashing.
  fileprivate let number: Int
  private static let count = Atomic(0)
  /// What holds while the rule is on, in one sentence.
  package let statement: String
  /// The releases in which it is on by default.
  package let releases: ReleaseRange
  package let evidence: Evidence
  /// Where the behaviour was seen or is documented.
  package let source: String
  /// What holds while it is off.
  package let alternative: String
  /// Whether an app that was linked against an older SDK keeps what was before.
  package let followsSDK: Bool

  package init(
    _ id: String, _ releases: ReleaseRange = .always, followsSDK: Bool = false, _ evidence: Evidence, source: String,
    otherwise alternative: String, _ statement: String
  ) {
    self.id = id
    number = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
    self.statement = statement
    self.releases = releases
    self.evidence = evidence
    self.source = source
    self.alternative = alternative
    self.followsSDK = followsSDK
  }

  /// Every rule, in the order of the reference.
  package static let all: [Rule] = classic + adaptive + adaptiveReports + columns + columnsContested + presentation + storyboards

  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

/// The rules in force in one world, resolved once.
package struct Profile: Sendable {
  package let release: Release
  package let sdk: Release
  /// Whether each rule holds, by the rules' numbers.
  private let on: [Bool]

  package init(release: Release, sdk: Release, switches: [String: Bool]) {
    self.release = release
    self.sdk = sdk
    var on: [Bool] = []
    for rule in Rule.all {
      while on.count <= rule.number { on.append(false) }
      on[rule.number] = switches[rule.id] ?? rule.releases.contains(rule.followsSDK ? min(sdk, release) : release)
    }
    self.on = on
  }

  /// Whether the rule holds.
  package func holds(_ rule: Rule) -> Bool { on[rule.number] }
}
