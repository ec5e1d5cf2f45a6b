import FoundationModel
import ObjectModel

extension UIKitWorld {
  /// What stands for all views or items of a class where code says how they look; nothing follows from it.
  func appearance(of type: RuntimeClass) -> Value {
    if let known = appearances[ObjectIdentifier(type)] { return .object(known) }
    guard let made = type.nativeTable.allocate?(type, simulation) else { return .null }
    type.forgetNewestNumber()
    appearances[ObjectIdentifier(type)] = made
    return .object(made)
  }
}

extension UIView {
  /// The rows by which code says how all objects of a class look.
  @EntryBuilder<Root> static func appearanceRows<Root: Object>(of _: Root.Type) -> [Entry] {
    for (selector, swift) in [
      ("appearance", "appearance()"), ("appearanceWhenContainedIn:", "appearanceWhenContainedIn(_:)"),
      ("appearanceWhenContainedInInstancesOfClasses:", "appearance(whenContainedInInstancesOf:)"),
      ("appearanceForTraitCollection:", "appearance(for:)"),
    ] {
      ClassMethod(
        variadic: Selector(selector), swift: swift, releases: .since(5), { type, _, simulation in simulation.uikit.appearance(of: type) },
        "What stands for all of the class where code says how they look; nothing follows from it.")
    }
  }
}
