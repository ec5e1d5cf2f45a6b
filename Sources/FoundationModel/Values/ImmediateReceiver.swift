import ObjectModel

/// What a row of a class of immediate values gets as its receiver: the value, or the mutable object that descends from the class.
package protocol ImmediateReceiver: Bridged {
  /// The receiver as it was sent the message.
  var value: Value { get }
}

extension ImmediateReceiver {
  package var boxed: Value { value }
}

/// The receiver of a row of `NSString`.
package struct TextReceiver: ImmediateReceiver {
  package let value: Value
  package let text: String

  package static var typeName: String { "NSString *" }

  package static func unbox(_ value: Value) -> TextReceiver? {
    String.unbox(value).map { TextReceiver(value: value, text: $0) }
  }
}

/// The receiver of a row of `NSArray`.
package struct ListReceiver: ImmediateReceiver {
  package let value: Value
  package let elements: [Value]

  package static var typeName: String { "NSArray *" }

  package static func unbox(_ value: Value) -> ListReceiver? {
    value.elements.map { ListReceiver(value: value, elements: $0) }
  }

  /// The name of the private class that Foundation's messages tell.
  package var privateName: String { value.object == nil ? "__NSArrayI" : "__NSArrayM" }
}

/// The receiver of a row of `NSDictionary`.
package struct EntriesReceiver: ImmediateReceiver {
  package let value: Value
  package let entries: DictionaryValue

  package static var typeName: String { "NSDictionary *" }

  package static func unbox(_ value: Value) -> EntriesReceiver? {
    value.entries.map { EntriesReceiver(value: value, entries: $0) }
  }
}

/// The receiver of a row of `NSNumber`.
package struct NumberReceiver: ImmediateReceiver {
  package let value: Value

  package static var typeName: String { "NSNumber *" }

  package static func unbox(_ value: Value) -> NumberReceiver? {
    switch value {
    case .bool, .int, .double, .enumeration: NumberReceiver(value: value)
    case .void, .null, .string, .array, .dictionary, .structure, .selector, .type, .object: nil
    }
  }

  /// The number as a floating-point one.
  package var number: Double { value.number ?? 0 }
  /// The number as an integer; what does not fit becomes the nearest that does.
  package var integer: Int { value.integer ?? (number > 0 ? Int.max : number < 0 ? Int.min : 0) }
}

/// The receiver of a row of `NSValue`: a structure.
package struct StructReceiver: ImmediateReceiver {
  package let structure: StructValue

  package var value: Value { .structure(structure) }
  package static var typeName: String { "NSValue *" }

  package static func unbox(_ value: Value) -> StructReceiver? {
    if case .structure(let structure) = value { return StructReceiver(structure: structure) }
    return nil
  }
}
