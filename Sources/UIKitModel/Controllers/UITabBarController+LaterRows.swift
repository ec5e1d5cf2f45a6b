import ObjectModel

/// What the model of tab bar controllers keeps and does not act on.
extension UITabBarController {
  @EntryBuilder<UITabBarController> static var tabLaterRows: [Entry] {
    Property(
      "moreNavigationController", readOnly: { (_: UITabBarController) in Value.null },
      "The stack behind the tab More; there is none here, whatever the number of tabs.")
    attribute("customizableViewControllers", "The controllers whose tabs people may move.")
    attribute("mode", releases: .since(18), TabBarMode.automatic, "Whether the tabs stand in a bar or in a sidebar.")
    attribute("sidebar", releases: .since(18), "The sidebar; not modelled.")
    attribute("tabs", releases: .since(18), "The tabs as objects; they make no controllers here.")
    attribute("selectedTab", releases: .since(18), "The tab that is chosen, as an object.")
    attribute("compactTabIdentifiers", releases: .since(18), "The tabs that show where there is little room.")
    attribute("customizationIdentifier", releases: .since(18), "The name under which people's arrangement is kept.")
    Property(
      "tabBarHidden", getter: "isTabBarHidden", releases: .since(18), { $0.isTabBarHidden }, { $0.isTabBarHidden = $1 },
      "Whether the bar is kept from the screen.")
    attribute("tabBarMinimizeBehavior", releases: .since(26), 0, "When scrolling makes the bar small.")
    attribute("bottomAccessory", releases: .since(26), "A view above the bar.")
    Method(
      "setTabs:animated:", swift: "setTabs(_:animated:)", releases: .since(18),
      { (tabs: UITabBarController, all: Value, _: Bool) in tabs.attributes["tabs"] = all }, "Replaces the tabs as objects.")
    Method(
      "setTabBarHidden:animated:", swift: "setTabBarHidden(_:animated:)", releases: .since(18),
      { (tabs: UITabBarController, hidden: Bool, _: Bool) in tabs.isTabBarHidden = hidden },
      "Shows or hides the bar.")
  }
}

extension TabBarDelegate {
  /// Messages that the model does not send.
  static let unsent: [MessageInfo] = [
    MessageType<Bool, UITabBarController, Value>(
      "tabBarController:shouldSelectTab:", swift: "tabBarController(_:shouldSelectTab:)", short: "shouldSelectTab",
      parameters: "tabBarController tab", .delegate, in: "UITabBarControllerDelegate", releases: .since(18), sender: 0, otherwise: "YES",
      "Asks whether a tab may be chosen; the model does not send it."
    ).info,
    MessageType<NoReply, UITabBarController, Value, Value>(
      "tabBarController:didSelectTab:previousTab:", swift: "tabBarController(_:didSelectTab:previousTab:)", short: "didSelectTab",
      parameters: "tabBarController selectedTab previousTab", .delegate, in: "UITabBarControllerDelegate", releases: .since(18), sender: 0,
      "Tells which tab was chosen; the model does not send it."
    ).info,
  ]
}
