// The program of the page on the file tier: one process draws, and the next one finds the files.

// begin page
import Foundation
import Raster
import RasterStorage

struct Seal: Rasterizable {
  func naturalSize(in environment: Environment) -> Size { Size(64, 64) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.star(in: canvas.bounds), with: Color(rgba: 0xAF52_DEFF))
  }
}
// end page

func theDiskTier(_ print: Output) throws {
  // begin page
  let folder = FileManager.default.temporaryDirectory.appending(path: "seals-\(UUID())").path
  let storage = RasterFileStore(directory: folder, byteLimit: 1 << 20)

  // One process draws.
  let first = RasterCache(.init(cacheByteLimit: 1 << 20, store: storage))
  let seal = try first.bitmap(of: Seal())
  print("drawn:", first.statistics.looksDrawn, "stored:", storage.statistics.entries)

  // Another process finds the file later.
  let second = RasterCache(
    .init(cacheByteLimit: 1 << 20, store: RasterFileStore(directory: folder))
  )
  let found = try second.bitmap(of: Seal())
  print("drawn:", second.statistics.looksDrawn, "equal:", found == seal)

  let removed = try storage.removeAll()
  print("removed:", removed.entries)
  // end page
  try FileManager.default.removeItem(atPath: folder)
}
