import ObjectModel

/// The traits that an app puts over those that a controller is handed down, from iOS 17 on.
package final class UITraitOverrides: Object {
  /// The controller whose traits they change; without one they change the window's.
  @Weak fileprivate var controller: UIViewController?
  fileprivate var isOfWindow = false
  /// The view that they belong to, which keeps them, and what they are then.
  @Weak var view: UIView?
  var ofView: Traits?

  fileprivate var traits: Traits {
    ofView ?? (isOfWindow ? simulation.uikit.windowOverrides : controller?.traitOverrides) ?? Traits()
  }

  /// Changes the overrides, and runs the change of traits that follows.
  fileprivate func change(_ body: (inout Traits) -> Void) {
    if ofView != nil { return changeOfView(body) }
    let affected = isOfWindow ? simulation.uikit.keyWindow?.rotatingController : controller
    let before = affected?.traits
    var traits = traits
    body(&traits)
    let overrides = traits == Traits() ? nil : traits
    if isOfWindow { simulation.uikit.windowOverrides = overrides } else { controller?.traitOverrides = overrides }
    if let before { affected?.traitsWereOverridden(before: before) }
  }
}

extension UITraitOverrides {
  /// Changes what a view puts over the traits of the controllers inside it.
  private func changeOfView(_ body: (inout Traits) -> Void) {
    let affected = view?.controllersInside.map { ($0, $0.traits) } ?? []
    var traits = ofView ?? Traits()
    body(&traits)
    ofView = traits
    simulation.uikit.viewsOverrideTraits = true
    for (controller, before) in affected { controller.traitsWereOverridden(before: before) }
  }
}

/// A trait by its name in code, such as `UITraitHorizontalSizeClass`.
enum NamedTrait: String, CaseIterable {
  case horizontalSizeClass = "UITraitHorizontalSizeClass"
  case verticalSizeClass = "UITraitVerticalSizeClass"
  case userInterfaceIdiom = "UITraitUserInterfaceIdiom"
  case displayScale = "UITraitDisplayScale"
  case userInterfaceStyle = "UITraitUserInterfaceStyle"
  case splitViewControllerLayoutEnvironment = "UITraitSplitViewControllerLayoutEnvironment"

  /// The trait that a class stands for in code.
  static func of(_ value: Value) -> NamedTrait? {
    guard case .type(let type) = value else { return nil }
    return NamedTrait(rawValue: type.visible.name)
  }

  var releases: ReleaseRange { self == .splitViewControllerLayoutEnvironment ? .since(26) : .since(17) }

  /// Whether a collection says something about the trait.
  func isSpecified(in traits: Traits) -> Bool { removed(from: traits) != traits }

  /// Whether two collections say the same about the trait.
  func isSame(_ traits: Traits, _ other: Traits) -> Bool {
    switch self {
    case .horizontalSizeClass: traits.horizontal == other.horizontal
    case .verticalSizeClass: traits.vertical == other.vertical
    case .userInterfaceIdiom: traits.idiom == other.idiom
    case .displayScale: traits.scale == other.scale
    case .userInterfaceStyle: traits.style == other.style
    case .splitViewControllerLayoutEnvironment: traits.splitEnvironment == other.splitEnvironment
    }
  }

  /// A collection without the trait.
  func removed(from traits: Traits) -> Traits {
    var traits = traits
    switch self {
    case .horizontalSizeClass: traits.horizontal = nil
    case .verticalSizeClass: traits.vertical = nil
    case .userInterfaceIdiom: traits.idiom = nil
    case .displayScale: traits.scale = nil
    case .userInterfaceStyle: traits.style = nil
    case .splitViewControllerLayoutEnvironment: traits.splitEnvironment = nil
    }
    return traits
  }

  /// The classes that stand for traits in code.
  static let sources: [ClassRegistry.Source] = allCases.map { trait in
    ClassRegistry.Source(trait.rawValue) {
      ClassTable(
        Object.self, inherits: "NSObject", releases: trait.releases, name: trait.rawValue,
        "A trait, as code names it where it asks for changes."
      ) {}
    }
  }
}

/// Who wants to be told when some traits of a controller change.
struct TraitRegistration {
  /// The traits it is about.
  let traits: [NamedTrait]
  let handler: Block?
  @Weak var target: Object?
  let action: Selector?

  /// Tells of a change, if it is one of the traits that were asked for.
  func tell(_ controller: UIViewController, from before: Traits, to now: Traits) {
    guard traits.contains(where: { !$0.isSame(before, now) }) else { return }
    let old = UITraitCollection.make(before, in: controller.simulation)
    if let handler { _ = handler.call([controller.boxed, old.boxed]) }
    if let target, let action { controller.simulation.sendAction(action, to: target, [controller.boxed, old.boxed]) }
  }
}

