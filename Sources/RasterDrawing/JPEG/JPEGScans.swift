// The scans of a file: sequential, or progressive from coarse to fine.
//
// Unsafe pointers: a block's 64 values are read at the index that its plane specifies.

/// A pass over an image's blocks: frequencies of one or all components, down to a bit.
struct JPEGScan {
  /// The numbers of the planes: all three, or one.
  var planes: [Int]
  /// The frequencies, in zigzag order.
  var band: ClosedRange<Int>
  /// The lowest bit encoded in the previous scan; 0 for none.
  var high = 0
  /// The lowest bit encoded in this scan.
  var low = 0

  /// A single scan of all data.
  static let baseline = [JPEGScan(planes: [0, 1, 2], band: 0...63)]

  /// Scans from the mean colours to the lowest bits; luminance is refined before chrominance.
  static let progressive = [
    JPEGScan(planes: [0, 1, 2], band: 0...0, low: 1),
    JPEGScan(planes: [0], band: 1...5, low: 2),
    JPEGScan(planes: [2], band: 1...63, low: 1),
    JPEGScan(planes: [1], band: 1...63, low: 1),
    JPEGScan(planes: [0], band: 6...63, low: 2),
    JPEGScan(planes: [0], band: 1...63, high: 2, low: 1),
    JPEGScan(planes: [0, 1, 2], band: 0...0, high: 1),
    JPEGScan(planes: [2], band: 1...63, high: 1),
    JPEGScan(planes: [1], band: 1...63, high: 1),
    JPEGScan(planes: [0], band: 1...63, high: 1),
  ]

  /// Returns the numbers of a plane's codes for the lowest frequency and for the others.
  static func codes(ofPlane plane: Int) -> (lowest: Int, others: Int) {
    plane == 0 ? (0, 2) : (1, 3)
  }

  /// Returns the contents of the scan for an image.
  func written(of picture: JPEGCoefficients) -> JPEGScanWriter {
    var writer = JPEGScanWriter()
    var gatherer = JPEGScanGatherer(scan: self, picture)
    let blocks = planes.reduce(0) { $0 + picture.planes[$1].columns * picture.planes[$1].sampling }
    // A scan of a single component contains only blocks with pixels.
    let isSingle = planes.count == 1
    let rows = isSingle ? picture.planes[planes[0]].usedRows : picture.groups.down
    picture.numbers.withUnsafeBufferPointer { numbers in
      guard let numbers = numbers.baseAddress else { return }
      for row in 0..<rows {
        writer.collect(atMost: JPEGScanGatherer.tokenCount(ofBlocks: blocks)) { tokens in
          if isSingle {
            gatherer.add(blocksOf: planes[0], row: row, of: numbers, to: &tokens)
          } else {
            gatherer.add(groupsOf: planes, row: row, of: numbers, to: &tokens)
          }
        }
      }
    }
    writer.collect(atMost: JPEGScanGatherer.tokenCount(ofBlocks: 0)) { gatherer.finish(&$0) }
    return writer
  }
}

/// A block's 64 values, and a bit for each value that is not 0, in zigzag order.
private struct JPEGBlock {
  let numbers: UnsafePointer<Int16>
  let used: UInt64
}

/// Collects the contents of a scan, block by block.
private struct JPEGScanGatherer {
  typealias Tokens = JPEGTokenCursor

  /// The lowest frequency of the previous block, by plane.
  private var means = [0, 0, 0]
  /// The number of blocks that end here, and whose end has not been written yet.
  private var endedBlocks = 0
  /// The bits that follow the next symbol.
  private var corrections: [UInt8] = []
  /// The bits of the current block's values that follow its next symbol.
  private var known: [UInt8] = []
  private var plane = 0
  private let picture: JPEGCoefficients
  private let zigzag = JPEGTables.zigzag
  private let band: ClosedRange<Int>
  private let (high, low): (Int, Int)
  /// The bits of the band's values.
  private let bandBits: UInt64

  init(scan: JPEGScan, _ picture: JPEGCoefficients) {
    self.picture = picture
    (band, high, low) = (scan.band, scan.high, scan.low)
    let first = UInt64(max(1, band.lowerBound))
    bandBits = ~0 << first & ~0 >> UInt64(63 - band.upperBound)
  }

  /// The greatest number of tokens of some blocks, with corrections of earlier blocks.
  ///
  /// A block has a token for each value or 16 zeros, a correction of each value, and two tokens for
  /// ends.
  static func tokenCount(ofBlocks count: Int) -> Int { count &* 130 &+ mostCorrections &+ 64 }

  /// Adds a row of a component's blocks that contain pixels.
  mutating func add(
    blocksOf plane: Int,
    row: Int,
    of numbers: UnsafePointer<Int16>,
    to tokens: inout Tokens
  ) {
    for column in 0..<picture.planes[plane].usedColumns {
      add(plane, column: column, row: row, of: numbers, to: &tokens)
    }
  }

  /// Adds a row of groups, which consist of blocks of all components.
  mutating func add(
    groupsOf planes: [Int],
    row: Int,
    of numbers: UnsafePointer<Int16>,
    to tokens: inout Tokens
  ) {
    for group in 0..<picture.groups.across {
      for plane in planes {
        let side = picture.planes[plane].sampling
        for down in row &* side..<row &* side &+ side {
          for column in group &* side..<group &* side &+ side {
            add(plane, column: column, row: down, of: numbers, to: &tokens)
          }
        }
      }
    }
  }

