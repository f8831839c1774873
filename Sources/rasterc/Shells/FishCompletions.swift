// Completions for fish.

import RasterCommands

/// Generates the script for fish.
struct FishCompletions {
  let commands: [Command]

  var script: String {
    let names = commands.map { command in
      "complete -c rasterc -f -n __fish_use_subcommand -a \(command.name)"
        + " -d \(quoted(command.gist))\n"
    }
    return "# Completions of rasterc for fish.\n"
      + "complete -c rasterc -f -n __fish_use_subcommand -l help -d 'Show help'\n"
      + "complete -c rasterc -f -n __fish_use_subcommand -l version -d 'Show the version'\n"
      + names.joined()
      + commands.flatMap { command in lines(of: command) }.joined()
  }

  private func lines(of command: Command) -> [String] {
    let head = "complete -c rasterc -n '__fish_seen_subcommand_from \(command.name)'"
    let shells =
      command.name == "completions"
      ? ["\(head) -f -a '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'\n"] : []
    return command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value =
        switch option.following {
        case .nothing: ""
        case .choices(let choices): " -x -a '\(choices.joined(separator: " "))'"
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .value: " -x"
        }
      return "\(head) -l \(option.name)\(short)\(value) -d \(quoted(option.gist))\n"
    } + shells
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
