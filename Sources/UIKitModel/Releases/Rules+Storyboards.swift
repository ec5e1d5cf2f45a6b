import ObjectModel

/// How storyboards make and join controllers.
extension Rule {
  static let segueBeforeSelection = Rule(
    "storyboard.segue-before-selection", .since(5), .reported,
    source: "developers' reports that prepareForSegue: comes before didSelectRowAtIndexPath:",
    otherwise: "the delegate hears of the selection first",
    "A touched row whose cell has a segue performs it before the delegate hears of the selection.")
  static let wakesInsideFirst = Rule(
    "storyboard.wakes-inside-first", .since(5), .inferred,
    source: "courses whose master finds its split view controller in awakeFromNib", otherwise: "the container is told first",
    "What is inside a container hears awakeFromNib before the container, all once everything is in place.")

  /// The rules of this file, in the order of the reference.
  static let storyboards: [Rule] = [segueBeforeSelection, wakesInsideFirst]
}
