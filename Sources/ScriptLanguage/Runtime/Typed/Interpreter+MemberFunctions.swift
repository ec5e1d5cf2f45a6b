import ObjectModel

/// Functions of C that Swift makes members of structures: `rect.insetBy(dx: 1, dy: 1)` is `CGRectInset(rect, 1, 1)`.
extension Interpreter {
  /// What a method of a structure gives; nothing where it has no such method.
  func callMemberFunction(_ arguments: ArgumentList, on target: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard case .structure(let structure) = target else { return nil }
    let labels = ["self"] + arguments.shape.spelling.labels
    return callMember(Spelling(base: arguments.shape.base, labels: labels), of: structure.type.name, [target], arguments, range, frame)
  }

  /// What an initialiser of a structure gives that is a function of C.
  func constructByFunction(_ type: StructType, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard !arguments.nodes.isEmpty else { return nil }
    return callMember(Spelling(base: "init", labels: arguments.shape.spelling.labels), of: type.name, [], arguments, range, frame)
  }

  /// What a property of a structure gives that is a function of C.
  func memberFunction(_ name: String, of target: Value) -> Value? {
    guard case .structure(let structure) = target, let function = memberFunctions["\(structure.type.name).\(name)(self:)"] else {
      return nil
    }
    return try? function.invoke([target], simulation)
  }

  private func callMember(
    _ spelling: Spelling, of type: String, _ first: [Value], _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    guard let function = memberFunctions["\(type).\(spelling.text)"] else { return nil }
    let values = arguments.values(for: function.info, frame, behind: first.count)
    if frame.isUnwinding { return .void }
    do throws(BridgingError) {
      return try function.invoke(first + values, simulation)
    } catch {
      report(error, by: function.name, first + values, range, frame)
      return .void
    }
  }

  private var memberFunctions: [String: GlobalFunction] {
    if let known = typed.memberFunctions { return known }
    let all = simulation.globals.tables.flatMap(\.functions).compactMap { one in one.swiftSpelling.map { ($0, one) } }
    let found = Dictionary(all) { first, _ in first }
    typed.memberFunctions = found
    return found
  }
}

extension GlobalFunction {
  /// How Swift spells the function as a member of a structure.
  fileprivate var swiftSpelling: String? { info.swiftName.contains(".") ? info.swiftName : nil }

  /// The base name of the member that the function is in Swift.
  var memberName: String? { swiftSpelling.flatMap { $0.split(separator: ".").last?.split(separator: "(").first.map(String.init) } }
}
