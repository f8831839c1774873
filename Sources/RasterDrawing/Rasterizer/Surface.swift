// Surfaces: a frame of the device's pixels, and the memory that holds them.
//
// Unsafe pointers: a surface is a view of memory that its creator keeps alive while it is drawn on.
// The memory is either a bitmap's array within `withUnsafeMutableBufferPointer` or a `PixelStore`.
// Drawing is clipped to `frame` first.

import RasterValues

/// A view of premultiplied pixels that cover `frame` on the device.
package struct Surface {
  package let base: Pixels
  package let frame: PixelRect

  package init(base: Pixels, frame: PixelRect) { (self.base, self.frame) = (base, frame) }

  @inline(__always)
  package func pixels(x: Int, y: Int) -> Pixels {
    base + ((y &- frame.y) &* frame.width &+ (x &- frame.x))
  }
}

/// The pixels of a layer, initially transparent.
package final class PixelStore {
  private let memory: LayerMemory
  private let capacity: Int
  /// Counts the layer while it exists.
  private let meter: WorkMeter?
  package let surface: Surface

  /// Allocates pixels; the caller has checked that the frame is no larger than a bitmap may be.
  package init(frame: PixelRect, memory: LayerMemory, meter: WorkMeter? = nil) {
    self.memory = memory
    self.meter = meter
    let block = memory.take(frame.width &* frame.height)
    capacity = block.capacity
    surface = Surface(base: block.base, frame: frame)
  }

  deinit {
    memory.give(surface.base, capacity: capacity)
    meter?.closeLayer(surface.frame.width &* surface.frame.height)
  }
}

/// Memory for one row of computed colours.
struct RowScratch: ~Copyable {
  private(set) var pixels = Unallocated.pixels
  private var capacity = 0

  init() {}

  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    if capacity > 0 { pixels.deallocate() }
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    capacity = count
  }

  deinit { if capacity > 0 { pixels.deallocate() } }
}
