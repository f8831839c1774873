// The state that all bodies of a run share.

import RasterSyntax
import RasterValues

/// The state that all bodies of a run share.
final class Session {
  let images: ImageTable
  let fonts: FontTable
  let drawingTrial: DrawingTrial
  /// Records the meanings of names, or nil if that is not requested.
  let recorder: SymbolRecorder?
  /// The positions of syntax errors.
  let broken: BrokenText
  private let names: NameBudget
  /// The declarations of tokens that `.name` can mean, as far as they were asked for.
  var tokenMembers: [TokenMembers: [Int]] = [:]

  /// The maximum number of steps of all compile-time evaluation.
  let totalLimit: Int

  init(
    images: [ImageAsset] = [],
    limits: RasterLimits = .default,
    names: NameBudget = NameBudget(),
    drawingTrial: DrawingTrial,
    broken: BrokenText = BrokenText([]),
    recorder: SymbolRecorder? = nil,
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    self.recorder = recorder
    self.broken = broken
    self.drawingTrial = drawingTrial
    self.names = names
    self.images = ImageTable(images, areaLimit: limits.imageArea, read: read)
    totalLimit = min(Bounds.maximumTotal, limits.work / Bounds.unitsPerStep)
    fonts = FontTable(read: read)
  }

  /// Creates a session that continues the check of a program; `imports` are those of each file.
  init(
    of program: Program,
    imports: [Set<FileID>],
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    recorder = nil
    (drawingTrial, broken) = (.none, BrokenText([]))
    names = NameBudget()
    images = ImageTable(program.images, read: read)
    totalLimit = Bounds.maximumTotal
    fonts = FontTable(of: program, imports: imports)
  }

  /// Returns the name that was probably meant.
  ///
  /// Names in the first set of `preferred` win ties, then names in the next. `candidates` is not
  /// called once the run has exhausted its budget of compared names.
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

/// The number of names that can still be compared for suggestions, which all checks share.
///
/// A search is linear in the number of visible names. A program that consists of unknown names
/// would take minutes; this number takes a fraction of a second.
final class NameBudget {
  var remaining = 500_000
}
