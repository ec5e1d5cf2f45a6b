extension UIKitWorld {
  /// The titles that a touch may name now: of buttons, tabs, rows and back buttons on the screen, each once, in this order.
  package var touchTitles: [String] {
    guard isRunning else { return [] }
    if let sheet = visibleSheet { return sheet.buttonTitles }
    var titles = (presentedControllers.last as? UIAlertController)?.shownActions.compactMap(\.title) ?? []
    titles += all(UIBarButtonItem.self).filter { place(of: $0)?.isVisible == true }.compactMap(\.label)
    for tabs in all(UITabBarController.self) where tabs.isShown {
      titles += tabs.children.compactMap { $0.tabBarItem.title ?? $0.titleForButton }
    }
    titles += frontNavigations.compactMap(\.backTitle)
    titles += frontNavigations.flatMap(\.modeButtonLooks).filter { $0 != "back" }
    titles += all(UIView.self).filter(\.isOnScreen).compactMap { ($0 as? any Tappable)?.touchTitle }
    for table in all(ListView.self) where table.isOnScreen { titles += table.knownTexts }
    var seen: Set<String> = []
    return titles.filter { seen.insert($0).inserted }
  }

  /// Whether there is something that a touch outside takes down.
  package var hasOutside: Bool { isRunning && !visiblePopovers.isEmpty }

  /// Whether there is a back button on the screen.
  package var hasBack: Bool { isRunning && frontNavigations.contains { $0.backTitle != nil || $0.modeButtonLooks.contains("back") } }
}
