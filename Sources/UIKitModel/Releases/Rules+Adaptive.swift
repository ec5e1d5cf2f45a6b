import ObjectModel

/// iOS 8 to 13: display modes, collapsing and expanding; and what later releases kept of it.
extension Rule {
  static let windowTransitions = Rule(
    "adaptive.transitions.size-and-traits", .since(8), .documented, source: "WWDC 2014, session 216; WWDC 2015, session 205",
    "A turn or another size of the window tells of new traits, then of the new size, before either changes; then come the layout and blocks alongside."
  )
  static let showFindsItself = Rule(
    "adaptive.show.super-finds-itself", .since(8), .inferred, source: "text of the header UIViewController.h; Neuburg saw an endless loop",
    "An override of showViewController:sender: or showDetailViewController:sender: that calls super is found again as the target.")

  static let adaptive: [Rule] = [windowTransitions, showFindsItself]
}
