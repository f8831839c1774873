// Reading PNG files: every kind of pixel, and every kind of damage.
import Raster
import Testing

@Suite struct PNGDecoderTests {
  @Test func `fixtures cover every colour type and depth`() {
    #expect(PNGFixture.all.count >= 80)
  }

  @Test(arguments: PNGFixture.all)
  func `a fixture has the pixels that were written`(_ fixture: PNGFixture) throws {
    let bitmap = try PNGDecoder.decodeUnpremultiplied(fixture.read())
    #expect(bitmap.width == fixture.width)
    #expect(bitmap.height == fixture.height)
    #expect(ContentDigest(of: bitmap.bytes).description == fixture.digest)
  }

  @Test(arguments: PNGFixture.all)
  func `decoding premultiplies by alpha`(_ fixture: PNGFixture) throws {
    let straight = try PNGDecoder.decodeUnpremultiplied(fixture.read())
    let bitmap = try PNGDecoder.decode(fixture.read())
    #expect(bitmap.pixels == straight.pixels.map(AlphaConversion.premultiplied))
  }

  @Test func `a truncated file is an error, or has all of its pixels`() throws {
    for name in Self.damagedNames + ["many-parts"] {
      let file = try PNGFixture.named(name)
      let image = try PNGDecoder.decodeStored(file)
      for length in file.indices {
        let cut = try? PNGDecoder.decodeStored(Array(file[..<length]))
        if let cut {
          #expect(cut.pixels == image.pixels)
          #expect(cut.notes.contains(.missingEnd))
        }
      }
    }
  }

  @Test func `a damaged byte is an error, or noted`() throws {
    for name in Self.damagedNames + ["other-chunks"] {
      let file = try PNGFixture.named(name)
      let image = try PNGDecoder.decodeStored(file)
      for index in file.indices {
        for mask in [1, 0x80, 0xFF] as [UInt8] {
          var damaged = file
          damaged[index] ^= mask
          guard let read = try? PNGDecoder.decodeStored(damaged) else { continue }
          #expect(!read.notes.isEmpty)
          #expect(read.width == image.width)
          // The chunk of transparency is ancillary, and is skipped if it is damaged.
          #expect(zip(read.pixels, image.pixels).allSatisfy { ($0 ^ $1) & 0xFF_FFFF == 0 })
        }
      }
    }
  }

  /// An interlaced palette, all channels, interlaced 16 bits, and every filter.
  private static let damagedNames = [
    "palette4-key-adam7", "pillow-rgba8", "rgba16-adam7", "grey1", "filter4",
  ]

  /// Checksums of chunks protect their content from damage; here they are corrected after the
  /// damage.
  ///
  /// The decoder does not trust declared sizes, so no bitmap is larger than the compressed bytes
  /// allow.
  @Test func `damage with valid checksums gives an error or a bitmap`() throws {
    for fixture in PNGFixture.all where fixture.width * fixture.height < 200 {
      let file = try fixture.read()
      for index in file.indices {
        for mask in [1 << (index % 8), 0xFF] as [UInt8] {
          var damaged = file
          damaged[index] ^= mask
          let bitmap = try? PNGDecoder.decode(PNGFile.withRightSums(damaged))
          if let bitmap { #expect(bitmap.pixels.count <= file.count * 1032 * 8) }
        }
      }
    }
  }

  @Test func `gamma changes no stored pixel`() throws {
    let gamma = PNGFile.chunk("gAMA", [0, 0, 0xB1, 0x8F]) + PNGFile.chunk("gAMA", [0, 0, 0, 1])
    let file = PNGFile.row([1, 128], before: gamma)
    #expect(try PNGDecoder.decode(file).pixels == [0xFF01_0101, 0xFF80_8080])
  }

  @Test func `a small file that claims to be huge is an error`() {
    for interlace in [0, 1] as [UInt8] {
      let file =
        PNGFile.signature
        + PNGFile.header(width: 16_384, height: 16_384, depth: 16, color: 6, interlace: interlace)
        + PNGFile.chunk("IDAT", Deflate.zlib([0, 0])) + PNGFile.chunk("IEND", [])
      #expect(throws: PNGError.self) { try PNGDecoder.decode(file) }
    }
  }

  @Test func `a side of more than 16,384 pixels is an error`() {
    let file = PNGFile.signature + PNGFile.header(width: 16_385, height: 1)
    #expect(throws: PNGError.tooLarge(width: 16_385, height: 1)) { try PNGDecoder.decode(file) }
  }

  @Test func `an image without columns is an error`() {
    let file = PNGFile.signature + PNGFile.header(width: 0, height: 1)
    #expect(throws: PNGError.badChunk("IHDR")) { try PNGDecoder.decode(file) }
  }

  @Test func `other data is not a PNG file`() {
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(Array("GIF89a, rather".utf8)) }
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode([]) }
  }

  @Test func `an unknown critical chunk is an error`() {
    let file = PNGFile.row([1, 2], before: PNGFile.chunk("ABCD", []))
    #expect(throws: PNGError.unknownChunk("ABCD")) { try PNGDecoder.decode(file) }
  }

  @Test func `an unknown ancillary chunk is skipped`() throws {
    let file = PNGFile.row([1, 2], before: PNGFile.chunk("abCd", [1, 2, 3]))
    #expect(try PNGDecoder.decode(file).pixels == [0xFF01_0101, 0xFF02_0202])
  }

  @Test func `a palette in a grey image is an error`() {
    let file = PNGFile.row([1], before: PNGFile.chunk("PLTE", [1, 2, 3]))
    #expect(throws: PNGError.misplacedChunk("PLTE")) { try PNGDecoder.decode(file) }
  }

  @Test func `pixels in two places are an error`() {
    let data = PNGFile.chunk("IDAT", Deflate.zlib([0, 7]))
    let file =
      PNGFile.signature + PNGFile.header(width: 1, height: 1) + data
      + PNGFile.chunk("teXt", []) + data + PNGFile.chunk("IEND", [])
    #expect(throws: PNGError.misplacedChunk("IDAT")) { try PNGDecoder.decode(file) }
  }

  @Test func `an unknown filter is an error`() {
    let file =
      PNGFile.signature + PNGFile.header(width: 1, height: 1)
      + PNGFile.chunk("IDAT", Deflate.zlib([5, 7])) + PNGFile.chunk("IEND", [])
    #expect(throws: PNGError.badFilter(5)) { try PNGDecoder.decode(file) }
  }

  @Test func `too few pixels are an error`() {
    let few =
      PNGFile.signature + PNGFile.header(width: 2, height: 1)
      + PNGFile.chunk("IDAT", Deflate.zlib([0, 7])) + PNGFile.chunk("IEND", [])
    #expect(throws: PNGError.wrongLength(expected: 3, found: 2)) { try PNGDecoder.decode(few) }
  }
}
