// The header of lossless WebP images.
//
// Source: RFC 9649, section 3.4.

/// The header of a lossless image.
struct VP8LHeader {
  let width: Int
  let height: Int
  /// Whether the writer declares pixels that are not opaque; alpha is decoded in either case.
  let hasAlpha: Bool
  /// The positions of the data after the header.
  let data: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) throws(WebPError) {
    guard range.count >= 5 else { throw .truncated }
    let start = range.lowerBound
    guard bytes[start] == 0x2F else { throw .badChunk("VP8L") }
    let word = UInt32(WebPContainer.word(bytes, at: start + 1, count: 3))
    let last = UInt32(bytes[start + 4])
    width = Int(word & 0x3FFF) + 1
    height = Int((word >> 14 | last << 10) & 0x3FFF) + 1
    hasAlpha = last & 0x10 != 0
    let version = Int(last >> 5)
    guard version == 0 else { throw .unsupported(.version(version)) }
    data = start + 5..<range.upperBound
  }
}
