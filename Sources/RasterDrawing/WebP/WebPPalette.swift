// An image with few colours as palette indices, with several indices per pixel if they fit.

import RasterValues

/// The colour indexing transform (RFC 9649, section 4.4).
struct WebPPalette {
  private let colors: [UInt32]
  /// The palette indices in the green channel, up to eight per pixel.
  let picture: WebPPicture

  init(_ bitmap: Bitmap, _ places: ColorPlaces) {
    let found = places.colors.map(WebPEncoder.argb)
    // Sorted colours have small differences. Colours that are equal when straight are merged.
    let colors = Array(Set(found)).sorted()
    self.colors = colors
    let order = found.map { color in colors.firstIndex(of: color) ?? 0 }
    let perPixel =
      switch colors.count {
      case ...2: 8
      case ...4: 4
      case ...16: 2
      default: 1
      }
    let width = (bitmap.width + perPixel - 1) / perPixel
    var pixels = [UInt32](repeating: 0xFF00_0000, count: width * bitmap.height)
    var (last, place): (UInt32, UInt32) = (0, 0)
    var isFirst = true
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixels[y &* bitmap.width &+ x]
        if isFirst || pixel != last {
          (last, isFirst) = (pixel, false)
          place = UInt32(order[Int(places.place(of: pixel))])
        }
        let shift = 8 &+ (x % perPixel) &* (8 / perPixel)
        pixels[y &* width &+ x / perPixel] |= place &<< UInt32(shift)
      }
    }
    picture = WebPPicture(width: width, height: bitmap.height, pixels: pixels)
  }

  /// Writes the transform: each colour as its difference from the previous one.
  func writeTransform(to writer: inout BitWriter) {
    writer.write(0b111, width: 3)
    writer.write(UInt64(colors.count - 1), width: 8)
    var last: UInt32 = 0
    let differences = colors.map { color in
      defer { last = color }
      return WebPPrediction.difference(color, last)
    }
    let table = WebPPicture(width: colors.count, height: 1, pixels: differences)
    let tokens = differences.map { WebPToken(color: $0) }
    WebPCodes.write(tokens, of: table, isMain: false, hasCache: false, to: &writer)
  }
}
