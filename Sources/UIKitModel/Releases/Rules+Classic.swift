import ObjectModel

extension Rule {
  /// The rules of the popover era, iOS 3.2 to 7.1.
  package static let classic: [Rule] = []
}
