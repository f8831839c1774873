// Collects the chunks of a PNG file, and checks their order and checksums.

/// The parts of a PNG file that decoding needs.
package struct PNGChunks {
  let header: PNGHeader
  /// The palette as bytes R, G, B; empty if there is none.
  private(set) var palette: ArraySlice<UInt8> = []
  /// The content of the tRNS chunk.
  private(set) var transparency: ArraySlice<UInt8> = []
  /// The concatenated contents of all IDAT chunks.
  private(set) var compressed: [UInt8] = []
  /// The chunks that describe colours.
  private(set) var colors = PNGColorChunks()
  /// The orientation of EXIF, from 1 to 8.
  private(set) var orientation = 1
  /// Notes about damage that does not affect the pixels.
  private(set) var notes: [ImageNote] = []

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The maximum number of notes, which a damaged file with many chunks would exceed.
  private static let noteLimit = 16

  /// Reads all chunks up to IEND.
  ///
  /// Chunks that are not needed for pixels are skipped. They are also skipped if their checksum is
  /// wrong, with a note. After the first IDAT chunk, an end of the file is accepted with a note:
  /// whether all pixels are there is decided when they are decompressed.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG }
    var reader = PNGChunkReader(bytes, at: 8)
    let first = try reader.next()
    // Xcode writes PNG files for devices with this chunk; their pixels are not valid PNG data.
    if first.name == "CgBI" { throw .unknownChunk("CgBI") }
    guard first.name == "IHDR" else { throw .misplacedChunk("IHDR") }
    guard first.isIntact else { throw .badChecksum(chunk: "IHDR") }
    header = try PNGHeader(first.content)
    // Growing the array by doubling would take twice the memory.
    compressed.reserveCapacity(bytes.count &- reader.position)
    var previous = first.name
    while let chunk = try next(&reader) {
      guard chunk.isIntact else {
        note(.badChecksum(chunk: chunk.name))
        continue
      }
      try add(chunk, after: previous)
      previous = chunk.name
    }
    guard !compressed.isEmpty else { throw .misplacedChunk("IDAT") }
    guard header.color != .palette || !palette.isEmpty else { throw .misplacedChunk("PLTE") }
  }

  /// Reads the next chunk; returns `nil` at the end of the image.
  ///
  /// Only ancillary chunks are returned if their checksum is wrong.
  private mutating func next(_ reader: inout PNGChunkReader) throws(PNGError) -> PNGChunk? {
    let isAtPixels = reader.isAtPixels
    let hasPixels = !compressed.isEmpty
    let chunk: PNGChunk
    do throws(PNGError) { chunk = try reader.next() } catch {
      guard hasPixels, !isAtPixels else { throw error }
      note(.missingEnd)
      return nil
    }
    if chunk.name == "IEND" {
      if !chunk.isIntact { note(.badChecksum(chunk: "IEND")) }
      if !reader.isAtEnd { note(.trailingBytes) }
      return nil
    }
    if chunk.isIntact || (chunk.isAncillary && chunk.isNamed) { return chunk }
    guard hasPixels, !isAtPixels else { throw .badChecksum(chunk: chunk.name) }
    note(.missingEnd)
    return nil
  }

  private mutating func note(_ note: ImageNote) {
    if notes.count < Self.noteLimit, !notes.contains(note) { notes.append(note) }
  }

  private mutating func add(_ chunk: PNGChunk, after previous: String) throws(PNGError) {
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
    case "cICP", "iCCP", "sRGB", "gAMA", "cHRM":
      // After the pixels they mean nothing.
      if compressed.isEmpty { colors.add(chunk) }
    case "eXIf":
      if let value = ExifReader(chunk.content)?.orientation { orientation = value }
    default:
      // Ancillary chunks, whose name begins with a lower-case letter, may be skipped.
      guard chunk.isAncillary else {
        throw chunk.name == "IHDR" ? .misplacedChunk("IHDR") : .unknownChunk(chunk.name)
      }
    }
  }

  private mutating func addTransparency(_ chunk: PNGChunk) throws(PNGError) {
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

  /// Reads four bytes as a big-endian integer.
  static func word(_ bytes: [UInt8], at position: Int) -> Int64 {
    bytes[position..<position &+ 4].reduce(0) { $0 << 8 | Int64($1) }
  }
}
