// What all bodies of a run share.

import RasterSyntax
import RasterValues

/// The state that all bodies of a run share; a class for that reason.
final class Session {
  let images: ImageTable
  let faces: FaceTable
  let drawingTrial: DrawingTrial
  /// Nil where nobody asks what names mean.
  let recorder: SymbolRecorder?
  /// Where the parser found mistakes.
  var broken = BrokenText([])
  private let names: NameBudget

  /// The most steps of all that is evaluated while compiling.
  let totalLimit: Int

  init(
    images: [ImageAsset] = [],
    limits: RasterLimits = .default,
    names: NameBudget = NameBudget(),
    drawingTrial: DrawingTrial,
    recorder: SymbolRecorder? = nil,
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    self.recorder = recorder
    self.drawingTrial = drawingTrial
    self.names = names
    self.images = ImageTable(images, areaLimit: limits.imageArea, read: read)
    totalLimit = min(Bounds.maximumTotal, limits.work / Bounds.unitsPerStep)
    faces = FaceTable(read: read)
  }

  /// Goes on where the check of a program ended, with `imports` for each of its files.
  init(
    of program: Program,
    imports: [Set<FileID>],
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    recorder = nil
    drawingTrial = .none
    names = NameBudget()
    images = ImageTable(program.images, read: read)
    totalLimit = Bounds.maximumTotal
    faces = FaceTable(of: program, imports: imports)
  }

  /// The name that was probably meant; `candidates` is not called any more once the run has looked
  /// at too many.
  ///
  /// Of equally near ones those of the first of `preferred` go before, then those of the next.
  func nearest(
    to name: String,
    of preferred: [Set<String>] = [],
    in candidates: () -> [String]
  ) -> String? {
    guard names.remaining > 0 else { return nil }
    let candidates = candidates()
    names.remaining -= candidates.count
    return nearestName(to: name, in: candidates, preferring: preferred)
  }
}

/// The number of names that may still be looked at to suggest one; a class, since checks share it.
///
/// A search is linear in the names in sight. A program of nothing but unknown names would take
/// minutes; so many take a fraction of a second.
final class NameBudget {
  var remaining = 500_000
}
