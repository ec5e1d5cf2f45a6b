extension Simulation {
  /// Sends a message to an object of the app and records it, with whatever it causes nested inside.
  ///
  /// - Parameters:
  ///   - receiver: Who gets it; nothing happens and nothing is recorded where there is nobody.
  ///   - rule: The rule that made the model send it.
  ///   - isSampled: Whether the receiver was found to implement the method when it became delegate; `false` counts as not implemented.
  ///   - fallback: UIKit's own implementation, run where the app has none. It runs inside the event.
  /// - Returns: The reply, or what `fallback` returns.
  @discardableResult
  @inlinable
  public func send<Reply: Bridged, each Argument: Bridged>(
    _ message: MessageType<Reply, repeat each Argument>, to receiver: Object?, _ arguments: repeat each Argument, rule: String? = nil,
    isSampled: Bool = true, else fallback: () -> Reply
  ) -> Reply {
    guard let receiver, !isUnwinding else { return fallback() }
    let method = isSampled ? receiver.scriptMethod(for: message.info.selector) : nil
    let isHandedOn = method == nil && isSampled && handsOn(message.info.selector, receiver)
    if method == nil, !isHandedOn, !records(unimplemented: message.info) { return fallback() }
    var values: [Value] = []
    values.reserveCapacity(message.info.parameterTypes.count)
    repeat values.append((each arguments).boxed)
    let event = open(message.info, to: receiver, values, rule: rule)
    guard method != nil || isHandedOn else {
      let reply = fallback()
      close(event, .notImplemented)
      return reply
    }
    let value = method?.invoke(on: .object(receiver), values, in: self) ?? forward(message.info.selector, from: receiver, values) ?? .void
    close(event, of: message.info, value)
    guard !isUnwinding, let reply = Reply.unbox(value) else { return fallback() }
    return reply
  }

  /// Whether a message is recorded even where nobody implements it.
  @inlinable
  func records(unimplemented message: MessageInfo) -> Bool {
    recordsUnimplemented || (!message.isSilentByDefault && (recordsUnanswered || !message.isOpenQuestion))
  }

  /// Sends an action, or a message known only by its selector, and records it.
  public func sendAction(_ selector: Selector, to receiver: Object, _ arguments: [Value], rule: String? = nil) {
    guard !isUnwinding else { return }
    let arguments = selector.fitting(arguments)
    guard let method = receiver.scriptMethod(for: selector) else {
      _ = perform(selector, on: .object(receiver), arguments)
      return
    }
    let event = open(.action(selector), to: receiver, arguments, rule: rule)
    _ = method.invoke(on: .object(receiver), arguments, in: self)
    close(event, isUnwinding ? .failed : .replied(.void))
  }

  /// Sends a message as code would: to the app's method or to UIKit's, without recording it.
  ///
  /// - Returns: The reply; `void` after `NSInvalidArgumentException` where nothing answers.
  @discardableResult
  public func perform(_ selector: Selector, on receiver: Value, _ arguments: [Value] = []) -> Value {
    guard !isUnwinding else { return .null }
    guard case .object(let object) = receiver else { return performImmediately(selector, on: receiver, arguments) }
    do {
      switch object.isa.implementation(of: selector) {
      case .script(let method, _): return method.invoke(on: receiver, arguments, in: self)
      case .native(let entry): return try entry.invoke(receiver, arguments, self)
      case .getter(let property): return property.read(receiver)
      case .setter(let property):
        try property.write?(receiver, arguments.first ?? .null)
        return .void
      case nil: break
      }
    } catch {
      if arguments.contains(where: \.isNull) { return .null }
      raise("NSInvalidArgumentException", "-[\(object.isa.visible.name) \(selector)]: an argument is of another type than the method takes")
      return .void
    }
    if let value = forward(selector, from: object, arguments) { return value }
    if let other = otherName?(object.isa, selector), other != selector { return perform(other, on: receiver, arguments) }
    raise(
      "NSInvalidArgumentException",
      "-[\(object.isa.visible.name) \(selector)]: unrecognized selector sent to instance \(object.displayName)")
    return .void
  }

  /// Whether the object answers the message, as `respondsToSelector:` tells.
  public func responds(_ object: Object, to selector: Selector) -> Bool { object.isa.implementation(of: selector) != nil }

  /// Records that a rule was asked and what it decided.
  public func decide(_ rule: String, _ result: String) {
    guard !isUnwinding else { return }
    record(.decision(rule: rule, result: result))
  }

  private func traceReply(_ value: Value, _ info: MessageInfo) -> TraceValue {
    if let type = info.replyEnum, let raw = value.integer { return .enumCase(type.caseName(of: raw, in: release)) }
    if info.replyType == "BOOL", let raw = value.integer { return .bool(raw != 0) }
    return traceValue(value)
  }

  @usableFromInline
  func open(_ info: MessageInfo, to receiver: Object, _ values: [Value], rule: String?) -> (place: Int, sequence: Int) {
    var onlyOne = false
    if let index = info.senderIndex, index < values.count, case .object(let sender) = values[index] { onlyOne = isOnlyOne(sender) }
    let message = TraceEvent.Message(
      info: info, receiver: receiver.displayName, arguments: values.map(traceValue), senderIsOnlyOne: onlyOne, outcome: .open)
    let place = record(.message(message), rule: rule)
    let sequence = trace.events[place].sequence
    openMessages.append(sequence)
    depth += 1
    return (place, sequence)
  }

  @usableFromInline
  func close(_ event: (place: Int, sequence: Int), of info: MessageInfo, _ value: Value) {
    if let deprecation = info.deprecation { note(use: info.selector.description, deprecation) }
    if isUnwinding { return close(event, .failed) }
    close(event, .replied(info.replyType == "void" ? .void : traceReply(value, info)))
  }

  @usableFromInline
  func close(_ event: (place: Int, sequence: Int), _ outcome: Outcome) {
    depth -= 1
    openMessages.removeLast()
    trace.close(at: event.place, sequence: event.sequence, outcome)
  }

  /// Whether no other instance of the object's nearest native class lives.
  private func isOnlyOne(_ object: Object) -> Bool {
    object.isa.native.livingCount == 1
  }
}
