extension Prelude {
  /// What makes values of data, and data of values.
  static let coding = ["Decoder": [codingKeys, codingErrors, decoders, decoding, encoders, encoding].joined(separator: "\n")]

  /// The names that bring it into the world.
  static let codingNames: Set<String> = [
    "Codable", "Decodable", "Encodable", "CodingKey", "Encoder", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
    "DecodingError", "EncodingError", "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer",
    "KeyedEncodingContainer", "UnkeyedEncodingContainer", "SingleValueEncodingContainer",
  ]

  private static let codingKeys = """
    protocol Decodable { }
    protocol Encodable { }
    protocol Codable: Decodable, Encodable { }
    protocol CodingKey { }
    extension CodingKey {
      var stringValue: String { return __codedKey(self) }
      var intValue: Int? { return nil }
      var description: String {
        let number = intValue.map { "\\($0)" } ?? "nil"
        return "\\(type(of: self))".components(separatedBy: ".").suffix(1).joined() + "(stringValue: \\"\\(stringValue)\\", intValue: \\(number))"
      }
    }
    struct AnyCodingKey: CodingKey {
      let stringValue: String
      let intValue: Int?
      let typeName: String
      var description: String {
        let number = intValue.map { "\\($0)" } ?? "nil"
        return typeName + "(stringValue: \\"\\(stringValue)\\", intValue: \\(number))"
      }
      static func of(_ key: Any, _ typeName: String) -> Any {
        if key is Int { return AnyCodingKey(stringValue: "Index \\(key)", intValue: key, typeName: "_CodingKey") }
        return key is String ? AnyCodingKey(stringValue: key, intValue: nil, typeName: typeName) : key
      }
    }
    """

  private static let codingErrors = """
    enum DecodingError: Error {
      case typeMismatch(Any, Context), valueNotFound(Any, Context), keyNotFound(Any, Context), dataCorrupted(Context)

      struct Context {
        let codingPath: [Any]
        let debugDescription: String
        let underlyingError: Any?
        init(codingPath: [Any], debugDescription: String, underlyingError: Any? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
        var description: String {
          let error = underlyingError.map { "Optional(\\($0))" } ?? "nil"
          return "Swift.DecodingError.Context(codingPath: \\(codingPath), debugDescription: \\(debugDescription.debugDescription), underlyingError: \\(error))"
        }
      }

      var localizedDescription: String {
        switch self {
        case .valueNotFound, .keyNotFound: return "The data couldn’t be read because it is missing."
        default: return "The data couldn’t be read because it isn’t in the correct format."
        }
      }

      static func dataCorruptedError(forKey key: Any, in container: Any, debugDescription: String) -> DecodingError {
        return .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
      }
      static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError {
        return .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
    }

    enum EncodingError: Error {
      case invalidValue(Any, Context)

      struct Context {
        let codingPath: [Any]
        let debugDescription: String
        let underlyingError: Any?
        init(codingPath: [Any], debugDescription: String, underlyingError: Any? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
      }

      var localizedDescription: String { return "The data couldn’t be written because it isn’t in the correct format." }
    }
    """
}