extension UITraitOverrides {
  static let table = ClassTable(
    UITraitOverrides.self, inherits: "NSObject", label: "traitOverrides", releases: .since(17),
    "The traits that an app puts over those that a controller is handed down."
  ) {
    Property(
      "horizontalSizeClass", { $0.traits.horizontal ?? .unspecified },
      { (overrides, size: UserInterfaceSizeClass) in overrides.change { $0.horizontal = size } }, "Much room from side to side, or little.")
    Property(
      "verticalSizeClass", { $0.traits.vertical ?? .unspecified },
      { (overrides, size: UserInterfaceSizeClass) in overrides.change { $0.vertical = size } }, "Much room from top to bottom, or little.")
    Property(
      "userInterfaceIdiom", { $0.traits.idiom ?? -1 }, { (overrides, idiom: Int) in overrides.change { $0.idiom = idiom } },
      "What kind of device it is.")
    Property(
      "displayScale", { $0.traits.scale ?? 0 }, { (overrides, scale: Double) in overrides.change { $0.scale = scale } },
      "How many pixels a point is wide.")
    Property(
      "userInterfaceStyle", { $0.traits.style ?? 0 }, { (overrides, style: Int) in overrides.change { $0.style = style } },
      "Whether the interface is light or dark.")
    Property(
      "splitViewControllerLayoutEnvironment", releases: .since(26), { $0.traits.splitEnvironment ?? .none },
      { (overrides, value: SplitLayoutEnvironment) in overrides.change { $0.splitEnvironment = value } },
      "What the nearest split view controller above does.")
    Method(
      "containsTrait:", swift: "contains(_:)",
      { (overrides: UITraitOverrides, trait: Value) in NamedTrait.of(trait)?.isSpecified(in: overrides.traits) ?? false },
      "Whether a trait is put over.")
    Method(
      "removeTrait:", swift: "remove(_:)",
      { (overrides: UITraitOverrides, trait: Value) in
        if let trait = NamedTrait.of(trait) { overrides.change { $0 = trait.removed(from: $0) } }
      }, "Lets the trait that is handed down hold again.")
  }
}

extension UIWindow {
  /// What an app puts over the traits of the window.
  var overridesForUse: UITraitOverrides {
    let overrides = UITraitOverrides(in: simulation)
    overrides.belongs(to: self, as: "traitOverrides")
    overrides.isOfWindow = true
    return overrides
  }
}

extension UIWindowScene {
  /// What an app puts over the traits of the scene; the model has one window in it.
  var overridesForUse: UITraitOverrides {
    let overrides = UITraitOverrides(in: simulation)
    overrides.belongs(to: self, as: "traitOverrides")
    overrides.isOfWindow = true
    return overrides
  }
}

extension UIViewController {
  @EntryBuilder<UIViewController> static var traitRows: [Entry] {
    Property("traitOverrides", releases: .since(17), readOnly: { $0.overridesForUse }, "Traits put over those that are handed down.")
    Method(
      "registerForTraitChanges:withHandler:", swift: "registerForTraitChanges(_:handler:)", releases: .since(17),
      { (controller: UIViewController, traits: [Value], handler: Block?) in
        controller.register(traits, handler, nil, nil)
      }, "Makes changes of some traits run a block.")
    Method(
      "registerForTraitChanges:withAction:", swift: "registerForTraitChanges(_:action:)", releases: .since(17),
      { (controller: UIViewController, traits: [Value], action: Selector) in controller.register(traits, nil, controller, action) },
      "Makes changes of some traits send a message to the controller.")
    Method(
      "registerForTraitChanges:withTarget:action:", swift: "registerForTraitChanges(_:target:action:)", releases: .since(17),
      { (controller: UIViewController, traits: [Value], target: Object?, action: Selector) in
        controller.register(traits, nil, target, action)
      }, "Makes changes of some traits send a message.")
    Method(
      "unregisterForTraitChanges:", swift: "unregisterForTraitChanges(_:)", releases: .since(17),
      { (controller: UIViewController, _: Value) in controller.traitRegistrations = [] },
      "Ends what a registration began; the model ends all of the controller's.")
    Method(
      "updateTraitsIfNeeded", swift: "updateTraitsIfNeeded()", releases: .since(17),
      { (controller: UIViewController) in controller.tellTraits() },
      "Takes over new traits at once.")
  }

  private var overridesForUse: UITraitOverrides {
    let overrides = owned(UITraitOverrides(in: simulation), "traitOverrides")
    overrides.controller = self
    return overrides
  }

  private func register(_ traits: [Value], _ handler: Block?, _ target: Object?, _ action: Selector?) -> Value {
    traitRegistrations.append(
      TraitRegistration(traits: traits.compactMap(NamedTrait.of), handler: handler, target: Weak(wrappedValue: target), action: action))
    return boxed
  }
}
