// `rasterc migrate`: lists the looks that a later edition changes, and selects that edition.

import Raster
import RasterCommands
import RasterSyntax

extension Option {
  static let edition = Option(
    "edition",
    value: "YEAR",
    "The edition to compare with. Default: \(Edition.latest.rawValue).",
    choices: Edition.allCases.map(\.rawValue)
  )
  static let apply = Option(
    "apply",
    "Select the edition, in raster.json or in the sources, and\nwrite the arguments that keep looks."
  )
}

extension Command {
  static let migrate = Command(
    name: "migrate",
    usage: "INPUT… [options]",
    summary: "List the looks that a later edition of the language changes.",
    discussion: """
      Draws the looks of .raster files or folders of them in their present edition and in a later
      one, and lists those whose pixels or sizes differ. Looks are those of 'rasterc test'. Each call
      that changes a look is reported, with the argument that keeps the look; so are errors and
      warnings that only the later edition has. The exit code is 10 if there are any of these.

      --apply writes these arguments, so that no look changes, and selects the edition: in the
      raster.json of a folder, which is created if it does not exist, or else in the first line of
      each source, as '// raster edition \(Edition.latest.rawValue)'. Remove an argument where you
      want the new look.

      Sources that are already in that edition, or in a later one, and files that are only imported
      are left as they are. A source without an edition is in edition \(Edition.standard.rawValue).
      """,
    examples: [
      ("migrate Sources/App", "List the looks that the latest edition changes."),
      ("migrate Sources/App --apply", "Select it, and keep all looks."),
    ],
    options: [
      .edition, .apply, .testScale, .recordFormat, .report, .testQuiet, .cacheDirectory, .font,
      .root,
      .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try TestOptions(arguments)
    let edition = try arguments.choice(.edition, as: Edition.self) ?? .latest
    let isApplied = arguments.has(.apply)
    guard !isApplied || !arguments.inputs.contains("-") else {
      throw .usage("an edition cannot be written to the standard input")
    }
    let present = try Compilation.load(arguments.drawing(with: options.fonts))
    guard reporter.accepts(present) else {
      _ = reporter.report(present)
      return .sources
    }
    var migration = try Migration(of: present, to: edition, options)
    if isApplied { try migration.keepLooks() }
    _ = reporter.report(migration.reports, in: migration.sources.after)
    var written: [String] = []
    if isApplied, !migration.hasErrors {
      try migration.changedFiles(in: arguments.inputs).write(verb: "migrate") {
        written.append($0.path)
      }
    }
    try migration.report(applied: isApplied).write(options) {
      MigrationRecord(migration, $0, written: written).jsonLine
    }
    if !options.isJSON {
      for path in written { try Streams.output("\(path): edition \(edition.rawValue)\n") }
    }
    if migration.hasErrors { return .sources }
    return migration.hasDifferences ? .differences : .success
  }
}
