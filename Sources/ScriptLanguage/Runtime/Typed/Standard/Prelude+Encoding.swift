extension Prelude {
  /// Who writes data: the texts of JSON, which property lists are kept as, too.
  static let encoders = """
    class JSONEncoder {
      typealias OutputFormatting = JSONSerialization.WritingOptions
      enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase, custom(Any) }
      enum DateEncodingStrategy { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, formatted(Any), custom(Any) }
      enum DataEncodingStrategy { case deferredToData, base64, custom(Any) }

      var outputFormatting: JSONSerialization.WritingOptions = []
      var keyEncodingStrategy: KeyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
      var dateEncodingStrategy: DateEncodingStrategy = DateEncodingStrategy.deferredToDate
      var dataEncodingStrategy: DataEncodingStrategy = DataEncodingStrategy.base64
      var userInfo: [AnyHashable: Any] = [:]
      init() { }

      func encode(_ value: Any?) throws -> Data {
        let whole = try Encoder([], self).encoded(value)
        return try JSONSerialization.data(withJSONObject: whole, options: outputFormatting.union(.fragmentsAllowed))
      }

      func name(of key: Any, at path: [Any]) -> String {
        switch keyEncodingStrategy {
        case .useDefaultKeys: return __codedKey(key)
        case .convertToSnakeCase: return JSONEncoder.snake(__codedKey(key))
        case .custom(let rename): return __codedKey(rename(path + [AnyCodingKey.of(key, "_CodingKey")]))
        }
      }

      private static func snake(_ key: String) -> String {
        var words: [String] = []
        var word = ""
        let letters = Array(key)
        for (place, letter) in letters.enumerated() {
          let isCapital = letter.isUppercase
          let follows = place > 0 && !letters[place - 1].isUppercase
          let leads = place > 0 && place + 1 < letters.count && letters[place + 1].isLowercase && letters[place - 1].isUppercase
          if isCapital, !word.isEmpty, follows || leads {
            words.append(word)
            word = ""
          }
          word += letter.lowercased()
        }
        return (words + [word]).joined(separator: "_")
      }
    }

    class PropertyListEncoder: JSONEncoder { var outputFormat: Any? = nil }
    """

  /// A value on its way to become data, and the containers in which code puts its parts.
  static let encoding = """
    class Encoder {
      var result: Any? = nil
      let codingPath: [Any]
      let coder: Any
      var userInfo: [AnyHashable: Any] { return coder.userInfo }

      init(_ codingPath: [Any], _ coder: Any) {
        self.codingPath = codingPath
        self.coder = coder
      }

      func container(keyedBy type: Any) -> Any {
        if result == nil { result = NSMutableDictionary() }
        return KeyedEncodingContainer(type, self)
      }
      func unkeyedContainer() -> Any {
        if result == nil { result = NSMutableArray() }
        return UnkeyedEncodingContainer(self)
      }
      func singleValueContainer() -> Any { return SingleValueEncodingContainer(self) }

      func part(_ key: Any) -> Encoder { return Encoder(codingPath + [AnyCodingKey.of(key, "CodingKeys")], coder) }

      func encoded(_ value: Any?) throws -> Any {
        let form = __codedForm(of: value)
        switch form.kind {
        case "nothing": return NSNull()
        case "text": return try plain(value)
        case "list": return try list(value)
        case "table": return try table(value)
        case "numbers": return form.name == "CGRect" ? halves(__numbers(value)) : __numbers(value)
        case "own":
          let inner = Encoder(codingPath, coder)
          try value.encode(to: inner)
          if inner.result == nil, codingPath.isEmpty { throw invalid(value, "Top-level \\(form.name) did not encode any values.") }
          return inner.result ?? [:]
        default: return try foundation(value, form.name)
        }
      }

      private func halves(_ numbers: [Any]) -> [Any] { return [Array(numbers[0..<2]), Array(numbers[2..<4])] }

      private func plain(_ value: Any) throws -> Any {
        if value is Double, value.isNaN || value.isInfinite {
          throw invalid(value, "Unable to encode Double.\\(value) directly in JSON.")
        }
        return value
      }

      private func list(_ value: Any) throws -> Any {
        let all = NSMutableArray()
        var place = 0
        for one in value {
          all.add(try part(place).encoded(one))
          place += 1
        }
        return all
      }

      private func table(_ value: Any) throws -> Any {
        let all = NSMutableDictionary()
        let flat = NSMutableArray()
        for (key, one) in value {
          let name = key is Int ? "\\(key)" : key
          let written = try part(name).encoded(one)
          if name is String {
            all[name] = written
          } else {
            flat.add(try part(name).encoded(name))
            flat.add(written)
          }
        }
        return flat.count > 0 ? flat : all
      }

      private func foundation(_ value: Any, _ name: String) throws -> Any {
        switch name {
        case "NSDate": return try date(value)
        case "NSURL": return value.absoluteString
        case "NSUUID": return value.uuidString
        case "NSData":
          if case .custom(let write) = coder.dataEncodingStrategy { return try written { try write(value, $0) } }
          return value.base64EncodedString()
        case "NSNumber", "NSDecimalNumber": return value.doubleValue
        case "NSNull": return value
        default: throw invalid(value, "Unable to encode \\(name).")
        }
      }

      private func date(_ value: Any) throws -> Any {
        switch coder.dateEncodingStrategy {
        case .deferredToDate: return value.timeIntervalSinceReferenceDate
        case .secondsSince1970: return value.timeIntervalSince1970
        case .millisecondsSince1970: return value.timeIntervalSince1970 * 1000
        case .iso8601: return Decoder.calendar().string(from: value)
        case .formatted(let formatter): return formatter.string(from: value)
        case .custom(let write): return try written { try write(value, $0) }
        }
      }

      private func written(_ body: (Encoder) throws -> Void) throws -> Any {
        let inner = Encoder(codingPath, coder)
        try body(inner)
        return inner.result ?? [:]
      }

      private func invalid(_ value: Any, _ text: String) -> Any {
        return EncodingError.invalidValue(value, EncodingError.Context(codingPath: codingPath, debugDescription: text))
      }
    }

    class KeyedEncodingContainer<Key> {
      let keyType: Any
      private let encoder: Encoder
      private let entries: Any
      var codingPath: [Any] { return encoder.codingPath }

      init(_ keyType: Any, _ encoder: Encoder) {
        self.keyType = keyType
        self.encoder = encoder
        entries = encoder.result
      }

      private func put(_ value: Any, _ key: Any) { entries[encoder.coder.name(of: key, at: codingPath)] = value }
      func encode(_ value: Any?, forKey key: Key) throws { put(try encoder.part(key).encoded(value), key) }
      func encodeIfPresent(_ value: Any?, forKey key: Key) throws { if value != nil { try encode(value, forKey: key) } }
      func encodeNil(forKey key: Key) throws { put(NSNull(), key) }
      func nestedContainer(keyedBy type: Any, forKey key: Key) -> Any {
        let inner = encoder.part(key)
        let container = inner.container(keyedBy: type)
        put(inner.result, key)
        return container
      }
      func nestedUnkeyedContainer(forKey key: Key) -> Any {
        let inner = encoder.part(key)
        let container = inner.unkeyedContainer()
        put(inner.result, key)
        return container
      }
      func superEncoder() -> Encoder {
        let inner = encoder.part("super")
        inner.result = NSMutableDictionary()
        put(inner.result, "super")
        return inner
      }
    }

    class UnkeyedEncodingContainer {
      private let encoder: Encoder
      private let all: Any
      var count: Int { return all.count }
      var codingPath: [Any] { return encoder.codingPath }
      init(_ encoder: Encoder) {
        self.encoder = encoder
        all = encoder.result
      }
      func encode(_ value: Any?) throws { all.add(try encoder.part(all.count).encoded(value)) }
      func encode(contentsOf values: Any) throws { for one in values { try encode(one) } }
      func encodeNil() throws { all.add(NSNull()) }
      func nestedContainer(keyedBy type: Any) -> Any {
        let inner = encoder.part(all.count)
        let container = inner.container(keyedBy: type)
        all.add(inner.result)
        return container
      }
      func nestedUnkeyedContainer() -> Any {
        let inner = encoder.part(all.count)
        let container = inner.unkeyedContainer()
        all.add(inner.result)
        return container
      }
    }

    class SingleValueEncodingContainer {
      private let encoder: Encoder
      var codingPath: [Any] { return encoder.codingPath }
      init(_ encoder: Encoder) { self.encoder = encoder }
      func encode(_ value: Any?) throws { encoder.result = try encoder.encoded(value) }
      func encodeNil() throws { encoder.result = NSNull() }
    }
    """
}
