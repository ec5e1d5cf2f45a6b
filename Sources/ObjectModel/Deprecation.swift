/// When Apple told apps to stop using something, and what to use instead.
public struct Deprecation: Sendable, Equatable {
  public let since: Release
  /// What takes its place, as Objective-C spells it; `nil` where nothing does.
  public let replacement: String?

  public init(since: Release, replacement: String?) {
    self.since = since
    self.replacement = replacement
  }
}

extension Property {
  /// The row, marked as deprecated from a release on.
  public func deprecated(_ major: Int, _ minor: Int = 0, use replacement: String? = nil) -> Property {
    Property(entry.deprecated(Deprecation(since: Release(major, minor), replacement: replacement)))
  }
}

extension Method {
  /// The row, marked as deprecated from a release on.
  public func deprecated(_ major: Int, _ minor: Int = 0, use replacement: String? = nil) -> Method {
    Method(entry.deprecated(Deprecation(since: Release(major, minor), replacement: replacement)))
  }
}

extension Method {
  /// The row, as one that no header names.
  public func unlisted() -> Method {
    var info = entry.info
    info.isPrivate = true
    return Method(MethodEntry(info: info, invoke: entry.invoke))
  }
}

extension ClassMethod {
  /// The row, marked as deprecated from a release on.
  public func deprecated(_ major: Int, _ minor: Int = 0, use replacement: String? = nil) -> ClassMethod {
    ClassMethod(entry.deprecated(Deprecation(since: Release(major, minor), replacement: replacement)))
  }
}

extension MessageType {
  /// The message, marked as deprecated from a release on.
  public func deprecated(_ major: Int, _ minor: Int = 0, use replacement: String? = nil) -> MessageType {
    MessageType(info.deprecated(Deprecation(since: Release(major, minor), replacement: replacement)))
  }
}

extension PropertyEntry {
  /// The same property, whose use by code is noted.
  func deprecated(_ deprecation: Deprecation) -> PropertyEntry {
    let name = name
    let read = read
    let write = write
    var noting: (@Sendable (Value, Value) throws(BridgingError) -> Void)?
    if let write {
      noting = { root, value throws(BridgingError) in
        root.object?.simulation.note(use: name, deprecation)
        try write(root, value)
      }
    }
    return PropertyEntry(
      name: name, getter: getter, setter: setter, swiftName: swiftName, typeName: typeName, literals: literals, enumType: enumType,
      releases: releases, isWeak: isWeak, summary: summary, deprecation: deprecation,
      read: { root in
        root.object?.simulation.note(use: name, deprecation)
        return read(root)
      }, write: noting)
  }
}

extension MethodEntry {
  /// The same method, whose use by code is noted.
  func deprecated(_ deprecation: Deprecation) -> MethodEntry {
    var info = info
    info.deprecation = deprecation
    let name = info.selector.description
    let invoke = invoke
    return MethodEntry(info: info) { root, values, simulation throws(BridgingError) in
      simulation.note(use: name, deprecation)
      return try invoke(root, values, simulation)
    }
  }
}

extension MessageInfo {
  /// The same message, marked.
  func deprecated(_ deprecation: Deprecation) -> MessageInfo {
    MessageInfo(
      selector: selector, swiftName: swiftName, shortName: shortName, kind: kind, declaredIn: declaredIn, parameterNames: parameterNames,
      parameterTypes: parameterTypes, parameterEnums: parameterEnums, replyType: replyType, replyEnum: replyEnum, releases: releases,
      documentedDefault: documentedDefault, summary: summary, senderIndex: senderIndex, deprecation: deprecation)
  }
}

/// A use of something deprecated, by code.
public struct DeprecatedUse: Sendable, Equatable {
  public let name: String
  public let deprecation: Deprecation
}

extension Simulation {
  /// Notes that code used something that the SDK it is linked against calls deprecated.
  func note(use name: String, _ deprecation: Deprecation) {
    guard sdk >= deprecation.since, !deprecatedUses.contains(where: { $0.name == name }) else { return }
    deprecatedUses.append(DeprecatedUse(name: name, deprecation: deprecation))
  }

  /// Notes that code used a case of an enumeration, where that is deprecated.
  ///
  /// - Parameter isSwift: Whether the code spells the case as Swift does.
  public func noteUse(of one: EnumType.Case, in type: EnumType, isSwift: Bool) {
    guard let deprecation = one.deprecation else { return }
    let replacement = isSwift ? type.swiftReplacement(of: one) : type.replacement(of: one)
    let name = isSwift ? "\(type.swiftName).\(one.name)" : one.constant
    note(use: name, Deprecation(since: deprecation.since, replacement: replacement))
  }

  /// Notes that code implements a message, where that is deprecated.
  ///
  /// - Parameter isSwift: Whether the code spells the message as Swift does.
  public func noteImplementation(of message: MessageInfo, isSwift: Bool) {
    guard let deprecation = message.deprecation else { return }
    guard isSwift else { return note(use: message.selector.description, deprecation) }
    let replacement = deprecation.replacement.map { globals.messages(for: Selector($0)).first?.swiftName ?? $0 }
    note(use: message.swiftName, Deprecation(since: deprecation.since, replacement: replacement))
  }

  /// Takes what code used of deprecated things since the last time.
  public func takeDeprecatedUses() -> [DeprecatedUse] {
    defer { deprecatedUses = [] }
    return deprecatedUses
  }
}
