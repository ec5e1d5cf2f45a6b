import ObjectModel
import SceneModel

/// Views, bars and their buttons.
extension InterfaceDecoder {
  /// Makes a view with everything in it.
  func makeView(_ element: DocumentElement, for controller: UIViewController?) -> UIView? {
    guard let view = make(element) as? UIView else { return nil }
    fill(view, element, for: controller)
    return view
  }

  /// Gives a view what its element says: frame, texts, subviews, and what a touch does.
  func fill(_ view: UIView, _ element: DocumentElement, for controller: UIViewController?) {
    setAttributes(of: view, from: element)
    if let frame = element.child(key: "frame").flatMap(Self.rect) { view.frame = frame }
    if let button = view as? UIButton, let title = element.child(key: "normal")?["title"] ?? element.child(key: "normalState")?["title"] {
      _ = simulation.perform("setTitle:forState:", on: .object(button), [.string(title), .int(0)])
    }
    if let bar = view as? UIToolbar { bar.setItems(items(element.child("items"), for: controller), animated: false) }
    if let table = view as? UITableView { fill(table, element, for: controller) }
    if let control = view as? UIControl { connectTouches(of: control, element, for: controller) }
    let contents = element.child(key: "contentView") ?? element
    for child in contents.child("subviews")?.children ?? [] {
      guard let subview = makeView(child, for: controller) else { continue }
      _ = simulation.perform("addSubview:", on: .object(view), [.object(subview)])
    }
  }

  static func rect(_ element: DocumentElement) -> Rect? {
    let numbers = ["x", "y", "width", "height"].compactMap { element[$0].flatMap(Double.init) }
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Connects what is touched to actions, and to the segue that leaves from it.
  private func connectTouches(of control: UIControl, _ element: DocumentElement, for controller: UIViewController?) {
    for action in element.connections("action") {
      guard let selector = action["selector"], let target = object(action["destination"]) else { continue }
      let isTouch = action["eventType"] != "valueChanged"
      control.add(target, Selector(selector), for: isTouch ? .touchUpInside : .valueChanged)
    }
    if let segue = element.connections("segue").first, segue["kind"] != "embed" {
      control.segue = run(segue, from: controller, by: control)
    }
  }

  /// What a touch on the sender does: performs the segue.
  func run(_ segue: DocumentElement, from controller: UIViewController?, by sender: Object) -> () -> Void {
    let (source, sender) = (controller.map(WeakReference.to), WeakReference.to(sender))
    return { [simulation] in
      guard let source = source?.object as? UIViewController else { return }
      simulation.uikit.perform(segue, from: source, sender: sender.object.map(Value.object) ?? .null, asks: true)
    }
  }

  // MARK: Bars

  /// The buttons in a list of elements.
  func items(_ list: DocumentElement?, for controller: UIViewController?) -> [UIBarButtonItem] {
    (list?.children ?? []).compactMap { item($0, for: controller) }
  }

  func item(_ element: DocumentElement?, for controller: UIViewController?) -> UIBarButtonItem? {
    guard let element, element.name == "barButtonItem", let item = make(element) as? UIBarButtonItem else { return nil }
    setAttributes(of: item, from: element)
    if let name = element["systemItem"] { item.systemItem = UIBarButtonItem.SystemItem.allCases.first { "\($0)" == name } }
    if let action = element.connections("action").first, let selector = action["selector"] {
      item.action = Selector(selector)
      item.target = object(action["destination"])
    }
    if let segue = element.connections("segue").first { item.builtInAction = run(segue, from: controller, by: item) }
    if let view = element.child(key: "customView") { item.customView = makeView(view, for: controller) }
    return item
  }

  /// Fills the parts of a controller that lie in its containers' bars.
  func fillBars(of controller: UIViewController, from element: DocumentElement) {
    if let part = element.child(key: "navigationItem") {
      let bar = controller.navigationItem
      adopt(bar, as: part.id)
      setAttributes(of: bar, from: part)
      let sides: [(UINavigationItem.End, String)] = [(.left, "left"), (.right, "right")]
      for (side, name) in sides {
        let several = items(part.child("\(name)BarButtonItems"), for: controller)
        let single = item(part.child(key: "\(name)BarButtonItem"), for: controller).map { [$0] } ?? []
        if !(several + single).isEmpty { bar.setItems(several + single, at: side) }
      }
      if let back = item(part.child(key: "backBarButtonItem"), for: controller) { bar.backBarButtonItem = back }
    }
    if let part = element.child(key: "tabBarItem") {
      adopt(controller.tabBarItem, as: part.id)
      setAttributes(of: controller.tabBarItem, from: part)
    }
    let tools = items(element.child("toolbarItems"), for: controller)
    if !tools.isEmpty { controller.toolbarItems = tools }
  }
}
