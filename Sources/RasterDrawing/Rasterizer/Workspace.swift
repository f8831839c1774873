// Memory that successive drawings reuse.

import RasterValues

/// The cells, the scratch row and the shadows of a drawing, stored while no drawing uses them.
///
/// It is a class because unused workspaces are shared in a list. The conformance to `Sendable` is
/// unchecked, but safe: a lock guards the list, and a drawing that takes a workspace is its only
/// user until it returns it.
final class Workspace: @unchecked Sendable {
  /// The maximum number of unused workspaces: each has up to 4 MiB of cells and 512 KiB of shadows.
  private static let limit = 4
  private static let spare = Guarded<[Workspace]>([])

  var cells: CellBuffer?
  var scratch: RowScratch?
  let shadows = ShadowTiles()

  private init() {}

  static func take() -> Workspace {
    spare.withLock { $0.popLast() } ?? Workspace()
  }

  /// Stores a drawing's memory for the next drawing, and leaves empty buffers in its place.
  func keep(_ cells: inout CellBuffer, _ scratch: inout RowScratch) {
    var ownCells = CellBuffer()
    var ownScratch = RowScratch()
    swap(&ownCells, &cells)
    swap(&ownScratch, &scratch)
    self.cells = consume ownCells
    self.scratch = consume ownScratch
    Workspace.spare.withLock { spare in
      if spare.count < Workspace.limit { spare.append(self) }
    }
  }
}
