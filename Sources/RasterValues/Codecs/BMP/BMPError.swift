// Errors of BMP files.

/// The reason why a BMP file could not be decoded.
public enum BMPError: Error, Hashable, Sendable {
  /// BMP features that are rare in practice and that this decoder does not support.
  public enum Feature: Hashable, Sendable {
    /// The header has a length that no version defines.
    case header(bytes: Int)
    /// The number of bits of a pixel is not 1, 2, 4, 8, 16, 24 or 32.
    case depth(bits: Int)
    /// The compression is Huffman coding, RLE24, an embedded JPEG or PNG file, or unknown.
    case compression(Int)
  }

  /// The file does not begin with the signature and a header length.
  case notBMP
  /// The file ends before its first row, or is far too short for the size that it declares.
  case truncated
  case unsupported(Feature)
  /// The width or height is zero, or the compression does not match the number of bits.
  case badHeader
  /// The bits of a channel are not adjacent.
  case badMasks
  /// The image has more pixels than a bitmap can have.
  case tooLarge(width: Int, height: Int)
}
