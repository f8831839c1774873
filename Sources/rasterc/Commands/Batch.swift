// `rasterc batch`: a picture for each row of data.

import RasterCommands

extension Command {
  static let batch = Command(
    name: "batch",
    usage: "INPUT… (-o PATH | --tar FILE | --inline) [options]",
    summary: "Draw a picture for each row of data.",
    discussion: """
      Reads rows from the standard input, draws a picture for each, and writes a line of JSON for
      each. A row is a JSON object on a line of its own, or a record of CSV (RFC 4180; the header
      names the columns), in UTF-8, or in UTF-16 with a byte-order mark. Its fields are the
      component's properties by their names; '@component', '@state', '@size', '@scale',
      '@appearance', '@direction', '@locale', '@environment', '@background' and '@crop' are the picture's,
      and go before the options of these names. --map reads a column as a property of another
      name. In CSV, lists and structs are JSON, an empty field is an empty text, or nothing of what
      is optional.

        {"id": 7, "title": "Grand Hotel", "stars": 4, "@scale": 2}

      A line of the results has the row's number, the name, size and SHA-256 of the file, the
      SHA-256 of its look, and what the drawing notes; or an error with all that is wrong with the
      row. The other rows go on, and the command ends with 1, or with 0 where --exit-zero is given.
      The number is that of the line, or of the record behind the header.

      Rows whose looks are equal are drawn and encoded once. Memory is bounded, whatever the number
      of rows: the images of the rows that are drawn at a time fit into --memory, and names that
      could clash take 50 bytes each. The bytes of files, the archive
      and the results, which are in the rows' order, do not depend on --jobs.

      Names stay within the folder: what is absolute, leads out of it, has control characters or is
      taken by an earlier row is an error of its row. With --shard, each part knows its own names.

      Files are replaced at once; --sync waits for the disk. An archive has its name when it is
      whole, and '.partial' behind it until then. With --resume, run again what was cut off: rows
      that the ledger notes, and whose files are there and right, are not drawn again.
      """,
    options: [
      .rows, .rowsFormat, .delimiter, .map, .rowComponent, .rowState, .rowSize, .rowScale,
      .rowAppearance,
      .rowDirection, .locale, .environment, .background, .crop, .pictureName, .batchOutput, .tar,
      .inline,
      .results, .ignore, .images, .memory, .pictureFormat, .quality, .pngLevel, .shard, .resume,
      .unordered,
      .sync, .exitZero, .font,
      .systemFonts, .quiet, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try BatchOptions(arguments)
    let compilation = try Compilation.load(arguments)
    guard reporter.report(compilation) else { return .sources }
    return try BatchRun(compilation, options).run()
  }
}
