// `rasterc completions` and `rasterc man`: what shells and the manual know of the commands.

import RasterCommands

extension Command {
  static let completions = Command(
    name: "completions",
    usage: "bash|zsh|fish",
    summary: "Print completions for a shell.",
    discussion: """
      Prints a script that lets a shell complete commands, options and the values of options:

          source <(rasterc completions bash)
          source <(rasterc completions zsh)
          rasterc completions fish | source

      Put the line into the file that the shell reads when it starts; that of zsh goes behind
      'compinit'.
      """,
    options: [.help]
  ) { arguments throws(Failure) in
    let names = Shell.allCases.map(\.rawValue)
    guard arguments.inputs.count == 1, let name = arguments.inputs.first else {
      throw .usage("say for which shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        "there are completions for \(names.joined(separator: ", ")), and none for '\(name)'"
          + suggestion(for: name, in: names)
      )
    }
    try Streams.output(shell.script(of: Command.all))
    return .success
  }

  static let man = Command(
    name: "man",
    usage: "",
    summary: "Print the manual's page.",
    discussion: """
      Prints the page of the manual, which has the text of all help:

          rasterc man | man -l -
          rasterc man > /usr/local/share/man/man1/rasterc.1
      """,
    options: [.help]
  ) { arguments throws(Failure) in
    if let input = arguments.inputs.first { throw .usage("man takes no input, found '\(input)'") }
    try Streams.output(ManualPage(Command.all).text)
    return .success
  }
}
