// `rasterc batch`: draws an image for each row of data.

import RasterCommands

extension Command {
  static let batch = Command(
    name: "batch",
    usage: "INPUT… (-o PATH | --tar FILE | --inline) [options]",
    summary: "Render an image for each row of data.",
    discussion: """
      Reads rows from --rows or the standard input, renders an image for each, and writes a line of
      JSON for each. A row is a JSON object on its own line, or a CSV record (RFC 4180; the header
      names the columns), in UTF-8, or in UTF-16 with a byte-order mark.

          {"id": 7, "title": "Grand Hotel", "stars": 4, "@scale": 2}

      Fields set the component's properties by name. The fields '@component', '@state', '@size',
      '@scale', '@appearance', '@direction', '@locale', '@color-space', '@environment', '@background'
      and '@crop' take precedence over the options with these names. --map reads a column as a
      property with a different name. In CSV, write lists and structs as JSON. An empty field is an
      empty string, or nil for an optional property.

      A result has the number of the row, the name, size and SHA-256 of the file, the SHA-256 of the
      look, and the notes of the drawing; or all errors of the row. Rows are numbered by line or, in
      CSV, by record after the header. An error does not stop the other rows; the command then exits
      with 1, or with 0 if --exit-zero is given.

      Rows with equal looks are drawn and encoded once. Memory use is bounded for any number of
      rows: the images of all rows in progress fit into --memory, and names that could collide take
      50 bytes each. The files, the archive and the results, which are in the order of the rows, do
      not depend on --jobs.

      Names must stay within the folder. A name that is absolute, leads outside, contains control
      characters or is used by an earlier row is an error. With --shard, each part checks only its
      own names.

      Files are replaced atomically; --sync also flushes them to disk. An archive has the suffix
      '.partial' until it is complete. To continue an interrupted run, repeat it with --resume: rows
      that the ledger lists are not drawn again if their files exist and are correct.
      """,
    examples: [
      (
        "batch Button.raster --rows titles.csv -o images",
        "Write an image for each record of a CSV file to a folder."
      ),
      (
        "batch Button.raster --rows titles.jsonl --name '{title}.png' --tar images.tar",
        "Name files by a field, and write them to an archive."
      ),
    ],
    options: [
      .rows, .rowsFormat, .delimiter, .map, .rowComponent, .rowState, .rowSize, .rowScale,
      .rowAppearance,
      .rowDirection, .locale, .colorSpace, .environment, .background, .crop, .pictureName,
      .batchOutput, .tar,
      .inline,
      .results, .ignore, .images, .memory, .pictureFormat, .quality, .chroma, .colors, .palette,
      .dither, .pngLevel, .shard,
      .resume,
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
