// A pixel composed from top to bottom.

import RasterDrawing
import RasterValues

/// A pixel composed of colours from the top down, as far as they are known.
struct SeenPixel {
  /// The premultiplied colour.
  private var color = SIMD3<Double>.zero
  private(set) var alpha = 0.0

  /// Whether the missing opacity is less than one level of a channel.
  var isOpaque: Bool { alpha > 0.999 }

  /// Composes a colour beneath this pixel.
  func over(_ other: RecordedColor) -> SeenPixel {
    let channels = SIMD3(Double(other.red), Double(other.green), Double(other.blue)) / 65535
    let part = (1 - alpha) * Double(other.alpha) / 65535
    var result = self
    result.color += part * channels
    result.alpha += part
    return result
  }

  func faded(by opacity: Double) -> SeenPixel {
    var result = self
    result.color *= opacity
    result.alpha *= opacity
    return result
  }

  /// The colour rounded to the levels of a pixel; valid once the pixel is opaque.
  var levels: Color {
    let levels = (color.clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
    return Color(red: levels.x / 255, green: levels.y / 255, blue: levels.z / 255)
  }
}

extension Color {
  /// The colour as two hexadecimal digits per channel, without alpha.
  var hexadecimal: String {
    [red, green, blue].reduce("#") { text, channel in
      let level = UInt8(min(max(channel, 0), 1) * 255 + 0.5)
      return text + (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
  }
}
