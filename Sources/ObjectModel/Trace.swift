/// A value as the trace keeps it: names instead of objects, so that a recorded object can still be deallocated.
public enum TraceValue: Sendable, Equatable {
  /// The reply of a method that returns nothing.
  case void
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// An object or a class, by the name that output gives it.
  case name(String)
  /// A case of an enumeration, by its bare name.
  case enumCase(String)
  /// A point, size, rectangle or range, and an index path.
  case numbers([Double])
  case list([TraceValue])
  case dictionary([TracePair])
}

/// An entry of a dictionary in the trace.
public struct TracePair: Sendable, Equatable {
  public let key: TraceValue
  public let value: TraceValue
}

/// What became of a message.
public enum Outcome: Sendable, Equatable {
  /// The app's own code ran.
  case replied(TraceValue)
  /// The app has no such method; UIKit's own answer holds.
  case notImplemented
  /// The app's code ended in an exception.
  case failed
  /// The message has not ended yet.
  case open
}

/// One fact of a run, without display text.
public final class TraceEvent: Sendable {
  /// A message that the model sent; it gets its outcome once, while the trace still holds it.
  public final class Message: @unchecked Sendable {
    public let info: MessageInfo
    public let receiver: String
    public let arguments: [TraceValue]
    /// Whether short output may leave the sender out.
    public let senderIsOnlyOne: Bool
    public internal(set) var outcome: Outcome

    public init(info: MessageInfo, receiver: String, arguments: [TraceValue], senderIsOnlyOne: Bool, outcome: Outcome) {
      self.info = info
      self.receiver = receiver
      self.arguments = arguments
      self.senderIsOnlyOne = senderIsOnlyOne
      self.outcome = outcome
    }
  }

  public enum Kind: Sendable {
    case message(Message)
    /// A property that got another value.
    case change(object: String, property: String, old: TraceValue, new: TraceValue)
    /// Text of `NSLog` or `print`.
    case output(String)
    case exception(name: String, reason: String)
    /// A rule was asked and decided, possibly that nothing is sent.
    case decision(rule: String, result: String)
    /// What UIKit writes to the console on its own account.
    case warning(String)
  }

  /// The order of opening, from 1 in each world.
  public let sequence: Int
  /// How many messages are open around the event.
  public let depth: Int
  /// Seconds since the world began.
  public let time: Double
  /// The sequence of the message that the event happened in.
  public let cause: Int?
  /// The rule that made the model do it.
  public let rule: String?
  public let kind: Kind

  public init(sequence: Int, depth: Int, time: Double = 0, cause: Int?, rule: String? = nil, kind: Kind) {
    self.sequence = sequence
    self.depth = depth
    self.time = time
    self.cause = cause
    self.rule = rule
    self.kind = kind
  }
}

/// The facts of a run since they were last taken.
public struct Trace {
  public private(set) var events: [TraceEvent] = []

  /// Adds an event and returns its place.
  mutating func append(_ event: TraceEvent) -> Int {
    events.append(event)
    return events.count - 1
  }

  mutating func close(at place: Int, sequence: Int, _ outcome: Outcome) {
    guard place < events.count, events[place].sequence == sequence, case .message(let message) = events[place].kind else { return }
    message.outcome = outcome
  }

  /// Takes the events out, so that memory stays flat over long sessions.
  public mutating func take() -> [TraceEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
