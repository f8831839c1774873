// What can be wrong with a JPEG file.

/// Why a JPEG file could not be read.
public enum JPEGError: Error, Hashable, Sendable {
  /// Kinds of JPEG that few programs write, and this decoder does not read.
  public enum Feature: Hashable, Sendable {
    case arithmeticCoding, lossless, hierarchical
    /// So many bits a sample.
    case precision(bits: Int)
    /// A number of components that has no agreed meaning.
    case components(Int)
    /// The height is zero, and said after the first scan.
    case heightAtEnd
  }

  /// The file does not begin as JPEG files do.
  case notJPEG
  /// The file ends before its picture does.
  case truncated
  case unsupported(Feature)
  /// A segment whose content has no meaning, or that stands where it may not.
  case badSegment(marker: UInt8)
  /// A scan needs a table that the file has not defined.
  case missingTable
  /// A component is in no scan.
  case missingScan
  /// Bits that no code has, or that lead beyond their block.
  case badCode
  /// More pixels than a bitmap holds.
  case tooLarge(width: Int, height: Int)
  /// More scans than a picture can have use for: 256.
  case tooManyScans
}
