// PNG files that are damaged but have all of their pixels: they are read, with a note.
import Raster
import Testing

@Suite struct DamagedPNGTests {
  private static let pixels: [UInt32] = [0xFF01_0101, 0xFF02_0202]

  private static func check(_ file: [UInt8], _ notes: [ImageNote]) throws {
    let image = try PNGDecoder.decodeStored(file)
    #expect(image.pixels == pixels)
    #expect(image.notes == notes)
    #expect(try PNGDecoder.decode(file).pixels == pixels)
  }

  /// A file whose compressed pixels are the given bytes.
  private static func file(_ compressed: [UInt8]) -> [UInt8] {
    PNGFile.signature + PNGFile.header(width: 2, height: 1) + PNGFile.chunk("IDAT", compressed)
      + PNGFile.chunk("IEND", [])
  }

  @Test func `an undamaged file has no notes`() throws {
    try Self.check(PNGFile.row([1, 2]), [])
  }

  @Test func `a file without an end is read`() throws {
    let file = PNGFile.row([1, 2])
    for count in 1...12 { try Self.check(file.dropLast(count), [.missingEnd]) }
  }

  @Test func `other bytes instead of an end are skipped`() throws {
    let file = PNGFile.row([1, 2]).dropLast(12)
    try Self.check(file + [UInt8](repeating: 0xAB, count: 40), [.missingEnd])
    try Self.check(file + [UInt8](repeating: 0, count: 40), [.missingEnd])
  }

  @Test func `bytes after the end are skipped`() throws {
    try Self.check(PNGFile.row([1, 2]) + [7], [.trailingBytes])
  }

  @Test func `an ancillary chunk with a wrong checksum is skipped`() throws {
    for name in ["tEXt", "tRNS", "iCCP", "gAMA", "abCd"] {
      var chunk = PNGFile.chunk(name, [0, 1, 2, 3])
      chunk[chunk.count - 1] ^= 1
      try Self.check(PNGFile.row([1, 2], before: chunk), [.badChecksum(chunk: name)])
    }
  }

  @Test func `many damaged chunks give few notes`() throws {
    let chunks = (0..<1000).flatMap { index in
      let letters = [97 + index % 10, 97 + index / 10 % 10, 65, 97 + index / 100]
      let name = String(decoding: letters.map { UInt8($0) }, as: UTF8.self)
      return PNGFile.chunk(name, [1]).dropLast() + [0]
    }
    #expect(try PNGDecoder.decodeStored(PNGFile.row([1, 2], before: chunks)).notes.count == 16)
  }

  @Test func `a critical chunk with a wrong checksum is an error`() {
    for name in ["IHDR", "IDAT"] {
      var file = PNGFile.row([1, 2])
      let start = name == "IHDR" ? 8 : 33
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      file[start + 8 + length] ^= 1
      #expect(throws: PNGError.badChecksum(chunk: name)) { try PNGDecoder.decodeStored(file) }
    }
  }

  @Test func `a wrong checksum of the end is noted`() throws {
    var file = PNGFile.row([1, 2])
    file[file.count - 1] ^= 1
    try Self.check(file, [.badChecksum(chunk: "IEND")])
  }

  @Test func `a wrong or missing checksum of the pixels is noted`() throws {
    let packed = Deflate.zlib([0, 1, 2])
    for count in 1...4 { try Self.check(Self.file(packed.dropLast(count)), [.badPixelChecksum]) }
    var damaged = packed
    damaged[packed.count - 1] ^= 1
    try Self.check(Self.file(damaged), [.badPixelChecksum])
  }

  @Test func `more pixels than are needed are noted`() throws {
    for count in [1, 2, 3, 300, 70_000] {
      let rest = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 5) }
      try Self.check(Self.file(Deflate.zlib([0, 1, 2] + rest)), [.extraPixelData])
      let flat = [UInt8](repeating: 2, count: count)
      try Self.check(Self.file(Deflate.zlib([0, 1, 2] + flat)), [.extraPixelData])
    }
  }

  @Test func `the compressed file of another program is refused by name`() {
    let file = PNGFile.signature + PNGFile.chunk("CgBI", [0x50, 0, 0x20, 2]) + PNGFile.row([1])
    #expect(throws: PNGError.unknownChunk("CgBI")) { try PNGDecoder.decodeStored(file) }
  }

  @Test func `an opaque image is known to be opaque`() throws {
    #expect(try PNGDecoder.decodeStored(PNGFile.row([1, 2])).isOpaque)
    let clear = PNGFile.row([1, 2], before: PNGFile.chunk("tRNS", [0, 2]))
    #expect(try !PNGDecoder.decodeStored(clear).isOpaque)
    let unused = PNGFile.row([1, 2], before: PNGFile.chunk("tRNS", [0, 3]))
    #expect(try PNGDecoder.decodeStored(unused).isOpaque)
  }
}
