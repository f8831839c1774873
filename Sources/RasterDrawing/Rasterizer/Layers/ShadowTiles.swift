// Caches the pixels of shadow looks between drawings.
//
// Unsafe pointers: a tile's own memory, which is written before the tile is shared.

import RasterValues

/// All pixels of a look.
final class ShadowTile {
  private let base: Pixels
  private let width: Int
  let count: Int

  /// Draws a small look.
  init(_ look: ShadowLook) {
    let (width, height) = (look.x.count, look.y.count)
    self.width = width
    count = width &* height
    // Rows are written in ascending order, each slightly beyond its end.
    base = .allocate(capacity: count &+ 16)
    base.initialize(repeating: 0, count: count &+ 16)
    let columns = look.isMirroredAcross ? (width &+ 1) / 2 : width
    let rows = look.isMirroredDown ? (height &+ 1) / 2 : height
    let slices = SlicedShadow(look, columns: 0..<columns)
    for y in 0..<rows {
      let row = base + y &* width
      slices.write(y, into: row)
      for x in columns..<width { row[x] = row[width &- 1 &- x] }
    }
    for y in rows..<height { row(y).update(from: row(height &- 1 &- y), count: width) }
  }

  deinit { base.deallocate() }

  func row(_ y: Int) -> Pixels { base + y &* width }
}

/// The most recently drawn shadows, up to 32 and 512 KiB.
///
/// It is a class that is used by one drawing at a time, like the workspace that owns it. A cached
/// tile has the same bytes as a newly drawn one.
final class ShadowTiles {
  private struct Entry {
    let look: ShadowLook
    let tile: ShadowTile
    /// The counter value of the tile's last use.
    var turn: Int
  }

  private static let countLimit = 32
  private static let pixelLimit = 1 << 17
  private var entries: [Entry] = []
  private var pixels = 0
  private var turn = 0

  /// Returns the tile of a small look.
  func tile(_ look: ShadowLook) -> ShadowTile {
    turn &+= 1
    if let index = entries.firstIndex(where: { $0.look == look }) {
      entries[index].turn = turn
      return entries[index].tile
    }
    let tile = ShadowTile(look)
    while entries.count >= ShadowTiles.countLimit || pixels &+ tile.count > ShadowTiles.pixelLimit {
      guard removeOldest() else { break }
    }
    entries.append(Entry(look: look, tile: tile, turn: turn))
    pixels &+= tile.count
    return tile
  }

  private func removeOldest() -> Bool {
    guard let oldest = entries.indices.min(by: { entries[$0].turn < entries[$1].turn }) else {
      return false
    }
    pixels &-= entries[oldest].tile.count
    entries.swapAt(oldest, entries.count - 1)
    entries.removeLast()
    return true
  }
}

/// The rows of a placed shadow, from a tile or computed one by one for a large shadow.
struct ShadowRows: ~Copyable {
  private let shadow: PlacedShadow
  private let tile: ShadowTile?
  private let slices: LargeShadow?

  /// Creates rows for at least one column of the device, all within the shadow.
  init(_ shadow: PlacedShadow, _ columns: Range<Int>, _ tiles: ShadowTiles) {
    self.shadow = shadow
    tile = shadow.look.isSmall ? tiles.tile(shadow.look) : nil
    slices = shadow.look.isSmall ? nil : LargeShadow(shadow, columns)
  }

  /// Returns the row for a row of the device, starting at the look's first column.
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    let index = shadow.look.y.index(y, shadow.y)
    if let tile { return UnsafePointer(tile.row(index)) }
    return slices.map { UnsafePointer($0.row(index)) } ?? UnsafePointer(Unallocated.pixels)
  }
}

/// A large shadow, of which one row is stored.
private final class LargeShadow {
  private let slices: SlicedShadow
  private let columns: Range<Int>
  private let pixels: Pixels
  private var storedRow = -1

  init(_ shadow: PlacedShadow, _ columns: Range<Int>) {
    let axis = shadow.look.x
    let last = axis.index(columns.upperBound &- 1, shadow.x)
    self.columns = axis.index(columns.lowerBound, shadow.x)..<last &+ 1
    slices = SlicedShadow(shadow.look, columns: self.columns)
    pixels = .allocate(capacity: slices.stride)
    pixels.initialize(repeating: 0, count: slices.stride)
  }

  deinit { pixels.deallocate() }

  func row(_ index: Int) -> Pixels {
    if index != storedRow { slices.write(index, into: pixels) }
    storedRow = index
    return pixels - columns.lowerBound
  }
}
