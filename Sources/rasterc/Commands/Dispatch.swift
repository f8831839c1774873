// Chooses the command and says how it ended.

/// The command line as a whole.
enum Main {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> ExitCode {
    do throws(Failure) {
      return try choose(words)
    } catch {
      Streams.report("rasterc: \(error.message)\n")
      if error.code == .usage {
        let command = words.first.flatMap { name in Command.all.first { $0.name == name } }
        let path = ["rasterc", command?.name].compactMap(\.self).joined(separator: " ")
        Streams.report("See '\(path) --help'.\n")
      }
      return error.code
    }
  }

  private static func choose(_ words: [String]) throws(Failure) -> ExitCode {
    guard let name = words.first else {
      throw .usage("no command: expected \(Command.all.map(\.name).joined(separator: ", "))")
    }
    switch name {
    case "--help", "-h":
      try Streams.output(Command.overview)
      return .success
    case "--version":
      try printVersion()
      return .success
    case let option where option.hasPrefix("-"):
      throw .usage(
        "unknown option '\(option)'"
          + suggestion(for: option, in: ["--help", "--version"])
      )
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let names = Command.all.map(\.name)
      throw .usage("unknown command '\(name)'" + suggestion(for: name, in: names))
    }
    return try run(command, words.dropFirst())
  }

  private static func printVersion() throws(Failure) {
    try Streams.output("rasterc \(version)\n")
  }

  /// Help goes before everything else, so that one may add `--help` to any command.
  private static func run(
    _ command: Command,
    _ words: ArraySlice<String>
  ) throws(Failure) -> ExitCode {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      try Streams.output(command.help)
      return .success
    }
    if options.contains("--version") {
      try printVersion()
      return .success
    }
    return try command.run(Arguments(words, options: command.options))
  }
}
