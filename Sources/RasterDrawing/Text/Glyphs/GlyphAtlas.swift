// Pictures of glyphs at one size: coverage that was computed once, for each quarter of a pixel.

import RasterValues

/// The coverage of one glyph at one quarter of a pixel.
struct GlyphMask: Sendable {
  /// From the pixel of the glyph's origin to the mask's top left corner.
  let x, y: Int16
  let width, height: UInt16
  /// Where its rows begin among the atlas's quads, one after the other.
  let offset: Int32

  /// A mask with no pixels.
  static let empty = GlyphMask(x: 0, y: 0, width: 0, height: 0, offset: 0)
  /// What stands for a mask that is too large to be kept.
  static let tooLarge = GlyphMask(x: 0, y: 0, width: 0, height: .max, offset: 0)

  var isTooLarge: Bool { height == .max }
  /// Quads a row.
  @inline(__always)
  var stride: Int { GlyphMask.stride(Int(width)) }

  @inline(__always)
  static func stride(_ width: Int) -> Int { (width &+ 3) &>> 2 }
}

/// What is asked of an atlas: a glyph, and where its origin stands in its pixel.
struct GlyphPhase: Hashable {
  /// The glyph in the high bits, then quarters of a pixel downwards and to the right.
  let bits: UInt32

  @inline(__always)
  init(_ glyph: UInt16, x: Int, y: Int) {
    let quarters = UInt32(truncatingIfNeeded: (y & 3) &* 4 &+ (x & 3))
    bits = UInt32(glyph) &<< 4 | quarters
  }

  var glyph: UInt16 { UInt16(truncatingIfNeeded: bits &>> 4) }
  /// How far the origin is from its pixel's corner, in pixels.
  var shift: SIMD2<Double> { SIMD2(Double(bits & 3), Double(bits &>> 2 & 3)) / 4 }
}

/// Masks of a face's glyphs at one size; never changed, so that any thread may read it.
final class GlyphAtlas: Sendable {
  /// An atlas that would grow beyond this many bytes is begun anew.
  static let byteLimit = 1 << 20
  /// Larger glyphs are drawn as paths.
  static let largestSize = 72.0
  /// Glyphs that are longer in pixels are drawn as paths, and those beside them.
  static let longestSide = 256

  private let masks: NumberTable<GlyphMask>
  /// Rows of masks: the coverage of four pixels in 16 bits each, as blending multiplies by it.
  ///
  /// What is right of a mask is 0.
  let quads: [UInt64]

  init(_ entries: [(key: UInt32, value: GlyphMask)] = [], _ quads: [UInt64] = []) {
    masks = NumberTable(entries, gap: .empty)
    self.quads = quads
  }

  /// The mask of a glyph, if it was made.
  @inline(__always)
  func mask(_ phase: GlyphPhase) -> GlyphMask? { masks[phase.bits] }

  /// This atlas and new masks, whose offsets are in `quads`; nil where it grows too large.
  func adding(_ new: [(key: UInt32, value: GlyphMask)], _ quads: [UInt64]) -> GlyphAtlas? {
    guard (self.quads.count &+ quads.count) &* 8 <= GlyphAtlas.byteLimit else { return nil }
    let start = Int32(truncatingIfNeeded: self.quads.count)
    let moved = new.map { (key: $0.key, value: $0.value.moved(by: start)) }
    return GlyphAtlas(masks.entries + moved, self.quads + quads)
  }

  /// The memory that the atlas takes.
  var byteCount: Int { quads.count &* 8 &+ masks.byteCount }

  /// Whether a glyph's mask is kept, by its box in units of its face; some signs are ten ems wide.
  static func keeps(_ box: Box, unitsPerEm: Double, pixelsPerEm: Double) -> Bool {
    if box.isEmpty { return true }
    let limit = Double(longestSide - 3) * unitsPerEm / pixelsPerEm
    // Masks are not far from their origins.
    let farthest = 16_000 * unitsPerEm / pixelsPerEm
    return box.maxX - box.minX <= limit && box.maxY - box.minY <= limit
      && abs(box.minX) <= farthest && abs(box.minY) <= farthest
  }
}

extension GlyphMask {
  fileprivate func moved(by quads: Int32) -> GlyphMask {
    GlyphMask(x: x, y: y, width: width, height: height, offset: offset &+ quads)
  }
}
