/// By whose protocol a message is sent.
@frozen public enum MessageKind: String, Sendable {
  case delegate
  case dataSource
  case lifecycle
  case query
  case action
}

/// What is known of a message that the model sends out: the single source for sending, rendering, completion, help and reference.
public final class MessageInfo: Sendable {
  public let selector: Selector
  public let swiftName: String
  /// The short name, unique within its protocol, such as `willHide`.
  public let shortName: String
  public let kind: MessageKind
  /// The protocol or class that declares the message.
  public let declaredIn: String
  /// Apple's names of the parameters.
  public let parameterNames: [String]
  public let parameterTypes: [String]
  public let parameterEnums: [EnumType?]
  public let replyType: String
  public let replyEnum: EnumType?
  public let releases: ReleaseRange
  /// What holds where the method is not implemented, in words.
  public let documentedDefault: String?
  public let summary: String
  /// Whether the message is recorded only where everything is: it goes to the app's own controllers, and nobody implements it.
  @inlinable public var isSilentByDefault: Bool { kind == .lifecycle || kind == .query }
  /// Whether the message asks a delegate, who need not answer: where nobody does, that explains nothing.
  @inlinable public var isOpenQuestion: Bool { (kind == .delegate || kind == .dataSource) && hasReply }
  /// Whether the message wants a reply.
  public let hasReply: Bool
  /// Where among the arguments the sender stands, which short output leaves out while it is the only one of its class.
  public let senderIndex: Int?
  public let deprecation: Deprecation?

  init(
    selector: Selector, swiftName: String, shortName: String, kind: MessageKind, declaredIn: String, parameterNames: [String],
    parameterTypes: [String], parameterEnums: [EnumType?], replyType: String, replyEnum: EnumType?, releases: ReleaseRange,
    documentedDefault: String?, summary: String, senderIndex: Int?, deprecation: Deprecation? = nil
  ) {
    self.selector = selector
    self.swiftName = swiftName
    self.shortName = shortName
    self.kind = kind
    self.declaredIn = declaredIn
    self.parameterNames = parameterNames
    self.parameterTypes = parameterTypes
    self.parameterEnums = parameterEnums
    self.replyType = replyType
    hasReply = replyType != "void"
    self.replyEnum = replyEnum
    self.releases = releases
    self.documentedDefault = documentedDefault
    self.summary = summary
    self.senderIndex = senderIndex
    self.deprecation = deprecation
  }

  /// A message that no table knows: a target's action, or an observer's method.
  public static func action(_ selector: Selector) -> MessageInfo {
    let count = selector.argumentCount
    return MessageInfo(
      selector: selector, swiftName: selector.description, shortName: selector.description, kind: .action, declaredIn: "target",
      parameterNames: Array(repeating: "sender", count: count), parameterTypes: Array(repeating: "id", count: count),
      parameterEnums: Array(repeating: nil, count: count), replyType: "void", replyEnum: nil, releases: .always, documentedDefault: nil,
      summary: "An action of the app's own.", senderIndex: nil)
  }
}

/// A message that the model sends to objects of the app, declared once with its types.
public struct MessageType<Reply: Bridged, each Argument: Bridged>: Sendable {
  public let info: MessageInfo

  init(_ info: MessageInfo) { self.info = info }

  /// Declares a message.
  ///
  /// - Parameters:
  ///   - swiftName: The spelling of Swift 5, such as `splitViewController(_:willHide:with:for:)`.
  ///   - short: The short name.
  ///   - parameters: Apple's parameter names, separated by blanks.
  ///   - kind: By whose protocol the message is sent.
  ///   - owner: The protocol or class that declares it.
  ///   - sender: The index of the sender among the arguments.
  ///   - otherwise: The documented default.
  public init(
    _ selector: Selector, swift swiftName: String, short: String, parameters: String = "", _ kind: MessageKind, in owner: String,
    releases: ReleaseRange = .always, sender: Int? = nil, otherwise: String? = nil, _ summary: String
  ) {
    var types: [String] = []
    var enums: [EnumType?] = []
    for type in repeat (each Argument).self {
      types.append(type.typeName)
      enums.append(type.enumType)
    }
    info = MessageInfo(
      selector: selector, swiftName: swiftName, shortName: short, kind: kind, declaredIn: owner,
      parameterNames: parameters.split(separator: " ").map(String.init), parameterTypes: types, parameterEnums: enums,
      replyType: Reply.typeName,
      replyEnum: Reply.enumType, releases: releases, documentedDefault: otherwise, summary: summary, senderIndex: sender)
  }
}

/// A protocol of delegate, data-source or overridable methods.
public struct ProtocolTable: Sendable {
  public let name: String
  public let releases: ReleaseRange
  public let summary: String
  public let messages: [MessageInfo]

  public init(_ name: String, releases: ReleaseRange = .always, _ summary: String, _ messages: [MessageInfo]) {
    self.name = name
    self.releases = releases
    self.summary = summary
    self.messages = messages
  }
}
