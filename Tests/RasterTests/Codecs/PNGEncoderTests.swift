// PNG files decode to the pixels that were encoded.
import Raster
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: PNGFixture.all)
  func `a bitmap is read back unchanged`(_ fixture: PNGFixture) throws {
    let bitmap = try PNGDecoder.decode(fixture.read())
    for level in PNGLevel.allCases {
      #expect(try PNGDecoder.decode(bitmap.png(level: level)) == bitmap)
    }
  }

  @Test func `bitmaps of many kinds and sizes are read back unchanged`() throws {
    for (kind, pixel) in PixelPattern.all.enumerated() {
      for (width, height) in [(1, 1), (2, 3), (17, 17), (300, 1), (1, 300), (64, 65), (400, 300)] {
        var bitmap = try #require(Bitmap(width: width, height: height))
        for y in 0..<height {
          for x in 0..<width {
            bitmap.pixels[y * width + x] = AlphaConversion.premultiplied(pixel(x, y))
          }
        }
        for level in PNGLevel.allCases {
          let file = bitmap.png(level: level)
          let comment = "kind \(kind), \(width)×\(height), \(level)"
          #expect(try PNGDecoder.decode(file) == bitmap, "\(comment)")
          #expect(file == bitmap.png(level: level), "\(comment)")
        }
      }
    }
  }

  /// Disk caches and servers' tags keep files for as long as the version stays.
  @Test func `files of the same pixels change only with the engine's version`() throws {
    var files = SHA256()
    for pixel in PixelPattern.all {
      for (width, height) in [(3, 2), (64, 65), (400, 300)] {
        var bitmap = try #require(Bitmap(width: width, height: height))
        for index in bitmap.pixels.indices {
          bitmap.pixels[index] = AlphaConversion.premultiplied(pixel(index % width, index / width))
        }
        for level in PNGLevel.allCases { files.update(bitmap.png(level: level)) }
      }
    }
    let known = (
      engine: 24 as UInt64,
      files: "654dd4e0a2e738c09f818f7f6e388637ed2c5bca973b91913cd126a59e91de06"
    )
    let digest = files.finish().description
    #expect(
      (EngineVersion.current, digest) == known,
      "raise EngineVersion where files change; then write both here"
    )
  }

  /// Rows of more than 32,768 bytes exceed deflate's distance; 1.6 MB are more than a window.
  @Test func `wide and large bitmaps are read back unchanged`() throws {
    for pixel in PixelPattern.all {
      for (width, height) in [(16_384, 3), (700, 600)] {
        var bitmap = try #require(Bitmap(width: width, height: height))
        for y in 0..<height {
          for x in 0..<width {
            bitmap.pixels[y * width + x] = AlphaConversion.premultiplied(pixel(x, y))
          }
        }
        for level in PNGLevel.allCases {
          #expect(try PNGDecoder.decode(bitmap.png(level: level)) == bitmap)
        }
      }
    }
  }

  /// Lines of letters, each with its own pixels, on white, below a gradient.
  @Test func `each level makes a page smaller than the previous level`() throws {
    var page = try #require(Bitmap(width: 400, height: 300))
    for y in 0..<300 {
      for x in 0..<400 {
        let letter = (x / 9 * 7 + y / 14 * 13) % 23
        let ink = UInt32((x % 9 * (letter + 3) + y % 14 * (letter % 5 + 1)) * 37 % 256)
        let isInk = x % 9 < 7 && y % 14 < 9 && ink > 96
        page.pixels[y * 400 + x] =
          y < 40
          ? 0xFF80_0000 | UInt32(x / 4) << 8 | UInt32(y)
          : isInk ? 0xFF00_0000 | ink * 0x01_0101 : 0xFFFF_FFFF
      }
    }
    let sizes = PNGLevel.allCases.map { page.png(level: $0).count }
    #expect(sizes[0] > sizes[1])
    #expect(sizes[1] > sizes[2])
  }

  @Test func `the file has the smallest colour type and depth that hold the pixels`() throws {
    let cases: [(type: UInt8, depth: UInt8, pixel: (Int, Int) -> UInt32)] = [
      (0, 1, { x, y in x < y ? 0xFF00_0000 : 0xFFFF_FFFF }),
      (0, 2, { x, y in 0xFF00_0000 | UInt32((x / 9 + y / 9) % 4) * 0x55_5555 }),
      (0, 4, { x, y in 0xFF00_0000 | UInt32((x / 9 + y / 9) % 16) * 0x11_1111 }),
      (0, 8, { x, y in 0xFF00_0000 | UInt32((x + y) % 256) * 0x01_0101 }),
      (3, 1, { x, y in x < y ? 0xFF33_6699 : 0 }),
      (3, 2, { x, y in 0xFF00_0000 | UInt32((x / 9 + y / 9) % 3) * 0x55_5500 }),
      (3, 4, { x, y in 0xFF00_0000 | UInt32((x / 9 + y / 9) % 16) * 0x11_1100 }),
      (3, 8, { x, y in UInt32((x / 9 + y / 9) % 256) << 24 }),
      (2, 8, { x, y in 0xFF00_0000 | UInt32(x) | UInt32(y) << 8 }),
      (6, 8, { x, y in 0xFE00_0000 | UInt32(x) | UInt32(y) << 8 }),
      (4, 8, { x, y in UInt32(255 - x / 2) << 24 | UInt32(y / 2) * 0x01_0101 }),
    ]
    for (type, depth, pixel) in cases {
      var bitmap = try #require(Bitmap(width: 200, height: 200))
      for y in 0..<200 {
        for x in 0..<200 { bitmap.pixels[y * 200 + x] = pixel(x, y) }
      }
      for level in PNGLevel.allCases {
        let file = bitmap.png(level: level)
        #expect(file[25] == type)
        #expect(file[24] == depth)
        #expect(try PNGDecoder.decode(file) == bitmap)
      }
    }
  }

  @Test func `256 colours use a palette, 257 do not`() throws {
    for (count, type) in [(256, 3), (257, 2)] as [(UInt32, UInt8)] {
      var bitmap = try #require(Bitmap(width: 300, height: 100))
      for index in bitmap.pixels.indices {
        bitmap.pixels[index] = 0xFF00_0000 | UInt32(index / 30) % count
      }
      let file = bitmap.png()
      #expect(file[25] == type)
      #expect(try PNGDecoder.decode(file) == bitmap)
    }
  }

  @Test func `a bitmap without pixels gives no file`() throws {
    for level in PNGLevel.allCases {
      #expect(try #require(Bitmap(width: 0, height: 5)).png(level: level).isEmpty)
      #expect(try #require(Bitmap(width: 5, height: 0)).png(level: level).isEmpty)
    }
  }

  @Test func `a flat bitmap takes a few bytes`() throws {
    for level in PNGLevel.allCases {
      #expect(try #require(Bitmap(width: 1000, height: 1000)).png(level: level).count < 600)
    }
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

  @Test func `dividing by alpha rounds to nearest, and multiplying reverses it`() {
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

/// Unpremultiplied pixels by position.
enum PixelPattern {
  static let all: [@Sendable (Int, Int) -> UInt32] = [
    // Noise, opaque and translucent; letters, some of them far apart; a repeated row; and
    // gradients.
    { x, y in 0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 0x9E37_79B1 ^ y &* 0x85EB_CA6B) >> 3)
    },
    { x, y in 0xFF00_0000 | UInt32((x * x / 7 + y / 16) % 5 * 0x0A_0B0C) | UInt32(x & 3) << 22 },
    { x, y in (x * 31 + y * 17) % 29 < 3 ? 0xFF10_2030 &+ UInt32(x % 13 * 77) : 0xFFFF_FFFF },
    { x, _ in 0xFF00_0000 | UInt32(truncatingIfNeeded: x &* x &* 0x0101_0B) & 0xFF_FFFF },
    { x, y in UInt32(255 - (x + y) % 256) << 24 | UInt32((x ^ y) & 255) * 0x01_0101 },
    { _, _ in 0xFF33_6699 },
    { x, y in (x / 8 + y / 8) % 2 == 0 ? 0 : 0x8040_FF00 },
    { x, y in 0xFF00_0000 | UInt32(x & 255) | UInt32(y & 255) << 8 },
    { x, y in UInt32(truncatingIfNeeded: (x &* 0x9E37_79B1 ^ y &* 0x85EB_CA6B) &* 0xC2B2_AE35) },
    { x, y in UInt32(truncatingIfNeeded: x + y) << 24 | 0xFF_80_00 },
  ]
}
