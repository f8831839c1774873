// RGB colour spaces: a curve for each channel, and a matrix to CIE XYZ.

/// A colour space with three primaries.
struct RGBSpace: Hashable {
  /// The curves from encoded red, green and blue to linear light.
  let curves: [ToneCurve]
  /// Converts linear light to XYZ relative to the white D50 of ICC profiles.
  let toXYZ: ColorMatrix

  init(curves: [ToneCurve], toXYZ: ColorMatrix) { (self.curves, self.toXYZ) = (curves, toXYZ) }

  /// Creates a space from chromaticities and one curve.
  ///
  /// The white is adapted to D50. Throws `damaged` if the primaries have no area.
  init(_ chromaticities: Chromaticities, _ curve: ToneCurve) throws(ColorError) {
    guard let toXYZ = chromaticities.toXYZ else { throw .damaged }
    self.init(curves: [curve, curve, curve], toXYZ: toXYZ)
  }

  /// Returns the matrix to linear light of an output space; results outside 0…1 are out of gamut.
  func linearMatrix(to target: OutputColorSpace) -> ColorMatrix {
    switch target {
    case .srgb: Self.xyzToSRGB.times(toXYZ)
    case .displayP3: Self.xyzToDisplayP3.times(toXYZ)
    }
  }

  /// Whether the space contains colours outside the gamut of sRGB that Display P3 may have.
  var isWide: Bool {
    linearMatrix(to: .srgb).columns.contains { $0.min() < -0.02 || $0.max() > 1.02 }
  }

  static let srgb = RGBSpace(
    curves: [.srgb, .srgb, .srgb],
    toXYZ: Chromaticities.srgb.toXYZ ?? .identity
  )
  static let displayP3 = RGBSpace(
    curves: [.srgb, .srgb, .srgb],
    toXYZ: Chromaticities.displayP3.toXYZ ?? .identity
  )

  private static let xyzToSRGB = Chromaticities.srgb.toXYZ?.inverse ?? .identity
  private static let xyzToDisplayP3 = Chromaticities.displayP3.toXYZ?.inverse ?? .identity
}

/// The chromaticities of a colour space's white and primaries, as x and y of CIE 1931.
package struct Chromaticities: Hashable, Sendable {
  package var white, red, green, blue: Point

  /// A chromaticity.
  package struct Point: Hashable, Sendable {
    package var x, y: Double

    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    /// The colour with this chromaticity whose components have a sum of 1.
    fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, 1 - x - y) }

    fileprivate func isClose(to other: Point) -> Bool {
      (x - other.x).magnitude <= 0.001 && (y - other.y).magnitude <= 0.001
    }
  }

  package init(white: Point, red: Point, green: Point, blue: Point) {
    (self.white, self.red, self.green, self.blue) = (white, red, green, blue)
  }

  /// The daylight of most spaces.
  static let d65 = Point(0.3127, 0.3290)

  /// The chromaticities of sRGB and ITU-R BT.709.
  static let srgb = Chromaticities(
    white: d65,
    red: Point(0.64, 0.33),
    green: Point(0.30, 0.60),
    blue: Point(0.15, 0.06)
  )

  /// The chromaticities of Display P3 (SMPTE EG 432-1, with D65).
  static let displayP3 = Chromaticities(
    white: d65,
    red: Point(0.680, 0.320),
    green: Point(0.265, 0.690),
    blue: Point(0.150, 0.060)
  )

  func isClose(to other: Chromaticities) -> Bool {
    white.isClose(to: other.white) && red.isClose(to: other.red)
      && green.isClose(to: other.green) && blue.isClose(to: other.blue)
  }

  /// The matrix from linear light to XYZ, adapted to D50 by Bradford's method.
  ///
  /// `nil` if the primaries have no area, or if white has no luminance.
  ///
  /// Source: ICC.1:2022, annex E.
  var toXYZ: ColorMatrix? {
    let isSmall = [white, red, green, blue].allSatisfy {
      $0.x.magnitude <= 2 && $0.y.magnitude <= 2
    }
    let primaries = ColorMatrix(columns: red.xyz, green.xyz, blue.xyz)
    guard isSmall, white.y > 0.000_01, let inverse = primaries.inverse, let adaptation
    else { return nil }
    let light = white.xyz / white.y
    let linear = primaries.times(ColorMatrix(diagonal: inverse.times(light)))
    return adaptation.times(linear)
  }

  /// The matrix that adapts XYZ from the white to D50 by Bradford's method.
  var adaptation: ColorMatrix? {
    let bradford = ColorMatrix.bradford
    let light = white.xyz / white.y
    let (source, target) = (bradford.times(light), bradford.times(ColorMatrix.d50))
    guard source.min() > 0.000_01, let back = bradford.inverse else { return nil }
    return back.times(ColorMatrix(diagonal: target / source)).times(bradford)
  }
}
