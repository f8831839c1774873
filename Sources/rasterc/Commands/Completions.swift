// `rasterc completions` and `rasterc man`: print shell completions and the manual page.

import RasterCommands

extension Command {
  static let completions = Command(
    name: "completions",
    usage: "bash|zsh|fish",
    summary: "Print a completion script for a shell.",
    discussion: """
      Prints a script that completes commands, options and option values:

          source <(rasterc completions bash)
          source <(rasterc completions zsh)
          rasterc completions fish | source

      To load completions in every session, add the line to the shell's startup file; for zsh, after
      the line that runs 'compinit'.
      """,
    examples: [
      ("completions zsh > _rasterc", "Write a completion function for a folder in zsh's $fpath."),
      ("completions fish | source", "Load completions into the current session of fish."),
    ],
    options: [.help]
  ) { arguments throws(Failure) in
    let names = Shell.allCases.map(\.rawValue)
    guard arguments.inputs.count == 1, let name = arguments.inputs.first else {
      throw .usage("expected one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        "unknown shell '\(name)': expected \(names.joined(separator: ", "))"
          + suggestion(for: name, in: names)
      )
    }
    try Streams.output(shell.script(of: Command.all))
    return .success
  }

  static let man = Command(
    name: "man",
    usage: "",
    summary: "Print the manual page.",
    discussion: """
      Prints the manual page, which contains the help of all commands, in roff. To install it, write
      it to a folder that man searches, such as /usr/local/share/man/man1.
      """,
    examples: [
      ("man | man -l -", "Show the manual page."),
      ("man > rasterc.1", "Write the manual page to a file."),
    ],
    options: [.help]
  ) { arguments throws(Failure) in
    if let input = arguments.inputs.first { throw .usage("man takes no input, found '\(input)'") }
    try Streams.output(ManualPage(Command.all).text)
    return .success
  }
}
