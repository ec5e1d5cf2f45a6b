import ObjectModel

/// Methods of the app's own beside UIKit's of the same spelling and other types, as `show(_ book: Book)` of a split view controller.
extension Interpreter {
  /// Whether a method's types have nothing to do with those of a native one, so that it stands beside it.
  func differ(_ own: [TypeName], _ native: [String], in type: RuntimeClass) -> Bool {
    zip(own, native).contains { differs($0, $1, in: type) }
  }

  private func differs(_ own: TypeName, _ native: String, in type: RuntimeClass) -> Bool {
    guard !Self.vagueTypes.contains(own.name), let own = typeReference(own.name, in: type) else { return false }
    if let wanted = simulation.globals.enumType(named: native) {
      if case .enumeration(let known) = own { return known.name != wanted.name }
      return true
    }
    guard native.hasSuffix("*"), let wanted = simulation.classes.named(TypeName(spelling: native).name), wanted.name.hasPrefix("UI") else {
      return false
    }
    guard case .runtime(let known) = own else { return true }
    return !known.isSubclass(of: wanted) && !wanted.isSubclass(of: known)
  }

  /// UIKit's method of the spelling that a method of the app's own has, too.
  func rival(of own: ResolvedCall, _ shape: CallShape, in type: RuntimeClass) -> ResolvedCall? {
    for type in sequence(first: type, next: \.superclass) {
      guard let table = type.table, let native = nativeCall(shape, typed.index(of: table, in: simulation.release), false) else { continue }
      if native.distance == 0 { return native.call.selector == own.selector ? nil : native.call }
    }
    return nil
  }

  /// Whether an implicit member among the arguments belongs to what the rival wants, and not to what the app's own method wants.
  func isMeant(_ rival: ResolvedCall, rather own: ResolvedCall, by arguments: ArgumentList, _ frame: Frame) -> Bool {
    zip(arguments.nodes, zip(own.wanted, rival.wanted)).contains { node, wanted in
      guard let name = (node as? ImplicitMemberNode)?.name, let native = wanted.1.enumType, enumRow(named: name, of: native) != nil else {
        return false
      }
      guard let ownType = wanted.0.typeName.flatMap({ typeReference($0, in: frame.code.lexicalClass) }), case .runtime(let type) = ownType,
        let info = type.declaration as? ClassInfo
      else { return true }
      return !info.cases.contains { $0.name == name } && info.statics[name] == nil
    }
  }
}
