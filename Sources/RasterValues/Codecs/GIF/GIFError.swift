// Errors of GIF files.

/// The reason why a GIF file could not be decoded.
public enum GIFError: Error, Hashable, Sendable {
  /// The file does not begin with the GIF signature.
  case notGIF
  /// The file ends before its first image, or is far too short for the size that it declares.
  case truncated
  /// The file contains no image.
  case missingImage
  /// The codes begin with an unsupported number of bits; 1 to 8 are allowed.
  case badCodeSize(Int)
  /// The first code of the image is invalid, so there is nothing to show.
  case badCompression
  /// The image has more pixels than a bitmap can have.
  case tooLarge(width: Int, height: Int)
}
