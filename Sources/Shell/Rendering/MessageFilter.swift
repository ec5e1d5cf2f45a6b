import ObjectModel

/// Which messages of an input are printed, and how deep each stands among those that are.
struct MessageFilter {
  let show: Settings.Show
  let feedback: Settings.Feedback

  init(_ settings: Settings) {
    show = settings.show
    feedback = settings.feedback
  }

  /// Whether messages like this one are printed.
  func shows(_ message: TraceEvent.Message) -> Bool {
    if message.outcome == .notImplemented { return show == .all || (feedback == .learner && message.info.kind == .delegate) }
    return switch message.info.kind {
    case .delegate, .dataSource, .action: true
    case .lifecycle, .query: show != .delegate
    }
  }

  /// An event to print, under so many printed messages.
  struct Shown {
    let event: TraceEvent
    let depth: Int
  }

  /// The printed messages, changes under them, outputs and exceptions, in the order of opening.
  func shown(_ events: [TraceEvent]) -> [Shown] {
    var shown: [Shown] = []
    shown.reserveCapacity(events.count)
    eachShown(events) { shown.append(Shown(event: $0, depth: $1)) }
    return shown
  }

  /// Goes through what `shown` lists.
  func eachShown(_ events: [TraceEvent], _ body: (TraceEvent, Int) -> Void) {
    var open: [(sequence: Int, depth: Int)] = []
    for event in events {
      while let last = open.last, last.sequence != event.cause { open.removeLast() }
      let outer = open.last?.depth ?? 0
      switch event.kind {
      case .message(let message):
        let isShown = shows(message)
        if isShown { body(event, outer) }
        open.append((event.sequence, isShown ? outer + 1 : outer))
      case .change: if outer > 0 { body(event, outer) }
      case .output, .warning, .exception: body(event, outer)
      case .decision: break
      }
    }
  }
}

extension MessageKind {
  /// What the closing line of a long list calls messages of the kind.
  func title(count: Int) -> String {
    switch self {
    case .delegate: "\(count) delegate"
    case .dataSource: "\(count) data source"
    case .lifecycle: "\(count) life cycle"
    case .query: count == 1 ? "1 question" : "\(count) questions"
    case .action: count == 1 ? "1 action" : "\(count) actions"
    }
  }

  static let inOrder: [MessageKind] = [.delegate, .dataSource, .lifecycle, .query, .action]
}
