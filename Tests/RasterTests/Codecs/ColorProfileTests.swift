// Converting the colours of images to sRGB: profiles, code points, gamma and chromaticities.
import Foundation
import Raster
import Testing

@Suite struct ColorProfileTests {
  // Source: Tests/Oracles/profile_fixtures.py, with LittleCMS 2.19.
  @Test(arguments: ColorFixture.all)
  func `colours are within one level of those of LittleCMS`(_ fixture: ColorFixture) throws {
    var image = try fixture.read()
    let expected = try fixture.readConverted()
    let stored = image.pixels
    image.convertColors()
    #expect(image.pixels != stored)
    #expect(image.colors.isEmpty)
    #expect(image.notes.isEmpty == (fixture.name != "fallback"))
    #expect(image.pixels.count == expected.pixels.count)
    for (found, wanted) in zip(image.pixels, expected.pixels) {
      #expect(found >> 24 == wanted >> 24)
      for shift in [0, 8, 16] as [UInt32] {
        #expect(abs(Int(found >> shift & 255) - Int(wanted >> shift & 255)) <= 1)
      }
    }
  }

  @Test func `there are fixtures of every kind`() {
    #expect(ColorFixture.all.count >= 19)
  }

  @Test func `grey stays grey`() throws {
    for name in ["p3-of-grey.png", "grey.png", "grey-alpha.png", "photo-grey.jpg"] {
      var image = try ColorFixture(file: name).read()
      #expect(image.isGrey)
      image.convertColors()
      #expect(image.isGrey)
      #expect(image.pixels.allSatisfy { ($0 & 0xFF) &* 0x1_0101 == $0 & 0xFF_FFFF })
    }
  }

  @Test func `a bitmap is converted before it is premultiplied`() throws {
    let image = try ColorFixture(file: "p3-alpha.png").read()
    var straight = image
    straight.convertColors()
    let bitmap = try image.bitmap().bitmap
    #expect(bitmap.pixels == straight.pixels.map(AlphaConversion.premultiplied))
  }

  @Test func `decoding alone converts nothing`() throws {
    let file = try ColorFixture(file: "p3.png").bytes()
    #expect(try PNGDecoder.decode(file).pixels == PNGDecoder.decodeStored(file).pixels)
  }

  @Test func `profiles of sRGB convert nothing`() throws {
    let curve = ICCFile.formula(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    let (notes, pixels) = try Self.converted(ICCFile.rgb(curve))
    #expect(notes.isEmpty)
    #expect(pixels == Self.pixels)
    #expect(try Self.converted(ICCFile.rgb(ICCFile.gamma(2.2))).pixels != Self.pixels)
  }

  @Test func `the gamma that sRGB files contain converts nothing`() throws {
    for gamma in [45_455, 45_454, 0] {
      let file = PNGFile.row([1, 40, 128], before: PNGFile.chunk("gAMA", PNGFile.word(gamma)))
      let image = try PNGDecoder.decodeStored(file)
      #expect(try image.bitmap().bitmap.pixels == [0xFF01_0101, 0xFF28_2828, 0xFF80_8080])
    }
  }

  @Test func `unsupported profiles add a note and convert nothing`() throws {
    let curve = ICCFile.gamma(1)
    let cases: [(ImageNote.ProfileFeature, [UInt8])] = [
      (.colorSpace("CMYK"), ICCFile.rgb(curve, space: "CMYK")),
      (.colorSpace("Lab"), ICCFile.rgb(curve, space: "Lab ")),
      (.profileClass("link"), ICCFile.rgb(curve, profileClass: "link")),
      (.version(5), ICCFile.rgb(curve, version: 5)),
      (.lookUpTables, ICCFile.rgb(curve, tags: [("A2B0", [1, 2, 3, 4])])),
      (.greyForColors, ICCFile.file([("kTRC", curve)], space: "GRAY")),
    ]
    for (feature, profile) in cases {
      let (notes, pixels) = try Self.converted(profile)
      #expect(notes == [.unsupportedProfile(feature)])
      #expect(pixels == Self.pixels)
      #expect("\(notes[0])".contains("unsupported") || feature == .greyForColors)
    }
  }

  @Test func `every cut of a profile is noted`() throws {
    let profile = ICCFile.rgb(ICCFile.gamma(1))
    for length in profile.indices {
      let (notes, pixels) = try Self.converted(Array(profile[..<length]))
      #expect(notes == [.damagedColors])
      #expect(pixels == Self.pixels)
    }
  }

  @Test func `every damaged byte of a profile ends in a conversion or a note`() throws {
    for index in 0..<400 {
      for mask in [1, 0x80, 0xFF] as [UInt8] {
        var profile = ICCFile.rgb(ICCFile.formula(4, [2, 0.9, 0.1, 0.2, 0.1, 0, 0]))
        guard index < profile.count else { continue }
        profile[index] ^= mask
        #expect(try Self.converted(profile).pixels.count == Self.pixels.count)
      }
    }
  }

  @Test func `curves of every length are read`() throws {
    // Without samples a curve is the identity, and two samples are one as well.
    let identity = try Self.converted(ICCFile.rgb(ICCFile.samples([]))).pixels
    #expect(try Self.converted(ICCFile.rgb(ICCFile.samples([0, 65_535]))).pixels == identity)
    #expect(try Self.converted(ICCFile.rgb(ICCFile.gamma(1))).pixels == identity)
    #expect(try Self.converted(ICCFile.rgb(ICCFile.formula(0, [1]))).pixels == identity)
    #expect(identity != Self.pixels)
  }

  private static let pixels: [UInt32] = [0xFF10_2030, 0xFF80_4020, 0xFFFF_FFFF, 0xFF00_0000]

  private static func converted(
    _ profile: [UInt8]
  ) throws -> (notes: [ImageNote], pixels: [UInt32]) {
    var image = DecodedImage(width: 4, height: 1, pixels: pixels, isOpaque: true)
    image.profile = profile
    let (bitmap, notes, _) = try image.bitmap()
    return (notes, bitmap.pixels)
  }
}

/// An image with a description of its colours, and its conversion to sRGB.
struct ColorFixture: Sendable, CustomTestStringConvertible {
  let file: String

