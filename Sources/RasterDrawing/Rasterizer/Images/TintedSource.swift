// Draws an image's alpha in one colour, as for template images and icons.
//
// Unsafe pointers: a row of `count` pixels that the caller provides.

import RasterValues

/// The alpha of a source in a premultiplied colour.
struct TintedSource<Source: PixelSource>: PixelSource {
  var isOpaque: Bool { source.isOpaque && color &>> 24 == 255 }
  var weight: Int { source.weight &+ 2 }
  private var source: Source
  private let color: UInt32

  init(_ source: Source, _ color: UInt32) {
    self.source = source
    self.color = color
  }

  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let pixels = source.pixels(x: x, y: y, count: count, scratch: scratch)
    let colors = Quad(repeating: color)
    var index = 0
    while index &+ 4 <= count {
      let quad = UnsafeRawPointer(pixels + index).loadUnaligned(as: Quad.self)
      let tinted = scaled(colors, by: quad &>> 24)
      UnsafeMutableRawPointer(scratch + index).storeBytes(of: tinted, as: Quad.self)
      index &+= 4
    }
    while index < count {
      scratch[index] = scaled(color, by: pixels[index] &>> 24)
      index &+= 1
    }
    return UnsafePointer(scratch)
  }
}