  private mutating func add(
    _ plane: Int,
    column: Int,
    row: Int,
    of numbers: UnsafePointer<Int16>,
    to tokens: inout Tokens
  ) {
    let start = picture.planes[plane].start(column: column, row: row)
    let block = JPEGBlock(numbers: numbers + start, used: picture.used[start / 64])
    self.plane = plane
    if band.lowerBound == 0 {
      addMean(block, to: &tokens)
      if band.upperBound > 0 { addFrequencies(block, isEndShared: false, to: &tokens) }
    } else if high == 0 {
      addFrequencies(block, isEndShared: true, to: &tokens)
    } else {
      refineFrequencies(block, to: &tokens)
    }
  }

  // MARK: Passes

  @inline(__always)
  private mutating func addMean(_ block: JPEGBlock, to tokens: inout Tokens) {
    // The mean's low bits are removed by an arithmetic shift, rounding down (G.1.2.1).
    let mean = Int(block.numbers[0]) >> low
    guard high == 0 else { return tokens.add(bits: mean & 1, count: 1) }
    let difference = mean &- means[plane]
    means[plane] = mean
    let (bits, count) = Self.bits(of: difference)
    tokens.add(count, code: JPEGScan.codes(ofPlane: plane).lowest, bits: bits, count: count)
  }

  /// Adds nonzero values, each with the number of preceding zeros (F.1.2.2, G.1.2.2).
  @inline(__always)
  private mutating func addFrequencies(
    _ block: JPEGBlock,
    isEndShared: Bool,
    to tokens: inout Tokens
  ) {
    let code = JPEGScan.codes(ofPlane: plane).others
    let low = low
    var previous = max(1, band.lowerBound) &- 1
    var rest = block.used & bandBits
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      // Unlike the mean, these values are rounded towards 0.
      let (bits, count) = Self.bits(of: Int(block.numbers[zigzag[index]]), low: low)
      guard count > 0 else { continue }
      if isEndShared { writeEnds(to: &tokens) }
      var zeros = index &- previous &- 1
      previous = index
      while zeros > 15 {
        tokens.add(0xF0, code: code)
        zeros &-= 16
      }
      tokens.add(zeros &<< 4 | count, code: code, bits: bits, count: count)
    }
    guard previous < band.upperBound else { return }
    if isEndShared {
      endedBlocks &+= 1
      if endedBlocks == Self.mostEnds { writeEnds(to: &tokens) }
    } else {
      tokens.add(0, code: code)
    }
  }

  /// Adds the next bit of known values, and values that are now 1 or −1 (G.1.2.3).
  private mutating func refineFrequencies(_ block: JPEGBlock, to tokens: inout Tokens) {
    let code = JPEGScan.codes(ofPlane: plane).others
    // Values that are still 0 have no bit, and the last new value has its index.
    var (rest, last) = (block.used & bandBits, 0)
    var bits = rest
    while bits != 0 {
      let index = bits.trailingZeroBitCount
      bits &= bits &- 1
      switch block.numbers[zigzag[index]].magnitude >> low {
      case 0: rest &= ~(1 &<< UInt64(index))
      case 1: last = index
      default: break
      }
    }
    var zeros = 0
    var previous = band.lowerBound &- 1
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      zeros &+= index &- previous &- 1
      previous = index
      while zeros > 15, index <= last {
        writeEnds(to: &tokens)
        tokens.add(0xF0, code: code)
        Self.add(&known, to: &tokens)
        zeros &-= 16
      }
      let number = block.numbers[zigzag[index]]
      let cut = number.magnitude >> low
      guard cut == 1 else {
        known.append(UInt8(truncatingIfNeeded: cut & 1))
        continue
      }
      writeEnds(to: &tokens)
      tokens.add(zeros &<< 4 | 1, code: code, bits: number > 0 ? 1 : 0, count: 1)
      Self.add(&known, to: &tokens)
      zeros = 0
    }
    zeros &+= band.upperBound &- previous
    guard zeros > 0 || !known.isEmpty else { return }
    endedBlocks &+= 1
    corrections += known
    known.removeAll(keepingCapacity: true)
    if endedBlocks == Self.mostEnds || corrections.count > Self.mostCorrections - 63 {
      writeEnds(to: &tokens)
    }
  }

  // MARK: Symbols

  /// The greatest number of blocks that one symbol ends.
  private static let mostEnds = 0x7FFF
  /// The number of correction bits, with those of the last block, that decoders must buffer.
  private static let mostCorrections = 1000

  mutating func finish(_ tokens: inout Tokens) { writeEnds(to: &tokens) }

  /// Writes the number of ended blocks, and their correction bits.
  private mutating func writeEnds(to tokens: inout Tokens) {
    guard endedBlocks > 0 else { return }
    let count = endedBlocks.bitWidth - 1 - endedBlocks.leadingZeroBitCount
    tokens.add(
      count << 4,
      code: JPEGScan.codes(ofPlane: plane).others,
      bits: endedBlocks & (1 << count - 1),
      count: count
    )
    endedBlocks = 0
    Self.add(&corrections, to: &tokens)
  }

  /// Adds bits as tokens, and removes them.
  private static func add(_ bits: inout [UInt8], to tokens: inout Tokens) {
    for bit in bits { tokens.add(bits: Int(bit), count: 1) }
    bits.removeAll(keepingCapacity: true)
  }

  /// Returns the bits of a value without its lowest bits, and their number (table F.1).
  ///
  /// The bits of a negative value are the complement of its magnitude's. No branch depends on the
  /// sign, which processors cannot predict.
  @inline(__always)
  private static func bits(of number: Int, low: Int = 0) -> (bits: Int, count: Int) {
    let sign = number &>> (Int.bitWidth &- 1)
    let magnitude = ((number ^ sign) &- sign) &>> low
    let count = Int.bitWidth &- magnitude.leadingZeroBitCount
    return ((magnitude ^ sign) & (1 &<< count &- 1), count)
  }
}
