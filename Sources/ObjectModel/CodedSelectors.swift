/// A set of selectors that answers in a few instructions, as it is asked about every message that the model sends.
final class CodedSelectors {
  /// How many selectors are told apart; those with higher numbers all count as members.
  private static let limit = 1 << 15

  private let flags: UnsafeMutablePointer<Bool>

  init() {
    flags = .allocate(capacity: Self.limit)
    flags.initialize(repeating: false, count: Self.limit)
  }

  deinit { flags.deallocate() }

  func insert(_ selector: Selector) {
    if selector.number < Self.limit { flags[selector.number] = true }
  }

  /// Whether the selector may be a member.
  func mayContain(_ selector: Selector) -> Bool { selector.number >= Self.limit || flags[selector.number] }
}
