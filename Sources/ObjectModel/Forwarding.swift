/// The messages by which code decides what an object answers; made once, as they are asked for with every message sent.
private enum Deciding {
  static let responds: Selector = "respondsToSelector:"
  static let target: Selector = "forwardingTargetForSelector:"
  static let invocation: Selector = "forwardInvocation:"
}

/// Messages that an object answers by handing them on, as proxies of delegates do.
extension RuntimeClass {
  /// Whether code decides which messages instances answer.
  var decidesWhatItAnswers: Bool { scriptMethod(for: Deciding.responds) != nil }
  /// Whether code hands on what instances do not answer themselves.
  var forwards: Bool { scriptMethod(for: Deciding.target) != nil || scriptMethod(for: Deciding.invocation) != nil }
}

extension Simulation {
  /// How many times a message may be handed on.
  private static let longestForwarding = 64

  /// Whether code of the app answers a message to the object: a method of its own, or what it hands the message on to.
  ///
  /// A `respondsToSelector:` of its own has the last word, as UIKit asks it.
  public func hasCode(_ object: Object, _ selector: Selector) -> Bool {
    let isOwn = object.hasCode(for: selector)
    guard object.isa.decidesWhatItAnswers else { return isOwn }
    guard isOwn || object.isa.forwards, !isUnwinding else { return false }
    return perform(Deciding.responds, on: .object(object), [.selector(selector)]).isTrue
  }

  /// Whether the object hands on a message that is sent to it.
  @usableFromInline
  func handsOn(_ selector: Selector, _ object: Object) -> Bool {
    object.isa.forwards && object.isa.implementation(of: selector) == nil && hasCode(object, selector)
  }

  /// Hands a message on as the object's code says, and answers what comes of it; `nil` where it does not.
  public func forward(_ selector: Selector, from object: Object, _ arguments: [Value]) -> Value? {
    guard object.isa.forwards, !isUnwinding, forwardingDepth < Self.longestForwarding else { return nil }
    forwardingDepth += 1
    defer { forwardingDepth -= 1 }
    if let method = object.scriptMethod(for: Deciding.target) {
      let target = method.invoke(on: .object(object), [.selector(selector)], in: self)
      if isUnwinding { return .void }
      if let other = target.object, other !== object { return perform(selector, on: target, arguments) }
    }
    guard let method = object.scriptMethod(for: Deciding.invocation) else { return nil }
    let signature = perform("methodSignatureForSelector:", on: .object(object), [.selector(selector)])
    guard !signature.isNull, !isUnwinding else { return isUnwinding ? .void : nil }
    let invocation = Invocation.make(selector, to: .object(object), arguments, in: self)
    _ = method.invoke(on: .object(object), [.object(invocation)], in: self)
    return invocation.result
  }
}
