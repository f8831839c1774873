// Reads the chunks of a PNG file, and checks their order and checksums.

/// The parts of a PNG file that decoding needs.
package struct PNGChunks {
  let header: PNGHeader
  /// The palette as bytes R, G, B; empty if there is none.
  private(set) var palette: ArraySlice<UInt8> = []
  /// The content of the tRNS chunk.
  private(set) var transparency: ArraySlice<UInt8> = []
  /// The concatenated contents of all IDAT chunks.
  private(set) var compressed: [UInt8] = []

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads all chunks up to IEND.
  ///
  /// Chunks that are not needed for pixels are skipped after their checksum is verified. Bytes
  /// after IEND are ignored.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG }
    var position = 8
    let first = try Self.chunk(bytes, at: &position)
    guard first.name == "IHDR" else { throw .misplacedChunk("IHDR") }
    header = try PNGHeader(first.content)
    // Growing the array by doubling would take twice the memory.
    compressed.reserveCapacity(bytes.count &- position)
    var previous = first.name
    while true {
      let chunk = try Self.chunk(bytes, at: &position)
      if chunk.name == "IEND" { break }
      try add(chunk, after: previous)
      previous = chunk.name
    }
    guard !compressed.isEmpty else { throw .misplacedChunk("IDAT") }
    guard header.color != .palette || !palette.isEmpty else { throw .misplacedChunk("PLTE") }
  }

  private mutating func add(_ chunk: Chunk, after previous: String) throws(PNGError) {
    switch chunk.name {
    case "IDAT":
      guard compressed.isEmpty || previous == "IDAT" else { throw .misplacedChunk("IDAT") }
      compressed += chunk.content
    case "PLTE":
      guard palette.isEmpty, transparency.isEmpty, compressed.isEmpty,
        header.color != .grey, header.color != .greyAlpha
      else { throw .misplacedChunk("PLTE") }
      guard !chunk.content.isEmpty, chunk.content.count % 3 == 0, chunk.content.count <= 768
      else { throw .badChunk("PLTE") }
      palette = chunk.content
    case "tRNS":
      try addTransparency(chunk)
    default:
      // Ancillary chunks, whose name begins with a lower-case letter, may be skipped.
      guard chunk.isAncillary else {
        throw chunk.name == "IHDR" ? .misplacedChunk("IHDR") : .unknownChunk(chunk.name)
      }
    }
  }

  private mutating func addTransparency(_ chunk: Chunk) throws(PNGError) {
    guard transparency.isEmpty, compressed.isEmpty else { throw .misplacedChunk("tRNS") }
    let count = chunk.content.count
    switch header.color {
    case .grey: guard count == 2 else { throw .badChunk("tRNS") }
    case .rgb: guard count == 6 else { throw .badChunk("tRNS") }
    case .palette:
      guard !palette.isEmpty else { throw .misplacedChunk("tRNS") }
      guard count > 0, count <= palette.count / 3 else { throw .badChunk("tRNS") }
    case .greyAlpha, .rgba: throw .misplacedChunk("tRNS")
    }
    transparency = chunk.content
  }

  private struct Chunk {
    var name: String
    var isAncillary: Bool
    var content: ArraySlice<UInt8>
  }

  /// Reads the chunk at `position`, and moves `position` to the byte after it.
  private static func chunk(
    _ bytes: [UInt8],
    at position: inout Int
  ) throws(PNGError) -> Chunk {
    guard bytes.count &- position >= 12 else { throw .truncated }
    let length = word(bytes, at: position)
    guard length <= Int64(bytes.count &- position &- 12) else { throw .truncated }
    let start = position &+ 8
    let end = start &+ Int(length)
    let letters = bytes[position &+ 4..<start]
    let name = String(decoding: letters, as: UTF8.self)
    var sum = CRC32()
    bytes.withUnsafeBytes { sum.update(UnsafeRawBufferPointer(rebasing: $0[position &+ 4..<end])) }
    guard Int64(sum.value) == word(bytes, at: end) else { throw .badChecksum(chunk: name) }
    position = end &+ 4
    return Chunk(name: name, isAncillary: bytes[start &- 4] & 32 != 0, content: bytes[start..<end])
  }

  /// Reads four bytes as a big-endian integer.
  static func word(_ bytes: [UInt8], at position: Int) -> Int64 {
    bytes[position..<position &+ 4].reduce(0) { $0 << 8 | Int64($1) }
  }
}
