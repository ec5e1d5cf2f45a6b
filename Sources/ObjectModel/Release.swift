/// A release of iOS, such as 5.1.
public struct Release: Comparable, Hashable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `7`, `7.1` or `7.1.2`; the third number is dropped.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    guard (1...3).contains(parts.count), !numbers.contains(nil), let major = numbers[0], major < 1000 else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: Release, right: Release) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}

/// The releases in which something exists: from `since` on, up to but not including `until`.
public struct ReleaseRange: Sendable, Equatable {
  public let since: Release
  public let until: Release?

  public init(since: Release = Release(0), until: Release? = nil) {
    self.since = since
    self.until = until
  }

  public static let always = ReleaseRange()
  /// In no release: what was seen once and doubted later.
  public static let none = ReleaseRange(until: Release(0))

  /// From the given release on.
  public static func since(_ major: Int, _ minor: Int = 0) -> ReleaseRange { ReleaseRange(since: Release(major, minor)) }

  /// From the first release up to but not including the second.
  public static func from(_ since: Release, until: Release) -> ReleaseRange { ReleaseRange(since: since, until: until) }

  public func contains(_ release: Release) -> Bool { release >= since && until.map { release < $0 } ?? true }
}
