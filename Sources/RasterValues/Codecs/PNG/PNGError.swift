// What can be wrong with a PNG file.

/// Why a PNG file could not be read.
public enum PNGError: Error, Hashable, Sendable {
  /// The file does not begin with PNG's signature.
  case notPNG
  /// The file ends within a chunk or before its last one.
  case truncated
  /// A chunk's sum is not that of its bytes.
  case badChecksum(chunk: String)
  /// A chunk that is missing, is there twice or stands where it may not.
  case misplacedChunk(String)
  /// A chunk that must be understood, and is not.
  case unknownChunk(String)
  /// A chunk whose content has no meaning.
  case badChunk(String)
  /// More pixels than a bitmap holds.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels are damaged.
  case badCompression
  /// There are fewer bytes of pixels than the picture has, or more.
  case wrongLength(expected: Int, found: Int)
  /// A row names a filter that does not exist.
  case badFilter(Int)
}
