// `rasterc explain`: explains a diagnostic.

import RasterCommands

extension Command {
  static let explain = Command(
    name: "explain",
    usage: "CODE [options], or --list",
    summary: "Explain an error or a warning.",
    discussion: """
      Prints the meaning of a code, such as unknown-name, with which a report ends: what happened,
      why it is reported, and an example before and after the correction. --list prints all codes.

      With --format json, the output is one line of JSON.
      """,
    examples: [
      ("explain unknown-name", "Explain a report."),
      ("explain --list", "List the codes of all reports."),
    ],
    options: [.listCodes, .recordFormat, .help]
  ) { arguments throws(Failure) in
    try Streams.output(try arguments.explainedReports())
    return .success
  }
}
