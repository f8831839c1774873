// Coding-independent code points: numbers for primaries and transfer functions.

/// The colour space of a `cICP` chunk.
///
/// Source: ITU-T H.273 (07/2024), 8.1 to 8.3; PNG, third edition, 11.3.2.6.
package struct CodePoints: Hashable, Sendable {
  package var primaries, transfer, matrix: UInt8
  /// Whether levels 0 and 255 are black and white, instead of 16 and 235.
  package var isFullRange: Bool

  package init(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool) {
    (self.primaries, self.transfer, self.matrix) = (primaries, transfer, matrix)
    self.isFullRange = isFullRange
  }

  /// Returns the colour space.
  ///
  /// Transfer functions for high dynamic range (16 and 18) are not supported, because they need a
  /// choice of tone mapping. Neither are coded differences of colours, which PNG forbids, and the
  /// narrow range of levels.
  func space() throws(ColorError) -> RGBSpace {
    guard matrix == 0, isFullRange, let chromaticities, let curve else {
      let note = ImageNote.unsupportedCodePoints(primaries: Int(primaries), transfer: Int(transfer))
      throw .unsupported(note)
    }
    return try RGBSpace(chromaticities, curve)
  }

  private var curve: ToneCurve? {
    switch transfer {
    case 1, 6, 11, 12, 14, 15:
      // The inverse of V = 1.099 L^0.45 − 0.099 and V = 4.5 L for L < 0.018, with H.273's digits.
      .formula(
        ToneFormula(
          exponent: 1 / 0.45,
          scale: 1 / 1.099296826809442,
          offset: 0.099296826809442 / 1.099296826809442,
          below: (4.5 * 0.018053968510807, 1 / 4.5)
        )
      )
    case 4: .formula(ToneFormula(exponent: 2.2))
    case 5: .formula(ToneFormula(exponent: 2.8))
    case 7:
      .formula(
        ToneFormula(
          exponent: 1 / 0.45,
          scale: 1 / 1.111572195921731,
          offset: 0.111572195921731 / 1.111572195921731,
          below: (4 * 0.022821585529445, 0.25)
        )
      )
    case 8: .linear
    case 13: .srgb
    default: nil
    }
  }

  private var chromaticities: Chromaticities? {
    typealias Point = Chromaticities.Point
    func space(_ red: Point, _ green: Point, _ blue: Point, white: Point) -> Chromaticities {
      Chromaticities(white: white, red: red, green: green, blue: blue)
    }
    let (d65, illuminantC) = (Chromaticities.d65, Point(0.310, 0.316))
    return switch primaries {
    case 1: .srgb
    case 4: space(Point(0.67, 0.33), Point(0.21, 0.71), Point(0.14, 0.08), white: illuminantC)
    case 5: space(Point(0.64, 0.33), Point(0.29, 0.60), Point(0.15, 0.06), white: d65)
    case 6, 7: space(Point(0.630, 0.340), Point(0.310, 0.595), Point(0.155, 0.070), white: d65)
    case 8:
      space(Point(0.681, 0.319), Point(0.243, 0.692), Point(0.145, 0.049), white: illuminantC)
    case 9: space(Point(0.708, 0.292), Point(0.170, 0.797), Point(0.131, 0.046), white: d65)
    case 10: space(Point(1, 0), Point(0, 1), Point(0, 0), white: Point(1.0 / 3, 1.0 / 3))
    case 11:
      space(
        Point(0.680, 0.320),
        Point(0.265, 0.690),
        Point(0.150, 0.060),
        white: Point(0.314, 0.351)
      )
    case 12: space(Point(0.680, 0.320), Point(0.265, 0.690), Point(0.150, 0.060), white: d65)
    case 22: space(Point(0.630, 0.340), Point(0.295, 0.605), Point(0.155, 0.077), white: d65)
    default: nil
    }
  }
}
