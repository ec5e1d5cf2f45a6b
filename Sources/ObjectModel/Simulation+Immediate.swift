extension Simulation {
  /// The class that code sees a value as an instance of; `nil` for nothing, selectors and classes themselves.
  public func runtimeClass(of value: Value) -> RuntimeClass? {
    switch value {
    case .void, .null, .selector, .type: nil
    case .bool, .int, .double, .enumeration: classes.named("NSNumber")
    case .string: classes.named("NSString")
    case .array: classes.named("NSArray")
    case .dictionary: classes.named("NSDictionary")
    case .structure: classes.named("NSValue")
    case .object(let object): object.isa.visible
    }
  }

  /// Sends a message to a value without identity, or to a class.
  func performImmediately(_ selector: Selector, on receiver: Value, _ arguments: [Value]) -> Value {
    if case .type(let type) = receiver { return perform(selector, on: type, arguments) }
    guard let type = runtimeClass(of: receiver) else { return .null }
    do {
      switch type.immediateImplementation(of: selector) {
      case .script(let method, _): return method.invoke(on: receiver, arguments, in: self)
      case .native(let entry): return try entry.invoke(receiver, arguments, self)
      case .getter(let property): return property.read(receiver)
      case .setter, nil: break
      }
    } catch {
      if arguments.contains(where: \.isNull) { return .null }
      raise("NSInvalidArgumentException", "-[\(type.name) \(selector)]: an argument is of another type than the method takes")
      return .void
    }
    raise("NSInvalidArgumentException", "-[\(type.name) \(selector)]: unrecognized selector sent to instance")
    return .void
  }

  private func perform(_ selector: Selector, on type: RuntimeClass, _ arguments: [Value]) -> Value {
    if let (method, _) = type.classScriptMethod(for: selector) { return method.invoke(on: .type(type), arguments, in: self) }
    do {
      if let entry = type.nativeClassMethod(for: selector) { return try entry.invoke(.type(type), arguments, self) }
    } catch {
      if arguments.contains(where: \.isNull) { return .null }
      raise("NSInvalidArgumentException", "+[\(type.visible.name) \(selector)]: an argument is of another type than the method takes")
      return .void
    }
    raise("NSInvalidArgumentException", "+[\(type.visible.name) \(selector)]: unrecognized selector sent to class")
    return .void
  }
}
