// What can be wrong with compressed data.

/// A fault of data in the zlib format.
package enum InflateError: Error, Hashable, Sendable {
  /// The data ends too early.
  case truncated
  /// The first two bytes are not those of zlib's format, or ask for a dictionary.
  case badHeader
  /// A block says that it is of the reserved kind.
  case badBlock
  /// A stored block's length and its complement differ.
  case badStoredLength
  /// Code lengths that make no prefix code.
  case badCodeLengths
  /// Bits that no code has.
  case badCode
  /// A match that begins before the first byte.
  case badDistance
  /// The decompressed data is longer than the caller's limit.
  case tooLong
  /// The sum at the end is not that of the data.
  case badChecksum
}
