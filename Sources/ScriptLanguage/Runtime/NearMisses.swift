import ObjectModel

/// The names of all messages that the model sends, in both languages.
struct MessageNames {
  let selectors: [String]
  let spellings: [String]

  init(_ globals: GlobalRegistry) {
    let messages = globals.allProtocols.flatMap(\.messages)
    selectors = messages.map(\.selector.description)
    spellings = messages.map(\.swiftName)
  }
}

/// Methods that nobody will call, since their names are nearly those of messages.
extension Interpreter {
  /// Notes a method of a class that implements a deprecated message, or whose name is nearly, but not quite, that of a message.
  ///
  /// Compilers say nothing of the latter, and the method never runs: among the reasons why a delegate hears nothing, a frequent one.
  func noteName(of method: MethodDeclaration, in type: RuntimeClass, _ source: LoadedSource) {
    guard !method.isClassMethod, method.body != nil, !type.isValue else { return }
    if let spelled = method.spelling {
      let spelling = Spelling(base: spelled.base, labels: method.parameters.map { $0.label ?? "_" })
      guard spelled.base != "init" else { return }
      if let message = typed.messages(in: simulation.globals).message(spelling) {
        return simulation.noteImplementation(of: message, isSwift: true)
      }
      let nearest = near(spelling.text, messageNames.spellings, type) ?? near(spelling.selectorText, messageNames.selectors, type)
      if let nearest { note(spelling.text, nearest, method, source) }
    } else if let message = simulation.globals.messages(for: Selector(method.selector)).first {
      simulation.noteImplementation(of: message, isSwift: false)
    } else if let nearest = near(method.selector, messageNames.selectors, type) {
      note(method.selector, nearest, method, source)
    }
  }

  /// Whether the text has the word more than once, so that the method may be called by the app itself.
  private func isNamedAgain(_ word: String, in source: LoadedSource) -> Bool {
    let letters = Array(word.utf8)
    var count = 0
    var place = 0
    while place + letters.count <= source.bytes.count, count < 2 {
      if source.bytes[place] == letters[0], source.bytes[place..<place + letters.count].elementsEqual(letters) {
        count += 1
        place += letters.count
      } else {
        place += 1
      }
    }
    return count > 1
  }

  private func note(_ name: String, _ nearest: String, _ method: MethodDeclaration, _ source: LoadedSource) {
    let base = method.spelling?.base ?? String(method.selector.prefix { $0 != ":" })
    guard !isNamedAgain(base, in: source) else { return }
    pending.diagnostics.append(source.diagnostic(.nearMiss(name, for: nearest), at: method.range))
  }

  /// The message that was meant by a long name, unless the name is there on purpose: a class above has it, or a protocol of the app's own asks for it.
  private func near(_ name: String, _ names: [String], _ type: RuntimeClass) -> String? {
    guard name.utf8.count >= 10, !names.contains(name), type.superclass?.implementation(of: Selector(name)) == nil else { return nil }
    guard let nearest = NearestName.find(name, among: names) else { return nil }
    let isOwn = ownProtocols.values.contains { one in
      one.methods.contains { $0.selector == name || $0.spelling.map { name.hasPrefix($0.base) } ?? false }
    }
    return isOwn ? nil : nearest
  }
}
