// Images that a file contains once.

import RasterDrawing
import RasterValues

/// The identity of an image in a file.
struct ImageName: Hashable {
  let image: ContentDigest
  let tint: RecordedColor?
  let sampling: Sampling
}

extension Bitmap {
  /// Returns the bitmap with all its colours replaced by a tint, keeping its alpha.
  func tinted(_ tint: RecordedColor) -> Bitmap {
    let channels = [tint.red, tint.green, tint.blue, .max].map { UInt32($0) }
    var result = self
    for index in pixels.indices {
      let alpha = (pixels[index] &>> 24 &* UInt32(tint.alpha) &+ 32_767) / 65_535
      var pixel: UInt32 = 0
      for (place, channel) in channels.enumerated() {
        pixel |= ((channel &* alpha &+ 32_767) / 65_535) &<< UInt32(place * 8)
      }
      result.pixels[index] = pixel
    }
    return result
  }
}
