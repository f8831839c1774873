// Converts a decoded row to its result.

import Raster
import RasterCommands
import RasterInterpreter

/// Draws rows, on any thread.
struct RowDrawer: Sendable {
  let decoder: RowDecoder
  let batch: BatchRenderer
  private let options: BatchOptions
  private let folder: PictureFolder?
  private let past: TarArchive.Past?
  private let ledger: BatchLedger?

  init(
    _ decoder: RowDecoder,
    _ options: BatchOptions,
    folder: PictureFolder?,
    past: TarArchive.Past?,
    ledger: BatchLedger?
  ) {
    self.decoder = decoder
    self.options = options
    self.folder = folder
    self.past = past
    self.ledger = ledger
    batch = BatchRenderer(format: options.pictures)
  }

  /// The result of a row: reused from an earlier run if possible, or drawn and written.
  ///
  /// If a file's name is invalid, the result contains an error. Throws if no file can be written.
  func output(_ row: ReadRow, mayKeep: Bool) throws(Failure) -> RowOutput {
    let number = row.raw.number
    let output = decoder.withImages(of: row) { decoded in
      switch decoded {
      case .success(let decoded):
        (mayKeep ? kept(decoded, row.raw) : nil) ?? draw(decoded, row: number)
      case .failure(let problem): failed(problem.reports, row: number)
      }
    }
    if let folder, case .drawn(let picture) = output.outcome {
      let isUnique = !options.pattern.hasDigest
      do throws(FileError) {
        try folder.write(picture.file, name: output.name, isUnique: isUnique)
      } catch {
        let reason = "cannot write '\(folder.path(of: output.name))': \(error.reason)"
        guard error.concernsName else { throw .inputOutput(reason) }
        return failed([reason], row: number)
      }
    }
    return output
  }

  /// Draws a row whose earlier result cannot be reused.
  func redraw(_ row: RawRow) -> RowOutput {
    decoder.withImages(of: decoder.read(row)) { decoded in
      switch decoded {
      case .success(let decoded): draw(decoded, row: row.number)
      case .failure(let problem): failed(problem.reports, row: row.number)
      }
    }
  }

  private func draw(_ row: DecodedRow, row number: Int) -> RowOutput {
    do throws(RasterError) {
      let picture = try batch.image(for: row.request)
      let name = row.name.text(picture.digest)
      let isInline = options.target == .lines
      let line = ResultLine.picture(
        picture,
        row: number,
        name: isInline && !options.isNamed ? nil : name,
        as: options.pictures,
        isInline: isInline
      )
      return RowOutput(
        number: number,
        outcome: .drawn(picture),
        name: name,
        line: line,
        key: ledger == nil ? nil : key(of: row)
      )
    } catch {
      return failed([error.message], row: number)
    }
  }

  private func failed(_ reports: [String], row number: Int) -> RowOutput {
    let line = ResultLine.failure(reports, row: number)
    return RowOutput(number: number, outcome: .failed(reports), line: line)
  }

  /// The result of an earlier run, if it exists and is intact.
  private func kept(_ row: DecodedRow, _ raw: RawRow) -> RowOutput? {
    guard let entry = ledger?.entry(row: raw.number), entry.key == key(of: row) else { return nil }
    let name = row.name.text(entry.digest)
    // A member that was left out equals an earlier member, which the writer knows.
    let isThere =
      folder?.holds(entry, name: name)
      ?? (entry.start < 0 || past?.holds(entry, name: name) == true)
    guard isThere else { return nil }
    return RowOutput(
      number: raw.number,
      outcome: .kept(entry, raw),
      name: name,
      line: entry.line
    )
  }

  /// A digest of everything that affects the row's image and its name.
  private func key(of row: DecodedRow) -> String? {
    guard let key = batch.key(of: row.request) else { return nil }
    let isNamed: UInt8 = options.settings.crop == nil ? 0 : 1
    return ContentDigest(of: key.bytes + [isNamed] + row.name.parts).description
  }
}
