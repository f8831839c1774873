// Errors of compressed data.

/// An error in data in the zlib format.
package enum InflateError: Error, Hashable, Sendable {
  /// The data ends too early.
  case truncated
  /// The first two bytes are not a zlib header, or require a dictionary.
  case badHeader
  /// A block has the reserved block type.
  case badBlock
  /// The length of a stored block does not match its complement.
  case badStoredLength
  /// Code lengths do not form a prefix code.
  case badCodeLengths
  /// The data contains bits that are not a valid code.
  case badCode
  /// A match begins before the first byte.
  case badDistance
  /// The decompressed data is longer than the caller's limit.
  case tooLong
  /// The checksum at the end does not match the data.
  case badChecksum
}
