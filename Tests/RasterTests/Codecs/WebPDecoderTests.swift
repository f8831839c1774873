// Reading WebP files: lossy and lossless, with alpha, first frames, and every kind of damage.
import Foundation
import Raster
import Testing

@Suite struct WebPDecoderTests {
  @Test func `there are fixtures of every kind`() {
    #expect(WebPFixture.all.count >= 65)
  }

  // Source: Tests/Oracles/webp_fixtures.py, whose digests are those of libwebp's pixels.
  @Test(arguments: WebPFixture.all)
  func `a fixture has the pixels that libwebp reads`(_ fixture: WebPFixture) throws {
    let image = try WebPFixture.decode(fixture.read())
    #expect(image.width == fixture.width)
    #expect(image.height == fixture.height)
    #expect(image.pixels.count == fixture.width * fixture.height)
    let bytes = image.pixels.withUnsafeBytes { Array($0) }
    #expect(ContentDigest(of: bytes).description == fixture.digest)
    #expect(image.isOpaque == image.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test(arguments: WebPFixture.all)
  func `a header has the size of the image`(_ fixture: WebPFixture) throws {
    let file = try fixture.read()
    let header = try #require(WebPDecoder.header(of: file))
    #expect(header.width == fixture.width)
    #expect(header.height == fixture.height)
    #expect(header.isAnimated == fixture.name.hasPrefix("container-frame"))
    if fixture.name.hasPrefix("alpha") { #expect(header.hasAlpha) }
    #expect(WebPDecoder.isWebP(file))
  }

  @Test(arguments: [
    "lossy-quality-75", "lossy-partitions-4", "lossy-random-0", "alpha-compressed-best",
    "lossless-colors-17", "lossless-7x5", "lossless-unused-group", "container-frame-within",
  ])
  func `damage and cuts end in an error or an image`(_ name: String) throws {
    let file = try WebPFixture.named(name)
    func decode(_ bytes: [UInt8]) {
      guard let image = try? WebPDecoder.decode(bytes, areaLimit: 1 << 20) else { return }
      #expect(image.pixels.count == image.width * image.height)
    }
    for length in file.indices { decode(Array(file[..<length])) }
    for index in file.indices {
      for mask in [1, 0x10, 0xFF] as [UInt8] {
        var damaged = file
        damaged[index] ^= mask
        decode(damaged)
      }
    }
  }

  @Test(arguments: [
    "lossy-quality-75", "lossless-soft", "alpha-raw-none", "container-frame-within-lossless",
  ])
  func `a file that is cut off in its pixels is an error`(_ name: String) throws {
    let file = try WebPFixture.named(name)
    for length in [13, 19, 25, 40, file.count / 2] {
      #expect(throws: WebPError.truncated) { try WebPFixture.decode(Array(file[..<length])) }
    }
  }

  @Test func `a profile and EXIF metadata are returned as stored`() throws {
    for name in ["container-profile-exif", "container-profile-exif-lossless"] {
      let image = try WebPFixture.decode(WebPFixture.named(name))
      #expect(image.profile == Array(0..<77))
      #expect(image.exif == [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0])
      #expect(image.orientation == 1)
    }
    let image = try WebPFixture.decode(WebPFixture.named("lossy-quality-75"))
    #expect(image.profile == nil)
    #expect(image.exif == nil)
  }

  @Test func `the canvas around a frame is transparent`() throws {
    let image = try WebPFixture.decode(WebPFixture.named("container-frame-within-lossless"))
    #expect(!image.isOpaque)
    for (index, pixel) in image.pixels.enumerated() {
      let isWithin = index % 40 >= 20 && index / 40 >= 16
      #expect(isWithin || pixel == 0)
    }
    #expect(image.pixels.contains { $0 != 0 })
  }

  @Test func `images over the limit are errors`() throws {
    let lossy = try WebPFixture.named("lossy-quality-75")
    #expect(throws: WebPError.tooLarge(width: 43, height: 37)) {
      try WebPDecoder.decode(lossy, areaLimit: 43 * 37 - 1)
    }
    #expect(try WebPDecoder.decode(lossy, areaLimit: 43 * 37).width == 43)
    let frames = try WebPFixture.named("container-frame-within")
    #expect(throws: WebPError.tooLarge(width: 40, height: 30)) {
      try WebPDecoder.decode(frames, areaLimit: 1199)
    }
  }

