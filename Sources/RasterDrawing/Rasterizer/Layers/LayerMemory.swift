// Memory of layers: taken again within a drawing, since new memory costs more than clearing old.
//
// Unsafe pointers: memory is with exactly one layer or here; layers hold on to this.

import RasterValues

/// Memory that layers have left, up to 16 MiB.
package final class LayerMemory {
  private struct Block {
    let base: Pixels
    let capacity: Int
  }

  private static let limit = 1 << 22
  private var blocks: [Block] = []
  private var kept = 0

  package init() {}

  /// Memory for so many pixels, all clear, and how many it has room for.
  func take(_ count: Int) -> (base: Pixels, capacity: Int) {
    let fitting = blocks.indices.filter { blocks[$0].capacity >= count }
    guard let index = fitting.min(by: { blocks[$0].capacity < blocks[$1].capacity }) else {
      let base = Pixels.allocate(capacity: count)
      base.initialize(repeating: 0, count: count)
      return (base, count)
    }
    let block = blocks.remove(at: index)
    kept -= block.capacity
    block.base.update(repeating: 0, count: count)
    return (block.base, block.capacity)
  }

  func give(_ base: Pixels, capacity: Int) {
    guard kept + capacity <= LayerMemory.limit, blocks.count < 16 else { return base.deallocate() }
    blocks.append(Block(base: base, capacity: capacity))
    kept += capacity
  }

  deinit { for block in blocks { block.base.deallocate() } }
}
