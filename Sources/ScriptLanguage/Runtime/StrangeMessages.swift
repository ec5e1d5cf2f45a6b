import ObjectModel

/// Messages that no class has under that name or one like it, and are made up softly; forgotten when classes change.
struct StrangeMessages {
  private struct Message: Hashable {
    let selector: Selector
    let type: ObjectIdentifier
  }

  private var messages: Set<Message> = []
  private var generation = -1

  func contains(_ selector: Selector, _ type: RuntimeClass) -> Bool {
    generation == type.registry.generation && messages.contains(Message(selector: selector, type: ObjectIdentifier(type)))
  }

  mutating func insert(_ selector: Selector, _ type: RuntimeClass) {
    if generation != type.registry.generation { messages = [] }
    generation = type.registry.generation
    messages.insert(Message(selector: selector, type: ObjectIdentifier(type)))
  }
}
