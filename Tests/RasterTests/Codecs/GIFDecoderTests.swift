// Reading GIF files: every kind of frame and code, and every kind of damage.
import Raster
import Testing

@Suite struct GIFDecoderTests {
  @Test func `there are fixtures of every kind`() {
    #expect(PixelFixture.all(.gif).count >= 35)
  }

  // Source: Tests/Oracles/gif_fixtures.py, which compares them with Pillow's pixels too.
  @Test(arguments: PixelFixture.all(.gif))
  func `a fixture has the pixels that were written`(_ fixture: PixelFixture) throws {
    let file = try fixture.read()
    let image = try Self.decode(file)
    #expect(fixture.matches(image))
    #expect(image.isConsistent && !image.isIncomplete)
    let size = try #require(GIFDecoder.size(of: file))
    #expect(size == (fixture.width, fixture.height))
  }

  @Test func `pixels outside of the frame are transparent`() throws {
    let image = try Self.decode(PixelFixture.named("inside", .gif))
    #expect(image.pixels[0] == 0)
    #expect(!image.isOpaque)
  }

  @Test func `a transparent index that no pixel has leaves the image opaque`() throws {
    #expect(try Self.decode(PixelFixture.named("transparent-unused", .gif)).isOpaque)
  }

  @Test func `a profile before the frame is found`() throws {
    #expect(try Self.decode(PixelFixture.named("profile", .gif)).profile?.count == 400)
    #expect(try Self.decode(PixelFixture.named("extensions", .gif)).profile == nil)
  }

  @Test(arguments: ["bits4", "transparent", "deferred-clear", "small-blocks"])
  func `a file that is cut off has the pixels before the cut`(_ name: String) throws {
    let file = try PixelFixture.named(name, .gif)
    let whole = try Self.decode(file)
    var last = 0
    for length in stride(from: 0, to: file.count, by: max(1, file.count / 300)) {
      guard let image = try? Self.decode(Array(file[..<length])) else { continue }
      let count = zip(image.pixels, whole.pixels).prefix { $0 == $1 }.count
      #expect(count >= last && image.isConsistent)
      #expect(image.isIncomplete == (count < whole.pixels.count))
      #expect(image.pixels[count...].allSatisfy { $0 == 0 })
      last = count
    }
    #expect(last > whole.pixels.count / 2)
  }

  @Test func `missing rows of an interlaced file repeat those above`() throws {
    let file = try PixelFixture.named("interlaced-21", .gif)
    let whole = try Self.decode(file)
    // Three rows of the first pass, and all codes of them.
    let rows = [0, 8, 16].flatMap { Array(whole.pixels[$0 * 17..<$0 * 17 + 17]) }
    for length in file.indices.reversed() {
      let image = try Self.decode(Array(file[..<length]))
      let starts = [0, 8, 16].map { $0 * 17 }
      guard starts.flatMap({ image.pixels[$0..<$0 + 17] }) == rows else { break }
      #expect(image.isOpaque)
      guard image.pixels[4 * 17..<5 * 17] == image.pixels[..<17] else { continue }
      #expect(image.isIncomplete)
      #expect(image.pixels[7 * 17..<8 * 17] == image.pixels[..<17])
    }
  }

  @Test func `damage behind the first code keeps the pixels before it`() throws {
    // Codes of three bits: clear, the colour 1, and one that is not defined yet.
    let image = try Self.decode(Self.row(width: 4, codes: [0b11_001_100, 0b1]))
    #expect(image.isIncomplete)
    #expect(image.pixels == [0xFFFF_FFFF, 0, 0, 0])
  }

  @Test func `a first code that is not defined is an error`() {
    #expect(throws: GIFError.badCompression) {
      try Self.decode(Self.row(width: 4, codes: [0b00_110_100, 0]))
    }
  }

  @Test(arguments: ["interlaced-5", "local-and-global", "profile", "early-clears"])
  func `damage ends in an error or an image`(_ name: String) throws {
    let file = try PixelFixture.named(name, .gif)
    for index in file.indices {
      for mask in [1, 0x10, 0xFF] as [UInt8] {
        var damaged = file
        damaged[index] ^= mask
        if let image = try? Self.decode(damaged) { #expect(image.isConsistent) }
      }
    }
  }

  @Test func `a small file that claims to be huge is an error`() throws {
    let file = Self.row(width: 0x3FFF, height: 0x3FFF, codes: [0b01_001_100])
    #expect(throws: GIFError.truncated) { try Self.decode(file) }
  }

  @Test func `a side or an area beyond the limits is an error`() {
    let file = Self.row(width: 0x4001, codes: [0b01_001_100])
    #expect(throws: GIFError.tooLarge(width: 0x4001, height: 1)) { try Self.decode(file) }
    let small = Self.row(width: 4, codes: [0b01_001_100])
    #expect(throws: GIFError.tooLarge(width: 4, height: 1)) {
      try GIFDecoder.decode(small, areaLimit: 3)
    }
  }

  @Test func `something else is not a GIF file`() {
    #expect(throws: GIFError.notGIF) { try Self.decode(Array("GIF90a, rather".utf8)) }
    #expect(throws: GIFError.notGIF) { try Self.decode([]) }
    #expect(!GIFDecoder.isGIF(Array("GIF8".utf8)))
  }

  @Test func `a file without an image is an error`() {
    #expect(throws: GIFError.missingImage) { try Self.decode(Self.screen(1, 1) + [0x3B]) }
    #expect(throws: GIFError.truncated) { try Self.decode(Self.screen(1, 1)) }
    #expect(GIFDecoder.size(of: Self.screen(1, 1)) == nil)
  }

  @Test func `a code size that no image has is an error`() {
    #expect(throws: GIFError.badCodeSize(9)) {
      try Self.decode(Self.row(width: 1, codes: [0], codeSize: 9))
    }
  }

  private static func decode(_ file: [UInt8]) throws -> DecodedImage {
    try GIFDecoder.decode(file, areaLimit: Bitmap.maximumArea)
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  /// A header, and a palette of black and white.
  private static func screen(_ width: Int, _ height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + word(width) + word(height) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  }

  /// A file of one frame with these codes.
  private static func row(
    width: Int,
    height: Int = 1,
    codes: [UInt8],
    codeSize: UInt8 = 2
  ) -> [UInt8] {
    let frame = [0x2C, 0, 0, 0, 0] + word(width) + word(height) + [0, codeSize]
    return screen(width, height) + frame + [UInt8(codes.count)] + codes + [0, 0x3B]
  }
}
