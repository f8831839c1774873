// From kept masks of glyphs to pixels.
//
// Unsafe pointers: an atlas's bytes within `withUnsafeBufferPointer`, and rows of a surface; masks
// are cut to the clip, which is within the surface.

/// A glyph, and the pixel in which its origin stands.
struct QuarterPlace {
  let phase: GlyphPhase
  let x, y: Int

  /// `place` is in quarters of a pixel, and so small that it fits.
  init(_ glyph: UInt16, _ place: SIMD2<Double>) {
    let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
    phase = GlyphPhase(glyph, x: x, y: y)
    self.x = x >> 2
    self.y = y >> 2
  }
}

/// The masks of a run of glyphs, one after the other.
struct GlyphSpans: SpanProducer {
  let atlas: GlyphAtlas
  let glyphs: [QuarterPlace]

  /// A rectangle that holds all masks.
  var region: PixelRect {
    var region = PixelRect(x: 0, y: 0, width: 0, height: 0)
    forEach { mask, place in region = region.isEmpty ? place : region.union(place) }
    return region
  }

  /// Draws the masks in one colour.
  func draw(_ color: UInt32, _ state: DrawState) {
    guard color != 0 else { return }
    atlas.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      forEach { mask, place in
        let part = place.intersection(state.clip)
        guard !part.isEmpty else { return }
        let skipped = (part.y &- place.y) &* mask.width &+ part.x &- place.x
        var source = base + mask.offset + skipped
        var target = state.surface.pixels(x: part.x, y: part.y)
        for _ in 0..<part.height {
          blend(color, mask: source, over: target, count: part.width)
          source += mask.width
          target += state.surface.frame.width
        }
      }
    }
  }

  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  ) {
    var row = [UInt32](repeating: 0, count: Swift.max(region.width, 1))
    row.withUnsafeMutableBufferPointer { row in
      guard let scratch = row.baseAddress else { return }
      atlas.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        forEach { mask, place in
          let part = place.intersection(region)
          for y in 0..<Swift.max(part.height, 0) where part.width > 0 {
            let skipped = (part.y &- place.y &+ y) &* mask.width &+ part.x &- place.x
            let source = base + mask.offset + skipped
            for x in 0..<part.width { scratch[x] = UInt32(source[x]) }
            sink.beginRow(part.y &+ y)
            sink.span(x: part.x, count: part.width, mask: scratch)
          }
        }
      }
    }
  }

  @inline(__always)
  private func forEach(_ body: (GlyphMask, PixelRect) -> Void) {
    for glyph in glyphs {
      guard let mask = atlas.mask(glyph.phase), mask.width > 0 else { continue }
      let place = PixelRect(
        x: glyph.x &+ mask.x,
        y: glyph.y &+ mask.y,
        width: mask.width,
        height: mask.height
      )
      body(mask, place)
    }
  }
}

/// Writes coverage to bytes.
struct ByteSink: SpanSink {
  static var wantsGaps: Bool { false }
  private let base: UnsafeMutablePointer<UInt8>
  private let frame: PixelRect
  private var row: UnsafeMutablePointer<UInt8>

  /// `base` has a byte for each pixel of the frame, all 0.
  init(_ base: UnsafeMutablePointer<UInt8>, _ frame: PixelRect) {
    self.base = base
    self.frame = frame
    row = base
  }

  mutating func beginRow(_ y: Int) { row = base + (y &- frame.y) &* frame.width }

  mutating func span(x: Int, count: Int, coverage: UInt32) {
    let value = UInt8(truncatingIfNeeded: coverage)
    (row + (x &- frame.x)).update(repeating: value, count: count)
  }

  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    let target = row + (x &- frame.x)
    for index in 0..<count { target[index] = UInt8(truncatingIfNeeded: mask[index]) }
  }
}

/// A colour, covered by bytes, over a row.
@inline(__always)
private func blend(
  _ color: UInt32,
  mask: UnsafePointer<UInt8>,
  over row: Pixels,
  count: Int
) {
  let colors = Quad(repeating: color)
  var index = 0
  while index &+ 4 <= count {
    let bytes = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
    if bytes != 0 {
      let low = SIMD4(bytes & 255, bytes &>> 8 & 255, bytes &>> 16 & 255, bytes &>> 24)
      store(over(scaled(colors, by: low), load(row + index)), row + index)
    }
    index &+= 4
  }
  while index < count {
    row[index] = over(scaled(color, by: UInt32(mask[index])), row[index])
    index &+= 1
  }
}
