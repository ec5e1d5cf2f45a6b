import FoundationModel
import ObjectModel

extension UIKitWorld {
  /// Keeps what the app's controllers write down, where its delegate wants that. Apps with scenes keep activities instead, which
  /// are not modelled.
  ///
  /// Source: Apple's guide "Preserving your app's UI across launches".
  func saveState() {
    savedState = nil
    guard windowScene == nil, let delegate = application.delegate, let root = keyWindow?.rootViewController else { return }
    guard asks(RestorationDelegate.shouldSave, RestorationDelegate.shouldSaveSecurely, NSCoder(in: simulation), delegate) else { return }
    let coder = NSCoder(in: simulation)
    simulation.send(RestorationDelegate.willEncode, to: delegate, application, coder) { NoReply() }
    var parts: [SavedState.Part] = []
    save(root, into: &parts)
    guard !simulation.isUnwinding else { return }
    savedState = SavedState(application: SavedState.Archive(coder), parts: parts)
  }

  /// Asks by the newer of two methods where the release has it and the app answers it.
  func asks(
    _ old: MessageType<Bool, UIApplication, NSCoder>, _ new: MessageType<Bool, UIApplication, NSCoder>, _ coder: NSCoder,
    _ delegate: Object
  ) -> Bool {
    let message = new.info.releases.contains(simulation.release) && simulation.hasCode(delegate, new.info.selector) ? new : old
    guard message.info.releases.contains(simulation.release) else { return false }
    return simulation.send(message, to: delegate, application, coder) { false }
  }

  private func save(_ controller: UIViewController, into parts: inout [SavedState.Part]) {
    guard !simulation.isUnwinding, let path = controller.restorationPath else { return }
    let coder = NSCoder(in: simulation)
    simulation.send(RestorationLifecycle.encode, to: controller, coder) { NoReply() }
    let presented = controller.presented?.presenting === controller ? controller.presented : nil
    parts.append(
      SavedState.Part(
        path: path, archive: SavedState.Archive(coder), restorationClass: controller.restorationClassName,
        storyboard: controller.interface?.storyboard?.document?.name,
        stack: (controller as? UINavigationController)?.viewControllers.compactMap(\.restorationPath) ?? [],
        selectedTab: (controller as? UITabBarController)?.selectedIndex,
        hidesPrimary: (controller as? UISplitViewController)?.adaptive?.displayMode == .primaryHidden, presented: presented?.restorationPath
      ))
    for child in controller.children { save(child, into: &parts) }
    if let presented { save(presented, into: &parts) }
  }
}

extension UIViewController {
  /// The name of the class that makes the controller again.
  fileprivate var restorationClassName: String? {
    if case .type(let type)? = attributes["restorationClass"] { type.name } else { nil }
  }
}
