// Reading BMP files: every header, depth and mask, and every kind of damage.
import Raster
import Testing

@Suite struct BMPDecoderTests {
  @Test func `there are fixtures of every kind`() {
    #expect(PixelFixture.all(.bmp).count >= 45)
  }

  // Source: Tests/Oracles/bmp_fixtures.py, which compares them with Pillow's pixels too.
  @Test(arguments: PixelFixture.all(.bmp))
  func `a fixture has the pixels that were written`(_ fixture: PixelFixture) throws {
    let file = try fixture.read()
    let image = try Self.decode(file)
    #expect(fixture.matches(image))
    #expect(image.isConsistent && !image.isIncomplete)
    let size = try #require(BMPDecoder.size(of: file))
    #expect(size == (fixture.width, fixture.height))
  }

  @Test func `the profile of a version 5 header is found`() throws {
    #expect(try Self.decode(PixelFixture.named("profile", .bmp)).profile?.count == 300)
    #expect(try Self.decode(PixelFixture.named("rgb24-124", .bmp)).profile == nil)
  }

  @Test func `a profile beyond the file's end is ignored`() throws {
    let file = try PixelFixture.named("profile", .bmp).dropLast()
    let image = try Self.decode(Array(file))
    #expect(image.profile == nil)
    #expect(!image.isIncomplete)
  }

  @Test func `a file that is cut off has the pixels before the cut`() throws {
    let file = try PixelFixture.named("rgb24-40", .bmp)
    let whole = try Self.decode(file)
    let image = try Self.decode(Array(file.dropLast(100)))
    #expect(image.isIncomplete && image.isConsistent)
    // 100 bytes are two rows of 40, which are at the top, and 20 of the third.
    #expect(image.pixels[..<33].allSatisfy { $0 == 0 } == false)
    #expect(image.pixels[..<26].allSatisfy { $0 == 0 })
    #expect(image.pixels[39...] == whole.pixels[39...])
  }

  @Test func `the padding of the last row may be missing`() throws {
    let file = try PixelFixture.named("rgb24-40", .bmp)
    let image = try Self.decode(file.dropLast(1))
    #expect(!image.isIncomplete)
    #expect(image.pixels == (try Self.decode(file)).pixels)
  }

  @Test func `runs that are cut off are incomplete`() throws {
    let file = try PixelFixture.named("rle8", .bmp)
    let image = try Self.decode(Array(file.dropLast(file.count / 20)))
    #expect(image.isIncomplete && image.isConsistent)
  }

  @Test(arguments: ["indexed4-40", "rle4", "rle8-top-down", "masks-bgra-124", "rgb16", "profile"])
  func `damage and cuts end in an error or an image`(_ name: String) throws {
    let file = try PixelFixture.named(name, .bmp)
    for length in file.indices { _ = try? Self.decode(Array(file[..<length])) }
    for index in file.indices {
      for mask in [1, 0x10, 0xFF] as [UInt8] {
        var damaged = file
        damaged[index] ^= mask
        if let image = try? Self.decode(damaged) { #expect(image.isConsistent) }
      }
    }
  }

  @Test func `unsupported and damaged headers are errors`() throws {
    #expect(try Self.error { $0[14] = 14 } == .unsupported(.header(bytes: 14)))
    #expect(try Self.error { $0[28] = 3 } == .unsupported(.depth(bits: 3)))
    #expect(try Self.error { $0[30] = 4 } == .unsupported(.compression(4)))
    #expect(try Self.error { $0[30] = 1 } == .badHeader)
    #expect(try Self.error { $0[18] = 0 } == .badHeader)
    #expect(try Self.error { $0[1] = UInt8(ascii: "A") } == .notBMP)
    #expect(try Self.error { $0 = [] } == .notBMP)
  }

  @Test func `bits of a mask that are not adjacent are an error`() throws {
    var file = try PixelFixture.named("masks-565-40", .bmp)
    file[54] = 0x55
    #expect(throws: BMPError.badMasks) { try Self.decode(file) }
  }

  @Test func `a small file that claims to be huge is an error`() throws {
    #expect(try Self.error { $0[18..<26] = [0, 64, 0, 0, 0, 64, 0, 0] } == .truncated)
    let tooLarge = BMPError.tooLarge(width: 16_385, height: 7)
    #expect(try Self.error { $0[18..<22] = [1, 64, 0, 0] } == tooLarge)
    let file = try PixelFixture.named("rgb24-40", .bmp)
    #expect(throws: BMPError.tooLarge(width: 13, height: 7)) {
      try BMPDecoder.decode(file, areaLimit: 90)
    }
  }

  /// The error of a changed file of 24 bits.
  private static func error(_ change: (inout [UInt8]) -> Void) throws -> BMPError? {
    var file = try PixelFixture.named("rgb24-40", .bmp)
    change(&file)
    do throws(BMPError) {
      _ = try BMPDecoder.decode(file, areaLimit: Bitmap.maximumArea)
    } catch { return error }
    return nil
  }

  private static func decode(_ file: [UInt8]) throws -> DecodedImage {
    try BMPDecoder.decode(file, areaLimit: Bitmap.maximumArea)
  }
}
