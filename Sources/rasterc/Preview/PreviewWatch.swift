// Watches the preview's inputs: sources, and the fonts named on the command line.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterWatch
import Synchronization

/// Watches sources and fonts, and retains the last sources without errors.
struct PreviewWatch {
  private var watch: SourceWatch
  private let paths: [String]
  private let folder: PreviewFolder
  private let fonts: FontShelf
  private var shown: ShownProgram?

  init(_ paths: [String], fonts: [String], systemFonts: FontFiles.SystemFonts) {
    let shelf = FontShelf()
    self.fonts = shelf
    (self.paths, folder) = (paths, PreviewFolder(of: paths))
    let trial = DrawingTrial.drawing { shelf.fonts }
    watch = SourceWatch(paths, others: fonts, drawingTrial: trial) { () throws(Failure) in
      try shelf.read(fonts, withSystem: systemFonts)
    }
  }

  /// The initial sources; for folders without sources, the page offers to create a component.
  mutating func first() throws(Failure) -> PreviewSnapshot {
    let isEmpty = paths.allSatisfy { Self.isEmptyFolder($0) }
    if isEmpty, let seen = watch.look() { return snapshot(seen) }
    return snapshot(try watch.first())
  }

  /// Whether a path names a readable folder without sources.
  private static func isEmptyFolder(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .folder else { return false }
    do throws(Failure) {
      return try Inputs.find([path]).isEmpty
    } catch { return error.code == .usage }
  }

  /// The current sources, or `nil` if nothing has changed.
  mutating func next() -> PreviewSnapshot? { watch.next().map { snapshot($0) } }

  private mutating func snapshot(_ seen: SourceSnapshot) -> PreviewSnapshot {
    if seen.isSound, let latest = seen.latest {
      shown = ShownProgram(number: seen.number, latest, folder)
    }
    return PreviewSnapshot(
      number: seen.number,
      latest: seen.latest,
      failure: seen.failure,
      shown: shown,
      folder: folder,
      fonts: fonts.fonts,
      checkTime: seen.checkTime,
      fileCount: seen.fileCount
    )
  }
}

/// The fonts that were read last; a class, because the watch replaces them.
private final class FontShelf: Sendable {
  private let held = Mutex(FontCollection())

  var fonts: FontCollection { held.withLock { $0 } }

  func read(_ paths: [String], withSystem choice: FontFiles.SystemFonts) throws(Failure) {
    let fonts = try FontFiles.fonts(paths, withSystem: choice)
    held.withLock { $0 = fonts }
  }
}
