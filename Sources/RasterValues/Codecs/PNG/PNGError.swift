// Errors of PNG files.

/// The reason why a PNG file could not be decoded.
public enum PNGError: Error, Hashable, Sendable {
  /// The file does not begin with the PNG signature.
  case notPNG
  /// The file ends within a chunk or before its last chunk.
  case truncated
  /// The checksum of a chunk does not match its bytes.
  case badChecksum(chunk: String)
  /// A chunk is missing, duplicated or in the wrong position.
  case misplacedChunk(String)
  /// A critical chunk is not supported.
  case unknownChunk(String)
  /// A chunk has invalid content.
  case badChunk(String)
  /// The image has more pixels than a bitmap can have.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels are damaged.
  case badCompression
  /// The number of bytes of pixel data does not match the size of the image.
  case wrongLength(expected: Int, found: Int)
  /// A row uses a filter that does not exist.
  case badFilter(Int)
}
