/// What an observer of a property is told: `NSKeyValueObservingOptions`.
public struct KeyValueOptions: BridgedOptions, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  static let new = KeyValueOptions(rawValue: 1)
  static let old = KeyValueOptions(rawValue: 2)
  static let initial = KeyValueOptions(rawValue: 4)
  static let prior = KeyValueOptions(rawValue: 8)

  public static let type = EnumType(
    "NSKeyValueObservingOptions", isOptionSet: true, "What an observer of a property is told.",
    [
      .init("new", "NSKeyValueObservingOptionNew", 1), .init("old", "NSKeyValueObservingOptionOld", 2),
      .init("initial", "NSKeyValueObservingOptionInitial", 4), .init("prior", "NSKeyValueObservingOptionPrior", 8),
    ])

  /// The keys of the dictionary that an observer is told.
  public static let keys = [
    GlobalConstant(
      "NSKeyValueChangeNewKey", swift: "NSKeyValueChangeKey.newKey", { .string("new") }, "Where an observer finds the value after."),
    GlobalConstant(
      "NSKeyValueChangeOldKey", swift: "NSKeyValueChangeKey.oldKey", { .string("old") }, "Where an observer finds the value before."),
    GlobalConstant(
      "NSKeyValueChangeKindKey", swift: "NSKeyValueChangeKey.kindKey", { .string("kind") },
      "Where an observer finds what sort of change it was."),
    GlobalConstant(
      "NSKeyValueChangeNotificationIsPriorKey", swift: "NSKeyValueChangeKey.notificationIsPriorKey", { .string("notificationIsPrior") },
      "Where an observer finds whether the change is still to come."),
  ]
}
