// Memory that drawings use one after the other, so that none of it is taken anew.

import RasterValues

/// The cells, the scratch row and the shadows of a drawing, while no drawing has them.
///
/// A class, because a list of spare ones is shared; whoever takes one is its only user until it
/// is kept again.
final class Workspace: @unchecked Sendable {
  /// The most that are kept: each has up to 4 MiB of cells and 512 KiB of shadows.
  private static let limit = 4
  private static let spare = Guarded<[Workspace]>([])

  var cells: CellBuffer?
  var scratch: RowScratch?
  let shadows = ShadowTiles()

  private init() {}

  static func take() -> Workspace {
    spare.withLock { $0.popLast() } ?? Workspace()
  }

  /// Keeps memory for the next drawing; the drawing goes on with none.
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
