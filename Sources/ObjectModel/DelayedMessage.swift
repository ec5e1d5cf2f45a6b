/// A message that waits for its time, and may be taken back until then.
final class DelayedMessage {
  private let target: ObjectIdentifier
  /// The selector and what goes with it.
  let arguments: [Value]
  private(set) var isCancelled = false

  init(to target: Object, _ arguments: [Value]) {
    self.target = ObjectIdentifier(target)
    self.arguments = arguments
  }

  /// Takes the message back where it is for the target, and is the one of a selector and an object where those are named.
  fileprivate func cancel(for object: Object, _ message: [Value]) {
    guard ObjectIdentifier(object) == target else { return }
    if message.isEmpty || zip(message, arguments).allSatisfy({ $0.isEqual(to: $1) }) { isCancelled = true }
  }
}

extension Simulation {
  /// Takes back the messages that a target waits for: all, or those of a selector and an object.
  func cancelDelayed(_ arguments: [Value]) {
    guard let target = arguments.first?.object else { return }
    for message in delayedMessages { message.cancel(for: target, Array(arguments.dropFirst())) }
    delayedMessages.removeAll(where: \.isCancelled)
  }
}
