import FoundationModel
import ObjectModel

/// A value that belongs to no world, so that it outlives the app that wrote it.
indirect enum SavedValue: Sendable {
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case list([SavedValue])
  case table([(key: SavedValue, value: SavedValue)])
  case enumeration(EnumValue)
  case structure(StructValue)
  case indexPath([Int])
  /// A view controller, by the identifiers that lead to it.
  case controller([String])

  /// What can be kept of a value; of objects that are neither text nor collection nor controller nothing is.
  init(_ value: Value) {
    switch value {
    case .void, .null, .selector, .type: self = .none
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double): self = .double(double)
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map(SavedValue.init))
    case .dictionary(let entries): self = .table(entries)
    case .enumeration(let value): self = .enumeration(value)
    case .structure(let value): self = .structure(value)
    case .object(let object): self.init(object)
    }
  }

  private init(_ object: Object) {
    if let text = object.stringValue {
      self = .text(text)
    } else if let path = object as? NSIndexPath {
      self = .indexPath(path.indexes)
    } else if let path = (object as? UIViewController)?.restorationPath {
      self = .controller(path)
    } else if let elements = object.elements {
      self = .list(elements.map(SavedValue.init))
    } else if let entries = object.entries {
      self = .table(entries)
    } else {
      self = .none
    }
  }

  private static func table(_ entries: DictionaryValue) -> SavedValue {
    .table(zip(entries.keys, entries.values).map { (SavedValue($0), SavedValue($1)) })
  }

  /// The value in another world.
  func value(in simulation: Simulation, _ controller: ([String]) -> UIViewController?) -> Value {
    switch self {
    case .none: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    case .text(let text): .string(text)
    case .list(let elements): .array(elements.map { $0.value(in: simulation, controller) })
    case .table(let entries):
      .dictionary(DictionaryValue(entries.map { ($0.key.value(in: simulation, controller), $0.value.value(in: simulation, controller)) }))
    case .enumeration(let value): .enumeration(value)
    case .structure(let value): .structure(value)
    case .indexPath(let indexes): .object(NSIndexPath.make(indexes, in: simulation))
    case .controller(let path): controller(path).map(Value.object) ?? .null
    }
  }
}
