// The options of `rasterc batch`, parsed from its arguments.

import Raster
import RasterCommands

extension Option {
  static let rows = Option(
    "rows",
    value: "FILE",
    "Read rows from this file. Default: '-', the standard input."
  )
  static let rowsFormat = Option(
    "rows-format",
    value: "FORMAT",
    "Format of the rows: jsonl (one object per line), csv (RFC\n4180, with a header) or tsv (the same with tabs).\nDefault: from the file's extension, or jsonl.",
    choices: RowFormat.allCases.map(\.rawValue)
  )
  static let delimiter = Option(
    "delimiter",
    value: "CHARACTER",
    "Separator of CSV fields, such as ';' or tab. Implies csv.\nDefault: the one that a first line 'sep=;' names, or a\ncomma."
  )
  static let map = Option(
    "map",
    value: "COLUMN=PROPERTY",
    "Read a CSV column, or a JSON field, as this property.\nMay be repeated."
  )
  static let rowComponent = component.described(
    "Render this component for rows without '@component'.\nDefault: the only one."
  )
  static let rowState = state.described("Start from this named state.")
  static let rowSize = size.described("Size in points, such as 320x44.")
  static let rowScale = scale.described("Device pixels per point.", value: "NUMBER")
  static let rowAppearance = appearance.described(
    "Appearance: light or dark.",
    choices: ["light", "dark"]
  )
  static let rowDirection = direction.described(
    "Layout direction: ltr or rtl.",
    choices: ["ltr", "rtl"]
  )
  static let pictureName = Option(
    "name",
    value: "PATTERN",
    "Names of files, such as cards/{id}.png. They can contain\nfields, {row}, the row's number, and {digest}, the file's\nSHA-256. Default: {row}.png, or {row}.jpg."
  )
  static let batchOutput = output.described(
    "Write a file for each row to this folder, or all files to\nthis .tar archive.",
    formerNames: ["output-directory"]
  )
  static let tar = Option(
    "tar",
    value: "FILE",
    "Write one tar archive; '-' is the standard output."
  )
  static let inline = Option("inline", "Include each file in the line of its result, in base64.")
  static let results = Option(
    "results",
    value: "FILE",
    "Write a line of JSON for each row to this file. Default:\n'-', the standard output, unless the archive goes there."
  )
  static let ignore = Option(
    "ignore-fields",
    value: "LIST",
    "Ignore these fields, which are not properties."
  )
  static let images = Option(
    "image-directory",
    value: "DIR",
    "Folder of the images that rows name.\nDefault: the folder of the rows, or the current one."
  )
  static let memory = Option(
    "memory",
    value: "SIZE",
    "Maximum memory for the images of rows, such as 500MB.\nDefault: a quarter of the memory available to the process."
  )
  static let shard = Option(
    "shard",
    value: "I/N",
    "Render only every Nth row, from the Ith on, such as 2/8."
  )
  static let resume = Option(
    "resume",
    value: "LEDGER",
    "Record finished rows in this file, and skip recorded rows\nwhose files exist and are correct."
  )
  static let unordered = Option(
    "unordered",
    "Write results as they finish, not in the order of the rows."
  )
  static let sync = Option("sync", "Flush files to disk.")
  static let exitZero = Option("exit-zero", "Exit with 0 even if rows have errors.")
}

/// The options of `rasterc batch`.
struct BatchOptions {
  /// The destination of images.
  enum Target: Equatable {
    case folder(String)
    case archive(String)
    case lines
  }

  let rows: String
  /// The separator of fields, or `nil` if rows are JSON.
  let delimiter: Delimiter?
  let settings: RowSettings
  let pattern: NamePattern
  /// Whether a name pattern is specified.
  let isNamed: Bool
  let target: Target
  /// The path of the results file, or `nil` if there is none.
  let results: String?
  let ignored: [String]
  /// The mapping of columns to properties with other names.
  let renamed: RowNames
  let imageFolder: String
  let shard: Shard
  let ledger: String?
  let isOrdered: Bool
  let durability: Replacement.Durability
  let allowsErrors: Bool
  let isQuiet: Bool
  let fonts: FontCollection
  /// The format of image files.
  let pictures: ImageFileFormat
  let jobs: Int
  /// The maximum bytes of rows' images in memory at a time.
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
        throw .usage("--delimiter and --rows-format jsonl cannot be combined")
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
      .colorSpace, .background, .crop, .environment,
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
        throw .usage(
          "'-' takes one file; pass --tar - to write an archive, or --inline to write lines"
        )
      }
    }
    guard targets.count == 1 else {
      throw .usage("expected one destination for images: -o DIR, --tar FILE or --inline")
    }
    return targets[0]
  }

  private func check(_ arguments: Arguments) throws(Failure) {
    if rows == "-", arguments.inputs.contains("-") {
      throw .usage("'-' cannot be both sources and rows; name the rows with --rows FILE")
    }
    if target == .archive("-"), results == "-" {
      throw .usage("--tar - and --results - cannot be combined")
    }
    if !isOrdered, case .archive = target {
      throw .usage(
        "--unordered and --tar cannot be combined: an archive is in the order of the rows"
      )
    }
    if ledger != nil, target == .lines || target == .archive("-") {
      throw .usage("--resume requires files on disk: -o DIR or --tar FILE")
    }
  }
}
