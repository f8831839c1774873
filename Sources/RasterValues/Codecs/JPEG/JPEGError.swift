// Errors of JPEG files.

/// The reason why a JPEG file could not be decoded.
public enum JPEGError: Error, Hashable, Sendable {
  /// JPEG features that are rare in practice and that this decoder does not support.
  public enum Feature: Hashable, Sendable {
    case arithmeticCoding, lossless, hierarchical
    /// The number of bits of a sample is not 8.
    case precision(bits: Int)
    /// The number of components has no standard meaning.
    case components(Int)
    /// The height is zero in the frame header and defined after the first scan.
    case heightAtEnd
  }

  /// The file does not begin with the JPEG signature.
  case notJPEG
  /// The file ends before its image does.
  case truncated
  case unsupported(Feature)
  /// A segment has invalid content or is in the wrong position.
  case badSegment(marker: UInt8)
  /// A scan needs a table that the file has not defined.
  case missingTable
  /// A component does not occur in any scan.
  case missingScan
  /// The data contains an invalid code, or a code that exceeds its block.
  case badCode
  /// The image has more pixels than a bitmap can have.
  case tooLarge(width: Int, height: Int)
  /// The file has more than 256 scans.
  case tooManyScans
}
