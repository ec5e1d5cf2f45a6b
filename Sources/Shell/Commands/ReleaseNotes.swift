import FoundationModel
import ObjectModel
import UIKitModel

/// What each release brought and took away, read from the tables and the rules.
struct ReleaseNotes {
  /// A change of a class, protocol or rule in one release.
  private struct Change {
    let release: Release
    /// The heading that changes of one kind stand under.
    let kind: String
    /// What changed; several of one kind share a line.
    let name: String
    var sharesLine = true
  }

  private var changes: [Change] = []
  /// The oldest release that is told of, whose tables are the start and no news.
  private static let first = Release(3, 2)

  init(rules: [Rule], sources: [ClassRegistry.Source], globals: [GlobalTable]) {
    for source in sources { add(source.table()) }
    for table in globals.flatMap(\.protocols) { add(table) }
    for type in globals.flatMap(\.enums) { add(type) }
    for rule in rules {
      add(rule.releases.since, "from now on", rule.statement, sharesLine: false)
      if let until = rule.releases.until { add(until, "no longer", rule.statement, sharesLine: false) }
    }
  }

  /// The notes of every release that changed something, oldest first.
  var lines: [String] {
    Set(changes.map(\.release)).sorted().flatMap { release in
      ["iOS \(release)"] + lines(changes.filter { $0.release == release })
    }
  }

  private func lines(_ changes: [Change]) -> [String] {
    var kinds: [String] = []
    for change in changes where !kinds.contains(change.kind) { kinds.append(change.kind) }
    return kinds.flatMap { kind in
      let those = changes.filter { $0.kind == kind }
      guard those.allSatisfy(\.sharesLine) else { return those.map { "  \(kind): \($0.name)" } }
      return ["  \(kind): " + those.map(\.name).joined(separator: ", ")]
    }
  }

  private mutating func add(_ release: Release, _ kind: String, _ name: String, sharesLine: Bool = true) {
    // Rules of the first release are how things begin.
    guard release > Self.first || (release == Self.first && sharesLine) else { return }
    changes.append(Change(release: release, kind: kind, name: name, sharesLine: sharesLine))
  }

  private mutating func add(_ table: ClassTable) {
    add(table.releases.since, "new class", table.name)
    addDeprecation(table.deprecation, table.name)
    for property in table.properties { add(property.releases, table, property.name, property.deprecation) }
    for method in table.methods where !method.info.isPrivate {
      add(method.info.releases, table, method.info.selector.description, method.info.deprecation)
    }
    for method in table.classMethods { add(method.info.releases, table, "+" + method.info.selector.description, method.info.deprecation) }
  }

  private mutating func add(_ releases: ReleaseRange, _ table: ClassTable, _ name: String, _ deprecation: Deprecation?) {
    // What is as old as its class comes with it.
    if releases.since > table.releases.since { add(releases.since, "new in \(table.name)", name) }
    if let until = releases.until { add(until, "gone from \(table.name)", name) }
    addDeprecation(deprecation, "\(table.name).\(name)")
  }

  private mutating func addDeprecation(_ deprecation: Deprecation?, _ name: String) {
    guard let deprecation else { return }
    add(deprecation.since, "deprecated", name + (deprecation.replacement.map { " (use \($0))" } ?? ""))
  }

  private mutating func add(_ table: ProtocolTable) {
    add(table.releases.since, "new protocol", table.name)
    for message in table.messages {
      if message.releases.since > table.releases.since { add(message.releases.since, "new message of \(table.name)", message.shortName) }
      if let until = message.releases.until { add(until, "no longer sent by \(table.name)", message.shortName) }
      addDeprecation(message.deprecation, "\(table.name).\(message.shortName)")
    }
  }

  private mutating func add(_ type: EnumType) {
    add(type.releases.since, "new enumeration", type.name)
    for one in type.cases {
      if one.releases.since > type.releases.since { add(one.releases.since, "new case of \(type.name)", one.name) }
      addDeprecation(
        one.deprecation.map { Deprecation(since: $0.since, replacement: type.replacement(of: one)) }, one.constant)
    }
  }
}

extension Playground {
  /// What `releases` answers.
  var releaseNotes: [String] {
    ReleaseNotes(rules: Rule.all, sources: ClassRegistry.plainUIKit + ClassRegistry.uikit, globals: [.plainUIKit, .uikit]).lines
  }

  /// Says, once a session for each, what code used though the SDK calls it deprecated.
  func noteDeprecatedUses(_ result: StepResult) {
    let uses = simulation.takeDeprecatedUses()
    guard settings.feedback != .brief, result.isStep else { return }
    for use in uses where toldDeprecations.insert(use.name).inserted {
      let instead = use.deprecation.replacement.map { "; use \($0)" } ?? ""
      result.notes.append("\(use.name) is deprecated since iOS \(use.deprecation.since)\(instead)")
    }
  }
}
