// Source-over of images and of translucent layers, for each alpha over each level.
import Raster
import Testing

@Suite struct SourceOverTests {
  /// An image of 256 × 256 pixels.
  private func image(_ color: (UInt32, UInt32) -> UInt32) throws -> Image {
    var pixels: [UInt32] = []
    for y: UInt32 in 0..<256 { for x: UInt32 in 0..<256 { pixels.append(color(x, y)) } }
    return Image(try #require(Bitmap(width: 256, height: 256, pixels: pixels)))
  }

  private func quotient(_ product: UInt32) -> UInt32 { (product * 2 + 255) / 510 }

  @Test(arguments: [255, 254, 128, 77, 1] as [UInt32])
  func `an image over another is rounded once, at any opacity`(opacity: UInt32) throws {
    let below = try image { x, _ in x * 0x0101_0101 }
    // Neighbours with the same alpha, and with different ones.
    let above = try image { x, y in
      let alpha = x < 128 ? y : (y + x) & 255
      return alpha << 24 | alpha / 3 << 16 | alpha / 2 << 8 | alpha
    }
    let bitmap = try Sketch { canvas in
      canvas.drawImage(below, at: .zero)
      canvas.drawLayer(opacity: Double(opacity) / 255) { $0.drawImage(above, at: .zero) }
    }.bitmap(256, 256)
    var wrong = 0
    for index in bitmap.pixels.indices {
      let (pixel, source) = (bitmap.pixels[index], above.bitmap.pixels[index])
      let rest = 255 - quotient((source >> 24) * opacity)
      let level = UInt32(index & 255)
      for shift: UInt32 in [0, 8, 16, 24] {
        let channel = source >> shift & 255
        if pixel >> shift & 255 != quotient(channel * opacity + level * rest) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}
