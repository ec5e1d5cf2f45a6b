/// What is known of a C enumeration or option set: the single source for its names in code, output and completion.
public final class EnumType: Sendable {
  /// One case: the bare name that output uses, the constant's name in Objective-C, its raw value and releases.
  public struct Case: Sendable {
    public let name: String
    public let constant: String
    public let rawValue: Int
    public let releases: ReleaseRange
    /// When Apple told apps to stop using the case. What takes its place is another case's bare name, or a name of something else.
    public fileprivate(set) var deprecation: Deprecation?

    public init(_ name: String, _ constant: String, _ rawValue: Int, _ releases: ReleaseRange = .always) {
      self.name = name
      self.constant = constant
      self.rawValue = rawValue
      self.releases = releases
    }

    /// The case, marked as deprecated from a release on.
    public func deprecated(_ major: Int, _ minor: Int = 0, use replacement: String?) -> Case {
      var marked = self
      marked.deprecation = Deprecation(since: Release(major, minor), replacement: replacement)
      return marked
    }
  }

  public let name: String
  /// The type's name in Swift where it differs, such as `UISplitViewController.DisplayMode`.
  public let swiftName: String
  public let cases: [Case]
  /// The releases that know the type.
  public let releases: ReleaseRange
  /// Whether values are combined with `|`.
  public let isOptionSet: Bool
  public let summary: String
  /// Whether the model itself asks for no value of the type, so that a case named without its type is another type's where one has it.
  public let isKept: Bool

  public init(
    _ name: String, swift swiftName: String? = nil, releases: ReleaseRange = .always, isOptionSet: Bool = false, isKept: Bool = false,
    _ summary: String, _ cases: [Case]
  ) {
    self.isKept = isKept
    self.name = name
    self.swiftName = swiftName ?? name
    self.cases = cases
    self.releases = releases
    self.isOptionSet = isOptionSet
    self.summary = summary
  }

  /// The bare case name of a raw value, one that is not deprecated where there is a choice; option sets join theirs with `|`;
  /// a number where no case fits.
  public func caseName(of rawValue: Int, in release: Release? = nil) -> String {
    var exact: Int?
    for place in cases.indices where cases[place].rawValue == rawValue {
      if let release, !cases[place].releases.contains(release) { continue }
      exact = exact ?? place
      guard let deprecation = cases[place].deprecation, release.map({ $0 >= deprecation.since }) ?? true else {
        exact = place
        break
      }
    }
    if let exact { return cases[exact].name }
    guard isOptionSet, rawValue != 0 else { return String(rawValue) }
    var rest = rawValue
    var names: [String] = []
    for one in cases where one.rawValue != 0 && rawValue & one.rawValue == one.rawValue && rest & one.rawValue != 0 {
      names.append(one.name)
      rest &= ~one.rawValue
    }
    return rest == 0 ? names.joined(separator: "|") : String(rawValue)
  }

  /// The type, with every case marked as deprecated from a release on.
  public func deprecated(_ major: Int, _ minor: Int = 0, use replacement: String?) -> EnumType {
    changing { $0.deprecated(major, minor, use: replacement) }
  }

  /// The type, with some cases marked as deprecated from a release on; each has what takes its place.
  public func deprecated(_ major: Int, _ minor: Int = 0, replacing replacements: [String: String]) -> EnumType {
    changing { one in replacements[one.name].map { one.deprecated(major, minor, use: $0) } ?? one }
  }

  private func changing(_ change: (Case) -> Case) -> EnumType {
    EnumType(name, swift: swiftName, releases: releases, isOptionSet: isOptionSet, isKept: isKept, summary, cases.map(change))
  }

  /// What takes the place of a deprecated case, as Objective-C spells it.
  public func replacement(of one: Case) -> String? {
    guard let wanted = one.deprecation?.replacement else { return nil }
    return cases.first { $0.name == wanted }?.constant ?? wanted
  }

  /// What takes the place of a deprecated case, as Swift spells it.
  public func swiftReplacement(of one: Case) -> String? {
    guard let wanted = one.deprecation?.replacement else { return nil }
    return cases.contains { $0.name == wanted } ? "." + wanted : wanted
  }
}
