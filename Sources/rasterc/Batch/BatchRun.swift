// A run of `rasterc batch`: threads take rows, draw them and pass on the results.

import Raster
import RasterCommands

/// A run of `rasterc batch`.
struct BatchRun: Sendable {
  /// The bytes of image files above which part of a chunk is written before the chunk is done.
  private static let partLimit = 4 << 20

  private let options: BatchOptions
  private let feed: RowFeed
  private let drawer: RowDrawer
  private let claims = NameClaims()
  private let output: BatchOutput
  private let folder: PictureFolder?

  init(_ compilation: Compilation, _ options: BatchOptions) throws(Failure) {
    self.options = options
    feed = try Self.feed(options)
    let columns = options.delimiter == nil ? nil : try feed.header()
    let decoder = try RowDecoder(compilation, options, columns: columns)
    let ledger = try options.ledger.map { path throws(Failure) in try BatchLedger(path) }
    var archive: TarArchive?
    var folder: PictureFolder?
    switch options.target {
    case .folder(let path): folder = try PictureFolder(path, options.durability)
    case .archive(let path): archive = try TarArchive(path, isResumed: ledger != nil)
    case .lines: break
    }
    self.folder = folder
    drawer = RowDrawer(
      decoder,
      options,
      folder: folder,
      past: ledger == nil ? nil : archive?.past,
      ledger: ledger
    )
    let writer = try BatchWriter(options, archive: archive, ledger: ledger, redraw: drawer.redraw)
    output = BatchOutput(writer, isOrdered: options.isOrdered)
  }

  private static func feed(_ options: BatchOptions) throws(Failure) -> RowFeed {
    guard options.rows != "-" else {
      return RowFeed(
        STDIN_FILENO,
        name: "the standard input",
        delimiter: options.delimiter,
        shard: options.shard
      )
    }
    do throws(FileError) {
      return RowFeed(
        try RegularFile.open(reading: options.rows),
        name: options.rows,
        delimiter: options.delimiter,
        shard: options.shard
      )
    } catch {
      throw .inputOutput("cannot read '\(options.rows)': \(error.reason)")
    }
  }

  /// Draws all rows.
  func run() throws(Failure) -> ExitCode {
    let clock = PhaseClock()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let jobs = min(options.jobs, cores)
    _ = Threads.map(jobs, jobs: jobs) { _ in work() }
    try output.finish()
    try folder?.finish()
    let counts = output.counts
    if !options.isQuiet { Streams.report(summary(counts, clock)) }
    return counts.failed > 0 && !options.allowsErrors ? .sources : .success
  }

  /// `1000 rows: 990 images, 120 drawn, 0 reused, 10 rows with errors, 1.2 s`.
  private func summary(_ counts: BatchWriter.Counts, _ clock: PhaseClock) -> String {
    let images = counts.rows - counts.failed
    return "\(counted(counts.rows, "row")): \(counted(images, "image")), "
      + "\(drawer.batch.statistics.drawn) drawn, \(counts.kept) reused, "
      + "\(counted(counts.failed, "row")) with errors, \(clock.seconds) s\n"
  }

  /// Processes chunks of rows until there are no more.
  private func work() {
    do throws(Failure) {
      while output.failure == nil, let chunk = try feed.next() { try work(on: chunk) }
    } catch {
      output.fail(error)
      claims.stop()
    }
  }

  private func work(on chunk: RowChunk) throws(Failure) {
    var rows = chunk.rows.map(drawer.decoder.read)
    if options.pattern.mayClash, options.isNamed || options.target != .lines {
      claim(&rows, piece: chunk.index)
    }
    var outputs: [RowOutput] = []
    var bytes = 0
    for row in rows {
      let output = try drawer.output(row, mayKeep: !self.output.hasDiverged)
      outputs.append(output)
      bytes += output.byteCount
      if bytes > Self.partLimit {
        self.output.takePart(outputs, piece: chunk.index)
        (outputs, bytes) = ([], 0)
      }
    }
    output.take(outputs, piece: chunk.index)
  }

  /// Claims the names of the rows' files; a row whose name is taken gets an error instead.
  private func claim(_ rows: inout [ReadRow], piece index: Int) {
    var places: [Int] = []
    var names: [(row: Int, name: String)] = []
    for (place, row) in rows.enumerated() {
      guard case .success(let decoded) = row.decoded else { continue }
      places.append(place)
      names.append((row.raw.number, decoded.name.text(nil)))
    }
    for (place, reason) in zip(places, claims.take(names, piece: index)) {
      if let reason { rows[place].refuse(RowProblem(reason)) }
    }
  }
}
