import Exporters

/// Completion scripts for shells, made from the options' table.
enum ShellCompletions {
  static let shells: [String: @Sendable () -> String] = ["bash": { bash }, "zsh": { zsh }, "fish": { fish }]

  private static var modes: [String] { Options.Mode.allCases.filter { $0 != .run }.map(\.rawValue) }

  private static var formats: String { ExportFormat.all.map(\.name).joined(separator: " ") }

  private static var bash: String {
    let names = Option.all.flatMap(\.names).joined(separator: " ")
    let cases = Option.all.filter { !$0.choices.isEmpty && !$0.isArgumentOptional }.map { option in
      "    \(option.names.joined(separator: "|"))) COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$word\")); return ;;"
    }
    return """
      _splitlab() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        case "$before" in
      \(cases.joined(separator: "\n"))
          completions) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$word")); return ;;
          export) COMPREPLY=($(compgen -W '\(formats)' -- "$word")); return ;;
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W '\(names)' -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
          [[ $COMP_CWORD -eq 1 ]] && COMPREPLY+=($(compgen -W '\(modes.joined(separator: " "))' -- "$word"))
        fi
      }
      complete -o filenames -F _splitlab splitlab

      """
  }

  private static var zsh: String {
    let rows = Option.all.flatMap { option in
      option.names.map { name in
        let summary = option.summary.replacing(":", with: "\\:").replacing("[", with: "(").replacing("]", with: ")")
        let values = option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
        let argument = option.argument.map { ":\($0.replacing("|", with: " ")):\(values)" } ?? ""
        return
          "    '\(name)\(option.isArgumentOptional ? "=-" : "")[\(summary)]\(option.isArgumentOptional ? ":\(argument)" : argument)' \\"
      }
    }
    return """
      #compdef splitlab
      _splitlab() {
        _arguments -s \\
      \(rows.joined(separator: "\n"))
          '1:mode or file:{ _alternative "modes:mode:(\(modes.joined(separator: " ")))" "files:file:_files" }' \\
          '*:file:_files'
      }
      compdef _splitlab splitlab

      """
  }

  private static var fish: String {
    let rows = Option.all.map { option in
      let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }.joined(separator: " ")
      let values = option.choices.isEmpty ? (option.argument == nil ? "" : " -r") : " -r -f -a '\(option.choices.joined(separator: " "))'"
      return "complete -c splitlab \(names)\(values) -d '\(option.summary.replacing("'", with: "\\'"))'"
    }
    let modes = "complete -c splitlab -n __fish_use_subcommand -a '\(modes.joined(separator: " "))'"
    return rows.joined(separator: "\n") + "\n" + modes
      + "\ncomplete -c splitlab -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'\n"
      + "complete -c splitlab -n '__fish_seen_subcommand_from export' -a '\(formats)'\n"
  }
}

extension String {
  /// The text with every occurrence of a part replaced.
  fileprivate func replacing(_ part: Character, with other: String) -> String {
    reduce(into: "") { $0 += $1 == part ? other : String($1) }
  }
}
