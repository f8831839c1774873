// The colour spaces of drawn bitmaps, and the conversion of colours to them.

/// The colour space of a drawing's pixels.
///
/// Both spaces have the same white and the same transfer function; Display P3 has wider primaries.
/// Blending, gradients and filters are computed with the encoded values of the space. Source: CSS
/// Color Module Level 4, section 10.
public enum OutputColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// The space of the web and of most displays (IEC 61966-2-1).
  case srgb
  /// The wide-gamut space of Apple's displays and cameras.
  case displayP3
}

extension OutputColorSpace {
  /// The name as CSS spells it: `srgb` or `display-p3`.
  package var cssName: String {
    switch self {
    case .srgb: "srgb"
    case .displayP3: "display-p3"
    }
  }

  /// Returns the space with a CSS name, or `nil` if there is none.
  package init?(cssName: String) {
    guard let space = Self.allCases.first(where: { $0.cssName == cssName }) else { return nil }
    self = space
  }
}

extension Color {
  /// Creates a colour from its components in Display P3, each from 0 to 1.
  ///
  /// Colours outside the gamut of sRGB have components below 0 or above 1. Drawings in sRGB clamp
  /// them, and drawings in Display P3 show them exactly.
  public static func displayP3(
    red: Double,
    green: Double,
    blue: Double,
    alpha: Double = 1
  ) -> Color {
    if red == green, green == blue { return Color(red: red, green: red, blue: red, alpha: alpha) }
    let light = SIMD3(signedDecoded(red), signedDecoded(green), signedDecoded(blue))
    return Color(linear: RGBPrimaries.displayP3ToSRGB(light), alpha: alpha)
  }

  /// Creates a colour from linear sRGB components, which may lie outside the gamut.
  package init(linear: SIMD3<Double>, alpha: Double) {
    self.init(
      red: Color.signedEncoded(linear.x),
      green: Color.signedEncoded(linear.y),
      blue: Color.signedEncoded(linear.z),
      alpha: alpha
    )
  }

  /// Returns the colour whose components are those of this colour in another space, not clamped.
  package func components(in space: OutputColorSpace) -> Color {
    // Greys have equal components in both spaces.
    if space == .srgb || (red == green && green == blue) { return self }
    let light = SIMD3(
      Color.signedDecoded(red),
      Color.signedDecoded(green),
      Color.signedDecoded(blue)
    )
    return Color(linear: RGBPrimaries.sRGBToDisplayP3(light), alpha: alpha)
  }

  /// Converts linear light to encoded values; negative values mirror positive ones.
  ///
  /// Values beyond ±16 are clamped. Within 0…1, the result is that of `encoded(_:)`.
  package static func signedEncoded(_ linear: Double) -> Double {
    let magnitude = Swift.min(linear.magnitude, 16)
    let value =
      magnitude <= 1 ? encoded(magnitude) : 1.055 * Powers.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// Converts encoded values to linear light; negative values mirror positive ones.
  ///
  /// Values beyond ±4 are clamped.
  package static func signedDecoded(_ component: Double) -> Double {
    let value = decoded(Swift.min(component.magnitude, 4))
    return component < 0 ? -value : value
  }
}

/// The matrices between linear sRGB and linear Display P3.
///
/// Computed from the chromaticities of SMPTE EG 432-1 and ITU-R BT.709 with the white D65. The
/// values of each row add up to 1.
package enum RGBPrimaries {
  package static func sRGBToDisplayP3(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      0.8224619687143623 * light.x + 0.17753803128563775 * light.y,
      0.03319419885096162 * light.x + 0.9668058011490384 * light.y,
      0.017082630721120033 * light.x + 0.07239744066396347 * light.y + 0.9105199286149165 * light.z
    )
  }

  package static func displayP3ToSRGB(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      1.2249401762805598 * light.x - 0.22494017628055996 * light.y,
      -0.04205695470968816 * light.x + 1.042056954709688 * light.y,
      -0.019637554590334432 * light.x - 0.07863604555063189 * light.y + 1.0982736001409663 * light.z
    )
  }
}
