import FoundationModel
import ObjectModel

/// The cells that a storyboard or nib describes for a table: prototypes by identifier, or static rows.
final class TableInterface {
  private let prototypes: [String: DocumentElement]
  /// The elements of static rows, by section.
  let staticCells: [[DocumentElement]]
  private let storyboard: UIStoryboard?
  private let controller: WeakReference?
  private let controllerID: String?

  init(_ element: DocumentElement, _ decoder: InterfaceDecoder, for controller: UIViewController?) {
    let cells = element.child("prototypes")?.children ?? []
    prototypes = Dictionary(cells.compactMap { cell in cell["reuseIdentifier"].map { ($0, cell) } }) { first, _ in first }
    let sections = element["dataMode"] == "static" ? element.child("sections")?.children ?? [] : []
    staticCells = sections.map { $0.child("cells")?.children ?? [] }
    storyboard = decoder.storyboard
    self.controller = controller.map(WeakReference.to)
    controllerID = controller?.interface?.scene.controller.id
  }

  /// The element of a row's cell: the static one, or the prototype of the cell's identifier.
  func element(at path: IndexPath, identifier: String?) -> DocumentElement? {
    if staticCells.indices.contains(path.section), staticCells[path.section].indices.contains(path.row) {
      return staticCells[path.section][path.row]
    }
    return identifier.flatMap { prototypes[$0] }
  }

  /// A new cell like the prototype of an identifier.
  func cell(_ identifier: String, in simulation: Simulation) -> UITableViewCell? {
    guard let element = prototypes[identifier] else { return nil }
    let decoder = InterfaceDecoder(simulation, storyboard: storyboard)
    let controller = controller?.object as? UIViewController
    if let controller { decoder.adopt(controller, as: controllerID) }
    let cell = decoder.makeCell(element, for: controller)
    decoder.wake()
    return cell
  }
}

extension InterfaceDecoder {
  /// Makes a cell with its labels and views, connected.
  func makeCell(_ element: DocumentElement, for controller: UIViewController?) -> UITableViewCell? {
    guard let cell = make(element) as? UITableViewCell else { return nil }
    cell.reuseIdentifier = element["reuseIdentifier"]
    let labels = [(element["textLabel"], cell.textLabel), (element["detailTextLabel"], cell.detailTextLabel)]
    let accessories = ["disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4]
    cell.accessoryType = element["accessoryType"].flatMap { accessories[$0] } ?? 0
    fill(cell, element, for: controller)
    for part in element.all where part.name == "label" {
      guard let label = labels.first(where: { $0.0 != nil && $0.0 == part.id })?.1 else { continue }
      label.text = part["text"]
    }
    for part in element.all { if let object = object(part.id) { connect(part, object) } }
    return cell
  }

  /// Gives a table its cells, and the objects that fill and follow it.
  func fill(_ table: UITableView, _ element: DocumentElement, for controller: UIViewController?) {
    table.style = element["style"] == "grouped" ? 1 : element["style"] == "insetGrouped" ? 2 : 0
    let interface = TableInterface(element, self, for: controller)
    table.interface = interface
    if !interface.staticCells.isEmpty {
      let sections = element.child("sections")?.children ?? []
      table.staticSections = zip(sections, interface.staticCells).map { section, cells in
        let made = cells.map { makeCell($0, for: controller) }
        return UITableView.Section(header: section["headerTitle"], cells: made, count: made.count)
      }
    }
    for outlet in element.connections("outlet") {
      guard let target = object(outlet["destination"]) else { continue }
      if outlet["property"] == "delegate" { table.setDelegate(target) }
      if outlet["property"] == "dataSource", interface.staticCells.isEmpty { table.setDataSource(target) }
    }
  }
}
