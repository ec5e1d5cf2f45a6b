extension Prelude {
  /// Who reads data: the texts of JSON, which property lists are kept as, too.
  static let decoders = """
    class JSONDecoder {
      enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase, custom(Any) }
      enum DateDecodingStrategy { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, formatted(Any), custom(Any) }
      enum DataDecodingStrategy { case deferredToData, base64, custom(Any) }
      enum NonConformingFloatDecodingStrategy {
        case `throw`, convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }

      var keyDecodingStrategy: KeyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
      var dateDecodingStrategy: DateDecodingStrategy = DateDecodingStrategy.deferredToDate
      var dataDecodingStrategy: DataDecodingStrategy = DataDecodingStrategy.base64
      var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
      var userInfo: [AnyHashable: Any] = [:]
      var allowsJSON5 = false
      var assumesTopLevelDictionary = false
      init() { }

      func decode(_ type: Any, from data: Any) throws -> Any {
        let value: Any
        do {
          value = try JSONSerialization.jsonObject(with: data, options: JSONSerialization.ReadingOptions.fragmentsAllowed)
        } catch {
          if data.isEmpty { __answerMissing(type) }
          let context = DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON.", underlyingError: error)
          throw DecodingError.dataCorrupted(context)
        }
        return try Decoder(value, [], self).decoded(type)
      }

      func name(of key: String, at path: [Any]) -> String {
        switch keyDecodingStrategy {
        case .useDefaultKeys: return key
        case .convertFromSnakeCase: return JSONDecoder.camel(key)
        case .custom(let rename): return __codedKey(rename(path + [AnyCodingKey.of(key, "_CodingKey")]))
        }
      }

      private static func camel(_ key: String) -> String {
        let parts = key.components(separatedBy: "_").filter { !$0.isEmpty }
        guard parts.count > 1 else { return key }
        let before = key.prefix(while: { $0 == "_" })
        let behind = String(key.reversed()).prefix(while: { $0 == "_" })
        return before + parts[0].lowercased() + parts.dropFirst().map { $0.capitalized }.joined() + behind
      }
    }

    class PropertyListDecoder: JSONDecoder { }
    """

  /// A value of data on its way to become one of a type, and the containers in which code looks for its parts.
  static let decoding = """
    class Decoder {
      let value: Any?
      let codingPath: [Any]
      let coder: Any
      var arguments: [Any] = []
      var userInfo: [AnyHashable: Any] { return coder.userInfo }
      var isNull: Bool { return value == nil || value is NSNull }

      init(_ value: Any?, _ codingPath: [Any], _ coder: Any) {
        self.value = value
        self.codingPath = codingPath
        self.coder = coder
      }

      func container(keyedBy type: Any) throws -> Any { return KeyedDecodingContainer(type, try entries(), self) }
      func unkeyedContainer() throws -> Any { return UnkeyedDecodingContainer(try elements("Array<Any>"), self) }
      func singleValueContainer() throws -> Any { return SingleValueDecodingContainer(self) }

      func part(_ value: Any?, _ key: Any, _ typeName: String) -> Decoder {
        return Decoder(value, codingPath + [AnyCodingKey.of(key, typeName)], coder)
      }

      func entries() throws -> [String: Any] {
        if isNull { throw missing("Dictionary<String, Any>", "Cannot get keyed decoding container -- found null value instead") }
        guard value is Dictionary else { throw mismatch("Dictionary<String, Any>") }
        var named: [String: Any] = [:]
        for (key, one) in value { named[coder.name(of: key, at: codingPath)] = one }
        return named
      }

      func elements(_ name: String) throws -> [Any] {
        if isNull { throw missing(name, "Cannot get unkeyed decoding container -- found null value instead") }
        guard value is Array else { throw mismatch(name) }
        return value
      }

      func decoded(_ type: Any) throws -> Any? {
        let form = __codedForm(type)
        if isNull, form.kind != "own" || form.isOptional {
          if form.isOptional { return nil }
          throw missing(type, "Cannot get value of type \\(form.name) -- found null value instead")
        }
        switch form.kind {
        case "text", "truth", "integer", "number": return try plain(form.name)
        case "list": return try list(form)
        case "set": return Set(try list(form))
        case "table": return try table(form)
        case "numbers": return try numbers(form.name)
        case "own":
          arguments = form.parts
          return try form.type.init(from: self)
        case "foundation": return try foundation(form.name)
        default: return value
        }
      }

      private func plain(_ name: String) throws -> Any {
        let found = __plain(value, name)
        if found == nil { throw mismatch(name) }
        if found is Bool, !(value is Bool) { throw refusal("Parsed JSON number <\\(value)> does not fit in \\(name).") }
        return found
      }

      private func list(_ form: Any) throws -> [Any] {
        var all: [Any] = []
        for (place, one) in try elements("Array<Any>").enumerated() { all.append(try part(one, place, "_CodingKey").decoded(form.parts[0])) }
        return all
      }

      private func table(_ form: Any) throws -> [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [:]
        let keys = __codedForm(form.parts[0])
        if value is Array {
          var place = 0
          while place + 1 < value.count {
            let key = try part(value[place], place, "_CodingKey").decoded(form.parts[0])
            all[key] = try part(value[place + 1], place + 1, "_CodingKey").decoded(form.parts[1])
            place += 2
          }
          return all
        }
        if isNull || !(value is Dictionary) { throw mismatch("Dictionary<String, Any>") }
        for (name, one) in value {
          let key: Any? = keys.kind == "integer" ? Int(name) : keys.kind == "own" ? try part(name, name, "_CodingKey").decoded(form.parts[0]) : name
          if key == nil { throw refusal("Expected \\(keys.name) key but found String key instead.") }
          all[key] = try part(one, name, "_CodingKey").decoded(form.parts[1])
        }
        return all
      }

      private func numbers(_ name: String) throws -> Any {
        var all: [Any] = []
        for one in try elements("Array<Any>") { if one is Array { all += one } else { all.append(one) } }
        guard let made = __structure(name, all) else { throw refusal("Unkeyed container is at end.") }
        return made
      }

      private func text() throws -> String {
        guard value is String else { throw mismatch("String") }
        return value
      }

      private func seconds() throws -> Double { return try plain("Double") }

      private func foundation(_ name: String) throws -> Any? {
        switch name {
        case "NSDate": return try date()
        case "NSURL":
          guard let made = URL(string: try text()) else { throw refusal("Invalid URL string.") }
          return made
        case "NSUUID":
          guard let made = UUID(uuidString: try text()) else { throw refusal("Attempted to decode UUID from invalid UUID string.") }
          return made
        case "NSData":
          if case .custom(let make) = coder.dataDecodingStrategy { return try make(self) }
          guard let made = Data(base64Encoded: try text()) else { throw refusal("Encountered Data is not valid Base64.") }
          return made
        case "NSDecimalNumber", "NSNumber": return try seconds()
        default: return value
        }
      }

      private func date() throws -> Any {
        switch coder.dateDecodingStrategy {
        case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try seconds())
        case .secondsSince1970: return Date(timeIntervalSince1970: try seconds())
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try seconds() / 1000)
        case .iso8601:
          guard let made = Decoder.calendar().date(from: try text()) else { throw refusal("Expected date string to be ISO8601-formatted.") }
          return made
        case .formatted(let formatter):
          guard let made = formatter.date(from: try text()) else { throw refusal("Date string does not match format expected by formatter.") }
          return made
        case .custom(let make): return try make(self)
        }
      }

      static func calendar() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX"
        return formatter
      }

      func context(_ text: String) -> Any { return DecodingError.Context(codingPath: codingPath, debugDescription: text) }
      func refusal(_ text: String) -> Any { return DecodingError.dataCorrupted(context(text)) }
      func refuse(_ text: String) throws { throw refusal(text) }
      func missing(_ type: Any, _ text: String) -> Any { return DecodingError.valueNotFound(type, context(text)) }

      func mismatch(_ name: String) -> Any {
        var found = "a dictionary"
        if value is Bool { found = "bool" } else if value is String { found = "a string" } else if value is Array { found = "an array" }
        if value is Int || value is Double { found = "number" }
        return DecodingError.typeMismatch(name, context("Expected to decode \\(name) but found \\(found) instead."))
      }
    }

    class KeyedDecodingContainer<Key> {
      let keyType: Any
      private let entries: [String: Any]
      private let decoder: Decoder
      var codingPath: [Any] { return decoder.codingPath }

      init(_ keyType: Any, _ entries: [String: Any], _ decoder: Decoder) {
        self.keyType = keyType
        self.entries = entries
        self.decoder = decoder
      }

      var allKeys: [Any] {
        return entries.keys.compactMap { name in
          keyType is String ? AnyCodingKey.of(name, keyType) : keyType.init(stringValue: name)
        }
      }

      func contains(_ key: Key) -> Bool { return entries[__codedKey(key)] != nil }

      private func part(_ key: Any) throws -> Decoder {
        let name = __codedKey(key)
        if let value = entries[name] { return decoder.part(value, key, keyType is String ? keyType : "CodingKeys") }
        let shown = AnyCodingKey.of(key, "CodingKeys")
        let text = "No value associated with key \\(shown) (\\"\\(name)\\")."
        throw DecodingError.keyNotFound(shown, decoder.context(text))
      }

      func decode(_ type: Any, forKey key: Key) throws -> Any { return try part(key).decoded(type) }
      func decodeIfPresent(_ type: Any, forKey key: Key) throws -> Any? {
        guard contains(key) else { return nil }
        let found = try part(key)
        return found.isNull ? nil : try found.decoded(type)
      }
      func decodeNil(forKey key: Key) throws -> Bool { return try part(key).isNull }
      func nestedContainer(keyedBy type: Any, forKey key: Key) throws -> Any { return try part(key).container(keyedBy: type) }
      func nestedUnkeyedContainer(forKey key: Key) throws -> Any { return try part(key).unkeyedContainer() }
      func superDecoder() throws -> Decoder { return try part("super") }
      func superDecoder(forKey key: Key) throws -> Decoder { return try part(key) }
    }

    class UnkeyedDecodingContainer {
      private let all: [Any]
      private let decoder: Decoder
      var currentIndex = 0
      var count: Int? { return all.count }
      var isAtEnd: Bool { return currentIndex >= all.count }
      var codingPath: [Any] { return decoder.codingPath }

      init(_ all: [Any], _ decoder: Decoder) {
        self.all = all
        self.decoder = decoder
      }

      private func next() throws -> Decoder {
        if isAtEnd { throw decoder.missing("Any", "Unkeyed container is at end.") }
        return decoder.part(all[currentIndex], currentIndex, "_CodingKey")
      }
      private func passing(_ value: Any?) -> Any? {
        currentIndex += 1
        return value
      }
      func decode(_ type: Any) throws -> Any { return passing(try next().decoded(type)) }
      func decodeIfPresent(_ type: Any) throws -> Any? {
        guard !isAtEnd else { return nil }
        let one = try next()
        return passing(one.isNull ? nil : try one.decoded(type))
      }
      func decodeNil() throws -> Bool {
        guard try next().isNull else { return false }
        currentIndex += 1
        return true
      }
      func nestedContainer(keyedBy type: Any) throws -> Any { return passing(try next().container(keyedBy: type)) }
      func nestedUnkeyedContainer() throws -> Any { return passing(try next().unkeyedContainer()) }
      func superDecoder() throws -> Decoder { return passing(try next()) }
    }

    class SingleValueDecodingContainer {
      private let decoder: Decoder
      var codingPath: [Any] { return decoder.codingPath }
      init(_ decoder: Decoder) { self.decoder = decoder }
      func decode(_ type: Any) throws -> Any { return try decoder.decoded(type) }
      func decodeNil() -> Bool { return decoder.isNull }
    }
    """
}
