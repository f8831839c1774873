// Soft light over opaque pixels, four at a time, with a table.
//
// Over D with an alpha of 255, soft light is D + (2S − a)·t / 255. Here t depends only on D and on
// the sign of 2S − a: D·(255 − D) / 255 for dark sources, and 255·(curve(m) − m) with m = D / 255
// for light sources. Both are at most 64. The table holds t / 255 in units of 1/8192. Its eight
// high bits and its five low bits are multiplied separately, so that a product fits 16 bits. This
// takes 1.9 ns per pixel; channel by channel it takes 4.5.
//
// Unsafe pointers: rows of pixels, each of which holds the `count` pixels that the caller passes;
// the table has 256 entries, and is read at bytes.

import RasterValues

struct SoftLightTable: Sendable {
  /// For each D, the factor for dark sources in the lower half, and for light ones in the upper.
  private let entries: [UInt32]

  static let shared = SoftLightTable()

  private init() {
    entries = (0...255).map { d in
      let dark = (d * (255 - d) * 8192 + 32512) / 65025
      let light = Int(SoftLightBlend.lift(d, 255) * (8192.0 / 255) + 0.5)
      return UInt32(dark | light << 16)
    }
  }

  func blend(_ source: UnsafePointer<UInt32>, _ row: Pixels, count: Int) {
    entries.withUnsafeBufferPointer { entries in
      guard let table = entries.baseAddress else { return }
      var index = 0
      while index < count {
        let d =
          index &+ 4 <= count
          ? UnsafeRawPointer(row + index).loadUnaligned(as: Quad.self) : .zero
        if d.isOpaque {
          let s = UnsafeRawPointer(source + index).loadUnaligned(as: Quad.self)
          let result = blended(s, d, table)
          UnsafeMutableRawPointer(row + index).storeBytes(of: result, as: Quad.self)
          index &+= 4
        } else {
          blend(pixel: source + index, row + index, table)
          index &+= 1
        }
      }
    }
  }

  private func blend(
    pixel source: UnsafePointer<UInt32>,
    _ row: Pixels,
    _ table: UnsafePointer<UInt32>
  ) {
    if row[0] &>> 24 == 255 {
      row[0] = blended(Quad(repeating: source[0]), Quad(repeating: row[0]), table)[0]
    } else {
      blendChannels(SoftLightBlend.self, source, row, count: 1)
    }
  }

  @inline(__always)
  private func blended(_ s: Quad, _ d: Quad, _ table: UnsafePointer<UInt32>) -> Quad {
    let a = s &>> 24
    let alpha = a | (a &<< 16)
    let (low, high) = (s & 0xFF00FF, (s &>> 8) & 0xFF)
    let (red, green, blue) = (
      entry(d & 255, table), entry((d &>> 8) & 255, table), entry((d &>> 16) & 255, table)
    )
    let dark = (red & 0xFFFF) | (blue &<< 16)
    let light = (red &>> 16) | (blue & 0xFFFF_0000)
    let first = moved(d & 0xFF00FF, by: low, alpha: alpha, dark: dark, light: light)
    let (greenDark, greenLight) = (green & 0xFFFF, green &>> 16)
    let second = moved((d &>> 8) & 0xFF, by: high, alpha: a, dark: greenDark, light: greenLight)
    return first | (second &<< 8) | 0xFF00_0000
  }

  /// Returns D plus its share of 2S − a, in 16-bit lanes.
  @inline(__always)
  private func moved(_ d: Quad, by s: Quad, alpha: Quad, dark: Quad, light: Quad) -> Quad {
    typealias Signed = SIMD8<Int16>
    let strength =
      unsafeBitCast(s, to: Signed.self) &* 2 &- unsafeBitCast(alpha, to: Signed.self)
    let isDark = unsafeBitCast(strength &>> 15, to: Quad.self)
    let part = unsafeBitCast(light ^ ((light ^ dark) & isDark), to: Signed.self)
    let product = strength &* (part &>> 5) &+ ((strength &* (part & 31)) &>> 5)
    return unsafeBitCast(
      unsafeBitCast(d, to: Signed.self) &+ ((product &+ 128) &>> 8),
      to: Quad.self
    )
  }

  @inline(__always)
  private func entry(_ d: Quad, _ table: UnsafePointer<UInt32>) -> Quad {
    Quad(table[Int(d[0])], table[Int(d[1])], table[Int(d[2])], table[Int(d[3])])
  }
}
