import ObjectModel

extension UIViewController {
  /// The nib of the view: the one that the initialiser named, or one that is called like the class, with or without `Controller`.
  var nib: InterfaceDocument? {
    let nibs = simulation.uikit.resources.nibs
    guard !nibs.isEmpty else { return nil }
    let type = isa.visible.name
    let names = nibName.map { [$0] } ?? [type.hasSuffix("ViewController") ? String(type.dropLast("Controller".count)) : type, type]
    return names.lazy.compactMap { self.simulation.uikit.resources.nib(named: $0, for: self.simulation.uikit.device.idiom) }.first
  }

  /// What makes the view: the storyboard's scene, or a nib that the controller owns.
  var viewInterface: InterfaceScene? {
    if let interface { return interface }
    guard let scene = nib?.ownerScene else { return nil }
    let decoder = InterfaceDecoder(simulation, storyboard: nil)
    decoder.adopt(self, as: scene.controller.id)
    let made = InterfaceScene(scene, decoder)
    interface = made
    made.makeOthers()
    return made
  }
}
