import ObjectModel

/// Running bodies.
extension Interpreter {
  /// Runs a body with its arguments.
  func call(
    _ code: Code, on receiver: Value, _ arguments: [Value], values kept: [(slot: Int, value: Value)] = [],
    cells: [(index: Int, cell: Cell)] = [], builder: String? = nil
  ) -> Value {
    measureStack()
    guard mayCall(code) else { return .void }
    let values = locals.take(code.slotCount)
    values.initialize(repeating: .null, count: code.slotCount)
    let frame = begin(code, on: receiver, values)
    if code.hasGenericResult {
      frame.wantedType = wantedResult
      wantedResult = nil
    }
    for plan in code.cellPlans { frame.cells.append(plan.makeCell()) }
    for one in kept { values[one.slot] = one.value }
    for one in cells { frame.cells[one.index] = one.cell }
    let shared = store(arguments, in: frame)
    if let name = builder ?? code.builder, let builder = ResultBuilder(name, in: self) {
      builder.run(frame)
    } else {
      _ = code.body.execute(frame)
    }
    for one in shared { one.box.cell.store(values[one.slot]) }
    return end(consume frame, code)
  }

  /// Runs a body whose parameters are its first variables (`plainParameterCount`), and have their values already. Ends the variables.
  func call(_ code: Code, on receiver: consuming Value, keeping values: UnsafeMutablePointer<Value>) -> Value {
    let count = code.plainParameterCount
    if code.convertsParameters {
      for index in 0..<count { values[index] = code.parameterConversions[index].convert(values[index]) }
    }
    for index in count..<code.slotCount { (values + index).initialize(to: .null) }
    guard !stack.isExhausted else {
      locals.giveBack(values, code.slotCount)
      _ = mayCall(code)
      return .void
    }
    let frame = begin(code, on: consume receiver, values)
    _ = code.body.execute(frame)
    return end(consume frame, code)
  }

  /// Whether the body may be run; where not, the input ends with an error.
  private func mayCall(_ code: Code) -> Bool {
    if stack.isExhausted || simulation.isNestedTooDeeply {
      fail(code.source.diagnostic(.tooDeepCalls(in: code.name), at: nil))
      return false
    }
    if !code.isPrepared { code.prepare(in: self) }
    if let fault = code.faults.first {
      fail(code.source.diagnostic(fault.fact, at: fault.range))
      return false
    }
    return true
  }

  /// Gives parameters their values.
  ///
  /// - Returns: The variables of callers that parameters stand for: closures keep what they may change in a slot of their own until they end.
  private func store(_ arguments: [Value], in frame: Frame) -> [(slot: Int, box: ReferenceBox)] {
    let code = frame.code
    var shared: [(slot: Int, box: ReferenceBox)] = []
    for (index, place) in code.parameterPlaces.enumerated() {
      let given = argument(index, of: code, arguments, frame)
      if case .object(let object) = given, let box = object as? ReferenceBox {
        switch place {
        case .cell(let cell): frame.cells[cell] = box.cell
        case .slot(let slot):
          frame.values[slot] = box.cell.field.value
          shared.append((slot, box))
        }
        continue
      }
      let value = code.parameterConversions[index].convert(given)
      switch place {
      case .slot(let slot): frame.values[slot] = value
      case .cell(let cell): frame.cells[cell].store(value)
      }
    }
    return shared
  }

  /// The argument of a parameter, or the value that the parameter has where a call leaves it out.
  @inline(__always)
  private func argument(_ index: Int, of code: Code, _ arguments: [Value], _ frame: Frame) -> Value {
    let given = index < arguments.count ? arguments[index] : .null
    guard !code.standards.isEmpty, case .void = given, let node = code.standards[index] else { return given }
    return node.evaluate(frame)
  }

  // MARK: Frames

  /// A frame for a run: one that has served before, where there is one.
  @inline(__always)
  private func begin(_ code: Code, on receiver: consuming Value, _ values: UnsafeMutablePointer<Value>) -> Frame {
    callDepth += 1
    guard let spare = spareFrame else { return Frame(code, receiver: consume receiver, values: values, in: self) }
    let frame = spare.takeRetainedValue()
    spareFrame = frame.next
    frame.begin(code, receiver: consume receiver, values: values)
    return frame
  }

  /// Ends a run and gives what its body gave back.
  @inline(__always)
  private func end(_ frame: consuming Frame, _ code: Code) -> Value {
    locals.giveBack(frame.values, code.slotCount)
    if code.changesReceiver, frame.receiver.object == nil { changedReceiver = frame.receiver }
    let result: Value
    if code.isInitializer, case .void = frame.result {
      result = frame.receiver
    } else {
      result = code.isVoid ? .void : code.resultConversion.convert(frame.result)
    }
    callDepth -= 1
    // A closure may have kept the frame, to tell of errors.
    if isKnownUniquelyReferenced(&frame) {
      frame.end()
      frame.next = spareFrame
      spareFrame = .passRetained(frame)
    } else {
      frame.keepCode()
    }
    // Frames keep the interpreter, so none may wait for long.
    if callDepth == 0 { dropSpareFrames() }
    return result
  }

  private func dropSpareFrames() {
    while let spare = spareFrame {
      let frame = spare.takeRetainedValue()
      spareFrame = frame.next
    }
  }
}

extension CellPlan {
  func makeCell() -> Cell {
    switch self {
    case .fresh(let isWeak): Cell(isWeak ? .weak(WeakReference.to(nil)) : .empty)
    case .lasting(let cell): cell
    }
  }
}
