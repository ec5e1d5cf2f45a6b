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

  /// A number as code gives it.
  static func read(_ number: Double) -> Double? { number < 0 ? nil : number }
}

extension ColumnSplit {
  /// What a panel leaves free beside it, and at the upper and lower edge of the window.
  static let gap = 10.0
  static let panelTop = 32.0
  static let panelBottom = 15.0
  /// The least width that a sidebar and the secondary have while the app leaves it to UIKit, from iOS 26 on.
  private static let leastSidebar = 240.0
  private static let leastSecondary = 464.0
  /// The greatest width of a sidebar while the app leaves it to UIKit, up to iOS 18.
  private static let greatestSidebar = 320.0

  /// The least width of a column where three have to fit.
  func leastWidth(of column: SplitColumn) -> Double {
    widths[column]?.minimum ?? (column == .secondary ? Self.leastSecondary : Self.leastSidebar)
  }

  private func usualWidth(of column: SplitColumn) -> Double {
    isTriple && column == .primary && secondaryKeepsWidth ? 280 : 320
  }

  /// The width of a sidebar or of the inspector, in points; `primaryColumnWidth` and its like.
  func width(of column: SplitColumn) -> Double {
    guard isMounted else { return startsWithoutWidths ? 0 : usualWidth(of: column) }
    if isCollapsed { return size.width }
    let asked = widths[column] ?? ColumnWidths()
    var width = asked.preferred ?? asked.fraction.map { $0 * size.width } ?? usualWidth(of: column)
    if secondaryKeepsWidth {
      width = (width * world.device.scale).rounded() / world.device.scale
      let cap = cap(of: column)
      // A sidebar that has to shrink keeps its own least width.
      if cap > 0 { width = min(width, max(cap, leastWidth(of: column))) }
      width = max(width, asked.minimum ?? 0)
      return asked.maximum.map { min(width, $0) } ?? width
    }
    width = min(max(width, asked.minimum ?? 0), asked.maximum ?? max(Self.greatestSidebar, asked.minimum ?? 0))
    return min(width, size.width)
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

  private func wish(of column: SplitColumn) -> Double {
    let asked = widths[column] ?? ColumnWidths()
    return asked.preferred ?? asked.fraction.map { $0 * size.width } ?? usualWidth(of: column)
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
    guard isMounted, !isCollapsed else { return }
    split.layoutWasAsked()
    guard choosesByFit, isTriple, threeFit != didFit else { return }
    simulation.runLoop.atEndOfTurn(for: split) { $0.columns?.update(.resize) }
  }
}
