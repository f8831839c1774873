// The colours to which an image can be reduced.

import RasterValues

/// The colours of an image for a display with few of them, in the order of their indices.
public struct ColorPalette: Hashable, Sendable {
  /// The maximum number of colours, which is that of indices with eight bits.
  public static let maximumCount = 256

  /// The colours as opaque pixels.
  package let pixels: [UInt32]

  /// Creates a palette of 1 to 256 colours; `nil` if there are none or more.
  ///
  /// Each component is rounded to eight bits, in the colour space of the image. Alpha is ignored.
  public init?(_ colors: [Color]) {
    self.init(pixels: colors.map { RecordedColor($0, in: .srgb).pixel(withAlpha: .max) })
  }

  /// Creates a palette of opaque pixels; `nil` if there are none or too many.
  package init?(pixels: [UInt32]) {
    guard (1...Self.maximumCount).contains(pixels.count) else { return nil }
    self.pixels = pixels.map { $0 | 0xFF00_0000 }
  }

  private init(greyCount count: Int) {
    pixels = (0..<count).map { index in
      UInt32((index &* 255 &+ (count &- 1) / 2) / (count &- 1)) &* 0x01_0101 | 0xFF00_0000
    }
  }

  /// Evenly spaced greys from black to white; `count` is limited to 2…256.
  public static func greys(_ count: Int) -> ColorPalette {
    ColorPalette(greyCount: min(max(count, 2), maximumCount))
  }

  /// The number of colours.
  public var count: Int { pixels.count }

  /// Whether every colour is a grey.
  var isGrey: Bool { pixels.allSatisfy { $0 & 0xFFFF == $0 &>> 8 & 0xFFFF } }
}

extension RecordedColor {
  /// The nearest pixel of the colour with another alpha.
  fileprivate func pixel(withAlpha alpha: UInt16) -> UInt32 {
    RecordedColor(word: word & ~0xFFFF | UInt64(alpha)).pixel
  }
}
