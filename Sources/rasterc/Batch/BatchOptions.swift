// What `rasterc batch` was asked for, read from its arguments.

import Raster
import RasterCommands

extension Option {
  static let rows = Option(
    "rows",
    value: "FILE",
    "Read rows from a file. Default: '-', the standard input."
  )
  static let rowsFormat = Option(
    "rows-format",
    value: "FORMAT",
    "jsonl (an object on each line), csv (RFC 4180, with a\nheader) or tsv (the same with tabs). Default: by the\nfile's extension, or jsonl.",
    choices: RowFormat.allCases.map(\.rawValue)
  )
  static let delimiter = Option(
    "delimiter",
    value: "CHARACTER",
    "Separate the fields of CSV by this character, such as ';'\nor tab. Implies csv. Default: the comma, or the one that a\nfirst line 'sep=;' names."
  )
  static let map = Option(
    "map",
    value: "COLUMN=PROPERTY",
    "Read a column, or a field of JSON, as this property. May\nbe repeated."
  )
  static let rowComponent = component.described(
    "Draw this component where a row names none by '@component'.\nDefault: the only one."
  )
  static let rowState = state.described("Begin with this named state.")
  static let rowSize = size.described("The size in points, such as 320x44.")
  static let rowScale = scale.described("Device pixels a point.", value: "NUMBER")
  static let rowAppearance = appearance.described("light or dark.", choices: ["light", "dark"])
  static let rowDirection = direction.described(
    "ltr or rtl: how words and rows run.",
    choices: ["ltr", "rtl"]
  )
  static let pictureName = Option(
    "name",
    value: "PATTERN",
    "The names of files, such as cards/{id}.png: of fields,\n{row}, the row's number, and {digest}, the file's SHA-256.\nDefault: {row}.png, or {row}.jpg."
  )
  static let batchOutput = output.described(
    "Write a file for each row into this folder, or all into\nan archive, a file that ends in .tar.",
    formerNames: ["output-directory"]
  )
  static let tar = Option(
    "tar",
    value: "FILE",
    "Write one tar archive; '-' is the output."
  )
  static let inline = Option("inline", "Put each file into its result's line, in base64.")
  static let results = Option(
    "results",
    value: "FILE",
    "Write a line of JSON for each row into a file.\nDefault: '-', the output, unless the archive is there."
  )
  static let ignore = Option(
    "ignore-fields",
    value: "LIST",
    "Pass over these fields, which are no properties."
  )
  static let images = Option(
    "image-directory",
    value: "DIR",
    "The folder of the images that rows name.\nDefault: that of the rows, or the current one."
  )
  static let memory = Option(
    "memory",
    value: "SIZE",
    "The most memory for the images of rows, such as 500MB.\nDefault: a quarter of what the process may have."
  )
  static let shard = Option(
    "shard",
    value: "I/N",
    "Draw each Nth row alone, from the Ith on, such as 2/8."
  )
  static let resume = Option(
    "resume",
    value: "LEDGER",
    "Note in this file what is done, and skip what it notes\nand is still there and right."
  )
  static let unordered = Option(
    "unordered",
    "Write results as they are done, not in the rows' order."
  )
  static let sync = Option("sync", "Wait until files are on the disk.")
  static let exitZero = Option("exit-zero", "Exit with 0 where rows have errors too.")
}

/// The options of `rasterc batch`.
struct BatchOptions {
  /// Where pictures go.
  enum Target: Equatable {
    case folder(String)
    case archive(String)
    case lines
  }

  let rows: String
  /// What separates the fields of a table; nil where rows are JSON.
  let delimiter: Delimiter?
  let settings: RowSettings
  let pattern: NamePattern
  /// Whether a pattern was asked for.
  let isNamed: Bool
  let target: Target
  /// The file of results; nil where there is none.
  let results: String?
  let ignored: [String]
  /// The properties of columns with other names.
  let renamed: RowNames
  let imageFolder: String
  let shard: Shard
  let ledger: String?
  let isOrdered: Bool
  let durability: Replacement.Durability
  let allowsErrors: Bool
  let isQuiet: Bool
  let fonts: FontCollection
  /// How pictures are written.
  let pictures: ImageFileFormat
  let jobs: Int
  /// The most bytes of the images of rows at a time.
  let memoryLimit: Int

