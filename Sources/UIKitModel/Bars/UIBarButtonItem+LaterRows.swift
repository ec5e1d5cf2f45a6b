import ObjectModel

/// What came to bar buttons from iOS 5 on; looks are kept and not drawn.
extension UIBarButtonItem {
  @EntryBuilder<UIBarButtonItem> static var laterRows: [Entry] {
    Method(
      "initWithPrimaryAction:", swift: "init(primaryAction:)", releases: .since(14),
      { (item: UIBarButtonItem, action: UIAction?) in item.take(action, .null) }, "Makes a button that runs an action.")
    Method(
      "initWithBarButtonSystemItem:primaryAction:", swift: "init(systemItem:primaryAction:)", releases: .since(14),
      { (item: UIBarButtonItem, system: SystemItem, action: UIAction?) in
        item.systemItem = system
        return item.take(action, .null)
      }, "Makes a button that the system draws and that runs an action.")
    Method(
      "initWithBarButtonSystemItem:primaryAction:menu:", swift: "init(systemItem:primaryAction:menu:)", releases: .since(14),
      { (item: UIBarButtonItem, system: SystemItem, action: UIAction?, menu: Value) in
        item.systemItem = system
        return item.take(action, menu)
      }, "Makes a button that the system draws, with an action and a menu.")
    Method(
      "initWithTitle:menu:", swift: "init(title:menu:)", releases: .since(14),
      { (item: UIBarButtonItem, title: String?, menu: Value) in
        item.title = title
        return item.take(nil, menu)
      }, "Makes a button of a text with a menu.")
    Method(
      "initWithImage:menu:", swift: "init(image:menu:)", releases: .since(14),
      { (item: UIBarButtonItem, image: Value, menu: Value) in
        item.image = image
        return item.take(nil, menu)
      }, "Makes a button of a picture with a menu.")
    Method(
      "initWithTitle:image:target:action:menu:", swift: "init(title:image:target:action:menu:)", releases: .since(16),
      { (item: UIBarButtonItem, title: String?, image: Value, target: Object?, action: Selector?, menu: Value) in
        item.title = title
        item.image = image
        item.target = target
        item.action = action
        return item.take(nil, menu)
      }, "Makes a button of a text and a picture with an action and a menu.")
    Method(
      "initWithImage:landscapeImagePhone:style:target:action:", swift: "init(image:landscapeImagePhone:style:target:action:)",
      releases: .since(5),
      { (item: UIBarButtonItem, image: Value, _: Value, style: Style, target: Object?, action: Selector?) in
        item.image = image
        item.style = style
        item.target = target
        item.action = action
        return item
      }, "Makes a button of two pictures.")
    ClassMethod(
      "fixedSpaceItemOfWidth:", swift: "fixedSpace(_:)", releases: .since(14),
      { (_, simulation, width: Double) in
        let item = UIBarButtonItem(in: simulation)
        item.systemItem = .fixedSpace
        item.width = width
        return item
      }, "Makes a space of some points.")
    ClassMethod(
      "flexibleSpaceItem", swift: "flexibleSpace()", releases: .since(14),
      { (_, simulation) in
        let item = UIBarButtonItem(in: simulation)
        item.systemItem = .flexibleSpace
        return item
      }, "Makes a space that takes what is left.")
    Property(
      "primaryAction", releases: .since(14), { $0.primaryAction },
      { (item, action: UIAction?) in item.attributes["primaryAction"] = action.boxed }, "What a tap runs.")
    attribute("menu", releases: .since(14), "The menu of the button; not shown.")
    attribute("buttonGroup", releases: .since(9), "The group that the button is in.")
    attribute("selected", getter: "isSelected", releases: .since(15), false, "Whether the button shows as chosen.")
    attribute("changesSelectionAsPrimaryAction", releases: .since(15), false, "Whether a tap chooses or unchooses the button.")
    attribute("hidden", getter: "isHidden", releases: .since(16), false, "Whether the button is kept from the bar.")
    attribute("menuRepresentation", releases: .since(16), "What stands for the button in a menu.")
    attribute("preferredMenuElementOrder", releases: .since(16), 0, "The order of the menu's entries.")
    attribute(
      "symbolAnimationEnabled", getter: "isSymbolAnimationEnabled", releases: .since(17), false, "Whether the symbol moves when it changes."
    )
    attribute("badge", releases: .since(26), "A number or text at the button.")
    attribute("hidesSharedBackground", releases: .since(26), false, "Whether the button stands without glass behind it.")
    attribute("sharesBackground", releases: .since(26), true, "Whether the button shares the glass with its neighbours.")
    attribute("identifier", releases: .since(26), "The name by which the button keeps its place when bars change.")
  }

  /// What a tap runs, from iOS 14 on.
  var primaryAction: UIAction? { attributes["primaryAction"]?.object as? UIAction }

  private func take(_ action: UIAction?, _ menu: Value) -> UIBarButtonItem {
    attributes["primaryAction"] = action.boxed
    attributes["menu"] = menu
    if let action, systemItem == nil {
      title = action.title
      image = action.attributes["image"] ?? .null
    }
    return self
  }
}
