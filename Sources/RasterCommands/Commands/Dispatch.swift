// Selects the command, runs it and reports how it ended.

import RasterSemantics

/// A command-line program and its commands.
package struct CommandLineProgram: Sendable {
  private let name: String
  /// The first line of the help.
  private let summary: String
  private let commands: [Command]
  /// How caps are tested by drawing; `none` in a program that does not draw.
  private let drawingTrial: DrawingTrial
  /// What `--version` prints in parentheses after the version.
  private let versionDetails: @Sendable () -> [String]

  package init(
    name: String,
    summary: String,
    commands: [Command],
    drawingTrial: DrawingTrial = .none,
    versionDetails: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.name = name
    self.summary = summary
    self.drawingTrial = drawingTrial
    self.versionDetails = versionDetails
    self.commands = commands
  }

  /// Runs the command that the arguments name, on a thread with a deep stack, and ends the process.
  package func run() -> Never {
    // Report a write to a closed pipe as an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    Interruption.observe()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      try Self.checkEncoding()
      exit(try Threads.run { run(arguments) }.rawValue)
    } catch {
      Streams.report(line: "\(name): \(error.message)")
      exit(error.code.rawValue)
    }
  }

  /// Throws if an argument is not UTF-8, because decoding it would name a different file.
  private static func checkEncoding() throws(Failure) {
    for number in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[number], String(validatingCString: word) == nil else {
        continue
      }
      throw .usage("argument \(number) is not UTF-8, '\(String(cString: word))'")
    }
  }

  private func run(_ arguments: [String]) -> ExitCode {
    do throws(Failure) {
      return try choose(arguments)
    } catch {
      Streams.report(line: "\(name): \(error.message)")
      if error.code == .usage {
        let command = arguments.first.flatMap { word in commands.first { $0.isNamed(word) } }
        let path = [name, command?.name].compactMap(\.self).joined(separator: " ")
        Streams.report(line: "See '\(path) --help'.")
      }
      return error.code
    }
  }

  private func choose(_ arguments: [String]) throws(Failure) -> ExitCode {
    guard let word = arguments.first else {
      throw .usage("no command: expected \(commands.map(\.name).joined(separator: ", "))")
    }
    switch word {
    case "--help", "-h":
      try Streams.output(overview)
      return .success
    case "help":
      try Streams.output(try help(on: arguments.dropFirst()))
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
    return try run(try command(named: word), arguments.dropFirst())
  }

  private func command(named word: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.isNamed(word) }) { return command }
    let names = commands.map(\.name) + ["help"]
    throw .usage("unknown command '\(word)'" + suggestion(for: word, in: names))
  }

  /// The help of the command named after `help`, or of the program.
  private func help(on arguments: ArraySlice<String>) throws(Failure) -> String {
    guard let word = arguments.first else { return overview }
    if let more = arguments.dropFirst().first {
      throw .usage("help takes one command, found '\(more)' after '\(word)'")
    }
    if word == "help" { return overview }
    return try command(named: word).help(program: name)
  }

  private func printVersion() throws(Failure) {
    let details = versionDetails().joined(separator: ", ")
    let suffix = details.isEmpty ? "" : " (\(details))"
    try Streams.output("\(name) \(ToolVersion.text)\(suffix)\n")
  }

  /// Runs a command.
  ///
  /// `--help` takes precedence over everything else, so that it can be added to any command.
  private func run(
    _ command: Command,
    _ arguments: ArraySlice<String>
  ) throws(Failure) -> ExitCode {
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      try Streams.output(command.help(program: name))
      return .success
    }
    if options.contains("--version") {
      try printVersion()
      return .success
    }
    var arguments = try Arguments(arguments, options: command.options)
    arguments.drawingTrial =
      command.judgesLooks ? drawingTrial : drawingTrial.withoutLooks
    return try command.run(arguments)
  }

  /// The program's own help.
  private var overview: String {
    """
    \(summary)

    usage: \(name) COMMAND INPUT… [options]

    commands:
    \(Command.table(commands.map { ("  " + $0.name, $0.summary) }))

    An input is a .raster file, a folder of them, or '-' for the standard input.
    '\(name) help COMMAND' shows the options of a command, and '\(name) --version' the version.

    \(Command.exitCodes)

    """
  }
}
