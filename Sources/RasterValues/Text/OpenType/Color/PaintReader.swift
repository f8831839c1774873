// Reads a glyph's paint graph as a tree, within limits.
//
// Source: OpenType 1.9.1, "COLR", formats of paints. The depth limit stops cycles, and the size
// limit stops graphs that share nodes many times.

/// Reads the paint graph of one glyph.
struct PaintReader {
  /// The number of nodes and colour stops read so far.
  private(set) var size = 0
  let table: PaintedGlyphs
  private let coordinates: FontCoordinates

  private static let deepest = 64
  private static let largest = 4096

  init(_ table: PaintedGlyphs, at coordinates: FontCoordinates) {
    self.table = table
    self.coordinates = coordinates
  }

  /// Counts nodes; returns `false` if the limit is exceeded.
  mutating func count(_ parts: Int = 1) -> Bool {
    size = min(size &+ parts, Self.largest &+ 1)
    return size <= Self.largest
  }

  /// The paint of a glyph within its clip box, or `nil` if it has none that can be drawn.
  mutating func readGlyph(_ glyph: Int, depth: Int) -> GlyphPaint? {
    guard let data = table.paint(of: glyph), let paint = readPaint(data, depth: depth) else {
      return nil
    }
    guard let clip = table.clip(of: glyph) else { return paint }
    let numbers = (0..<4).map { clip.int16(at: 1 &+ 2 &* $0) }
    guard let format = clip.uint8(at: 0), let left = numbers[0], let bottom = numbers[1],
      let right = numbers[2], let top = numbers[3]
    else { return nil }
    let base = format == 2 ? variation(clip, at: 9) : nil
    let box = [left, bottom, right, top].indices.map { index in
      Double([left, bottom, right, top][index]) + delta(base, index)
    }
    let rect = Rect(
      x: box[0],
      y: box[1],
      width: Swift.max(box[2] - box[0], 0),
      height: Swift.max(box[3] - box[1], 0)
    )
    return .clipped(rect, paint)
  }

  /// The paint at the start of `data`.
  private mutating func readPaint(_ data: FontData, depth: Int) -> GlyphPaint? {
    guard depth < Self.deepest, count(), let format = data.uint8(at: 0) else { return nil }
    switch format {
    case 1: return readLayers(data, depth: depth)
    case 2, 3:
      return color(data, at: 1, base: format == 3 ? variation(data, at: 5) : nil).map { .color($0) }
    case 4...9: return readGradient(data, format).map { .gradient($0) }
    case 10:
      guard let glyph = data.uint16(at: 4), let paint = readPart(data, at: 1, depth: depth) else {
        return nil
      }
      return .glyph(UInt16(truncatingIfNeeded: glyph), paint)
    case 11: return data.uint16(at: 1).flatMap { readGlyph($0, depth: depth + 1) }
    case 12...31:
      guard let transform = readTransform(data, format),
        let paint = readPart(data, at: 1, depth: depth)
      else { return nil }
      return .transformed(transform, paint)
    case 32:
      guard let code = data.uint8(at: 4), Self.modes.indices.contains(code),
        let source = readPart(data, at: 1, depth: depth),
        let backdrop = readPart(data, at: 5, depth: depth)
      else { return nil }
      return .composite(source, Self.modes[code], over: backdrop)
    default: return nil
    }
  }

  /// In the order of their codes.
  private static let modes: [BlendMode] = [
    .clear, .copy, .destination, .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
    .destinationOut, .sourceAtop, .destinationAtop, .xor, .plus, .screen, .overlay, .darken,
    .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .multiply,
    .hue, .saturation, .color, .luminosity,
  ]

  private mutating func readPart(_ data: FontData, at place: Int, depth: Int) -> GlyphPaint? {
    guard let offset = data.uint24(at: place), offset > 0, let part = data.from(offset) else {
      return nil
    }
    return readPaint(part, depth: depth + 1)
  }

  private mutating func readLayers(_ data: FontData, depth: Int) -> GlyphPaint? {
    guard let count = data.uint8(at: 1), let first = data.uint32(at: 2) else { return nil }
    var layers: [GlyphPaint] = []
    for index in 0..<count {
      guard let layer = table.layer(first &+ index),
        let paint = readPaint(layer, depth: depth + 1)
      else { return nil }
      layers.append(paint)
    }
    return .layers(layers)
  }

  /// A palette index and alpha at `place`.
  func color(_ data: FontData, at place: Int, base: Int?) -> PaletteColor? {
    guard let index = data.uint16(at: place), let alpha = data.fraction(at: place &+ 2) else {
      return nil
    }
    let varied = alpha + delta(base, 0) / 16384
    return PaletteColor(color: table.palette[index], alpha: Swift.min(Swift.max(varied, 0), 1))
  }

  // MARK: - Variations

  /// The base variation index at `place`, or `nil` if the paint does not vary.
  func variation(_ data: FontData, at place: Int) -> Int? {
    // Two halves are read, because the 32-bit value may exceed a 32-bit `Int`.
    guard let outer = data.uint16(at: place), let inner = data.uint16(at: place &+ 2),
      outer < 0x7FFF
    else { return nil }
    return outer << 16 | inner
  }

  /// The delta of the number at `index` after the variation index `base`, in the units of the file.
  func delta(_ base: Int?, _ index: Int) -> Double {
    guard let base, let store = table.store, !coordinates.isDefault else { return 0 }
    let item = base &+ index
    let (outer, inner) = table.map?[item] ?? (item >> 16, item & 0xFFFF)
    return store.delta(outer: outer, inner: inner, at: coordinates)
  }
}
