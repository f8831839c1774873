// The images that every library draws, generated pixel by pixel.

import Raster

/// Images that are identical in each library's harness.
enum BenchImages {
  /// A half-translucent image: colours that vary with position, and noise in the blue channel.
  static func translucent(_ width: Int, _ height: Int) -> Image {
    var noise: UInt32 = 12_345
    return image(width, height) { x, y in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      let alpha = UInt32(128 + ((x * 3 + y) & 127))
      let red = UInt32(x * 255 / width) * alpha / 255
      let green = UInt32(y * 255 / height) * alpha / 255
      let blue = (noise >> 24 & 63) * alpha / 255
      return alpha << 24 | blue << 16 | green << 8 | red
    }
  }

  /// The same colours with full alpha.
  static func opaque(_ width: Int, _ height: Int) -> Image {
    let pixels = translucent(width, height).bitmap.pixels
    return image(width, height) { x, y in pixels[y * width + x] | 0xFF00_0000 }
  }

  /// A frame of 45² pixels with corners of radius 14.5.
  static let frame = image(45, 45) { x, y in
    func distance(_ place: Int) -> Float {
      let center = Float(place) + 0.5
      return max(0, max(14.5 - center, center - 30.5))
    }
    let (dx, dy) = (distance(x), distance(y))
    let coverage = min(1, max(0, 14.5 - (dx * dx + dy * dy).squareRoot()))
    let alpha = UInt32(coverage * 255 + 0.5)
    let base = UInt32(90 + y * 2)
    let (red, green, blue) = (
      base * alpha / 255, (base + 30) * alpha / 255, (base + 60) * alpha / 255
    )
    return alpha << 24 | blue << 16 | green << 8 | red
  }

  private static func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Image {
    var pixels: [UInt32] = []
    for y in 0..<height { for x in 0..<width { pixels.append(pixel(x, y)) } }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      preconditionFailure("\(width) × \(height) pixels are not a bitmap")
    }
    return Image(bitmap)
  }
}
