// A colour: sRGB components and alpha, not premultiplied.

/// An sRGB colour with alpha; components from 0 to 1, not premultiplied.
///
/// Components outside 0...1 are clamped where a colour is recorded, NaN counts as 0.
public struct Color: Hashable, Sendable {
  public var red, green, blue, alpha: Double

  /// A colour from its components, 0 to 1 each.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from eight hex digits, 0xRRGGBBAA.
  public init(rgba: UInt32) {
    self.init(
      red: Double(rgba >> 24) / 255,
      green: Double(rgba >> 16 & 255) / 255,
      blue: Double(rgba >> 8 & 255) / 255,
      alpha: Double(rgba & 255) / 255
    )
  }

  /// Nothing: black without any opacity.
  public static let clear = Color(rgba: 0)
  /// Opaque black.
  public static let black = Color(rgba: 0xFF)
  /// Opaque white.
  public static let white = Color(rgba: 0xFFFF_FFFF)
}
