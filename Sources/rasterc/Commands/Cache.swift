// `rasterc cache`: inspects and maintains a cache folder.

import RasterCommands
import RasterStorage

extension Option {
  static let maxSize = Option(
    "max-size",
    value: "SIZE",
    "Size to which 'trim' reduces the cache, such as 500000\nor 10MB."
  )
}

extension Command {
  static let cache = Command(
    name: "cache",
    usage: "stats|list|trim|clear DIR [--max-size SIZE]",
    summary: "List or remove the images in a cache folder of 'render'.",
    discussion: """
      Manages a folder that --cache-directory names. The actions are:

          stats   print the number of cached images, and their size
          list    print a line for each image, in the order of removal: time of last use (UTC),
                  width and height in pixels, file size, and digest of the look
          trim    remove the least recently used images until at most --max-size is left, and files
                  left behind by killed processes and by other versions
          clear   remove all images

      Other files in the folder are never touched. SIZE is a number of bytes, or has a unit: kB, MB
      or GB, or KiB, MiB or GiB.
      """,
    examples: [
      ("cache stats .raster-cache", "Print the number and the size of the cached images."),
      (
        "cache trim .raster-cache --max-size 100MB",
        "Remove the least recently used images above 100 MB."
      ),
    ],
    options: [.maxSize, .help]
  ) { arguments throws(Failure) in
    let action = try CacheAction(arguments)
    let path = arguments.inputs[1]
    let limit = try arguments.bytes(.maxSize)
    guard (limit != nil) == (action == .trim) else {
      throw .usage(
        limit == nil ? "'trim' needs a size: --max-size SIZE" : "--max-size requires 'trim'"
      )
    }
    try action.checkFolder(path)
    let text: String
    do throws(StorageError) {
      text = try action.run(RasterFileStore(directory: path), limit: limit ?? 0)
    } catch {
      throw .inputOutput("cannot \(action.verb) '\(path)': \(error)")
    }
    try Streams.output(text)
    return .success
  }
}

/// An action on the rasters in a cache folder.
private enum CacheAction: String, CaseIterable {
  case stats, list, trim, clear

  init(_ arguments: Arguments) throws(Failure) {
    let names = Self.allCases.map(\.rawValue)
    guard let name = arguments.inputs.first else {
      throw .usage("missing action: expected \(names.joined(separator: ", "))")
    }
    guard let action = Self(rawValue: name) else {
      throw .usage("unknown action '\(name)'" + suggestion(for: name, in: names))
    }
    guard arguments.inputs.count == 2 else {
      throw .usage("expected one folder: rasterc cache \(name) DIR")
    }
    self = action
  }

  /// The verb for the action in an error message.
  var verb: String {
    switch self {
    case .stats, .list: "read"
    case .trim, .clear: "change"
    }
  }

  /// Throws if the folder to read does not exist; removing from a missing folder is allowed.
  func checkFolder(_ path: String) throws(Failure) {
    guard verb == "read", FileSystem.kind(of: path) == nil else { return }
    throw .inputOutput("cannot read '\(path)': no such folder")
  }

  /// Performs the action and returns its output.
  func run(_ storage: RasterFileStore, limit: Int) throws(StorageError) -> String {
    switch self {
    case .stats:
      let bytes = try storage.entries().map(\.bytes)
      let sum = bytes.reduce(0, +)
      return "looks: \(bytes.count)\nbytes: \(sum) (\(ByteCount(sum)))\n"
    case .list: return table(try storage.entries())
    case .trim:
      let removed = try storage.trim(toBytes: limit)
      let left = try storage.entries()
      return
        "removed \(count(removed)); left \(count((left.count, left.reduce(0) { $0 + $1.bytes })))\n"
    case .clear: return "removed \(count(try storage.removeAll()))\n"
    }
  }

  private func count(_ looks: (entries: Int, bytes: Int)) -> String {
    "\(looks.entries) \(looks.entries == 1 ? "look" : "looks"), \(ByteCount(looks.bytes))"
  }

  /// A table of entries with aligned columns.
  private func table(_ entries: [RasterFileStore.Entry]) -> String {
    let rows = entries.map { entry in
      let time = Date(timeIntervalSince1970: TimeInterval(entry.lastUse.components.seconds))
      let size = "\(entry.width)x\(entry.height)"
      return [time.formatted(.iso8601), size, "\(ByteCount(entry.bytes))", entry.digest]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
