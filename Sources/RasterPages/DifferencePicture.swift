// A picture of what differs between two pictures.

import RasterDrawing
import RasterValues

/// What differs between two pictures, whose boxes lie over each other.
package struct DifferencePicture: Sendable {
  /// Pixels that differ in one strong colour, over the second picture as a pale grey.
  package let bitmap: Bitmap
  /// The number of pixels that differ.
  package let count: Int
  /// The largest difference of a channel, of 255.
  package let most: Int

  /// Nil where no bitmap has room for both.
  package init?(from before: Bitmap, to after: Bitmap) {
    let left = max(before.box.x, after.box.x)
    let top = max(before.box.y, after.box.y)
    let (first, second) = (
      (x: left - before.box.x, y: top - before.box.y), (x: left - after.box.x, y: top - after.box.y)
    )
    let width = max(before.width + first.x, after.width + second.x)
    let height = max(before.height + first.y, after.height + second.y)
    guard Bitmap.isAllowed(width: width, height: height) else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var (count, most) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let old = before[x - first.x, y - first.y]
        let new = after[x - second.x, y - second.y]
        if old == new {
          pixels.append(Self.pale(new))
        } else {
          count += 1
          most = max(most, Self.distance(old, new))
          pixels.append(Self.strong)
        }
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { return nil }
    (self.bitmap, self.count, self.most) = (bitmap, count, most)
  }

  /// Opaque magenta, which is seen on light and on dark.
  private static let strong: UInt32 = 0xFF7A_00E6

  /// A grey of the pixel's luminance at a quarter of its alpha, which is seen on light and on dark.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    let luminance = (red * 54 + green * 183 + blue * 19) >> 8
    let alpha = (pixel >> 24) / 4
    // Between a third and two thirds of white, premultiplied.
    let grey = (alpha * 85 + luminance / 4 * 85) / 255
    return alpha << 24 | grey << 16 | grey << 8 | grey
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].map { shift in
      abs(Int(first >> shift & 255) - Int(second >> shift & 255))
    }.max() ?? 0
  }
}
