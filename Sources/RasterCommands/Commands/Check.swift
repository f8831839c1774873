// `rasterc check`: reports what is wrong with the sources.

extension Command {
  package static let check = Command(
    name: "check",
    usage: "INPUT… [options]",
    summary: "Report what is wrong with .raster files.",
    discussion: """
      Checks .raster files, folders of them, or '-' for the standard input, and what they import.
      Reports go to the error stream, with what the font files take in generated Swift; nothing is
      written.
      """,
    options: [.root, .selfContained, .changedMeanings] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    var compilation = try Compilation.load(arguments)
    compilation.noteFaces()
    return reporter.report(compilation) ? .success : .sources
  }
}