  init(_ arguments: Arguments) throws(Failure) {
    rows = arguments[.rows] ?? "-"
    delimiter = try Self.delimiter(arguments, rows: rows)
    settings = try Self.settings(arguments)
    isNamed = arguments.has(.pictureName)
    target = try Self.target(arguments)
    let results = arguments[.results]
    self.results = results ?? (target == .archive("-") ? nil : "-")
    ignored = arguments.list(.ignore)
    renamed = try RowNames(arguments.all(.map))
    let folder = rows == "-" ? "" : Paths.folder(of: rows)
    imageFolder = arguments[.images] ?? (folder.isEmpty ? "." : folder)
    shard = try arguments[.shard].map { text throws(Failure) in try Shard(text) } ?? Shard()
    ledger = arguments[.resume]
    isOrdered = !arguments.has(.unordered)
    durability = arguments.has(.sync) ? .synced : .handed
    allowsErrors = arguments.has(.exitZero)
    isQuiet = arguments.has(.quiet)
    fonts = try FontFiles.fonts(
      arguments.all(.font),
      withSystem: arguments.has(.systemFonts) ? .searched : .untouched
    )
    pictures = try ImageFileFormat(arguments, fileName: arguments[.pictureName])
    pattern = try NamePattern(arguments[.pictureName] ?? "{row}.\(pictures.fileExtension)")
    jobs = try arguments.count(.jobs) ?? .max
    memoryLimit = try arguments.bytes(.memory) ?? ProcessMemory.limit / 4
    try check(arguments)
  }

  private static func delimiter(
    _ arguments: Arguments,
    rows: String
  ) throws(Failure) -> Delimiter? {
    let format = try arguments.choice(.rowsFormat, as: RowFormat.self)
    if let text = arguments[.delimiter] {
      guard format != .jsonLines else {
        throw .usage("--delimiter and --rows-format jsonl exclude each other")
      }
      return try Delimiter(text)
    }
    switch format ?? RowFormat(path: rows) ?? .jsonLines {
    case .jsonLines: return nil
    case .csv: return .comma
    case .tsv: return .tab
    }
  }

  private static func settings(_ arguments: Arguments) throws(Failure) -> RowSettings {
    var settings = RowSettings()
    let options: [Option] = [
      .rowComponent, .rowState, .rowSize, .rowScale, .rowAppearance, .rowDirection, .locale,
      .background, .crop, .environment,
    ]
    for option in options {
      for text in arguments.all(option) {
        do throws(RowProblem) { try settings.set(option.name, to: text) } catch {
          throw .usage("--\(option.name): \(error.reports.joined(separator: "; "))")
        }
      }
    }
    return settings
  }

  private static func target(_ arguments: Arguments) throws(Failure) -> Target {
    var targets: [Target] = arguments.has(.inline) ? [.lines] : []
    if let path = arguments[.tar] { targets.append(.archive(path)) }
    if let path = arguments[.output] {
      switch OutputPlace(path, endings: ["tar"]) {
      case .folder(let folder): targets.append(.folder(folder))
      case .file(let archive): targets.append(.archive(archive))
      case .standardOutput:
        throw .usage("'-' takes one file; --tar - writes all as an archive, and --inline as lines")
      }
    }
    guard targets.count == 1 else {
      throw .usage("name one place where pictures go: -o DIR, --tar FILE or --inline")
    }
    return targets[0]
  }

  private func check(_ arguments: Arguments) throws(Failure) {
    if rows == "-", arguments.inputs.contains("-") {
      throw .usage("'-' gives sources or rows, not both; name the rows by --rows FILE")
    }
    if target == .archive("-"), results == "-" {
      throw .usage("--tar - and --results - exclude each other")
    }
    if !isOrdered, case .archive = target {
      throw .usage("--unordered and --tar exclude each other: an archive is in the rows' order")
    }
    if ledger != nil, target == .lines || target == .archive("-") {
      throw .usage("--resume needs files that stay: -o DIR or --tar FILE")
    }
  }
}
