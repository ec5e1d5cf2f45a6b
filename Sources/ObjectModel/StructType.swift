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
