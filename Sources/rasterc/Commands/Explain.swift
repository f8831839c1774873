// `rasterc explain`: says what a report means.

import RasterCommands

extension Command {
  static let explain = Command(
    name: "explain",
    usage: "CODE [options], or --list",
    summary: "Say what a report means.",
    discussion: """
      Of the code that a report ends in, such as unknown-name, it prints what happened, why it is
      reported, and an example before and after; --list prints all codes.

      With --format json it is one line of JSON.
      """,
    options: [.listCodes, .recordFormat, .help]
  ) { arguments throws(Failure) in
    try Streams.output(try arguments.explainedReports())
    return .success
  }
}
