// A picture of what differs between two pictures.

import RasterDrawing
import RasterValues

/// What differs between two pictures, whose boxes lie over each other.
package struct DifferencePicture: Sendable {
  /// Pixels that differ in one strong colour, over the second picture as a pale grey.
  package let bitmap: Bitmap
  /// Both pictures in the size of this one, so that what did not change stands in the same place.
  package let before, after: Bitmap
  /// The number of pixels that differ.
  package let count: Int
  /// The largest difference of a channel, of 255.
  package let most: Int

  /// Nil where a picture that has room for both would be larger than 16 million pixels.
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

  /// The most pixels of such a picture, of which three are made.
  private static let areaLimit = 1 << 24
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
