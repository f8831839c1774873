// Reads the chunks of a WebP file, up to those of its first image.
//
// Source: RFC 9649, section 2.

/// The parts of a WebP file that decoding needs.
struct WebPContainer {
  /// The compressed pixels of an image.
  enum Content {
    case lossy(Range<Int>)
    case lossless(Range<Int>)
  }

  /// The first image of a file.
  struct Frame {
    var x = 0
    var y = 0
    /// The size that the chunk of an animation frame declares.
    var size: (width: Int, height: Int)?
    var alpha: Range<Int>?
    var content: Content?
  }

  /// The size of the canvas, for files with a VP8X chunk.
  private(set) var canvas: (width: Int, height: Int)?
  private(set) var isAnimated = false
  private(set) var hasAlpha = false
  private(set) var frame = Frame()
  private(set) var profile: Range<Int>?
  private(set) var exif: Range<Int>?

  /// Reads the chunks of a file.
  ///
  /// Unknown chunks are skipped, and so are those after the first image, except for EXIF metadata.
  /// Bytes after the end that the file declares are ignored. A file that ends within a chunk is
  /// truncated, unless its image is complete.
  init(_ bytes: [UInt8]) throws(WebPError) {
    guard WebPDecoder.isWebP(bytes) else { throw .notWebP }
    let size = Self.word(bytes, at: 4, count: 4)
    guard size >= 12 else { throw .badChunk("RIFF") }
    let isWhole = size <= bytes.count - 8
    let end = isWhole ? size + 8 : bytes.count
    var position = 12
    while let chunk = Chunk(bytes, at: position, end: end) {
      // The metadata of a file that is cut off after its image is not read.
      guard !chunk.isCut || frame.content == nil else { break }
      guard position > 12 || ["VP8 ", "VP8L", "VP8X"].contains(chunk.name) else {
        throw .badChunk("VP8X")
      }
      try read(chunk, bytes)
      position = chunk.next
      if canvas == nil, frame.content != nil { break }
    }
    guard frame.content != nil else {
      throw isWhole ? .badChunk("VP8 ") : .truncated
    }
  }

  /// A chunk: its name, and the positions of its content.
  private struct Chunk {
    let name: String
    let content: Range<Int>
    /// The position of the next chunk; contents are padded to an even length.
    let next: Int
    /// Whether the content is longer than the rest of the file.
    let isCut: Bool

    init?(_ bytes: [UInt8], at position: Int, end: Int) {
      guard position + 8 <= end else { return nil }
      name = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      let length = WebPContainer.word(bytes, at: position + 4, count: 4)
      let start = position + 8
      isCut = length > end - start
      let last = isCut ? end : start + length
      content = start..<last
      next = min(last + length & 1, end)
    }
  }

  private mutating func read(_ chunk: Chunk, _ bytes: [UInt8]) throws(WebPError) {
    switch chunk.name {
    case "VP8X": try readExtension(chunk, bytes)
    case "ICCP":
      guard !chunk.isCut else { throw .truncated }
      if profile == nil { profile = chunk.content }
    case "EXIF":
      guard !chunk.isCut else { throw .truncated }
      if exif == nil { exif = chunk.content }
    case "ANMF":
      if isAnimated, frame.content == nil { try readFrame(chunk, bytes) }
    default:
      if !isAnimated { try readImage(chunk) }
    }
  }

  /// Reads the chunk that announces the other chunks, which must be the first one.
  private mutating func readExtension(_ chunk: Chunk, _ bytes: [UInt8]) throws(WebPError) {
    guard !chunk.isCut else { throw .truncated }
    let start = chunk.content.lowerBound
    guard chunk.content.count >= 10, start == 20 else { throw .badChunk("VP8X") }
    let flags = bytes[start]
    isAnimated = flags & 0x02 != 0
    hasAlpha = flags & 0x10 != 0
    let width = Self.word(bytes, at: start + 4, count: 3) + 1
    let height = Self.word(bytes, at: start + 7, count: 3) + 1
    canvas = (width, height)
  }

  private mutating func readImage(_ chunk: Chunk) throws(WebPError) {
    guard frame.content == nil else { return }
    switch chunk.name {
    case "ALPH":
      guard !chunk.isCut else { throw .truncated }
      if frame.alpha == nil { frame.alpha = chunk.content }
    case "VP8 ":
      frame.content = .lossy(chunk.content)
    case "VP8L":
      frame.content = .lossless(chunk.content)
    default: break
    }
  }

  /// Reads an animation frame: its position and size, followed by the chunks of an image.
  private mutating func readFrame(_ chunk: Chunk, _ bytes: [UInt8]) throws(WebPError) {
    let start = chunk.content.lowerBound
    guard chunk.content.count >= 16 else { throw chunk.isCut ? .truncated : .badChunk("ANMF") }
    frame.x = Self.word(bytes, at: start, count: 3) * 2
    frame.y = Self.word(bytes, at: start + 3, count: 3) * 2
    let width = Self.word(bytes, at: start + 6, count: 3) + 1
    frame.size = (width, Self.word(bytes, at: start + 9, count: 3) + 1)
    var position = start + 16
    while frame.content == nil,
      let part = Chunk(bytes, at: position, end: chunk.content.upperBound)
    {
      try readImage(part)
      position = part.next
    }
    guard frame.content != nil else { throw chunk.isCut ? .truncated : .badChunk("ANMF") }
  }

  /// Reads up to four bytes as a little-endian integer; values over 31 bits become the greatest.
  static func word(_ bytes: [UInt8], at position: Int, count: Int) -> Int {
    let value = bytes[position..<position + count].reversed().reduce(0 as UInt32) {
      $0 << 8 | UInt32($1)
    }
    return Int(min(value, 0x7FFF_FFFF))
  }
}