  @Test func `a small file that declares a huge image is an error`() throws {
    var lossy = try WebPFixture.named("lossy-quality-75")
    lossy.replaceSubrange(26..<30, with: [0xFF, 0x3F, 0xFF, 0x3F])
    #expect(throws: WebPError.truncated) { try WebPFixture.decode(lossy) }
    var lossless = try WebPFixture.named("lossless-noise")
    lossless.replaceSubrange(21..<24, with: [0xFF, 0xFF, 0xFF])
    #expect(throws: WebPError.self) { try WebPFixture.decode(lossless) }
    var frames = try WebPFixture.named("container-frame-within")
    frames.replaceSubrange(24..<30, with: [0xFF, 0x3F, 0, 0xFF, 0x3F, 0])
    #expect(throws: WebPError.badChunk("ANMF")) { try WebPFixture.decode(frames) }
  }

  @Test func `unsupported files are named`() throws {
    func error(_ name: String, _ change: (inout [UInt8]) -> Void) throws -> WebPError? {
      var file = try WebPFixture.named(name)
      change(&file)
      do throws(WebPError) { _ = try WebPFixture.decode(file) } catch { return error }
      return nil
    }
    let (lossy, lossless) = ("lossy-quality-75", "lossless-soft")
    #expect(try error(lossy) { $0[0] = 0x46 } == .notWebP)
    #expect(try error(lossy) { $0[20] |= 1 } == .unsupported(.interframe))
    #expect(try error(lossy) { $0[20] |= 8 } == .unsupported(.version(4)))
    #expect(try error(lossy) { $0[20] &= ~0x10 } == .unsupported(.hiddenFrame))
    #expect(try error(lossy) { $0[23] = 0 } == .badChunk("VP8 "))
    #expect(try error(lossy) { $0[12] = 0 } == .badChunk("VP8X"))
    #expect(try error(lossless) { $0[20] = 0 } == .badChunk("VP8L"))
    #expect(try error(lossless) { $0[24] |= 0x20 } == .unsupported(.version(1)))
    #expect(try error("container-profile-exif") { $0[24] += 1 } == .badChunk("VP8X"))
    #expect(try error("container-frame-within") { $0[24] = 7 } == .badChunk("ANMF"))
  }

  @Test func `files of this library's encoder are read`() throws {
    let size = (width: 61, height: 43)
    let pixels = (0..<size.width * size.height).map { index -> UInt32 in
      let (x, y) = (UInt32(index % size.width), UInt32(index / size.width))
      return 0xFF00_0000 | x << 16 | (x * y & 255) << 8 | y * 3
    }
    let bitmap = try #require(Bitmap(width: size.width, height: size.height, pixels: pixels))
    let image = try WebPFixture.decode(bitmap.webp())
    #expect(image.pixels == pixels)
    #expect(image.isOpaque)
  }
}

struct WebPFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  /// The digest of straight RGBA8 pixels.
  let digest: String

  var testDescription: String { name }

  func read() throws -> [UInt8] { try Self.named(name) }

  static func decode(_ bytes: [UInt8]) throws(WebPError) -> DecodedImage {
    try WebPDecoder.decode(bytes, areaLimit: Bitmap.maximumArea)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [WebPFixture] = {
    let list = folder.appendingPathComponent("webp-digests.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else {
        return nil
      }
      let (name, digest) = (String(words[0]), String(words[3]))
      return WebPFixture(name: name, width: width, height: height, digest: digest)
    }
  }()

  static func named(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appendingPathComponent("\(name).webp")))
  }
}
