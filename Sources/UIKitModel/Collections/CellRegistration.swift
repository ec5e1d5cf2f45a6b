import FoundationModel
import ObjectModel
import SceneModel

/// How cells, headers and footers of a kind are filled.
package final class UICollectionViewCellRegistration: Object {
  fileprivate var cellClass: RuntimeClass?
  fileprivate var handler: Block?

  package override func dismantle() {
    super.dismantle()
    handler = nil
    cellClass = nil
  }
}

extension UICollectionViewCellRegistration {
  static let registrationTable = ClassTable(
    UICollectionViewCellRegistration.self, inherits: "NSObject", releases: .since(14), "How cells of a kind are filled."
  ) {
    Method(
      "initWithHandler:", swift: "init(handler:)",
      { (registration: UICollectionViewCellRegistration, handler: Block?) in
        registration.handler = handler
        return registration
      }, "Cells that a block fills: it gets the cell, the place and the item.")
    Method(
      "initWithCellNib:handler:", swift: "init(cellNib:handler:)",
      { (registration: UICollectionViewCellRegistration, _: Value, handler: Block?) in
        registration.handler = handler
        return registration
      }, "Cells of a nib that a block fills.")
    ClassMethod(
      "registrationWithCellClass:configurationHandler:",
      { (_, simulation, type: Value, handler: Block?) in
        let registration = UICollectionViewCellRegistration(in: simulation)
        if case .type(let type) = type { registration.cellClass = type }
        registration.handler = handler
        return registration
      }, "Cells of a class that a block fills.")
  }

  static let supplementaryTable = ClassTable(
    UICollectionViewSupplementaryRegistration.self, inherits: "NSObject", releases: .since(14), "How headers and footers are filled."
  ) {
    Method(
      "initWithElementKind:handler:", swift: "init(elementKind:handler:)",
      { (registration: UICollectionViewSupplementaryRegistration, _: String, _: Block?) in registration },
      "Headers or footers that a block fills; they are not shown.")
  }

  /// Makes a cell and lets the block fill it.
  fileprivate func cell(for item: Value, at path: NSIndexPath, in collection: UICollectionView) -> UICollectionViewCell? {
    let cell = collection.makeCell(of: cellClass ?? simulation.classes.runtimeClass(of: UICollectionViewListCell.self))
    if let cell { _ = handler?.call([.object(cell), .object(path), item]) }
    return cell
  }
}

/// How headers and footers of a kind are filled; none are shown.
package final class UICollectionViewSupplementaryRegistration: Object {}

extension UICollectionView {
  /// The rows by which code gets cells.
  @EntryBuilder<UICollectionView> static var cellRows: [Entry] {
    Method(
      variadic: "registerClass:forCellWithReuseIdentifier:", swift: "register(_:forCellWithReuseIdentifier:)",
      { collection, arguments, _ in
        // In Swift a class and a nib are registered by the same name.
        guard let identifier = arguments.last.flatMap(String.unbox) else { return .void }
        if case .type(let type)? = arguments.first { collection.register(type, for: identifier) }
        if let nib = arguments.first?.object as? UINib { collection.register(nib, for: identifier) }
        return .void
      }, "Says of which class an identifier's cells are.")
    Method(
      "registerNib:forCellWithReuseIdentifier:",
      { (collection: UICollectionView, nib: UINib?, identifier: String) in collection.register(nib, for: identifier) },
      "Says which nib has an identifier's cells.")
    Method(
      "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
      swift: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)", { (_: UICollectionView, _: Value, _: String, _: String) in },
      "Says of which class headers or footers are; they are not shown.")
    Method(
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:", swift: "dequeueReusableCell(withReuseIdentifier:for:)",
      { (collection: UICollectionView, identifier: String, _: NSIndexPath) in
        let cell = collection.cell(for: identifier)
        cell?.attributes["reuseIdentifier"] = .string(identifier)
        return cell
      }, "A cell to fill, of the registered class.")
    Method(
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
      swift: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      { (collection: UICollectionView, kind: String, identifier: String, _: NSIndexPath) in
        UICollectionReusableView(in: collection.simulation).standing(for: "view '\(identifier)'")
      },
      "A header or footer to fill.")
    Method(
      "dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:", swift: "dequeueConfiguredReusableCell(using:for:item:)",
      releases: .since(14),
      { (collection: UICollectionView, registration: UICollectionViewCellRegistration?, path: NSIndexPath, item: Value) in
        registration?.cell(for: item, at: path, in: collection)
      }, "A cell that a registration fills.")
    Method(
      "dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:",
      swift: "dequeueConfiguredReusableSupplementary(using:for:)", releases: .since(14),
      { (collection: UICollectionView, _: Value, _: NSIndexPath) in UICollectionReusableView(in: collection.simulation) },
      "A header or footer that a registration fills.")
  }
}
