// Reads the chunks of a PNG file one after another.

/// A chunk of a PNG file.
struct PNGChunk {
  var name: String
  /// Whether a reader that does not know the chunk may skip it.
  var isAncillary: Bool
  /// Whether the checksum is that of the chunk's bytes.
  var isIntact: Bool
  /// Whether the name consists of four letters.
  var isNamed: Bool
  var content: ArraySlice<UInt8>
}

/// The chunks of a file, in their order.
struct PNGChunkReader {
  private let bytes: [UInt8]
  /// The position of the next chunk.
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// Whether the next chunk, which may be cut off, is one of compressed pixels.
  var isAtPixels: Bool {
    bytes.count &- position >= 8
      && bytes[position &+ 4..<position &+ 8].elementsEqual("IDAT".utf8)
  }

  /// Whether bytes remain.
  var isAtEnd: Bool { position >= bytes.count }

  /// Reads the next chunk.
  ///
  /// Throws `truncated` if it exceeds the file.
  mutating func next() throws(PNGError) -> PNGChunk {
    guard bytes.count &- position >= 12 else { throw .truncated }
    let length = PNGChunks.word(bytes, at: position)
    guard length <= Int64(bytes.count &- position &- 12) else { throw .truncated }
    let start = position &+ 8
    let end = start &+ Int(length)
    let letters = bytes[position &+ 4..<start]
    var sum = CRC32()
    bytes.withUnsafeBytes { sum.update(UnsafeRawBufferPointer(rebasing: $0[position &+ 4..<end])) }
    position = end &+ 4
    return PNGChunk(
      name: String(decoding: letters, as: UTF8.self),
      isAncillary: bytes[start &- 4] & 32 != 0,
      isIntact: Int64(sum.value) == PNGChunks.word(bytes, at: end),
      isNamed: letters.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) },
      content: bytes[start..<end]
    )
  }
}
