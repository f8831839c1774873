// Completions for bash 3.2 and later.

import RasterCommands

/// Generates the script for bash.
struct BashCompletions {
  let commands: [Command]

  var script: String {
    """
    # Completions of rasterc for bash.
    _rasterc() {
      local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local options=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W \(list(commands.map(\.name) + ["--help", "--version"])) -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(commands.map { branch(of: $0) }.joined())  esac
      case "$word" in
      -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
      *) COMPREPLY=($(compgen -f -- "$word")) ;;
      esac
    }
    complete -o filenames -F _rasterc rasterc

    """
  }

  private func branch(of command: Command) -> String {
    let values = command.options.compactMap { branch(of: $0) }.joined()
    let inputs =
      command.name == "completions"
      ? "    COMPREPLY=($(compgen -W \(list(Shell.allCases.map(\.rawValue) + ["--help"]))"
        + " -- \"$word\"))\n    return\n" : ""
    return "  \(command.name))\n"
      + (values.isEmpty ? "" : "    case \"$previous\" in\n\(values)    esac\n")
      + inputs
      + "    options=\(list(command.options.flatMap(\.spellings)))\n    ;;\n"
  }

  private func branch(of option: Option) -> String? {
    let action: String
    switch option.following {
    case .nothing: return nil
    case .choices(let choices):
      action = "COMPREPLY=($(compgen -W \(list(choices)) -- \"$word\")); "
    case .files: action = "COMPREPLY=($(compgen -f -- \"$word\")); "
    case .folders: action = "COMPREPLY=($(compgen -d -- \"$word\")); "
    case .value: action = ""
    }
    return "    \(option.spellings.joined(separator: "|"))) \(action)return ;;\n"
  }

  /// A bash literal of strings, separated by line breaks.
  private func list(_ words: [String]) -> String { "$'\(words.joined(separator: "\\n"))'" }
}
