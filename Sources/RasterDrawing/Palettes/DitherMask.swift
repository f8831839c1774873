// The pixels of an image that may be dithered.

import RasterValues

/// The pixels of an image that may be dithered.
package enum DitherMask: Sendable {
  case everywhere
  case nowhere
  /// Pixels whose red is not 0 in the drawing of `DisplayList.ditherMask`.
  ///
  /// This bitmap and the image show the same area of the drawing.
  case drawn(Bitmap)

  var isNowhere: Bool { if case .nowhere = self { true } else { false } }

  /// Finds out which pixels of a row may be dithered: 1 for these, 0 for the others.
  ///
  /// A pixel at the edge of a flat shape is flat if the shape covers more than half of it: if it is
  /// less than half as white as a neighbour.
  func row(_ y: Int, of bitmap: Bitmap, into flags: inout [UInt8]) {
    guard case .drawn(let mask) = self else {
      if case .everywhere = self { flags = [UInt8](repeating: 1, count: bitmap.width) }
      return
    }
    let row = y &- bitmap.bounds.y &+ mask.bounds.y
    let left = mask.bounds.x &- bitmap.bounds.x
    let (first, end) = (max(0, 0 &- left), min(bitmap.width, mask.width &- left))
    let isWhole = first == 0 && end == bitmap.width
    guard row >= 0, row < mask.height, isWhole else {
      for x in 0..<bitmap.width {
        let isWhite = mask[x &+ left, row] & 0xFF != 0
        flags[x] = isWhite && mask.isSoft(x &+ left, row) ? 1 : 0
      }
      return
    }
    let start = row &* mask.width &+ left
    for x in 0..<bitmap.width {
      let white = mask.pixels[start &+ x] & 0xFF
      flags[x] = white &>> 7 != 0 || white != 0 && mask.isSoft(x &+ left, row) ? 1 : 0
    }
  }
}

extension Bitmap {
  /// Whether a pixel is at least half as white as each of its neighbours.
  @inline(never)
  fileprivate func isSoft(_ x: Int, _ y: Int) -> Bool {
    let beside = max(self[x &- 1, y] & 0xFF, self[x &+ 1, y] & 0xFF)
    let above = max(self[x, y &- 1] & 0xFF, self[x, y &+ 1] & 0xFF)
    return 2 &* (self[x, y] & 0xFF) >= max(beside, above)
  }
}
