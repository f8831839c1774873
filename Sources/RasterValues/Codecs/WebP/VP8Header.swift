// The header of lossy WebP images: a VP8 key frame.
//
// Source: RFC 6386, sections 9 and 19.2.

/// The uncompressed part of a frame's header.
struct VP8Header {
  let width: Int
  let height: Int
  /// The positions of the partition with the compressed header and the prediction modes.
  let first: Range<Int>
  /// The positions of the bytes after it, with the coefficients.
  let rest: Range<Int>

  /// The number of columns and rows of macroblocks.
  var columns: Int { (width + 15) / 16 }
  var rows: Int { (height + 15) / 16 }

  init(_ bytes: [UInt8], _ range: Range<Int>) throws(WebPError) {
    guard range.count >= 10 else { throw .truncated }
    let start = range.lowerBound
    let tag = WebPContainer.word(bytes, at: start, count: 3)
    guard tag & 1 == 0 else { throw .unsupported(.interframe) }
    let version = tag >> 1 & 7
    guard version <= 3 else { throw .unsupported(.version(version)) }
    guard tag >> 4 & 1 == 1 else { throw .unsupported(.hiddenFrame) }
    guard bytes[start + 3..<start + 6].elementsEqual([0x9D, 0x01, 0x2A]) else {
      throw .badChunk("VP8 ")
    }
    // The upper two bits of both sides recommend a scale for display, which is not applied.
    width = WebPContainer.word(bytes, at: start + 6, count: 2) & 0x3FFF
    height = WebPContainer.word(bytes, at: start + 8, count: 2) & 0x3FFF
    guard width > 0, height > 0 else { throw .badChunk("VP8 ") }
    let length = tag >> 5
    guard length <= range.count - 10 else { throw .truncated }
    first = start + 10..<start + 10 + length
    rest = first.upperBound..<range.upperBound
  }
}

/// The compressed part of a frame's header, except for probabilities of coefficients.
struct VP8Settings {
  /// The factors of coefficients, the first and the others of each kind of block.
  struct Factors {
    var luma: (Int, Int) = (0, 0)
    /// Of the block with the first coefficients of the luma blocks.
    var second: (Int, Int) = (0, 0)
    var chroma: (Int, Int) = (0, 0)
  }

  private var usesSegments = false
  /// Whether each macroblock has a segment.
  private(set) var hasSegmentMap = false
  private(set) var segmentProbabilities: (UInt8, UInt8, UInt8) = (255, 255, 255)
  private var isAbsolute = true
  private var segmentQuantizers = [0, 0, 0, 0]
  private var segmentLevels = [0, 0, 0, 0]

  private(set) var hasSimpleFilter = false
  private var level = 0
  private var sharpness = 0
  /// The change of the filter level for all blocks, and for those with subblock modes.
  private var levelChanges = (all: 0, subblocks: 0)

  private(set) var partitionCount = 1
  private(set) var factors: [Factors] = []
  /// The probability that a macroblock has coefficients, if there is a flag for it.
  private(set) var skipProbability: UInt8?

  /// Reads the fields of the header that precede the probabilities of coefficients.
  init(_ reader: inout VP8BoolReader) {
    // The colour space, and a hint that no value has to be limited to 0…255.
    _ = reader.number(2)
    readSegments(&reader)
    readFilter(&reader)
    partitionCount = 1 << reader.number(2)
    readFactors(&reader)
    // Whether probabilities are kept for the next frame.
    _ = reader.flag()
  }

  /// Reads the part after the probabilities of coefficients.
  mutating func readEnd(_ reader: inout VP8BoolReader) {
    if reader.flag() { skipProbability = UInt8(reader.number(8)) }
  }

  // Source: RFC 6386, section 9.3.
  private mutating func readSegments(_ reader: inout VP8BoolReader) {
    usesSegments = reader.flag()
    guard usesSegments else { return }
    hasSegmentMap = reader.flag()
    if reader.flag() {
      isAbsolute = reader.flag()
      for index in 0..<4 { segmentQuantizers[index] = reader.optionalNumber(7) }
      for index in 0..<4 { segmentLevels[index] = reader.optionalNumber(6) }
    }
    guard hasSegmentMap else { return }
    func probability() -> UInt8 { reader.flag() ? UInt8(reader.number(8)) : 255 }
    segmentProbabilities.0 = probability()
    segmentProbabilities.1 = probability()
    segmentProbabilities.2 = probability()
  }

