// Writing PNG files: what is written is read back.
import Raster
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: PNGFixture.all)
  func `a bitmap is read back as it was`(_ fixture: PNGFixture) throws {
    let bitmap = try PNGDecoder.decode(fixture.read())
    #expect(try PNGDecoder.decode(bitmap.png()) == bitmap)
  }

  @Test func `pictures of many kinds and sizes are read back as they were`() throws {
    for (kind, pixel) in PixelPattern.all.enumerated() {
      for (width, height) in [(1, 1), (2, 3), (17, 17), (300, 1), (1, 300), (64, 65), (400, 300)] {
        var bitmap = try #require(Bitmap(width: width, height: height))
        for y in 0..<height {
          for x in 0..<width {
            bitmap.pixels[y * width + x] = AlphaConversion.premultiplied(pixel(x, y))
          }
        }
        let file = bitmap.png()
        #expect(try PNGDecoder.decode(file) == bitmap, "kind \(kind), \(width)×\(height)")
        #expect(file == bitmap.png())
      }
    }
  }

  @Test func `an opaque bitmap is written without alpha`() throws {
    let opaque = try #require(Bitmap(width: 2, height: 1, pixels: [0xFF00_0001, 0xFFFF_FFFF]))
    #expect(opaque.png()[25] == 2)
    let clear = try #require(Bitmap(width: 2, height: 1, pixels: [0xFF00_0001, 0xFEFE_FEFE]))
    #expect(clear.png()[25] == 6)
  }

  @Test func `a bitmap without pixels gives no file`() throws {
    #expect(try #require(Bitmap(width: 0, height: 5)).png().isEmpty)
  }

  @Test func `a flat picture takes a few bytes`() throws {
    #expect(try #require(Bitmap(width: 1000, height: 1000)).png().count < 4200)
  }

  @Test func `a gradient is written with filters`() throws {
    var bitmap = try #require(Bitmap(width: 512, height: 512))
    for y in 0..<512 {
      for x in 0..<512 {
        bitmap.pixels[y * 512 + x] = 0xFF00_0000 | UInt32(x / 2) | UInt32(y / 2) << 8
      }
    }
    #expect(bitmap.png().count < 10_000)
  }

  @Test func `dividing by alpha rounds to nearest, and multiplying again undoes it`() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      for color in 0...alpha {
        let pixel = alpha << 24 | color << 16 | color << 8 | color
        let straight = AlphaConversion.unpremultiplied(pixel)
        let exact = alpha == 0 ? 0 : (2 * color * 255 + alpha) / (2 * alpha)
        #expect(straight & 0xFF == exact)
        #expect(AlphaConversion.premultiplied(straight) == pixel)
      }
    }
  }

  @Test func `multiplying by alpha rounds to nearest`() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      for color in 0...255 as ClosedRange<UInt32> {
        let other = 255 - color
        let pixel = alpha << 24 | color << 16 | other << 8 | color
        let exact = (2 * color * alpha + 255) / 510
        let exactOther = (2 * other * alpha + 255) / 510
        #expect(
          AlphaConversion.premultiplied(pixel)
            == alpha << 24 | exact << 16 | exactOther << 8 | exact
        )
      }
    }
  }
}

/// Straight pixels by place.
enum PixelPattern {
  static let all: [@Sendable (Int, Int) -> UInt32] = [
    { _, _ in 0xFF33_6699 },
    { x, y in (x / 8 + y / 8) % 2 == 0 ? 0 : 0x8040_FF00 },
    { x, y in 0xFF00_0000 | UInt32(x & 255) | UInt32(y & 255) << 8 },
    { x, y in UInt32(truncatingIfNeeded: (x &* 0x9E37_79B1 ^ y &* 0x85EB_CA6B) &* 0xC2B2_AE35) },
    { x, y in UInt32(truncatingIfNeeded: x + y) << 24 | 0xFF_80_00 },
  ]
}
