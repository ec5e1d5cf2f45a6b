import ObjectModel

/// Traits that views put over those of what is inside them, from iOS 17 on.
extension UIView {
  @EntryBuilder<UIView> static var traitRows: [Entry] {
    Property(
      "traitCollection", releases: .since(8), readOnly: { UITraitCollection.make($0.traits, in: $0.simulation) },
      "What the view can know of its surroundings: what its controller knows, and what views around it put over that.")
    Property(
      "traitOverrides", releases: .since(17), readOnly: { $0.overridesOfView },
      "Traits put over those of the view and of what is inside it; its own controller keeps its own.")
  }

  private var overridesOfView: UITraitOverrides {
    if let traitOverrides { return traitOverrides }
    let made = UITraitOverrides(in: simulation)
    made.belongs(to: self, as: "traitOverrides")
    made.view = self
    made.ofView = Traits()
    traitOverrides = made
    return made
  }

  private var traits: Traits {
    let controller = nearestController
    let around = controller?.traits ?? simulation.uikit.windowTraits
    return around.overridden(by: overrides(upTo: controller?.viewIfMade))
  }

  /// The controller that the view belongs to, itself or by a view around it.
  private var nearestController: UIViewController? {
    var view: UIView? = self
    while let here = view {
      if let controller = here.controller { return controller }
      view = here.superview
    }
    return window?.rotatingController
  }

  /// What the view and those around it put over traits, up to one of them; what is further inside counts.
  func overrides(upTo last: UIView?) -> Traits? {
    guard simulation.uikit.viewsOverrideTraits else { return nil }
    var traits: Traits?
    var view: UIView? = self
    while let here = view {
      if let own = here.traitOverrides?.ofView { traits = own.overridden(by: traits) }
      view = here === last ? nil : here.superview
    }
    return traits
  }

  /// The outermost controllers whose views lie inside the view, its own left aside.
  var controllersInside: [UIViewController] {
    subviews.flatMap { view in view.controller.map { [$0] } ?? view.controllersInside }
  }
}

extension UIViewController {
  /// The view, where it has been made.
  var viewIfMade: UIView? { isViewLoaded ? view : nil }
}
