import ObjectModel
import UIKitModel

/// The condition of `%when`: `ios >= 8 and idiom pad`.
struct SessionCondition: Sendable, Equatable {
  enum Comparison: String, Sendable, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"

    func holds(_ left: Release, _ right: Release) -> Bool {
      switch self {
      case .atLeast: left >= right
      case .atMost: left <= right
      case .equal: left == right
      case .unequal: left != right
      case .less: left < right
      case .greater: left > right
      }
    }
  }

  enum Term: Sendable, Equatable {
    case ios(Comparison, Release)
    case device(String)
    case idiom(Device.Idiom)
  }

  let terms: [Term]

  /// Whether the condition holds in a world.
  func holds(release: Release, device: String) -> Bool {
    terms.allSatisfy { term in
      switch term {
      case .ios(let comparison, let other): comparison.holds(release, other)
      case .device(let name): name == device
      case .idiom(let idiom): Device.named(device)?.idiom == idiom
      }
    }
  }

  /// Reads the words behind `%when`.
  init(_ words: [String], line: Int) throws(SessionFailure) {
    var terms: [Term] = []
    for part in words.split(separator: "and", omittingEmptySubsequences: false) {
      terms.append(try Self.term(Array(part), line: line))
    }
    self.terms = terms
  }

  private static func term(_ words: [String], line: Int) throws(SessionFailure) -> Term {
    switch (words.first, words.count) {
    case ("ios", 2...3):
      let text = words.dropFirst().joined()
      let comparison = Comparison.allCases.first { text.hasPrefix($0.rawValue) }
      guard let comparison, let release = Release(String(text.dropFirst(comparison.rawValue.count))) else {
        throw SessionFailure("'\(words.joined(separator: " "))' compares no releases; write `ios >= 5.1`", line: line)
      }
      return .ios(comparison, release)
    case ("device", 2): return .device(try deviceName(words[1], line: line))
    case ("idiom", 2):
      guard let idiom = Device.Idiom(rawValue: words[1]) else {
        throw SessionFailure("'\(words[1])' is no idiom; there are pad and phone", line: line)
      }
      return .idiom(idiom)
    default:
      throw SessionFailure("%when takes `ios OP RELEASE`, `device NAME`, `idiom pad|phone`, joined by `and`", line: line)
    }
  }

  /// The name, if there is such a device.
  static func deviceName(_ name: String, line: Int) throws(SessionFailure) -> String {
    guard Device.named(name) == nil else { return name }
    let names = Device.all.map(\.name)
    let others = Nearest.to(name, among: names).map { "did you mean '\($0)'?" } ?? "there are " + names.joined(separator: ", ")
    throw SessionFailure("no device named '\(name)'; \(others)", line: line)
  }
}
