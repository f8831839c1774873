// A colour with sRGB components and alpha, not premultiplied.

/// An sRGB colour with alpha; components range from 0 to 1 and are not premultiplied.
///
/// A component below 0 or above 1 describes a colour outside the gamut of sRGB. When the colour is
/// recorded, it is converted to the environment's `colorSpace`, where components are clamped to
/// 0...1, and NaN becomes 0.
public struct Color: Hashable, Sendable {
  /// The components; the first three are not multiplied by `alpha`.
  public var red, green, blue, alpha: Double

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from eight hexadecimal digits, 0xRRGGBBAA.
  public init(rgba: UInt32) {
    self.init(
      red: Double(rgba >> 24) / 255,
      green: Double(rgba >> 16 & 255) / 255,
      blue: Double(rgba >> 8 & 255) / 255,
      alpha: Double(rgba & 255) / 255
    )
  }

  /// Fully transparent black.
  public static let clear = Color(rgba: 0)
  /// Opaque black.
  public static let black = Color(rgba: 0xFF)
  /// Opaque white.
  public static let white = Color(rgba: 0xFFFF_FFFF)
}
