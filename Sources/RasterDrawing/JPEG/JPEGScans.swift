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
    var gatherer = JPEGScanGatherer(scan: self)
    let (planes, groups) = (planes.map { (picture.planes[$0], $0) }, picture.groups)
    picture.numbers.withUnsafeBufferPointer { numbers in
      guard let numbers = numbers.baseAddress else { return }
      guard planes.count > 1 else {
        // A scan of a single component contains only blocks with pixels.
        let (plane, number) = planes[0]
        for row in 0..<plane.usedRows {
          for column in 0..<plane.usedColumns {
            gatherer.add(numbers + plane.start(column: column, row: row), plane: number)
          }
        }
        return gatherer.finish()
      }
      for down in 0..<groups.down {
        for across in 0..<groups.across {
          for (plane, number) in planes {
            let side = plane.sampling
            for cell in 0..<side &* side {
              let column = across &* side &+ (side == 2 ? cell & 1 : 0)
              let row = down &* side &+ (side == 2 ? cell &>> 1 : 0)
              gatherer.add(numbers + plane.start(column: column, row: row), plane: number)
            }
          }
        }
      }
    }
    return gatherer.writer
  }
}

/// Collects the contents of a scan, block by block.
private struct JPEGScanGatherer {
  private(set) var writer = JPEGScanWriter()
  /// The lowest frequency of the previous block, by plane.
  private var means = [0, 0, 0]
  /// The number of blocks that end here, and whose end has not been written yet.
  private var endedBlocks = 0
  /// The bits that follow the next symbol.
  private var corrections: [UInt8] = []
  private var plane = 0
  private let zigzag = JPEGTables.zigzag
  private let band: ClosedRange<Int>
  private let (high, low): (Int, Int)

  init(scan: JPEGScan) { (band, high, low) = (scan.band, scan.high, scan.low) }

  @inline(__always)
  mutating func add(_ block: UnsafePointer<Int16>, plane: Int) {
    self.plane = plane
    if band.lowerBound == 0 {
      addMean(block)
      if band.upperBound > 0 { addFrequencies(block, isEndShared: false) }
    } else if high == 0 {
      addFrequencies(block, isEndShared: true)
    } else {
      refineFrequencies(block)
    }
  }

  // MARK: Passes

  private mutating func addMean(_ block: UnsafePointer<Int16>) {
    // The mean's low bits are removed by an arithmetic shift, rounding down (G.1.2.1).
    let mean = Int(block[0]) >> low
    guard high == 0 else { return writer.add(bits: mean & 1, count: 1) }
    let difference = mean &- means[plane]
    means[plane] = mean
    let (bits, count) = Self.magnitude(difference)
    writer.add(count, code: JPEGScan.codes(ofPlane: plane).lowest, bits: bits, count: count)
  }

  /// Adds nonzero values, each with the number of preceding zeros (F.1.2.2, G.1.2.2).
  private mutating func addFrequencies(_ block: UnsafePointer<Int16>, isEndShared: Bool) {
    let code = JPEGScan.codes(ofPlane: plane).others
    let low = low
    var zeros = 0
    zigzag.withUnsafeBufferPointer { zigzag in
      for index in max(1, band.lowerBound)...band.upperBound {
        let number = Int(block[zigzag[index]])
        guard number != 0 else {
          zeros &+= 1
          continue
        }
        // Unlike the mean, these values are rounded towards 0.
        let cut = number < 0 ? -(-number >> low) : number >> low
        guard cut != 0 else {
          zeros &+= 1
          continue
        }
        if isEndShared { writeEnds() }
        while zeros > 15 {
          writer.add(0xF0, code: code)
          zeros &-= 16
        }
        let (bits, count) = Self.magnitude(cut)
        writer.add(zeros &<< 4 | count, code: code, bits: bits, count: count)
        zeros = 0
      }
    }
    guard zeros > 0 else { return }
    if isEndShared {
      endedBlocks &+= 1
      if endedBlocks == 0x7FFF { writeEnds() }
    } else {
      writer.add(0, code: code)
    }
  }

  /// Adds the next bit of known values, and values that are now 1 or −1 (G.1.2.3).
  private mutating func refineFrequencies(_ block: UnsafePointer<Int16>) {
    let code = JPEGScan.codes(ofPlane: plane).others
    let (zigzag, low) = (zigzag, low)
    func cut(_ index: Int) -> Int { Int(block[zigzag[index]].magnitude) >> low }
    let last = band.last { cut($0) == 1 } ?? 0
    var zeros = 0
    var bits: [UInt8] = []
    for index in band {
      let number = cut(index)
      guard number != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15, index <= last {
        writeEnds()
        writer.add(0xF0, code: code)
        addBits(bits)
        bits.removeAll(keepingCapacity: true)
        zeros -= 16
      }
      guard number == 1 else {
        bits.append(UInt8(number & 1))
        continue
      }
      writeEnds()
      let isPositive = block[zigzag[index]] > 0
      writer.add(zeros << 4 | 1, code: code, bits: isPositive ? 1 : 0, count: 1)
      addBits(bits)
      bits.removeAll(keepingCapacity: true)
      zeros = 0
    }
    guard zeros > 0 || !bits.isEmpty else { return }
    endedBlocks += 1
    corrections += bits
    // Decoders may buffer only a limited number of correction bits.
    if endedBlocks == 0x7FFF || corrections.count > 937 { writeEnds() }
  }

  // MARK: Symbols

  mutating func finish() { writeEnds() }

  /// Writes the number of ended blocks, and their correction bits.
  private mutating func writeEnds() {
    guard endedBlocks > 0 else { return }
    let count = endedBlocks.bitWidth - 1 - endedBlocks.leadingZeroBitCount
    writer.add(
      count << 4,
      code: JPEGScan.codes(ofPlane: plane).others,
      bits: endedBlocks & (1 << count - 1),
      count: count
    )
    endedBlocks = 0
    addBits(corrections)
    corrections.removeAll(keepingCapacity: true)
  }

  private mutating func addBits(_ bits: [UInt8]) {
    for bit in bits { writer.add(bits: Int(bit), count: 1) }
  }

  /// Returns the bits of a value and their number; a negative value is reduced by 1 (table F.1).
  @inline(__always)
  private static func magnitude(_ number: Int) -> (bits: Int, count: Int) {
    let count = Int.bitWidth &- abs(number).leadingZeroBitCount
    let bits = number < 0 ? number &- 1 : number
    return (bits & (1 &<< count &- 1), count)
  }
}
