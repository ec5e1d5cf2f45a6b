import ObjectModel

extension UIKitWorld {
  /// Whether the app's windows belong to scenes.
  var usesScenes: Bool { simulation.release >= Release(13) && resources.information?.scene != nil }

  /// The storyboard that an app without a delegate begins with, where it was loaded alone.
  var mainStoryboard: String? {
    let name = resources.information.flatMap { $0.mainStoryboard[device.idiom] ?? $0.scene?.storyboard }
    return name.flatMap { resources.storyboards[$0]?.initial == nil ? nil : $0 }
  }

  /// Makes the window of the storyboard that the Info.plist names, before the app delegate hears that the app has been launched.
  func showMainInterface(for delegate: Object) {
    guard let name = resources.information?.mainStoryboard[device.idiom] else { return }
    showMainInterface(name, for: delegate)
  }

  /// Hands the delegate the window that `root` filled, as a launch hands on that of a main storyboard; one that has a window keeps it.
  func handOverWindow(to delegate: Object) {
    let keeper = Selector("setWindow:")
    guard let window = ownWindow, window.rootViewController != nil, simulation.responds(delegate, to: keeper) else { return }
    // Asking for an outlet would make it up.
    if let slot = delegate.isa.existingFieldSlot("window"), delegate.fields.indices.contains(slot), !delegate.fields[slot].value.isNull {
      return
    }
    _ = simulation.perform(keeper, on: .object(delegate), [.object(window)])
  }

  /// Makes a window with a storyboard's first controller and hands it to the delegate of app or scene, who keeps it.
  func showMainInterface(_ name: String, for delegate: Object) {
    guard let root = UIStoryboard.named(name, in: simulation)?.instantiateInitial(), !simulation.isUnwinding else { return }
    let window = UIWindow(in: simulation)
    let keeper = Selector("setWindow:")
    if simulation.responds(delegate, to: keeper) {
      window.belongs(to: delegate, as: "window")
      _ = simulation.perform(keeper, on: .object(delegate), [.object(window)])
    } else {
      window.belongs(to: application, as: "window")
      ownWindow = window
    }
    keyWindow = window
    window.setRootViewController(root)
  }
}
