import FoundationModel
import ObjectModel
import SceneModel

/// Makes the objects of one scene or nib and connects them. What a storyboard leaves to `initWithCoder:` is done through it.
final class InterfaceDecoder {
  let simulation: Simulation
  /// The storyboard that the scene belongs to; nothing for a nib.
  let storyboard: UIStoryboard?
  /// The objects made so far, by their ids. What holds them is the scene, its views and its bars.
  private var objects: [String: WeakReference] = [:]
  /// What was made and may belong to no one yet.
  private var made: [Object] = []

  init(_ simulation: Simulation, storyboard: UIStoryboard?) {
    self.simulation = simulation
    self.storyboard = storyboard
  }

  /// Takes an object that exists already for one of the document's.
  func adopt(_ object: Object, as id: String?) { if let id { objects[id] = WeakReference.to(object) } }

  /// The object of an id, where it has been made.
  func object(_ id: String?) -> Object? { id.flatMap { objects[$0]?.object } }

  // MARK: Objects

  /// Makes an object of an element's class, as `initWithCoder:` does, or takes what code of the app's own makes.
  func make(_ element: DocumentElement, _ creator: ((NSCoder) -> Object?)? = nil) -> Object? {
    if let object = creator?(NSCoder(in: simulation)) { return take(object, element) }
    guard !simulation.isUnwinding else { return nil }
    let type = runtimeClass(of: element)
    guard let allocated = type.nativeTable.allocate?(type, simulation) else { return nil }
    let coded = Selector("initWithCoder:")
    let takesCoder = type.implementation(of: coded) != nil
    let value = Value.object(allocated)
    let answer =
      takesCoder ? simulation.perform(coded, on: value, [.object(NSCoder(in: simulation))]) : simulation.perform("init", on: value)
    guard !simulation.isUnwinding, let object = answer.object else { return nil }
    return take(object, element)
  }

  private func take(_ object: Object, _ element: DocumentElement) -> Object {
    adopt(object, as: element.id)
    made.append(object)
    return object
  }

  /// The class of an element: the app's own where one is named and known.
  private func runtimeClass(of element: DocumentElement) -> RuntimeClass {
    if let name = element["customClass"] {
      if let own = simulation.classes.named(name) { return own }
      simulation.record(.warning("Unknown class \(name) in Interface Builder file."))
    }
    return nativeClass(of: element.name)
  }

  /// The class that an element's name stands for: `navigationController` is a UINavigationController.
  private func nativeClass(of name: String) -> RuntimeClass {
    let classes = simulation.classes
    if name == "customObject" { return classes.runtimeClass(of: Object.self) }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    if let known = classes.named("UI" + capital) { return known }
    let base: Object.Type =
      name.hasSuffix("ViewController") || name.hasSuffix("Controller")
      ? UIViewController.self : name.hasSuffix("GestureRecognizer") ? UIGestureRecognizer.self : UIView.self
    return classes.runtimeClass(of: base)
  }

  /// Tells everything from code that it has been loaded, in the order in which it was made.
  func wake() {
    let woken = made
    made = []
    for object in woken where simulation.hasCode(object, "awakeFromNib") {
      _ = simulation.perform("awakeFromNib", on: .object(object))
    }
  }

  // MARK: Attributes

  /// Assigns what an element says of properties that its class has.
  func setAttributes(of object: Object, from element: DocumentElement) {
    for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) where !Self.structure.contains(name) {
      guard let property = object.isa.property(Self.aliases[name] ?? name), let write = property.write else { continue }
      guard let value = Self.value(text, of: property, in: simulation) else { continue }
      try? write(.object(object), value)
    }
    for part in element.children where part.name == "size" {
      guard let property = part["key"].flatMap(object.isa.property), let write = property.write, property.typeName == "CGSize",
        let width = part["width"].flatMap(Double.init), let height = part["height"].flatMap(Double.init)
      else { continue }
      try? write(.object(object), Size(width: width, height: height).boxed)
    }
    for entry in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = entry["keyPath"], let text = entry["value"] ?? entry.child("string")?.text else { continue }
      guard simulation.responds(object, to: Self.setter(of: path)) else { continue }
      let value: Value = entry["type"] == "boolean" ? .bool(text == "YES") : Double(text).map(Value.double) ?? .string(text)
      _ = simulation.perform("setValue:forKey:", on: .object(object), [value, .string(path)])
    }
  }

  /// Attributes that say how the document hangs together, not what an object is like.
  private static let structure: Set<String> = ["id", "key", "customClass", "customModule", "sceneMemberID", "style", "image", "tag"]

  /// Properties that documents know by other names.
  private static let aliases = ["behavior": "preferredSplitBehavior", "splitBehavior": "preferredSplitBehavior"]

  private static func value(_ text: String, of property: PropertyEntry, in simulation: Simulation) -> Value? {
    if let type = property.enumType {
      return type.cases.first { $0.name == text }.map { .enumeration(EnumValue(type: type, rawValue: $0.rawValue)) }
    }
    switch property.typeName {
    case "BOOL": return .bool(text == "YES")
    case "NSInteger": return Int(text).map(Value.int)
    case "CGFloat", "double": return Double(text).map(Value.double)
    case "NSString *": return .string(text)
    default: return nil
    }
  }

  private static func setter(of property: String) -> Selector {
    Selector("set" + property.prefix(1).uppercased() + property.dropFirst() + ":")
  }

  // MARK: Connections

  /// Connects the outlets and actions of an element to objects that are there, others are left for later.
  func connect(_ element: DocumentElement, _ object: Object) {
    for outlet in element.connections("outlet") {
      guard let property = outlet["property"], let target = self.object(outlet["destination"]) else { continue }
      guard property != "view", property != "delegate" && property != "dataSource" || !(object is UITableView) else { continue }
      // A view is known by the outlet that leads to it.
      if target is UIView, target.owner == nil { target.belongs(to: object, as: property) }
      assign(.object(target), to: property, of: object)
    }
    for group in Dictionary(grouping: element.connections("outletCollection"), by: { $0["property"] ?? "" }).sorted(by: { $0.key < $1.key })
    {
      let targets = group.value.compactMap { self.object($0["destination"]) }
      if group.key == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in targets where recognizer.view !== view { view.add(recognizer) }
        continue
      }
      assign(.array(targets.map(Value.object)), to: group.key, of: object)
    }
  }

  /// Connects a recognizer's actions, and the segue that leaves from it.
  func connectGesture(_ element: DocumentElement, _ recognizer: UIGestureRecognizer, for controller: UIViewController?) {
    setAttributes(of: recognizer, from: element)
    for action in element.connections("action") {
      if let selector = action["selector"] { recognizer.add(object(action["destination"]), Selector(selector)) }
    }
    if let segue = element.connections("segue").first { recognizer.segue = run(segue, from: controller, by: recognizer) }
  }

  /// Assigns an outlet. UIKit raises where the class has none of the name; here a line on the console says so, as the model has not every outlet.
  private func assign(_ value: Value, to property: String, of object: Object) {
    let hasVariable = [property, "_" + property].contains { name in
      sequence(first: object.isa, next: \.superclass).contains { $0.existingFieldSlot(name) != nil }
    }
    guard hasVariable || simulation.responds(object, to: Self.setter(of: property)) else {
      if object.isa.visible.table == nil {
        simulation.record(
          .warning("\(object.isa.visible.name) has no outlet '\(property)', to which its interface file connects something."))
      }
      return
    }
    _ = simulation.perform("setValue:forKey:", on: .object(object), [value, .string(property)])
  }
}
