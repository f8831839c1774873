// Completions for zsh.

import RasterCommands

/// Generates the script for zsh.
struct ZshCompletions {
  let commands: [Command]

  var script: String {
    """
    #compdef rasterc
    # Completions of rasterc for zsh.
    _rasterc() {
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.gist)"))\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        return
      fi
      shift words
      (( CURRENT-- ))
      case "${words[1]}" in
    \(commands.map { branch(of: $0) }.joined())  esac
    }
    if [ "${funcstack[1]}" = "_rasterc" ]; then
      _rasterc "$@"
    else
      compdef _rasterc rasterc
    fi

    """
  }

  private func branch(of command: Command) -> String {
    let inputs =
      command.name == "completions"
      ? "1:shell:(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))" : "*:input:_files"
    let lines = command.options.map { argument(of: $0) } + [quoted(inputs)]
    return "  \(command.name))\n    _arguments -S \\\n"
      + lines.map { "      \($0)" }.joined(separator: " \\\n") + "\n    ;;\n"
  }

  private func argument(of option: Option) -> String {
    let help = "[\(escaped(option.gist))]"
    let value =
      switch option.following {
      case .nothing: ""
      case .choices(let choices): ":\(option.value ?? ""):(\(choices.joined(separator: " ")))"
      case .files: ":\(option.value ?? ""):_files"
      case .folders: ":\(option.value ?? ""):_files -/"
      case .value: ":\(escaped(option.value ?? "")): "
      }
    guard option.spellings.count > 1 else {
      return quoted("*\(option.spellings[0])\(help)\(value)")
    }
    return quoted("*") + "{\(option.spellings.joined(separator: ","))}" + quoted(help + value)
  }

  /// Escapes backslashes, brackets and colons.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
