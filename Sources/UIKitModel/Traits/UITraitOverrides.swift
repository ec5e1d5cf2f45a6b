import ObjectModel

/// The traits that a controller puts over those handed down to it and to all below it, from iOS 17 on.
package final class UITraitOverrides: Object {
  @Weak private(set) var controller: UIViewController?

  static func make(for controller: UIViewController) -> UITraitOverrides {
    let overrides = controller.owned(UITraitOverrides(in: controller.simulation), "traitOverrides")
    overrides.controller = controller
    return overrides
  }

  var traits: Traits { controller?.traitOverrides ?? Traits() }

  /// Changes the overrides; the controller and those below it are told.
  func change(_ body: (inout Traits) -> Void) {
    guard let controller else { return }
    let before = controller.traits
    var traits = traits
    body(&traits)
    controller.traitOverrides = traits == Traits() ? nil : traits
    controller.traitsWereOverridden(before: before)
  }
}

extension UITraitOverrides {
  static let table = ClassTable(
    UITraitOverrides.self, inherits: "NSObject", label: "overrides", releases: .since(17), "Traits put over those that are handed down."
  ) {
    Property(
      "horizontalSizeClass", { $0.traits.horizontal ?? .unspecified },
      { (overrides, size: UserInterfaceSizeClass) in overrides.change { $0.horizontal = size == .unspecified ? nil : size } },
      "The horizontal size class put over the one handed down; unspecified takes it away.")
    Property(
      "verticalSizeClass", { $0.traits.vertical ?? .unspecified },
      { (overrides, size: UserInterfaceSizeClass) in overrides.change { $0.vertical = size == .unspecified ? nil : size } },
      "The vertical size class put over the one handed down; unspecified takes it away.")
    Property(
      "splitViewControllerLayoutEnvironment", releases: .since(26), { $0.traits.splitEnvironment ?? .none },
      { (overrides, environment: SplitLayoutEnvironment) in overrides.change { $0.splitEnvironment = environment } },
      "What those below are told about the nearest split view controller.")
  }
}
