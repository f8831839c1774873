// What all bodies of a run share.

import RasterSyntax

/// The state that all bodies of a run share; a class for that reason.
final class Session {
  let images: ImageTable
  let faces: FaceTable
  let changes: ChangeReports
  /// The number of names that may still be looked at to suggest one.
  ///
  /// A search is linear in the names in sight. A program of nothing but unknown names would take
  /// minutes; so many take a fraction of a second.
  private var remainingCandidates = 1_000_000

  init(
    images: [ImageAsset] = [],
    changes: ChangeReports,
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    self.changes = changes
    self.images = ImageTable(images, read: read)
    faces = FaceTable(read: read)
  }

  /// Goes on where the check of a program ended, with `imports` for each of its files.
  init(
    of program: Program,
    imports: [Set<FileID>],
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    changes = .omitted
    images = ImageTable(program.images, read: read)
    faces = FaceTable(of: program, imports: imports)
  }

  /// The name that was probably meant; `candidates` is not called any more once the run has looked
  /// at too many.
  func nearest(to name: String, in candidates: () -> [String]) -> String? {
    guard remainingCandidates > 0 else { return nil }
    let names = candidates()
    remainingCandidates -= names.count
    return nearestName(to: name, in: names)
  }
}
