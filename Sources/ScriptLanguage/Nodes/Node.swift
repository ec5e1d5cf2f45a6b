import ObjectModel

/// An expression with its names resolved.
class Node {
  let range: SourceRange

  init(_ range: SourceRange) { self.range = range }

  /// Computes the value. Where code must end, the value is of no account.
  func evaluate(_ frame: Frame) -> Value { .void }

  /// Computes the expression for its effects alone.
  func perform(_ frame: Frame) { _ = evaluate(frame) }

  /// Computes the value where a type is wanted; only what depends on that differs.
  func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value { evaluate(frame) }

  /// What the expression's declaration says of its type.
  var wanted: Wanted { .anything }

  /// Whether a value may be stored where the expression tells.
  var isStorable: Bool { false }

  /// What a value assigned to the expression should be.
  func wantedForStore(_ frame: Frame) -> Wanted { wanted }

  /// Where the value lies, where the expression is a variable that keeps it and nothing else runs when it changes.
  func place(_ frame: Frame) -> ValuePlace? { nil }

  /// Stores a value where the expression can be assigned to.
  func assign(_ value: Value, _ frame: Frame) { frame.fail(.notAssignable, range) }
}

/// A statement with its names resolved.
class StatementNode {
  let range: SourceRange

  init(_ range: SourceRange) { self.range = range }

  func execute(_ frame: Frame) -> Completion { .normal }

  /// Runs the statement where a result builder gathers what statements stand for.
  func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion { execute(frame) }
}

/// A statement that does nothing.
final class EmptyNode: StatementNode {}

/// A value that is always the same.
final class ConstantNode: Node {
  let value: Value

  init(_ value: Value, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { value }
}

/// `self`.
final class ReceiverNode: Node {
  override var isStorable: Bool { true }

  override func wantedForStore(_ frame: Frame) -> Wanted { Wanted(nil, frame.code.lexicalClass?.visible.name) }

  override func evaluate(_ frame: Frame) -> Value { frame.receiver }

  override func assign(_ value: Value, _ frame: Frame) {
    // A mutating method of a structure or enumeration puts another value in the place of its own.
    if case .object(let own) = frame.receiver, own.isa.isValueType, case .object(let other) = value, other.isa === own.isa {
      own.fields = other.fields
      if let own = own as? EnumCaseObject, let other = other as? EnumCaseObject {
        own.caseName = other.caseName
        own.held = other.held
        own.labels = other.labels
      }
      return
    }
    if frame.receiver.object == nil { return frame.replaceReceiver(value) }
    // UIKit: `self = [super init]` stands in every initialiser; the world's initialisers give back the object they were sent to.
  }
}

/// A local variable that only its own body uses.
final class LocalNode: Node {
  let slot: Int
  let conversion: Conversion

  init(_ slot: Int, _ conversion: Conversion, _ range: SourceRange) {
    self.slot = slot
    self.conversion = conversion
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { frame.values[slot] }
  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) { frame.values[slot] = conversion.convert(value) }
}

/// A local variable that is weak, static, or shared with blocks.
final class CellNode: Node {
  let index: Int
  let conversion: Conversion

  init(_ index: Int, _ conversion: Conversion, _ range: SourceRange) {
    self.index = index
    self.conversion = conversion
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { frame.cells[index].field.value }
  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) { frame.cells[index].store(conversion.convert(value)) }
}

/// A variable of a file.
final class FileVariableNode: Node {
  let cell: Cell
  let conversion: Conversion

  init(_ cell: Cell, _ conversion: Conversion, _ range: SourceRange) {
    self.cell = cell
    self.conversion = conversion
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if case .empty = cell.field { return conversion.zero }
    return cell.field.value
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) { cell.store(conversion.convert(value)) }
}

extension Cell {
  /// Stores a value the way the variable keeps it.
  func store(_ value: Value) {
    if case .weak = field { field = .weak(WeakReference.to(value.object)) } else { field = .strong(value) }
  }
}
