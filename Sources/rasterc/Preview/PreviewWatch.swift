// Watches what the preview shows: sources, and the fonts that the command line names.

import Raster
import RasterCommands
import RasterInterpreter
import RasterWatch
import Synchronization

/// Watches sources and fonts, and keeps the last sources without errors.
struct PreviewWatch {
  private var watch: SourceWatch
  private let fonts: FontShelf
  private var shown: ShownProgram?

  init(_ paths: [String], fonts: [String], systemFonts: FontFiles.SystemFonts) {
    let shelf = FontShelf()
    self.fonts = shelf
    watch = SourceWatch(paths, others: fonts, drawingTrial: .drawing) { () throws(Failure) in
      try shelf.read(fonts, withSystem: systemFonts)
    }
  }

  /// The sources as they are when it begins.
  mutating func first() throws(Failure) -> PreviewSnapshot { snapshot(try watch.first()) }

  /// The sources as they are now; nil where nothing has changed.
  mutating func next() -> PreviewSnapshot? { watch.next().map { snapshot($0) } }

  private mutating func snapshot(_ seen: SourceSnapshot) -> PreviewSnapshot {
    if seen.isSound, let latest = seen.latest {
      shown = ShownProgram(number: seen.number, latest)
    }
    return PreviewSnapshot(
      number: seen.number,
      latest: seen.latest,
      failure: seen.failure,
      shown: shown,
      fonts: fonts.fonts,
      checkTime: seen.checkTime,
      fileCount: seen.fileCount
    )
  }
}

/// The faces that were read last; a class, since the watch replaces them.
private final class FontShelf: Sendable {
  private let held = Mutex(Fonts())

  var fonts: Fonts { held.withLock { $0 } }

  func read(_ paths: [String], withSystem choice: FontFiles.SystemFonts) throws(Failure) {
    let fonts = try FontFiles.fonts(paths, withSystem: choice)
    held.withLock { $0 = fonts }
  }
}
