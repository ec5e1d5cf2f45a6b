import ObjectModel

/// Implicit members of types that the tables do not know.
extension Interpreter {
  /// The class that the last words of a property's or parameter's name tell: `backgroundColor = .red` means a colour.
  func partClass(hint: String) -> RuntimeClass? {
    let words = Words.of(hint).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    for start in words.indices {
      if let type = simulation.classes.named("UI" + words[start...].joined()) { return type }
    }
    return nil
  }

  /// `.name` where something is known of the place, but not the type: made up like every other name that the text does not define.
  func unknownImplicit(_ name: String, _ wanted: Wanted, _ range: SourceRange, _ frame: Frame) -> Value {
    if wanted.isLost { return .null }
    // In the methods of a type it is made up like every other name; by itself it can only be a mistake.
    guard wanted.isKnown || frame.code.lexicalClass != nil, !options.isStrict else {
      frame.fail(.noContext(name), range)
      return .null
    }
    remember(madeUp: name)
    note(invented: "." + name)
    switch wanted.typeName {
    case "NSInteger", "NSUInteger": return .int(0)
    case "CGFloat": return .double(0)
    case "BOOL": return .bool(false)
    default: return .null
    }
  }

  /// `.name(x)` likewise; the arguments count as they would for any call.
  func unknownImplicit(_ arguments: ArgumentList, _ wanted: Wanted, _ range: SourceRange, _ frame: Frame) -> Value {
    if !wanted.isLost, arguments.shape.base != "init", let type = partClass(hint: wanted.hint) {
      return callStatic(arguments, of: type, range, frame)
    }
    // An initialiser without a type says nothing that could be mistaken; what it would make is made up.
    let isVague = arguments.shape.base == "init" && !wanted.isKnown
    let value = unknownImplicit(arguments.shape.base, isVague ? Wanted(nil, nil, hint: "value") : wanted, range, frame)
    if frame.isUnwinding { return .void }
    _ = arguments.plainValues(frame, wanting: .lost)
    return frame.isUnwinding ? .void : value
  }
}
