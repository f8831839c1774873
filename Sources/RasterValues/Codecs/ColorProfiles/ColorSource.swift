// The descriptions of colours that image files contain, and their conversion to an output space.

/// A description of the colours of an image.
package enum ColorSource: Hashable, Sendable {
  /// The colours are sRGB.
  case srgb
  /// The content of an ICC profile.
  case profile([UInt8])
  /// The gamma and the chromaticities of a PNG file; `nil` stands for the value of sRGB.
  case calibrated(gamma: UInt32?, Chromaticities?)
  /// Coding-independent code points of ITU-T H.273.
  case codePoints(CodePoints)
}

extension ColorSource {
  /// Returns the conversion to an output space, and whether the source has colours outside sRGB.
  ///
  /// `isGrey` is true if red, green and blue of each pixel are equal.
  func conversion(
    to target: OutputColorSpace,
    isGrey: Bool
  ) throws(ColorError) -> (conversion: ColorConversion, isWide: Bool) {
    let source: RGBSpace
    switch self {
    case .srgb: source = .srgb
    case .profile(let bytes):
      switch try ICCProfile(bytes).model {
      case .grey(let levels):
        guard isGrey else { throw .unsupported(.unsupportedProfile(.greyForColors)) }
        return (ColorConversion(grey: levels), false)
      case .rgb(let space): source = space
      }
    case .calibrated(let gamma, let chromaticities):
      source = try Self.space(gamma: gamma, chromaticities) ?? .srgb
    case .codePoints(let points): source = try points.space()
    }
    if source == .srgb, target == .srgb || isGrey { return (.none, false) }
    let conversion = ColorConversion(source, to: target, isGrey: isGrey)
    return (conversion, !isGrey && source.isWide)
  }

  /// Returns the space of a PNG file's gamma and chromaticities, or `nil` if it is sRGB.
  ///
  /// A gamma of 45,455 with the chromaticities of sRGB is what files in sRGB contain for readers
  /// that know no other chunk (PNG, third edition, 11.3.2.5). Some writers round it differently.
  private static func space(
    gamma: UInt32?,
    _ chromaticities: Chromaticities?
  ) throws(ColorError) -> RGBSpace? {
    let isStandard = chromaticities?.isClose(to: .srgb) ?? true
    let curve: ToneCurve
    if let gamma, !(isStandard && (45_400...45_500).contains(gamma)) {
      guard gamma > 0 else { throw .damaged }
      curve = .formula(ToneFormula(exponent: 100_000 / Double(gamma)))
    } else {
      if isStandard { return nil }
      curve = .srgb
    }
    return try RGBSpace(chromaticities ?? .srgb, curve)
  }
}

/// The reason why a description of colours cannot be used.
enum ColorError: Error, Hashable {
  case damaged
  case unsupported(ImageNote)

  var note: ImageNote {
    switch self {
    case .damaged: .damagedColors
    case .unsupported(let note): note
    }
  }
}
