/// What a survey of an app's texts came to: how much of them runs as it stands, and what does not.
package struct ProjectReport: Sendable {
  /// How many texts were read.
  package var fileCount = 0
  /// How many classes the texts declare.
  package var classCount = 0
  /// How many methods stand in the texts, those that could not be read included.
  package var methodCount = 0
  /// How many methods run with nothing made up and nothing left out.
  package var wholeCount = 0
  /// How many methods use something that the texts do not define.
  package var inventingCount = 0
  /// How many methods could not be read and were left out.
  package var leftOutCount = 0
  /// What the texts say that is not run as they say it, each once, in the order of files and lines.
  package var findings: [ProjectFinding] = []

  package init() {}

  /// The findings of one kind.
  package func findings(_ kind: ProjectFinding.Kind) -> [ProjectFinding] { findings.filter { $0.kind == kind } }

  /// The errors that the findings are where names that the texts do not define are errors.
  package var errors: [Diagnostic] {
    findings.map { Diagnostic(.error, code: $0.kind.rawValue, "\($0.kind.words): \($0.name)", file: $0.file, place: $0.place) }
  }
}

/// Something in an app's texts that is not run as they say it.
package struct ProjectFinding: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A mistake against the grammar; what it stands in is left out.
    case broken
    /// A name that neither the texts nor the model define, and that comes into being when it is used.
    case invented
    /// A construct that is read and has no effect.
    case ignored
    /// A construct that cannot be run; the rest goes on without it.
    case unsupported

    /// What the kind means where it is an error.
    var words: String {
      switch self {
      case .broken: "cannot be read"
      case .invented: "nothing defines"
      case .ignored: "has no effect here"
      case .unsupported: "cannot be run here"
      }
    }
  }

  package let kind: Kind
  /// The construct's name, such as `-configureView`, or what is wrong.
  package let name: String
  package let file: String?
  package let place: SourcePlace?

  /// File and line for people.
  package var location: String? { file.map { file in place.map { "\(file):\($0.line)" } ?? file } }
}
