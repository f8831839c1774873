// Draws glyphs from cached masks.
//
// A row of a mask consists of quads of four pixels, the last of which is padded with 0. If a
// surface has pixels for a complete row of quads, complete quads are drawn, because coverage 0
// leaves a pixel unchanged.
//
// Unsafe pointers: an atlas's quads within `withUnsafeBufferPointer`, and rows of a surface. Masks
// are clipped to the clip, which lies within the surface, and quads do not extend beyond a row's
// end.

import RasterValues

/// A glyph's mask and the pixel of its top left corner.
struct PlacedMask {
  let x, y: Int32
  let width, height: UInt16
  let offset: Int32

  @inline(__always)
  init(_ mask: GlyphMask, x: Int, y: Int) {
    self.x = Int32(truncatingIfNeeded: x &+ Int(mask.x))
    self.y = Int32(truncatingIfNeeded: y &+ Int(mask.y))
    (width, height, offset) = (mask.width, mask.height, mask.offset)
  }

  @inline(__always)
  var rect: PixelRect {
    PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// Quads per row.
  @inline(__always)
  var stride: Int { GlyphMask.stride(Int(width)) }
}

/// The masks of a run of glyphs.
struct GlyphSpans: SpanProducer {
  let atlas: GlyphAtlas
  let masks: [PlacedMask]

  /// The smallest rectangle that contains all masks.
  var region: PixelRect {
    var region = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for mask in masks { region = region.isEmpty ? mask.rect : region.union(mask.rect) }
    return region
  }

  /// Draws the masks in one colour.
  func draw(_ color: UInt32, _ state: DrawState) {
    guard color != 0 else { return }
    let (clip, frame, ink) = (state.clip, state.surface.frame, Ink(color))
    let (right, bottom) = (clip.x &+ clip.width, clip.y &+ clip.height)
    let end = frame.x &+ frame.width
    atlas.quads.withUnsafeBufferPointer { quads in
      guard let base = quads.baseAddress else { return }
      for mask in masks {
        let rect = mask.rect
        let isUnclipped =
          rect.x >= clip.x && rect.y >= clip.y && rect.x &+ rect.width <= right
          && rect.y &+ rect.height <= bottom && rect.x &+ mask.stride &* 4 <= end
        guard isUnclipped else {
          drawPart(of: mask, quads: base, color, state)
          continue
        }
        var source = base + Int(mask.offset)
        var target = state.surface.pixels(x: rect.x, y: rect.y)
        for _ in 0..<rect.height {
          for index in 0..<mask.stride where source[index] != 0 {
            ink.blend(factors: pairs(source[index]), target + index &* 4)
          }
          source += mask.stride
          target += frame.width
        }
      }
    }
  }

  /// Draws the part of a mask within the clip.
  private func drawPart(
    of mask: PlacedMask,
    quads base: UnsafePointer<UInt64>,
    _ color: UInt32,
    _ state: DrawState
  ) {
    let part = mask.rect.intersection(state.clip)
    guard !part.isEmpty else { return }
    for y in part.y..<part.y &+ part.height {
      let target = state.surface.pixels(x: part.x, y: y)
      let source = coverage(of: mask, quads: base, x: part.x, y: y)
      for x in 0..<part.width {
        target[x] = over(scaled(color, by: source.coverage(x)), target[x])
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
      atlas.quads.withUnsafeBufferPointer { quads in
        guard let base = quads.baseAddress else { return }
        for mask in masks {
          let part = mask.rect.intersection(region)
          guard !part.isEmpty else { continue }
          for y in part.y..<part.y &+ part.height {
            let source = coverage(of: mask, quads: base, x: part.x, y: y)
            for x in 0..<part.width { scratch[x] = source.coverage(x) }
            sink.beginRow(y)
            sink.span(x: part.x, count: part.width, mask: scratch)
          }
        }
      }
    }
  }

  /// Returns the coverage of a mask's pixels from (`x`, `y`) on, 16 bits each.
  private func coverage(
    of mask: PlacedMask,
    quads base: UnsafePointer<UInt64>,
    x: Int,
    y: Int
  ) -> UnsafeRawPointer {
    let skipped = (y &- Int(mask.y)) &* mask.stride &+ Int(mask.offset)
    return UnsafeRawPointer(base + skipped) + (x &- Int(mask.x)) &* 2
  }
}

extension UnsafeRawPointer {
  /// Returns one of the coverage values that begin at this address.
  @inline(__always)
  fileprivate func coverage(_ index: Int) -> UInt32 {
    UInt32(load(fromByteOffset: index &* 2, as: UInt16.self))
  }
}

/// Returns each of four factors twice, for both lanes of its pixel.
@inline(__always)
private func pairs(_ quad: UInt64) -> Lanes {
  let factors = unsafeBitCast(quad, to: SIMD4<UInt16>.self)
  return Lanes(
    factors[0],
    factors[0],
    factors[1],
    factors[1],
    factors[2],
    factors[2],
    factors[3],
    factors[3]
  )
}

/// Writes coverage to the quads of a mask.
struct QuadSink: SpanSink {
  private let base: UnsafeMutableRawPointer
  private let frame: PixelRect
  private var row: UnsafeMutableRawPointer

  /// Creates a sink; `base` holds complete quads for each row of the frame, all 0.
  init(_ base: UnsafeMutablePointer<UInt64>, _ frame: PixelRect) {
    self.base = UnsafeMutableRawPointer(base)
    self.frame = frame
    row = self.base
  }

  mutating func beginRow(_ y: Int) {
    row = base + (y &- frame.y) &* GlyphMask.stride(frame.width) &* 8
  }

  mutating func span(x: Int, count: Int, coverage: UInt32) {
    for index in 0..<count { store(coverage, x &+ index) }
  }

  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count { store(mask[index], x &+ index) }
  }

  @inline(__always)
  private func store(_ coverage: UInt32, _ x: Int) {
    let value = UInt16(truncatingIfNeeded: coverage)
    row.storeBytes(of: value, toByteOffset: (x &- frame.x) &* 2, as: UInt16.self)
  }
}
