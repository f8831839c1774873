// Finds the nearest colours of a palette for flat colours and their edges.

import RasterValues

/// Finds the nearest colours of a palette for text, strokes and fills, which are not dithered.
///
/// The distance of two colours is 2 · ΔY² + Δ(B − Y)² + 2 · Δ(R − Y)², where Y is the luma of
/// ITU-R BT.601, rounded. Differences of colour weigh more than in distances of red, green and blue,
/// so that a grey becomes black or white beside a red. This includes the antialiased pixels of black
/// text on white.
///
/// Antialiasing repeats few colours, which are remembered.
struct FlatMatcher {
  private let colors: [SIMD4<Int32>]
  /// Pixels and the indices of their nearest colours, at places that follow from the pixels.
  private var known: [(pixel: UInt32, index: UInt8)]

  private static let knownCount = 1024

  init(_ palette: ColorPalette) {
    colors = palette.pixels.map { Self.lanes($0) }
    // No opaque pixel is 0.
    known = [(pixel: UInt32, index: UInt8)](repeating: (0, 0), count: Self.knownCount)
  }

  /// The luma, and the differences of blue and red from it.
  private static func lanes(_ pixel: UInt32) -> SIMD4<Int32> {
    let luma = GreyMatcher.luma(pixel)
    return SIMD4(
      luma,
      Int32(pixel &>> 16 & 0xFF) &- luma,
      Int32(pixel & 0xFF) &- luma,
      0
    )
  }

  /// Returns the index of the nearest colour of an opaque pixel: the first of several.
  mutating func index(of pixel: UInt32) -> UInt8 {
    let place = Int((pixel &* 0x9E37_79B1) &>> 22)
    if known[place].pixel == pixel { return known[place].index }
    let wanted = Self.lanes(pixel)
    var (best, least) = (0, Int32.max)
    for (index, color) in colors.enumerated() {
      let difference = color &- wanted
      let squares = difference &* difference
      let distance = 2 &* squares.x &+ squares.y &+ 2 &* squares.z
      if distance < least { (best, least) = (index, distance) }
    }
    known[place] = (pixel, UInt8(truncatingIfNeeded: best))
    return known[place].index
  }
}
