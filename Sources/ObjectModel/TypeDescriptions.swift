/// What is known of a C enumeration or option set: the single source for its names in code, output and completion.
public final class EnumType: Sendable {
  /// One case: the bare name that output uses, the constant's name in Objective-C, its raw value and releases.
  public struct Case: Sendable {
    public let name: String
    public let constant: String
    public let rawValue: Int
    public let releases: ReleaseRange

    public init(_ name: String, _ constant: String, _ rawValue: Int, _ releases: ReleaseRange = .always) {
      self.name = name
      self.constant = constant
      self.rawValue = rawValue
      self.releases = releases
    }
  }

  public let name: String
  /// The type's name in Swift where it differs, such as `UISplitViewController.DisplayMode`.
  public let swiftName: String
  public let cases: [Case]
  /// Whether values are combined with `|`.
  public let isOptionSet: Bool
  public let summary: String

  public init(_ name: String, swift swiftName: String? = nil, isOptionSet: Bool = false, _ summary: String, _ cases: [Case]) {
    self.name = name
    self.swiftName = swiftName ?? name
    self.cases = cases
    self.isOptionSet = isOptionSet
    self.summary = summary
  }

  /// The bare case name of a raw value; option sets join theirs with `|`; a number where no case fits.
  public func caseName(of rawValue: Int, in release: Release? = nil) -> String {
    if let exact = cases.first(where: { $0.rawValue == rawValue && (release.map($0.releases.contains) ?? true) }) { return exact.name }
    guard isOptionSet, rawValue != 0 else { return String(rawValue) }
    var rest = rawValue
    var names: [String] = []
    for one in cases where one.rawValue != 0 && rawValue & one.rawValue == one.rawValue && rest & one.rawValue != 0 {
      names.append(one.name)
      rest &= ~one.rawValue
    }
    return rest == 0 ? names.joined(separator: "|") : String(rawValue)
  }
}

/// What is known of a C structure of numbers, such as `CGRect`.
public final class StructType: Sendable {
  /// A field: a number, or a nested structure.
  public struct Field: Sendable {
    /// What a number counts as.
    public enum Kind: Sendable {
      /// As in the structure as a whole.
      case usual
      case integer
      case truth
    }

    public let name: String
    public let type: StructType?
    public let kind: Kind

    public init(_ name: String, _ type: StructType? = nil, kind: Kind = .usual) {
      self.name = name
      self.type = type
      self.kind = kind
    }
  }

  public let name: String
  public let fields: [Field]
  /// Whether the numbers are integers, as in `NSRange`.
  public let isInteger: Bool
  /// How many numbers a value holds.
  public let width: Int

  public init(_ name: String, isInteger: Bool = false, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    self.isInteger = isInteger
    width = fields.reduce(0) { $0 + ($1.type?.width ?? 1) }
  }

  func place(of name: String) -> (offset: Int, field: Field)? {
    var offset = 0
    for field in fields {
      if field.name == name { return (offset, field) }
      offset += field.type?.width ?? 1
    }
    return nil
  }
}