  var name: String { String(file.split(separator: ".")[0]) }
  var testDescription: String { file }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Colors")

  static let all: [ColorFixture] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return (files ?? []).filter { !$0.contains("-srgb.") && !$0.hasPrefix(".") }
      .map { ColorFixture(file: $0) }
  }()

  func bytes() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(file)))
  }

  func read() throws -> DecodedImage {
    file.hasSuffix("png")
      ? try PNGDecoder.decodeStored(bytes()) : try JPEGDecoder.decodeStored(bytes())
  }

  func readConverted() throws -> DecodedImage {
    try ColorFixture(file: "\(name)-srgb.png").read()
  }
}

/// ICC profiles made of tags.
enum ICCFile {
  typealias Tag = (name: String, content: [UInt8])

  static func file(
    _ tags: [Tag],
    space: String = "RGB ",
    profileClass: String = "mntr",
    version: UInt8 = 4
  ) -> [UInt8] {
    var (table, data) = (PNGFile.word(tags.count), [UInt8]())
    let start = 132 + 12 * tags.count
    for tag in tags {
      table += Array(tag.name.utf8)
      table += PNGFile.word(start + data.count) + PNGFile.word(tag.content.count)
      data += tag.content
    }
    var header = PNGFile.word(start + data.count) + [0, 0, 0, 0, version, 0, 0, 0]
    header += Array((profileClass + space + "XYZ ").utf8) + [UInt8](repeating: 0, count: 12)
    header += Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  /// A profile with the primaries of sRGB.
  static func rgb(
    _ curve: [UInt8],
    space: String = "RGB ",
    profileClass: String = "mntr",
    version: UInt8 = 4,
    tags: [Tag] = []
  ) -> [UInt8] {
    let colors: [Tag] = [
      ("rXYZ", color(0.43607, 0.22249, 0.01392)), ("gXYZ", color(0.38515, 0.71687, 0.09708)),
      ("bXYZ", color(0.14307, 0.06061, 0.71410)), ("rTRC", curve), ("gTRC", curve),
      ("bTRC", curve),
    ]
    return file(tags + colors, space: space, profileClass: profileClass, version: version)
  }

  static func color(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + fixed(x) + fixed(y) + fixed(z)
  }

  static func samples(_ values: [Int]) -> [UInt8] {
    Array("curv".utf8) + [0, 0, 0, 0] + PNGFile.word(values.count)
      + values.flatMap { PNGFile.word($0).suffix(2) }
  }

  static func gamma(_ value: Double) -> [UInt8] { samples([Int(value * 256)]) }

  static func formula(_ type: UInt8, _ values: [Double]) -> [UInt8] {
    Array("para".utf8) + [0, 0, 0, 0, 0, type, 0, 0] + values.flatMap { fixed($0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    PNGFile.word(Int((value * 65_536).rounded()))
  }
}
