// Pictures of glyphs at one size: coverage that was computed once, for each quarter of a pixel.

/// The coverage of one glyph at one quarter of a pixel.
struct GlyphMask {
  /// From the pixel of the glyph's origin to the mask's top left corner.
  let x, y: Int
  let width, height: Int
  /// Where its rows begin in the atlas's bytes, one after the other.
  let offset: Int
}

/// What is asked of an atlas: a glyph, and where its origin stands in its pixel.
struct GlyphPhase: Hashable {
  /// The glyph in the high bits, then quarters of a pixel downwards and to the right.
  let bits: UInt32

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
  /// Larger masks than this many bytes in all are not kept.
  static let byteLimit = 1 << 20
  /// Sizes of one face that are kept.
  static let sizeLimit = 16
  /// Larger glyphs are drawn as paths.
  static let largestSize = 72.0
  /// Glyphs that are longer in pixels are drawn as paths, and those beside them.
  static let longestSide = 256

  let pixelsPerEm: Double
  /// Where masks are found: an open-addressed table, with gaps of `.max`, a power of two long.
  private let phases: [UInt32]
  private let masks: [GlyphMask]
  let bytes: [UInt8]
  private let count: Int

  convenience init(pixelsPerEm: Double) {
    self.init(pixelsPerEm, [], [])
  }

  private init(_ pixelsPerEm: Double, _ entries: [(GlyphPhase, GlyphMask)], _ bytes: [UInt8]) {
    var length = 16
    while length < entries.count &* 2 { length &*= 2 }
    let none = GlyphMask(x: 0, y: 0, width: 0, height: 0, offset: 0)
    var phases = [UInt32](repeating: .max, count: length)
    var masks = [GlyphMask](repeating: none, count: length)
    for (phase, mask) in entries {
      var place = GlyphAtlas.place(of: phase.bits, in: length)
      while phases[place] != .max { place = (place &+ 1) & (length &- 1) }
      phases[place] = phase.bits
      masks[place] = mask
    }
    self.pixelsPerEm = pixelsPerEm
    self.phases = phases
    self.masks = masks
    self.bytes = bytes
    count = entries.count
  }

  /// Fibonacci hashing: the high bits of a product spread best (Knuth, volume 3, section 6.4).
  @inline(__always)
  private static func place(of bits: UInt32, in length: Int) -> Int {
    Int(truncatingIfNeeded: bits &* 2_654_435_769 &>> 12) & (length &- 1)
  }

  /// The mask of a glyph, if it was made.
  @inline(__always)
  func mask(_ phase: GlyphPhase) -> GlyphMask? {
    var place = GlyphAtlas.place(of: phase.bits, in: phases.count)
    while phases[place] != .max {
      if phases[place] == phase.bits { return masks[place] }
      place = (place &+ 1) & (phases.count &- 1)
    }
    return nil
  }

  /// This atlas and new masks, whose offsets are in `bytes`; the new ones alone where it grows too
  /// large.
  func adding(_ new: [(GlyphPhase, GlyphMask)], _ bytes: [UInt8]) -> GlyphAtlas {
    guard self.bytes.count &+ bytes.count <= GlyphAtlas.byteLimit else {
      return GlyphAtlas(pixelsPerEm, new, bytes)
    }
    let start = self.bytes.count
    var entries: [(GlyphPhase, GlyphMask)] = []
    entries.reserveCapacity(count &+ new.count)
    for (bits, mask) in zip(phases, masks) where bits != .max {
      let phase = GlyphPhase(UInt16(truncatingIfNeeded: bits &>> 4), quarters: bits)
      entries.append((phase, mask))
    }
    for (phase, mask) in new { entries.append((phase, mask.moved(by: start))) }
    return GlyphAtlas(pixelsPerEm, entries, self.bytes + bytes)
  }

  /// Whether a glyph of this many pixels is kept.
  static func keeps(_ box: PixelRect) -> Bool {
    box.width <= longestSide && box.height <= longestSide
  }
}

extension GlyphPhase {
  fileprivate init(_ glyph: UInt16, quarters: UInt32) {
    bits = UInt32(glyph) &<< 4 | quarters & 15
  }
}

extension GlyphMask {
  fileprivate func moved(by bytes: Int) -> GlyphMask {
    GlyphMask(x: x, y: y, width: width, height: height, offset: offset &+ bytes)
  }
}
