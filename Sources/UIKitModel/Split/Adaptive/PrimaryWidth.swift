import ObjectModel
import SceneModel

/// The wishes for the primary column's width.
final class PrimaryWidth {
  /// `UISplitViewController.automaticDimension`.
  static let automatic = ColumnWidths.automatic

  var fraction = automatic
  var minimum = automatic
  var maximum = automatic
  var edge = SplitPrimaryEdge.leading
  var background = SplitBackgroundStyle.none

  /// A number as code gives it: what is below zero, or no number, leaves the width to UIKit.
  static func read(_ number: Double) -> Double { ColumnWidths.read(number) ?? automatic }

  /// The width in a split view so wide: the fraction, raised to the minimum, cut to the maximum.
  ///
  /// - Parameter widest: The maximum where none was set.
  func width(in total: Double, widest: Double) -> Double {
    let wanted = fraction == Self.automatic ? (total * 0.4).rounded(.up) : total * fraction
    let raised = max(wanted, minimum == Self.automatic ? 0 : minimum)
    return min(raised, maximum == Self.automatic ? widest : maximum, total)
  }
}
