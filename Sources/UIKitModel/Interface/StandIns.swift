import ObjectModel
import SceneModel

/// Marks an object that stands for one which a storyboard or nib would have made, had it been loaded. What its class should have been, code
/// says as it casts it.
final class MissingInterface {
  /// What took the object's place.
  fileprivate(set) var replacement: Object?
  /// Whether the object may have been of any class.
  let isOfAnyClass: Bool

  init(isOfAnyClass: Bool) { self.isOfAnyClass = isOfAnyClass }

  func dismantle() { replacement = nil }
}

extension UIResponder {
  /// Makes the object a stand-in, and says for what.
  func standing(for name: String, isOfAnyClass: Bool = false) -> Self {
    missing = MissingInterface(isOfAnyClass: isOfAnyClass)
    simulation.note(standIn: name)
    return self
  }

  /// What code should go on with: what took the place of a stand-in, or the object itself.
  var resolved: UIResponder { missing?.replacement as? UIResponder ?? self }

  /// The instance of a more special class that takes the object's place, made as a storyboard or nib makes one.
  func replace(by type: RuntimeClass) -> Object? {
    guard let missing, type !== isa, missing.isOfAnyClass || type.isSubclass(of: isa) else { return nil }
    if let made = missing.replacement, made.isa.isSubclass(of: type) { return made }
    let decoder = InterfaceDecoder(simulation, storyboard: nil)
    var element = DocumentElement("customObject")
    element.attributes["customClass"] = type.name
    guard let made = madeByCode(type) ?? decoder.make(element) else { return nil }
    missing.replacement = made
    if let cell = self as? UITableViewCell { (made as? UITableViewCell)?.reuseIdentifier = cell.reuseIdentifier }
    if let controller = self as? UIViewController, let other = made as? UIViewController { controller.giveWay(to: other) }
    decoder.wake()
    return made
  }
}

extension UIResponder {
  /// A view of a class that is made in code, as its own initialiser tells: `initWithCoder:` of such classes often only ends the app.
  fileprivate func madeByCode(_ type: RuntimeClass) -> UIResponder? {
    let styled = Selector("initWithStyle:reuseIdentifier:")
    let framed = Selector("initWithFrame:")
    let isStyled = self is UITableViewCell && type.scriptMethod(for: styled) != nil
    guard isStyled || self is UIView && type.scriptMethod(for: framed) != nil else { return nil }
    guard let allocated = type.nativeTable.allocate?(type, simulation) else { return nil }
    let identifier = (self as? UITableViewCell)?.reuseIdentifier.map(Value.string) ?? .null
    let made =
      isStyled
      ? simulation.perform(styled, on: .object(allocated), [.int(0), identifier])
      : simulation.perform(framed, on: .object(allocated), [Rect.zero.boxed])
    return made.object as? UIResponder
  }
}

extension UIViewController {
  /// Lets another controller have the place in a stack, and gives a container what it would contain.
  fileprivate func giveWay(to other: UIViewController) {
    if let stack = parent as? UINavigationController {
      stack.setStack(stack.viewControllers.map { $0 === self ? other : $0 }, animated: false)
    }
    switch other {
    case let navigation as UINavigationController where navigation.viewControllers.isEmpty:
      navigation.push(Self.standIn(in: simulation), animated: false)
    case let split as UISplitViewController where split.viewControllers.isEmpty && split.style == .unspecified:
      split.setViewControllers((0..<2).map { _ in Self.standIn(in: simulation) })
    default: break
    }
  }

  private static func standIn(in simulation: Simulation) -> UIViewController {
    UIViewController(in: simulation).standing(for: "what a storyboard contains")
  }

  /// The storyboard that the controller came from. Where none was loaded, one stands for it that makes stand-ins alone.
  var storyboardForCode: UIStoryboard? {
    if let own = interface?.storyboard { return own }
    return isa.table == nil ? simulation.uikit.missingStoryboard : nil
  }

  /// Performs a segue of which no storyboard tells: to a stand-in, as the command `segue` would.
  func performMissingSegue(_ identifier: String, sender: Value) {
    let world = simulation.uikit
    let destination = UIViewController(in: simulation).standing(for: "segue '\(identifier)'")
    let kind = simulation.release >= Release(8) ? SegueKind.showDetail : .push
    world.perform(identifier, from: self, to: destination, kind, sender: sender)
  }
}

extension UIKitWorld: NibLoading {
  /// What stands for any storyboard while none was loaded.
  var missingStoryboard: UIStoryboard? {
    guard resources.storyboards.isEmpty, simulation.release >= Release(5) else { return nil }
    simulation.note(standIn: "storyboard")
    let made = standInStoryboard ?? UIStoryboard(in: simulation)
    standInStoryboard = made
    return made
  }

  package func loadNib(named name: String, owner: Object?) -> [Object] {
    guard let nib = resources.nib(named: name, for: device.idiom) else {
      if resources.nibs.isEmpty { return [UIView(in: simulation).standing(for: "nib '\(name)'")] }
      simulation.raise(
        "NSInternalInconsistencyException", "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name '\(name)'")
      return []
    }
    return load(nib, owner: owner)
  }

  /// The cell that a nib holds, or what stands for it.
  func cell<Cell: UIView>(fromNib name: String, _ type: Cell.Type) -> Cell? {
    if resources.nibs.isEmpty { return Cell(simulation.classes.runtimeClass(of: Cell.self), in: simulation).standing(for: "nib '\(name)'") }
    return loadNib(named: name, owner: nil).lazy.compactMap { $0 as? Cell }.first
  }
}
