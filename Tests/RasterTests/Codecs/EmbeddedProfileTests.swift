// Colour spaces in the files that are written: where they stand, and that pixels do not change.

import Raster
import Testing

@Suite struct EmbeddedProfileTests {
  /// A profile whose contents do not matter to encoders, longer than two segments of a JPEG file.
  private static let profile = EmbeddedProfile(
    name: "Test space",
    bytes: (0..<140_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) },
    codePoints: .init(primaries: 12, transfer: 13)
  )

  /// A grey image and a coloured one with transparent pixels.
  private static func bitmaps() throws -> [Bitmap] {
    let levels = (0..<600).map { 0xFF00_0000 | UInt32($0 % 256) * 0x10101 }
    let colors = (0..<600).map { index in
      let alpha = UInt32(index % 256)
      return alpha << 24 | alpha / 2 << 8 | alpha / 3
    }
    return try [levels, colors].map {
      try #require(Bitmap(width: 30, height: 20, pixels: $0))
    }
  }

  private func word(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The names and contents of a PNG file's chunks.
  private func chunks(_ file: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var start = 8
    while start + 12 <= file.count {
      let end = start + 8 + word(file[start..<start + 4])
      let name = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      chunks.append((name, Array(file[start + 8..<end])))
      start = end + 4
    }
    return chunks
  }

  @Test func `a PNG file has code points and a profile before its pixels`() throws {
    for bitmap in try Self.bitmaps() {
      for level in PNGLevel.allCases {
        let file = try bitmap.png(level: level, profile: Self.profile, meter: nil)
        let chunks = chunks(file)
        #expect(chunks.prefix(3).map(\.name) == ["IHDR", "cICP", "iCCP"])
        #expect(chunks[1].content == [12, 13, 0, 1])
        let head = Array("Test space".utf8) + [0, 0]
        #expect(chunks[2].content.starts(with: head))
        let packed = Array(chunks[2].content.dropFirst(head.count))
        #expect(try Inflate.zlib(packed, limit: 140_000) == Self.profile.bytes)
        // The colour type is neither grey nor grey with alpha, which need a grey profile.
        #expect(![0, 4].contains(chunks[0].content[9]))
        #expect(try PNGDecoder.decode(file) == bitmap)
      }
    }
  }

  @Test func `an animation has a profile once`() throws {
    var animation = AnimatedPNG()
    for bitmap in try Self.bitmaps() { try animation.append(bitmap) }
    let names = chunks(animation.png(level: .fast, profile: Self.profile)).map(\.name)
    #expect(names.prefix(4) == ["IHDR", "cICP", "iCCP", "acTL"])
    #expect(names.count { $0 == "iCCP" } == 1)
    #expect(!chunks(animation.png(level: .fast)).map(\.name).contains("iCCP"))
  }

  @Test func `a JPEG file has numbered parts of a profile`() throws {
    for bitmap in try Self.bitmaps() {
      let file = try bitmap.jpeg(JPEGOptions(), profile: Self.profile.bytes, meter: nil)
      var (start, profile, places) = (2, [UInt8](), [[UInt8]]())
      while file[start + 1] != 0xDA {
        let length = word(file[start + 2..<start + 4])
        let content = file[start + 4..<start + 2 + length]
        if file[start + 1] == 0xE2 {
          #expect(content.starts(with: Array("ICC_PROFILE\0".utf8)))
          places.append(Array(content.dropFirst(12).prefix(2)))
          profile += content.dropFirst(14)
        }
        start += 2 + length
      }
      #expect(profile == Self.profile.bytes)
      #expect(places == [[1, 3], [2, 3], [3, 3]])
      #expect(try JPEGDecoder.decode(file) == JPEGDecoder.decode(bitmap.jpeg()))
    }
  }

  @Test func `a WebP file has a profile between its features and its pixels`() throws {
    for bitmap in try Self.bitmaps() {
      // An odd length is padded.
      let profile = Array(Self.profile.bytes.prefix(999))
      let file = try bitmap.webp(profile: profile, meter: nil)
      let plain = bitmap.webp()
      #expect(word(file[4..<8].reversed()[...]) == file.count - 8)
      #expect(Array(file[12..<16]) == Array("VP8X".utf8))
      #expect(Array(file[20..<30]) == [bitmap.isOpaque ? 0x20 : 0x30, 0, 0, 0, 29, 0, 0, 19, 0, 0])
      #expect(Array(file[30..<34]) == Array("ICCP".utf8))
      #expect(word(file[34..<38].reversed()[...]) == 999)
      #expect(Array(file[38..<1037]) == profile && file[1037] == 0)
      #expect(Array(file[1038...]) == Array(plain[12...]))
    }
  }

  @Test func `without a profile files stay as they are`() throws {
    for bitmap in try Self.bitmaps() {
      #expect(try bitmap.encoded(as: .png(), meter: nil) == bitmap.png())
      #expect(try bitmap.encoded(as: .webp, meter: nil) == bitmap.webp())
      #expect(try bitmap.encoded(as: .jpeg(), meter: nil) == bitmap.jpeg())
      let file = try bitmap.encoded(as: .png(), profile: Self.profile, meter: nil)
      #expect(chunks(file).contains { $0.name == "iCCP" })
    }
  }
}
