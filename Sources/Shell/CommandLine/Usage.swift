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

  /// Why the device does not run the release, if it does not: what people choose has to go together.
  package var mismatch: String? {
    guard let fact = Device.named(device), !fact.runs(release) else { return nil }
    let other = fact.sibling(running: release).map { "; \($0.name) does" } ?? ""
    if release < fact.releases.since { return "\(device) came with iOS \(fact.releases.since) and does not run \(release)\(other)" }
    return "\(device) does not run iOS \(release)\(other)"
  }

  /// Why a recording cannot have been made in its world: a device of another generation of UIKit than the release.
  package var impossibility: String? {
    guard let fact = Device.named(device), !fact.simulated.contains(release) else { return nil }
    return mismatch
  }

  /// What to say of a recording whose device only lends the release its size.
  package var borrowedSize: String? {
    guard let fact = Device.named(device), !fact.runs(release) else { return nil }
    return "\(device) runs iOS \(fact.span); on \(release) it lends its size"
  }
}

extension Device {
  /// A device of the same kind that runs a release.
  func sibling(running release: Release) -> Device? { Self.all.first { $0.idiom == idiom && $0.runs(release) } }
}