  // Source: RFC 6386, section 9.4.
  private mutating func readFilter(_ reader: inout VP8BoolReader) {
    hasSimpleFilter = reader.flag()
    level = reader.number(6)
    sharpness = reader.number(3)
    guard reader.flag() else { return }
    guard reader.flag() else { return }
    // The changes for other reference frames and modes do not occur in key frames.
    levelChanges.all = reader.optionalNumber(6)
    for _ in 0..<3 { _ = reader.optionalNumber(6) }
    levelChanges.subblocks = reader.optionalNumber(6)
    for _ in 0..<3 { _ = reader.optionalNumber(6) }
  }

  // Source: RFC 6386, sections 9.6 and 14.1.
  private mutating func readFactors(_ reader: inout VP8BoolReader) {
    let base = reader.number(7)
    let luma = reader.optionalNumber(4)
    let second = (reader.optionalNumber(4), reader.optionalNumber(4))
    let chroma = (reader.optionalNumber(4), reader.optionalNumber(4))
    for segment in 0..<4 {
      var index = base
      if usesSegments {
        index = segmentQuantizers[segment] + (isAbsolute ? 0 : base)
      }
      var factors = Factors()
      factors.luma = (VP8Quantizers.first(index + luma), VP8Quantizers.other(index))
      factors.second.0 = VP8Quantizers.first(index + second.0) * 2
      factors.second.1 = max(VP8Quantizers.other(index + second.1) * 155 / 100, 8)
      factors.chroma.0 = min(VP8Quantizers.first(index + chroma.0), 132)
      factors.chroma.1 = VP8Quantizers.other(index + chroma.1)
      self.factors.append(factors)
    }
  }
}

extension VP8Settings {
  /// The limits of the loop filter for a kind of macroblock; 0 if it is not filtered.
  ///
  /// `hasSubblocks` is whether the macroblock has prediction modes for subblocks.
  ///
  /// Source: RFC 6386, section 15.4.
  func filter(segment: Int, hasSubblocks: Bool) -> VP8FilterLimits {
    var level = level
    // A level of 0 in the header disables the filter for all segments.
    guard level > 0 else { return VP8FilterLimits() }
    if usesSegments { level = segmentLevels[segment] + (isAbsolute ? 0 : level) }
    level += levelChanges.all + (hasSubblocks ? levelChanges.subblocks : 0)
    level = min(max(level, 0), 63)
    guard level > 0 else { return VP8FilterLimits() }
    var interior = level
    if sharpness > 0 {
      interior >>= sharpness > 4 ? 2 : 1
      interior = min(interior, 9 - sharpness)
    }
    interior = max(interior, 1)
    return VP8FilterLimits(
      edge: UInt8(level * 2 + interior),
      interior: UInt8(interior),
      variance: level >= 40 ? 2 : level >= 15 ? 1 : 0
    )
  }
}

/// The limits of differences of samples up to which the loop filter changes them.
struct VP8FilterLimits {
  /// The limit at an edge of a subblock, or 0 for no filter; that of a macroblock is greater by 4.
  var edge: UInt8 = 0
  var interior: UInt8 = 0
  /// The limit up to which samples farther from the edge are changed.
  var variance: UInt8 = 0
}

/// The tables of factors of coefficients.
///
/// Source: RFC 6386, section 14.1.
package enum VP8Quantizers {
  /// Returns the factor of the first coefficient of a block; indices are limited to 0…127.
  package static func first(_ index: Int) -> Int { Int(firsts[min(max(index, 0), 127)]) }

  /// Returns the factor of the other coefficients of a block; indices are limited to 0…127.
  package static func other(_ index: Int) -> Int { Int(others[min(max(index, 0), 127)]) }

  private static let firsts: [UInt8] = [
    4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 17,
    18, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 25, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
    75, 76, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
    91, 93, 95, 96, 98, 100, 101, 102, 104, 106, 108, 110, 112, 114, 116, 118,
    122, 124, 126, 128, 130, 132, 134, 136, 138, 140, 143, 145, 148, 151, 154, 157,
  ]

  private static let others: [UInt16] = [
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76,
    78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108,
    110, 112, 114, 116, 119, 122, 125, 128, 131, 134, 137, 140, 143, 146, 149, 152,
    155, 158, 161, 164, 167, 170, 173, 177, 181, 185, 189, 193, 197, 201, 205, 209,
    213, 217, 221, 225, 229, 234, 239, 245, 249, 254, 259, 264, 269, 274, 279, 284,
  ]
}
