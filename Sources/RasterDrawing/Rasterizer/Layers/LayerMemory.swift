// Reuses the memory of layers within a drawing, which is faster than allocating new memory.
//
// Unsafe pointers: each block belongs either to one layer or to this pool; layers retain the pool.

import RasterValues

/// Memory that layers have released, up to 16 MiB.
package final class LayerMemory {
  private struct Block {
    let base: Pixels
    let capacity: Int
  }

  private static let limit = 1 << 22
  private var blocks: [Block] = []
  private var free = 0

  package init() {}

  /// Returns cleared memory for `count` pixels, and its capacity.
  func take(_ count: Int) -> (base: Pixels, capacity: Int) {
    let fitting = blocks.indices.filter { blocks[$0].capacity >= count }
    guard let index = fitting.min(by: { blocks[$0].capacity < blocks[$1].capacity }) else {
      let base = Pixels.allocate(capacity: count)
      base.initialize(repeating: 0, count: count)
      return (base, count)
    }
    let block = blocks.remove(at: index)
    free -= block.capacity
    block.base.update(repeating: 0, count: count)
    return (block.base, block.capacity)
  }

  func give(_ base: Pixels, capacity: Int) {
    guard free + capacity <= LayerMemory.limit, blocks.count < 16 else { return base.deallocate() }
    blocks.append(Block(base: base, capacity: capacity))
    free += capacity
  }

  deinit { for block in blocks { block.base.deallocate() } }
}
