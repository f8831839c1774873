// Colours in a display list.

import RasterValues

/// A recorded colour: 16 bits per component, not premultiplied, with red in the highest bits.
///
/// The components are those of the display list's colour space.
package struct RecordedColor: Hashable, Sendable {
  package let word: UInt64

  package init(word: UInt64) { self.word = word }

  /// Records a colour in the colour space of a drawing; components are clamped.
  package init(_ color: Color, in space: OutputColorSpace) {
    self.init(components: color.components(in: space))
  }

  /// Records components in the colour space of the drawing, clamped to 0…1.
  package init(components color: Color) {
    func bits(_ value: Double) -> UInt64 {
      // The comparison is false for NaN, which counts as 0.
      value > 0 ? UInt64(Swift.min(value, 1) * 65535 + 0.5) : 0
    }
    word =
      bits(color.red) << 48 | bits(color.green) << 32 | bits(color.blue) << 16 | bits(color.alpha)
  }

  package var red: UInt16 { UInt16(truncatingIfNeeded: word >> 48) }
  package var green: UInt16 { UInt16(truncatingIfNeeded: word >> 32) }
  package var blue: UInt16 { UInt16(truncatingIfNeeded: word >> 16) }
  package var alpha: UInt16 { UInt16(truncatingIfNeeded: word) }
}

extension RecordedColor {
  func faded(by opacity: Double) -> RecordedColor {
    let alpha = UInt64(Double(alpha) * opacity + 0.5)
    return RecordedColor(word: word & ~0xFFFF | min(alpha, 0xFFFF))
  }

  /// Returns the cost of painting; see `RecordedPaint`.
  func cost(_ pixels: PixelRect) -> Double {
    (alpha == .max ? 0.05 : 0.3) * DrawingCost.area(pixels)
  }

  /// The colour with two hexadecimal digits per component if that is exact, or else four.
  var listText: String {
    let components = [red, green, blue, alpha]
    let isShort = components.allSatisfy { $0 % 257 == 0 }
    return components.reduce(into: "#") { text, component in
      let digits = String(isShort ? component / 257 : component, radix: 16, uppercase: true)
      text += String(repeating: "0", count: (isShort ? 2 : 4) - digits.count) + digits
    }
  }
}

extension RecordedColor {
  /// The nearest premultiplied pixel.
  package var pixel: UInt32 {
    let alpha = UInt64(alpha)
    func channel(_ value: UInt16) -> UInt32 {
      let product = UInt64(value) &* alpha &* 255
      return UInt32(truncatingIfNeeded: (product &+ 2_147_418_112) / 4_294_836_225)
    }
    let blue = channel(blue) &<< 16
    return channel(red) | channel(green) &<< 8 | blue
      | UInt32(truncatingIfNeeded: (alpha &* 255 &+ 32767) / 65535) &<< 24
  }
}
