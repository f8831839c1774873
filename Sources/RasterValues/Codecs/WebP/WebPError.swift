// Errors of WebP files.

/// The reason why a WebP file could not be decoded.
public enum WebPError: Error, Hashable, Sendable {
  /// WebP features that this decoder does not support.
  public enum Feature: Hashable, Sendable {
    /// The lossy image is not a key frame.
    case interframe
    /// The lossy image is marked as not for display.
    case hiddenFrame
    /// The version number of the lossy or lossless image is not defined.
    case version(Int)
  }

  /// The file does not begin with the signature of a WebP file.
  case notWebP
  /// The file ends before its image does.
  case truncated
  case unsupported(Feature)
  /// A chunk is missing, or its content is invalid.
  case badChunk(String)
  /// A prefix code, a transform or a reference to previous pixels is invalid.
  case badCode
  /// The image has more pixels than a bitmap can have.
  case tooLarge(width: Int, height: Int)
}
