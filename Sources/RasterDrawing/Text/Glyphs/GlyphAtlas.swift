// Coverage masks of glyphs at one size, computed once for each quarter-pixel position.

import RasterValues

/// The coverage of one glyph at one quarter-pixel position.
struct GlyphMask: Sendable {
  /// The offset from the pixel of the glyph's origin to the mask's top left corner.
  let x, y: Int16
  let width, height: UInt16
  /// The index of the mask's first row in the atlas's quads; rows are consecutive.
  let offset: Int32

  /// A mask without pixels.
  static let empty = GlyphMask(x: 0, y: 0, width: 0, height: 0, offset: 0)
  /// Marks a mask that is too large to be cached.
  static let tooLarge = GlyphMask(x: 0, y: 0, width: 0, height: .max, offset: 0)

  var isTooLarge: Bool { height == .max }
  /// The number of quads per row.
  @inline(__always)
  var stride: Int { GlyphMask.stride(Int(width)) }

  @inline(__always)
  static func stride(_ width: Int) -> Int { (width &+ 3) &>> 2 }
}

/// The key of a mask: a glyph and the subpixel position of its origin.
struct GlyphPhase: Hashable {
  /// The glyph in the high bits, then the vertical and horizontal position in quarters of a pixel.
  let bits: UInt32

  @inline(__always)
  init(_ glyph: UInt16, x: Int, y: Int) {
    let quarters = UInt32(truncatingIfNeeded: (y & 3) &* 4 &+ (x & 3))
    bits = UInt32(glyph) &<< 4 | quarters
  }

  var glyph: UInt16 { UInt16(truncatingIfNeeded: bits &>> 4) }
  /// The distance of the origin from its pixel's corner, in pixels.
  var shift: SIMD2<Double> { SIMD2(Double(bits & 3), Double(bits &>> 2 & 3)) / 4 }
}

/// Masks of a font's glyphs at one size; immutable, so that any thread can read them.
final class GlyphAtlas: Sendable {
  /// The size limit in bytes; an atlas that would exceed it is restarted.
  static let byteLimit = 1 << 20
  /// The largest size at which masks are used; larger glyphs are drawn as paths.
  static let largestSize = 72.0
  /// The longest side of a mask, in pixels; larger glyphs, and those drawn with them, become paths.
  static let longestSide = 256

  private let masks: NumberTable<GlyphMask>
  /// Rows of masks: the coverage of four pixels, as 16-bit values ready for multiplication.
  ///
  /// Values to the right of a mask are 0.
  let quads: [UInt64]

  init(_ entries: [(key: UInt32, value: GlyphMask)] = [], _ quads: [UInt64] = []) {
    masks = NumberTable(entries, gap: .empty)
    self.quads = quads
  }

  /// Returns the mask of a glyph if it was created.
  @inline(__always)
  func mask(_ phase: GlyphPhase) -> GlyphMask? { masks[phase.bits] }

  /// Returns this atlas with added masks, whose offsets are in `quads`; nil if it grows too large.
  func adding(_ new: [(key: UInt32, value: GlyphMask)], _ quads: [UInt64]) -> GlyphAtlas? {
    guard (self.quads.count &+ quads.count) &* 8 <= GlyphAtlas.byteLimit else { return nil }
    let start = Int32(truncatingIfNeeded: self.quads.count)
    let moved = new.map { (key: $0.key, value: $0.value.moved(by: start)) }
    return GlyphAtlas(masks.entries + moved, self.quads + quads)
  }

  /// The memory used by the atlas, in bytes.
  var byteCount: Int { quads.count &* 8 &+ masks.byteCount }

  /// Whether a glyph's mask is cached, given its bounds in font units; some glyphs are 10 ems wide.
  static func keeps(_ box: Box, unitsPerEm: Double, pixelsPerEm: Double) -> Bool {
    if box.isEmpty { return true }
    let limit = Double(longestSide - 3) * unitsPerEm / pixelsPerEm
    // The offset of a mask from its origin must fit in 16 bits.
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
