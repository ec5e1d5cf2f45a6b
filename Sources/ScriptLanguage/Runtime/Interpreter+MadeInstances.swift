import ObjectModel

/// Instances that calls which are in no text are likely to answer: `storyboard.make(ListViewController.self)` answers such a controller.
extension Interpreter {
  /// An instance of the class of controllers or views that an unknown call is given; nothing where it is given none.
  func instance(namedBy values: [Value], in call: String, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard !options.isStrict, !frame.isUnwinding, let responder = simulation.classes.named("UIResponder") else { return nil }
    for case .type(let type) in values where type.isSubclass(of: responder) && type !== responder {
      return madeInstance(of: type, by: "-\(call)", [], range, frame)
    }
    return nil
  }

  /// What a message to a class of controllers or views that no text defines answers: an instance, unless its name asks or sets something.
  func instance(of type: RuntimeClass, namedBy name: String, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) -> Value? {
    guard type.isInvented, !options.isStrict, let responder = simulation.classes.named("UIResponder"), type.isSubclass(of: responder) else {
      return nil
    }
    let first = String(name.prefix { $0.isLowercase })
    guard !["is", "has", "should", "can", "did", "will", "set", "register", "height", "width", "size"].contains(first) else { return nil }
    return madeInstance(of: type, by: "+\(name)", arguments, range, frame)
  }

  private func madeInstance(
    of type: RuntimeClass, by call: String, _ arguments: [Value], _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    // What makes one `WithRootViewController:` is given what the initialiser of that name takes.
    let own = call.firstRange(of: "With").map { Selector("init" + call[$0.lowerBound...]) }
    let initializer = own.flatMap { type.implementation(of: $0) == nil ? nil : $0 }
    let made = send(initializer ?? "init", to: allocate(type), initializer == nil ? [] : arguments, range, frame)
    guard made.object != nil, !frame.isUnwinding else { return nil }
    note(invented: "\(call) (answers an instance)")
    return made
  }
}
