// Lossy WebP files: the decoded image is close to the original, for every size and kind.

import Raster
import Testing

@Suite struct WebPLossyEncoderTests {
  private static let sizes = [
    (1, 1), (2, 1), (1, 7), (16, 16), (17, 15), (33, 40), (100, 3), (160, 120), (4099, 2),
  ]

  /// Waves of three colours, and opacity that falls towards the right if they are not opaque.
  private static func waves(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap? {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let alpha = isOpaque ? 255 : UInt32(max(0, 255 - x * 3))
      let (red, green) = (UInt32(abs((x * 5) % 511 - 255)), UInt32(abs((y * 7) % 511 - 255)))
      let channels = [red, green, UInt32((x + y) % 256)].map { ($0 * alpha + 127) / 255 }
      return alpha << 24 | channels[2] << 16 | channels[1] << 8 | channels[0]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The root of the mean square difference of channels.
  private func difference(_ first: Bitmap, _ second: Bitmap) -> Double {
    var sum = 0.0
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        let distance = Double(one >> shift & 0xFF) - Double(other >> shift & 0xFF)
        sum += distance * distance
      }
    }
    return (sum / Double(3 * first.pixels.count)).squareRoot()
  }

  /// The names and contents of a file's chunks; nil if a length is wrong.
  private func chunks(_ file: [UInt8]) -> [(name: String, content: ArraySlice<UInt8>)]? {
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(file[at + $1]) << (8 * $1) } }
    guard file.count >= 12, number(4) == file.count - 8 else { return nil }
    var chunks: [(name: String, content: ArraySlice<UInt8>)] = []
    var at = 12
    while at < file.count {
      let end = at + 8 + number(at + 4)
      guard end <= file.count else { return nil }
      chunks.append((String(decoding: file[at..<at + 4], as: UTF8.self), file[at + 8..<end]))
      at = end + end % 2
    }
    return chunks
  }

  @Test(arguments: sizes)
  func `a decoded file resembles the image`(size: (Int, Int)) throws {
    for isOpaque in [true, false] {
      let bitmap = try #require(Self.waves(size.0, size.1, isOpaque: isOpaque))
      for (quality, limit) in [(0, 20.0), (50, 8.0), (90, 7.0)] {
        let read = try Image(decoding: bitmap.webp(WebPOptions(quality: quality))).bitmap
        #expect(read.width == size.0 && read.height == size.1)
        #expect(difference(read, bitmap) < limit, "quality \(quality)")
        #expect(read.pixels.map { $0 >> 24 } == bitmap.pixels.map { $0 >> 24 })
      }
    }
  }

  @Test func `only transparent images have an alpha chunk`() throws {
    for (isOpaque, names) in [(true, ["VP8 "]), (false, ["VP8X", "ALPH", "VP8 "])] {
      let bitmap = try #require(Self.waves(50, 20, isOpaque: isOpaque))
      let chunks = try #require(self.chunks(bitmap.webp(WebPOptions())))
      #expect(chunks.map(\.name) == names)
      let frame = try #require(chunks.last?.content)
      // The start code of a key frame, and the size.
      #expect(Array(frame.dropFirst(3).prefix(7)) == [0x9D, 0x01, 0x2A, 50, 0, 20, 0])
    }
  }

  @Test func `better quality is larger and closer`() throws {
    let bitmap = try #require(Self.waves(200, 150, isOpaque: true))
    let files = [5, 25, 50, 75, 95].map { bitmap.webp(WebPOptions(quality: $0)) }
    #expect(files.map(\.count) == files.map(\.count).sorted())
    let differences = try files.map { try difference(Image(decoding: $0).bitmap, bitmap) }
    #expect(differences == differences.sorted(by: >))
    #expect(bitmap.webp(WebPOptions(quality: -4)) == bitmap.webp(WebPOptions(quality: 0)))
    #expect(bitmap.webp(WebPOptions(quality: .max)) == bitmap.webp(WebPOptions(quality: 100)))
  }

  @Test func `a side of 16,384 pixels is lossless`() throws {
    let wide = try #require(Self.waves(16_384, 1, isOpaque: true))
    #expect(wide.webp(WebPOptions()) == wide.webp())
    let allowed = try #require(Self.waves(16_383, 1, isOpaque: true))
    #expect(chunks(allowed.webp(WebPOptions()))?.map(\.name) == ["VP8 "])
    #expect(try #require(Bitmap(width: 0, height: 5)).webp(WebPOptions()) == [])
  }

  @Test func `a meter stops it`() throws {
    for isOpaque in [true, false] {
      let bitmap = try #require(Self.waves(300, 240, isOpaque: isOpaque))
      let meter = WorkMeter(RasterLimits(work: 1_000_000))
      #expect(throws: RasterError.self) {
        try bitmap.encoded(as: .lossyWebP(), meter: meter)
      }
    }
  }

  @Test func `lossy and lossless files share a name and a type`() {
    #expect(ImageFileFormat.lossyWebP().contentType == "image/webp")
    #expect(ImageFileFormat.lossyWebP().fileExtension == "webp")
    #expect(ImageFileFormat.lossyWebP().hasTransparency)
    #expect(ImageFileFormat.lossyWebP() != .webp)
  }

  /// The engine's version grows with every change of files.
  @Test func `files stay the same`() throws {
    let sums = try [(true, 0), (true, 50), (true, 75), (true, 100), (false, 75)].map {
      isOpaque,
      quality in
      let bitmap = try #require(Self.waves(300, 240, isOpaque: isOpaque))
      return bitmap.webp(WebPOptions(quality: quality))
        .reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
    #expect(
      sums == [
        3_041_372_454_887_231_410, 13_412_790_724_211_055_649, 15_682_541_459_893_649_087,
        10_424_354_093_649_319_697, 6_460_769_309_746_530_931,
      ]
    )
  }
}
