// Writes the results of rows sequentially.

import Raster
import RasterCommands

/// Writes the archive, the results and the ledger, and counts rows.
struct BatchWriter: Sendable {
  /// The numbers of processed rows.
  struct Counts: Sendable {
    var rows = 0
    var failed = 0
    var kept = 0
  }

  private(set) var counts = Counts()
  private var archive: TarArchive?
  private let results: Int32?
  private let ledger: BatchLedger?
  private let options: BatchOptions
  /// The digest-based names in the archive.
  private var names = NameTable()
  private var lines: [UInt8] = []
  private var notes: [UInt8] = []
  /// Draws a row whose earlier result cannot be reused.
  private let redraw: @Sendable (RawRow) -> RowOutput
  private var progress: BatchProgress

  init(
    _ options: BatchOptions,
    archive: TarArchive?,
    ledger: BatchLedger?,
    redraw: @escaping @Sendable (RawRow) -> RowOutput
  ) throws(Failure) {
    self.options = options
    self.archive = archive
    self.ledger = ledger
    self.redraw = redraw
    progress = BatchProgress(isShown: !options.isQuiet && Streams.areReportsOnTerminal)
    switch options.results {
    case nil: results = nil
    case "-"?: results = STDOUT_FILENO
    case let path?:
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw .inputOutput("cannot write '\(path)': \(FileError.ofLastCall.reason)")
      }
      results = descriptor
    }
  }

  /// Whether the archive contains new members, so that later members cannot be reused.
  var hasDiverged: Bool { archive?.isWritten == true }

  /// Writes the results of rows.
  mutating func write(_ outputs: [RowOutput]) throws(Failure) {
    for output in outputs { try write(output) }
    try archive?.flush()
    if let results { try put(&lines, into: results, options.results ?? "") }
    if !notes.isEmpty {
      try ledger?.append(notes)
      notes.removeAll(keepingCapacity: true)
    }
    progress.show(counts)
  }

  private mutating func write(_ output: RowOutput) throws(Failure) {
    switch output.outcome {
    case .failed(let reports):
      counts.failed += 1
      if results == nil {
        for report in reports { Streams.report(line: "row \(output.number): error: \(report)") }
      }
    case .drawn(let picture):
      var start = -1
      if archive != nil, !options.pattern.hasDigest || names.insert(output.name) {
        start = try archive?.append(picture.file, name: output.name) ?? -1
      }
      if let key = output.key {
        notes += BatchLedger.line(
          row: output.number,
          start: start,
          byteCount: picture.file.count,
          key: key,
          digest: picture.digest,
          result: output.line
        )
      }
    case .kept(let entry, let row):
      guard keep(entry, name: output.name) else { return try write(redraw(row)) }
      counts.kept += 1
    }
    counts.rows += 1
    if results != nil { lines += output.line }
  }

  /// Reuses the output of an earlier run if possible; returns whether it did.
  private mutating func keep(_ entry: BatchLedger.Entry, name: String) -> Bool {
    guard archive != nil else { return true }
    if options.pattern.hasDigest, !names.insert(name) { return true }
    let isKept = archive?.keep(entry, name: name) ?? false
    if !isKept { names.remove(name) }
    return isKept
  }

  private func put(
    _ lines: inout [UInt8],
    into descriptor: Int32,
    _ path: String
  ) throws(Failure) {
    guard !lines.isEmpty else { return }
    do throws(FileError) { try Streams.write(lines, to: descriptor) } catch {
      let name = path == "-" ? "the standard output" : "'\(path)'"
      throw .inputOutput("cannot write to \(name): \(error.reason)")
    }
    lines.removeAll(keepingCapacity: true)
  }

  /// Finishes the archive.
  mutating func finish() throws(Failure) {
    progress.clear()
    let durability = options.durability
    try archive?.finish(durability)
    if let results, durability == .synced { _ = fsync(results) }
  }
}
