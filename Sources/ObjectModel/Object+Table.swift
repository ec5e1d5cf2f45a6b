extension Object {
  /// What every object answers.
  static let table = ClassTable(Object.self, inherits: nil, protocols: ["NSObject"], name: "NSObject", "The root of the classes.") {
    Method("init", swift: "init()", { (object: Object) in object }, "Makes a usable object of an allocated one.")
    Method("self", { (object: Object) in object }, "The receiver itself.")
    Method("retain", { (object: Object) in object }, "Nothing: the world counts references by itself.")
    Method("autorelease", { (object: Object) in object }, "Nothing: the world counts references by itself.")
    Method("release", { (_: Object) in }, "Nothing: the world counts references by itself.")
    Method("dealloc", { (_: Object) in }, "Nothing: the world counts references by itself.")
    Method("awakeFromNib", { (_: Object) in }, "Called when an object has been loaded from a nib; nothing by itself.")
    Method(variadic: "class", { object, _, _ in .type(object.isa.visible) }, "The class of the receiver.")
    Method(
      variadic: "superclass", { object, _, _ in object.isa.visible.superclass.map(Value.type) ?? .null }, "The superclass of the receiver.")
    Method(
      "isEqual:", { (object: Object, other: Value) in object.isEqual(other) }, "Whether the receiver counts as equal to another object.")
    Method("hash", { (object: Object) in object.number }, "A number that equal objects share.")
    Method(
      variadic: "isKindOfClass:", swift: "isKind(of:)",
      { object, arguments, _ in
        guard case .type(let type)? = arguments.first else { return .bool(false) }
        return .bool(object.isa.isSubclass(of: type))
      }, "Whether the receiver is of the class or of one that descends from it.")
    Method(
      variadic: "isMemberOfClass:", swift: "isMember(of:)",
      { object, arguments, _ in
        guard case .type(let type)? = arguments.first else { return .bool(false) }
        return .bool(object.isa.visible === type)
      }, "Whether the receiver is of the class itself.")
    Method(
      "respondsToSelector:", swift: "responds(to:)",
      { (object: Object, selector: Selector) in object.simulation.responds(object, to: selector) },
      "Whether the receiver has a method of the name.")
    Method(
      "methodSignatureForSelector:", swift: "methodSignature(for:)",
      { (object: Object, selector: Selector) in object.simulation.signature(of: selector, in: object) },
      "What is known of the types of a method that the receiver has.")
    ClassMethod(
      "instanceMethodSignatureForSelector:", swift: "instanceMethodSignature(for:)",
      { (type, simulation, selector: Selector) in simulation.signature(of: selector, in: type) },
      "What is known of the types of a method that instances have.")
    Method(
      variadic: "conformsToProtocol:", swift: "conforms(to:)",
      { object, arguments, _ in
        if case .type(let type)? = arguments.first { return .bool(object.isa.conforms(to: type.visible.name)) }
        guard let name = arguments.first.flatMap(String.unbox) else { return .bool(false) }
        return .bool(object.isa.conforms(to: name))
      }, "Whether the receiver's class declares the protocol.")
    Method(
      variadic: "performSelector:", swift: "perform(_:)", { object, arguments, simulation in object.perform(arguments, in: simulation) },
      "Sends the message of the name.")
    Method(
      variadic: "performSelector:withObject:", swift: "perform(_:with:)",
      { object, arguments, simulation in object.perform(arguments, in: simulation) },
      "Sends the message of the name with one argument.")
    Method(
      variadic: "performSelector:withObject:withObject:", swift: "perform(_:with:with:)",
      { object, arguments, simulation in object.perform(arguments, in: simulation) },
      "Sends the message of the name with two arguments.")
    Method(
      variadic: "performSelector:withObject:afterDelay:", swift: "perform(_:with:afterDelay:)",
      { object, arguments, simulation in
        let delay = arguments.last?.number ?? 0
        let message = DelayedMessage(to: object, Array(arguments.dropLast()))
        simulation.delayedMessages.append(message)
        simulation.runLoop.after(delay, for: object) { object in
          simulation.delayedMessages.removeAll { $0 === message }
          guard !simulation.isUnwinding, !message.isCancelled else { return }
          _ = object.perform(message.arguments, in: simulation)
        }
        return .void
      }, "Sends the message of the name after some seconds.")
    for (selector, swift) in [
      ("cancelPreviousPerformRequestsWithTarget:", "cancelPreviousPerformRequests(withTarget:)"),
      ("cancelPreviousPerformRequestsWithTarget:selector:object:", "cancelPreviousPerformRequests(withTarget:selector:object:)"),
    ] {
      ClassMethod(
        variadic: Selector(selector), swift: swift,
        { _, arguments, simulation in
          simulation.cancelDelayed(arguments)
          return .void
        }, "Takes back messages that wait for their time.")
    }
    Method(
      variadic: "performSelectorOnMainThread:withObject:waitUntilDone:", swift: "performSelector(onMainThread:with:waitUntilDone:)",
      { object, arguments, simulation in
        if arguments.last?.isTrue == true { return object.perform(Array(arguments.dropLast()), in: simulation) }
        let message = Array(arguments.dropLast())
        simulation.runLoop.atEndOfTurn(for: object) { object in
          guard !simulation.isUnwinding else { return }
          _ = object.perform(message, in: simulation)
        }
        return .void
      }, "Sends the message of the name at the end of the turn, or at once where it shall wait.")
    Method("description", { (object: Object) in object.defaultDescription }, "The text that stands for the receiver in output.")
    Method("debugDescription", { (object: Object) in object.defaultDescription }, "The text that stands for the receiver in a debugger.")
    Method(variadic: "copy", { object, _, _ in object.copied("copyWithZone:") }, "A copy, where the class makes one; else the receiver.")
    Method(
      variadic: "mutableCopy", { object, _, _ in object.copied("mutableCopyWithZone:") },
      "A copy that can be changed, where the class makes one.")
    Method(
      variadic: "valueForKey:", { object, arguments, _ in object.value(forKey: arguments.first.flatMap(String.unbox) ?? "") },
      "The value of the property of the name.")
    Method(
      variadic: "valueForKeyPath:",
      { object, arguments, simulation in
        simulation.value(of: .object(object), atKeyPath: arguments.first.flatMap(String.unbox) ?? "")
      }, "The value that a path of property names leads to.")
    Method(
      variadic: "setValue:forKey:",
      { object, arguments, _ in
        guard arguments.count == 2, let key = String.unbox(arguments[1]) else { return .void }
        object.setValue(arguments[0], forKey: key)
        return .void
      }, "Assigns the property of the name.")
    Method(
      variadic: "setValue:forKeyPath:",
      { object, arguments, simulation in
        guard arguments.count == 2, let path = String.unbox(arguments[1]) else { return .void }
        let keys = path.split(separator: ".")
        let outer = keys.dropLast().joined(separator: ".")
        let holder = outer.isEmpty ? .object(object) : simulation.value(of: .object(object), atKeyPath: outer)
        guard !simulation.isUnwinding, !holder.isNull else { return .void }
        return simulation.perform("setValue:forKey:", on: holder, [arguments[0], .string(String(keys.last ?? ""))])
      }, "Assigns the property that a path of names leads to.")
    Method(
      variadic: "setValuesForKeysWithDictionary:", swift: "setValuesForKeys(_:)",
      { object, arguments, simulation in
        guard let entries = arguments.first?.entries else { return .void }
        for (key, value) in zip(entries.keys, entries.values) where !simulation.isUnwinding {
          _ = simulation.perform("setValue:forKey:", on: .object(object), [value, key])
        }
        return .void
      }, "Assigns the properties of the names.")
    Method(
      "addObserver:forKeyPath:options:context:", swift: "addObserver(_:forKeyPath:options:context:)",
      { (object: Object, observer: Object?, path: String, options: KeyValueOptions, context: Value) in
        object.addObserver(observer, path, options: options, context: context)
      }, "Makes an observer hear of a property that is assigned.")
    Method(
      variadic: "removeObserver:forKeyPath:",
      { object, arguments, _ in
        if arguments.count == 2, let observer = arguments[0].object, let path = String.unbox(arguments[1]) {
          object.removeObserver(observer, path)
        }
        return .void
      }, "Ends what an observer hears of a property.")
    Method(
      variadic: "removeObserver:forKeyPath:context:",
      { object, arguments, _ in
        if arguments.count == 3, let observer = arguments[0].object, let path = String.unbox(arguments[1]) {
          object.removeObserver(observer, path, context: arguments[2])
        }
        return .void
      }, "Ends what an observer hears of a property.")
    Method(
      "observe:options:changeHandler:", swift: "observe(_:options:changeHandler:)",
      { (object: Object, path: String, options: KeyValueOptions, block: Block) -> Object in object.observe(path, options, block) },
      "Makes a closure hear of a property that is assigned, for as long as someone keeps the answer.")
    Method(
      "observe:changeHandler:", swift: "observe(_:changeHandler:)",
      { (object: Object, path: String, block: Block) -> Object in object.observe(path, [], block) },
      "Makes a closure hear of a property that is assigned, for as long as someone keeps the answer.")
    Method(
      variadic: "observeValueForKeyPath:ofObject:change:context:", swift: "observeValue(forKeyPath:of:change:context:)",
      { _, _, _ in .void },
      "Tells of a property that was assigned; for the app's own.")
    Method(
      "willChangeValueForKey:", swift: "willChangeValue(forKey:)", { (object: Object, key: String) in object.willChange(key) },
      "Remembers the value before it is assigned in another way.")
    Method(
      "didChangeValueForKey:", swift: "didChangeValue(forKey:)", { (object: Object, key: String) in object.didChange(key) },
      "Tells the observers of what was assigned in another way.")
    ClassMethod(
      variadic: "keyPathsForValuesAffectingValueForKey:", swift: "keyPathsForValuesAffectingValue(forKey:)",
      { type, arguments, simulation in type.paths(affecting: arguments.first.flatMap(String.unbox) ?? "", in: simulation) },
      "The paths whose changes change the property, too.")
    ClassMethod(
      variadic: "automaticallyNotifiesObserversForKey:", swift: "automaticallyNotifiesObservers(forKey:)", { _, _, _ in .bool(true) },
      "Whether the setter of a property tells the observers.")
    ClassMethod(variadic: "class", { type, _, _ in .type(type.visible) }, "The class itself.")
    Method(
      "valueForUndefinedKey:", swift: "value(forUndefinedKey:)",
      { (object: Object, key: String) in
        object.raiseUndefined("valueForUndefinedKey", key)
        return Value.null
      }, "Raises: nothing has the key.")
    Method(
      "setValue:forUndefinedKey:", swift: "setValue(_:forUndefinedKey:)",
      { (object: Object, _: Value, key: String) in object.raiseUndefined("setValue:forUndefinedKey", key) }, "Raises: nothing has the key.")
    ClassMethod(
      variadic: "superclass", { type, _, _ in type.visible.superclass.map(Value.type) ?? .null }, "The class that the class extends.")
    ClassMethod(variadic: "description", { type, _, _ in .string(type.visible.name) }, "The name of the class.")
    ClassMethod(
      "instancesRespondToSelector:", swift: "instancesRespond(to:)",
      { (type, _, selector: Selector) in type.implementation(of: selector) != nil },
      "Whether instances have a method of the name.")
    ClassMethod(
      variadic: "isSubclassOfClass:", swift: "isSubclass(of:)",
      { type, arguments, _ in
        guard case .type(let other)? = arguments.first else { return .bool(false) }
        return .bool(type.isSubclass(of: other))
      }, "Whether the class is the other or descends from it.")
    ClassMethod(
      variadic: "cancelPreviousPerformRequestsWithTarget:", { _, _, _ in .void },
      "Nothing: what was asked to be performed later is performed.")
  }

  /// The text of an object whose class says nothing of its own: the class and the name, never an address.
  public var defaultDescription: String { "<\(isa.visible.name): \(displayName)>" }

  /// What a class from code makes by its own copying method; the object itself where it has none.
  private func copied(_ selector: Selector) -> Value {
    guard let method = isa.scriptMethod(for: selector) else { return .object(self) }
    return method.invoke(on: .object(self), [.null], in: simulation)
  }

  /// Reads by key: a method of the name, or an instance variable `_key` or `key`.
  private func value(forKey key: String) -> Value {
    let getter = Selector(key)
    for selector in [getter, Selector("is" + key.prefix(1).uppercased() + key.dropFirst())] where simulation.responds(self, to: selector) {
      return simulation.perform(selector, on: .object(self))
    }
    if let property = isa.property(key) { return property.read(.object(self)) }
    for name in ["_" + key, key] {
      if let slot = isa.existingFieldSlot(name), fields.indices.contains(slot) { return fields[slot].value }
    }
    return takesAnyKey ? .null : simulation.perform("valueForUndefinedKey:", on: .object(self), [.string(key)])
  }

  /// Writes by key: the setter, or an instance variable `_key` or `key`.
  private func setValue(_ value: Value, forKey key: String) {
    let setter = Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
    if simulation.responds(self, to: setter) {
      _ = simulation.perform(setter, on: .object(self), [value])
      return
    }
    for name in ["_" + key, key] {
      let isKnown = sequence(first: isa, next: \.superclass).contains { $0.existingFieldSlot(name) != nil }
      guard isKnown || takesAnyKey && name == key else { continue }
      willChange(key)
      let slot = isa.fieldSlot(name)
      while fields.count <= slot { fields.append(.empty) }
      fields[slot] = .strong(value)
      didChange(key)
      return
    }
    simulation.perform("setValue:forUndefinedKey:", on: .object(self), [value, .string(key)])
  }

  private func raiseUndefined(_ message: String, _ key: String) {
    simulation.raise(
      "NSUnknownKeyException",
      "[\(defaultDescription) \(message):]: this class is not key value coding-compliant for the key \(key).")
  }

  private func perform(_ arguments: [Value], in simulation: Simulation) -> Value {
    guard let selector = arguments.first.flatMap(Selector.unbox) else { return .null }
    return simulation.perform(selector, on: .object(self), selector.fitting(arguments.dropFirst()))
  }
}
