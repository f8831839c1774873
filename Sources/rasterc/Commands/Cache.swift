// `rasterc cache`: looks at a folder of rasters on disk, and tends it.

import RasterCommands
import RasterStorage

extension Option {
  static let maxSize = Option(
    "max-size",
    value: "SIZE",
    "What 'trim' leaves at most, such as 500000 or 10MB."
  )
}

extension Command {
  static let cache = Command(
    name: "cache",
    usage: "stats|list|trim|clear DIR [--max-size SIZE]",
    summary: "Show or remove the pictures that 'render' keeps on disk.",
    discussion: """
      stats   prints how many pictures the folder holds, and their bytes
      list    prints a line for each picture, those first that leave first: when it was used last
              (UTC), its pixels, the bytes of its file, and the digest of its look
      trim    removes the pictures that were used longest ago until at most --max-size SIZE is left, and
              what killed processes and other versions left
      clear   removes all pictures

      Files that are not the cache's are never touched. A size is in bytes, or has a unit: kB, MB
      or GB, or KiB, MiB or GiB.
      """,
    options: [.maxSize, .help]
  ) { arguments throws(Failure) in
    let action = try CacheAction(arguments)
    let path = arguments.inputs[1]
    let limit = try arguments.bytes(.maxSize)
    guard (limit != nil) == (action == .trim) else {
      throw .usage(
        limit == nil ? "say how much to leave: --max-size SIZE" : "--max-size belongs to 'trim'"
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

/// An action on the pictures of a folder.
private enum CacheAction: String, CaseIterable {
  case stats, list, trim, clear

  init(_ arguments: Arguments) throws(Failure) {
    let names = Self.allCases.map(\.rawValue)
    guard let name = arguments.inputs.first else {
      throw .usage("say what to do: \(names.joined(separator: ", "))")
    }
    guard let action = Self(rawValue: name) else {
      throw .usage("unknown action '\(name)'" + suggestion(for: name, in: names))
    }
    guard arguments.inputs.count == 2 else {
      throw .usage("say which folder, and one: rasterc cache \(name) DIR")
    }
    self = action
  }

  /// The effect of the action on the folder, as a report says it.
  var verb: String {
    switch self {
    case .stats, .list: "read"
    case .trim, .clear: "change"
    }
  }

  /// Refuses to read a folder that is not there; there, nothing is to be removed.
  func checkFolder(_ path: String) throws(Failure) {
    guard verb == "read", FileSystem.kind(of: path) == nil else { return }
    throw .inputOutput("cannot read '\(path)': there is no such folder")
  }

  /// Does it, and says what came of it.
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

  /// A line for each entry, its columns aligned.
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
