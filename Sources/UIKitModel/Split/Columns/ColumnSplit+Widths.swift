import ObjectModel
import SceneModel

/// The widths that an app asks for in a column; `nil` leaves them to UIKit.
struct ColumnWidths {
  /// The value that stands for UIKit's own choice.
  static let automatic = -Double(Float.greatestFiniteMagnitude)

  var preferred: Double?
  /// Of the split view's width, between 0 and 1.
  var fraction: Double?
  var minimum: Double?
  var maximum: Double?

  /// What a finger made of it, from iOS 26 on.
  var dragged: Double?

  /// A number as code gives it: what is below zero, or no number, leaves the width to UIKit.
  static func read(_ number: Double) -> Double? { number >= 0 ? number : nil }
}

extension ColumnSplit {
  /// What a panel leaves free beside it, and at the upper and lower edge of the window.
  static let gap = 10.0
  static let panelTop = 32.0
  static let panelBottom = 15.0
  /// The least width that a sidebar and the secondary have while the app leaves it to UIKit, from iOS 26 on.
  private static let leastSidebar = 240.0
  private static let leastSecondary = 464.0
  /// The greatest width of a sidebar while the app leaves it to UIKit, up to iOS 18, and what sidebars leave the secondary then.
  private static let usualSidebar = 320.0

  // MARK: Limits

  /// The greatest width of a column: what the app allows, and what there is.
  private func greatestWidth(of column: SplitColumn) -> Double {
    let asked = widths[column] ?? ColumnWidths()
    let room = size.width - (column == .primary && sidebarsFloat ? 2 * Self.gap : 0)
    let usual = secondaryKeepsWidth ? room : max(Self.usualSidebar, asked.minimum ?? 0)
    return max(0, min(asked.maximum ?? usual, room))
  }

  /// The least width of a column, where it has to shrink and where three have to fit; a lower maximum bounds it.
  func leastWidth(of column: SplitColumn) -> Double {
    let usual = !secondaryKeepsWidth ? 0 : column == .secondary ? Self.leastSecondary : Self.leastSidebar
    let least = widths[column]?.minimum ?? usual
    return column == .secondary ? least : min(least, widths[column]?.maximum ?? least)
  }

  /// A width raised to the column's least and cut to its greatest.
  private func limited(_ width: Double, of column: SplitColumn) -> Double {
    min(max(width, leastWidth(of: column)), greatestWidth(of: column))
  }

  private func usualWidth(of column: SplitColumn) -> Double {
    isTriple && column == .primary && secondaryKeepsWidth ? 280 : 320
  }

  /// The width of a sidebar or of the inspector, in points; `primaryColumnWidth` and its like.
  func width(of column: SplitColumn) -> Double {
    guard isMounted else { return startsWithoutWidths ? 0 : usualWidth(of: column) }
    if isCollapsed { return size.width }
    guard secondaryKeepsWidth else { return leavingRoom(limited(wish(of: column), of: column), column) }
    let width = (wish(of: column) * world.device.scale).rounded() / world.device.scale
    let cap = cap(of: column)
    // A sidebar that has to shrink keeps its own least width.
    return limited(cap > 0 ? min(width, max(cap, leastWidth(of: column))) : width, of: column)
  }

  /// Up to iOS 18, sidebars that are asked to be wider than usual leave the secondary beside them some room.
  private func leavingRoom(_ width: Double, _ column: SplitColumn) -> Double {
    let beside = Self.behavior(of: layoutMode) == .tile ? columns(in: layoutMode).filter { $0 != .secondary } : []
    guard beside.contains(column) else { return width }
    let whole = beside.reduce(0) { $0 + limited(wish(of: $1), of: $1) }
    let room = max(size.width - Self.usualSidebar, Self.usualSidebar * Double(beside.count))
    guard whole > room, profile.holds(.sidebarsLeaveRoom) else { return width }
    return (width * room / whole).rounded(.down)
  }

  /// How wide a column may be so that the others keep their least widths.
  private func cap(of column: SplitColumn) -> Double {
    let line = 1 / world.device.scale
    let secondary = leastWidth(of: .secondary)
    guard isTriple else { return size.width - Self.gap - secondary }
    let isTiled = layoutMode == .twoBesideSecondary
    switch column {
    case .primary: return isTiled ? sharedCap(column) : .infinity
    case .supplementary: return isTiled ? sharedCap(column) : size.width - line - secondary
    case .secondary, .compact, .inspector: return .infinity
    }
  }

  /// Two tiled sidebars grow from their least widths to their usual ones in the same measure.
  private func sharedCap(_ column: SplitColumn) -> Double {
    let sidebars: [SplitColumn] = [.primary, .supplementary]
    let spare = size.width - Self.gap - 1 / world.device.scale - leastWidth(of: .secondary) - sidebars.reduce(0) { $0 + leastWidth(of: $1) }
    let wishes = sidebars.map { max(0, wish(of: $0) - leastWidth(of: $0)) }
    let whole = wishes.reduce(0, +)
    guard whole > spare, whole > 0 else { return .infinity }
    let share = max(0, wish(of: column) - leastWidth(of: column)) / whole
    let extra = (max(0, spare) * share * world.device.scale).rounded(.down) / world.device.scale
    return leastWidth(of: column) + extra
  }

  /// How wide a tiled sidebar can be at most beside another one.
  func widestBeside(_ other: Double) -> Double {
    size.width - Self.gap - 1 / world.device.scale - leastWidth(of: .secondary) - other
  }

  /// How wide a column would be with room for everything.
  private func wish(of column: SplitColumn) -> Double {
    let asked = widths[column] ?? ColumnWidths()
    let width = asked.dragged ?? asked.preferred ?? asked.fraction.map { $0 * size.width } ?? usualWidth(of: column)
    return min(width, size.width)
  }

  /// Whether the column may have widths of its own; raises UIKit's exception where it may not.
  func checkWidths(of column: SplitColumn) -> Bool {
    guard column == .supplementary, !isTriple else { return true }
    simulation.raise(
      "NSInvalidArgumentException", "UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn")
    return false
  }

  /// Takes a width that the app asks for; it counts from the next layout on.
  func setWidth(_ number: Double, of column: SplitColumn, _ path: WritableKeyPath<ColumnWidths, Double?>) {
    guard checkWidths(of: column) else { return }
    let didFit = isTriple && threeFit
    widths[column, default: ColumnWidths()][keyPath: path] = ColumnWidths.read(number)
    if path == \.preferred || path == \.fraction { codePrefers(column) }
    guard isMounted, !isCollapsed else { return }
    split.layoutWasAsked()
    guard choosesByFit, isTriple, threeFit != didFit else { return }
    simulation.runLoop.atEndOfTurn(for: split) { $0.columns?.update(.resize) }
  }
}
