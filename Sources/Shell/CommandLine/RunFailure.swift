/// Why something could not be run at all.
package enum RunFailure: Error, Sendable {
  case file(FileFailure)
  case session(SessionFailure)

  /// What is wrong, and where.
  package var message: String {
    switch self {
    case .file(let failure): failure.message
    case .session(let failure): failure.text
    }
  }

  /// Does something with files.
  static func catching<Result>(_ body: () throws(FileFailure) -> Result) throws(RunFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// Reads something that may be malformed.
  static func catching<Result>(_ file: String, _ body: () throws(SessionFailure) -> Result) throws(RunFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .session(error.inFile(file))
    }
  }
}
