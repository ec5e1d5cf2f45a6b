import ObjectModel
import UIKitModel

/// What `--help` and a wrong command line print.
package enum Usage {
  package static let version = "SplitLab 0.1"

  static let synopsis = """
    splitlab [OPTIONS] [FILE…]            a shell, or runs FILEs or standard input
    splitlab replay FILE [--step | --pace SECONDS]
    splitlab verify PATH… [--update[=ask|all]] [--report text|tap|junit|json] [--jobs N] [--shard I/N]
    splitlab export FORMAT FILE [-o OUT]
    splitlab completions bash|zsh|fish
    splitlab reference [--write FOLDER]
    """

  static let statuses = """
    Exit status: 0 fine; 1 ran to the end with errors, or output could not be written; 2 bad usage or a
    malformed file; 3 stopped at the first error; 4 an expectation did not hold; 130 interrupted.
    """

  /// The names of an option with its argument.
  static func syntax(of option: Option) -> String {
    let argument = option.argument.map { option.isArgumentOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return option.names.joined(separator: ", ") + argument
  }

  /// The whole help.
  package static var text: String {
    let rows = Option.all.map { option in
      let name = syntax(of: option)
      return "  \(name)\(String(repeating: " ", count: max(2, 28 - name.count)))\(option.summary)"
    }
    return synopsis + "\n\n" + rows.joined(separator: "\n") + "\n\n" + statuses + "\n"
  }
}

extension PlaygroundConfiguration {
  /// The name of the device for people.
  var deviceTitle: String { Device.named(device)?.title ?? device }

  /// Why the device and the release do not go together, if they do not.
  package var mismatch: String? {
    guard let fact = Device.named(device), !fact.simulated.contains(release) else { return nil }
    let other = fact.sibling(running: release).map { "; \($0.name) does" } ?? ""
    if release < fact.simulated.since { return "\(device) came with iOS \(fact.releases.since) and does not run \(release)\(other)" }
    return "\(device) does not run iOS \(release)\(other)"
  }
}

extension Device {
  /// A device of the same kind that runs a release.
  func sibling(running release: Release) -> Device? { Self.all.first { $0.idiom == idiom && $0.releases.contains(release) } }
}
