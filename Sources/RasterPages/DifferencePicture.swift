// An image of the differences between two bitmaps.

import RasterDrawing
import RasterValues

/// The differences between two bitmaps, aligned by their bounds.
package struct DifferencePicture: Sendable {
  /// Differing pixels in one strong colour, over the second bitmap in pale grey.
  package let bitmap: Bitmap
  /// Both bitmaps extended to the common size, so that unchanged content is at equal positions.
  package let before, after: Bitmap
  /// The number of pixels that differ.
  package let count: Int
  /// The largest difference of a channel, of 255.
  package let most: Int

  /// Compares two bitmaps; `nil` if the common size exceeds 16 million pixels.
  package init?(from before: Bitmap, to after: Bitmap) {
    let left = max(before.bounds.x, after.bounds.x)
    let top = max(before.bounds.y, after.bounds.y)
    let (first, second) = (
      (x: left - before.bounds.x, y: top - before.bounds.y),
      (x: left - after.bounds.x, y: top - after.bounds.y)
    )
    let width = max(before.width + first.x, after.width + second.x)
    let height = max(before.height + first.y, after.height + second.y)
    guard width &* height <= Self.areaLimit else { return nil }
    var pixels = (old: [UInt32](), new: [UInt32](), difference: [UInt32]())
    var (count, most) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let old = before[x - first.x, y - first.y]
        let new = after[x - second.x, y - second.y]
        pixels.old.append(old)
        pixels.new.append(new)
        pixels.difference.append(old == new ? Self.pale(new) : Self.strong)
        guard old != new else { continue }
        count += 1
        most = max(most, Self.distance(old, new))
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels.difference),
      let before = Bitmap(width: width, height: height, pixels: pixels.old),
      let after = Bitmap(width: width, height: height, pixels: pixels.new)
    else { return nil }
    (self.bitmap, self.before, self.after) = (bitmap, before, after)
    (self.count, self.most) = (count, most)
  }

  /// The maximum number of pixels in each of the three bitmaps.
  private static let areaLimit = 1 << 24
  /// Opaque magenta, which is visible on light and dark backgrounds.
  private static let strong: UInt32 = 0xFF7A_00E6

  /// A grey of the pixel's luminance with a quarter of its alpha, visible on light and dark.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    let luminance = (red * 54 + green * 183 + blue * 19) >> 8
    let alpha = (pixel >> 24) / 4
    // The premultiplied grey lies between one and two thirds of white.
    let grey = (alpha * 85 + luminance / 4 * 85) / 255
    return alpha << 24 | grey << 16 | grey << 8 | grey
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].map { shift in
      abs(Int(first >> shift & 255) - Int(second >> shift & 255))
    }.max() ?? 0
  }
}
