// The sizes to which a JPEG file can be decoded: the whole size, or a half, a quarter or an eighth.

/// The factor by which the sides of a JPEG image are divided while it is decoded.
///
/// A reduced image has the means of 2 × 2, 4 × 4 or 8 × 8 samples of the whole image, up to the
/// rounding of samples. Decoding to it takes less time, and less memory for samples and pixels.
package enum JPEGReduction: Int, CaseIterable, Sendable {
  case full = 1
  case half = 2
  case quarter = 4
  case eighth = 8

  /// The number of rows and columns of samples that a block of 8 × 8 is decoded to.
  var side: Int { 8 / rawValue }

  /// Returns the width or height of a reduced image, which is rounded up.
  ///
  /// If the division has a remainder, the last column or row lies partly outside the image: a
  /// reduced pixel always covers `rawValue` × `rawValue` pixels of the whole image.
  package func length(of side: Int) -> Int { (side &+ rawValue &- 1) / rawValue }

  /// Returns the strongest reduction for an image that is drawn with a given size, in pixels.
  ///
  /// The reduced image is at least as large as it is drawn, in both directions, so that drawing it
  /// never enlarges it. The drawn size is that of the whole image, including any part that is cut
  /// off, before rotation. If it is not finite, the image is not reduced.
  package static func strongest(
    forWidth width: Int,
    height: Int,
    drawnWidth: Double,
    drawnHeight: Double
  ) -> JPEGReduction {
    // The comparisons are false for NaN.
    let fitting = allCases.last { reduction in
      Double(reduction.length(of: width)) >= drawnWidth
        && Double(reduction.length(of: height)) >= drawnHeight
    }
    return fitting ?? .full
  }
}
