// WebP files decode to the original pixels, in every size and kind.

import Raster
import Testing

@Suite struct WebPEncoderTests {
  private static let sizes = [
    (1, 1), (2, 1), (1, 7), (5, 3), (16, 16), (17, 15), (33, 40), (100, 3), (160, 120), (4099, 2),
  ]

  /// Images of all kinds: few and many colours, flat, soft and noisy, opaque and translucent.
  private static let kinds: [(name: String, pixel: @Sendable (Int, Int) -> UInt32)] = [
    ("one colour", { _, _ in 0xFF10_2030 }), ("nothing", { _, _ in 0 }),
    ("two colours", { x, y in (x / 3 + y / 2) % 2 == 0 ? 0xFF00_0000 : 0x8040_4040 }),
    ("four colours", { x, y in [0xFF00_0000, 0, 0xFF12_34FF, 0x8000_0080][(x * y / 5) % 4] }),
    ("twelve colours", { x, y in 0xFF00_0000 | UInt32((x / 4 + y) % 12) * 0x0A_1405 }),
    ("100 colours", { x, y in 0xFF00_0000 | UInt32((x * x + y) % 100) * 0x02_0102 }),
    ("a gradient", { x, y in 0xFF00_0000 | UInt32(x % 256) << 16 | UInt32((x + 2 * y) % 256) }),
    ("a veil", { x, y in UInt32((x + y) % 256) * 0x0100_0001 }),
    (
      "noise",
      { x, y in
        0xFF00_0000 | UInt32(truncatingIfNeeded: (x * 7919 ^ y * 104_729) * 2_654_435_761) >> 8
      }
    ),
    (
      "stripes over noise",
      { x, y in
        y % 5 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(truncatingIfNeeded: x * 2_654_435_761) >> 8
      }
    ),
  ]

  private static func bitmap(_ size: (Int, Int), _ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
    let pixels = (0..<size.0 * size.1).map { pixel($0 % size.0, $0 / size.0) }
    return try #require(Bitmap(width: size.0, height: size.1, pixels: pixels))
  }

  /// An unpremultiplied pixel, alpha highest and blue lowest.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    return [UInt32(0), 8, 16].reduce(alpha << 24) { result, shift in
      let channel = pixel >> shift & 255
      return result | min(255, (channel * 255 + alpha / 2) / alpha) << (16 - shift)
    }
  }

  @Test(arguments: sizes)
  func `a file holds the image exactly`(size: (Int, Int)) throws {
    for kind in Self.kinds {
      let bitmap = try Self.bitmap(size, kind.pixel)
      let read = try #require(WebPReader.read(bitmap.webp()), "\(kind.name)")
      #expect(read.width == size.0)
      #expect(read.pixels == bitmap.pixels.map(Self.straight), "\(kind.name)")
    }
  }

  @Test func `repetition and few colours compress well`() throws {
    func length(_ kind: Int) throws -> Int {
      try Self.bitmap((300, 240), Self.kinds[kind].pixel).webp().count
    }
    #expect(try length(0) < 100)
    #expect(try length(2) < 300)
    #expect(try length(6) < 2_500)
    for kind in 0..<8 {
      let bitmap = try Self.bitmap((300, 240), Self.kinds[kind].pixel)
      #expect(bitmap.webp().count <= bitmap.png().count, "\(Self.kinds[kind].name)")
    }
  }

  @Test func `the widest bitmap has a file, and an empty one has none`() throws {
    let wide = try Self.bitmap((16_384, 1)) { x, _ in 0xFF00_0000 | UInt32(x % 7) }
    #expect(WebPReader.read(wide.webp())?.width == 16_384)
    #expect(Bitmap(width: 16_385, height: 1) == nil)
    #expect(try #require(Bitmap(width: 0, height: 5)).encoded(as: .webp) == [])
  }

  @Test func `a meter stops encoding`() throws {
    for kind in Self.kinds {
      let bitmap = try Self.bitmap((300, 240), kind.pixel)
      let meter = WorkMeter(RasterLimits(work: 1_000_000))
      #expect(throws: RasterError.self, "\(kind.name)") {
        try bitmap.encoded(as: .webp, meter: meter)
      }
    }
  }

  @Test func `names and types determine the format`() {
    #expect(ImageFileFormat(fileName: "card.WebP") == .webp)
    #expect(ImageFileFormat.webp.contentType == "image/webp")
    #expect(ImageFileFormat.webp.fileExtension == "webp")
    #expect(ImageFileFormat.webp.hasTransparency)
  }

  /// The engine's version increases with every change of files.
  @Test func `files do not change`() throws {
    let sums = try Self.kinds.map { kind in
      try Self.bitmap((300, 240), kind.pixel).webp().reduce(UInt64(14_695_981_039_346_656_037)) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
    }
    #expect(
      sums == [
        9_130_366_952_998_597_729, 5_323_267_765_209_539_486, 72_429_288_050_224_774,
        9_462_173_866_727_551_763, 9_163_468_831_360_455_292, 6_170_100_418_668_675_699,
        17_039_890_694_622_499_080, 14_106_332_700_908_091_850, 10_393_032_910_004_289_947,
        2_422_593_859_788_152_046,
      ]
    )
  }
}
