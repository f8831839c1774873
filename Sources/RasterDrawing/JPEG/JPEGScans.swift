// What the scans of a file say of its blocks: all at once, or first roughly and then finer.
//
// Unsafe pointers: a block's 64 numbers are read at the place that its plane gives.

/// A pass over a picture's blocks: some frequencies of some components, to some bit.
struct JPEGScan {
  /// The numbers of planes: all three, or one.
  var planes: [Int]
  /// The frequencies, in the order of the file.
  var band: ClosedRange<Int>
  /// The lowest bit that was said before; 0 for none.
  var high = 0
  /// The lowest bit that is said now.
  var low = 0

  /// One pass that says all.
  static let baseline = [JPEGScan(planes: [0, 1, 2], band: 0...63)]

  /// Passes from the mean colours to the last bit; brightness is fine before colour is.
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

  /// The code of the lowest frequency, and of the others, that a plane has.
  static func codes(ofPlane plane: Int) -> (lowest: Int, others: Int) {
    plane == 0 ? (0, 2) : (1, 3)
  }

  /// What the pass says of a picture.
  func written(of picture: JPEGCoefficients) -> JPEGScanWriter {
    var gatherer = JPEGScanGatherer(scan: self)
    let (planes, groups) = (planes.map { (picture.planes[$0], $0) }, picture.groups)
    picture.numbers.withUnsafeBufferPointer { numbers in
      guard let numbers = numbers.baseAddress else { return }
      guard planes.count > 1 else {
        // Alone, a component has no blocks but those that hold pixels.
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

/// Gathers what a scan says, block by block.
private struct JPEGScanGatherer {
  private(set) var writer = JPEGScanWriter()
  /// The lowest frequency of the block before, by planes.
  private var means = [0, 0, 0]
  /// The blocks of one plane that end here, and whose end was not said yet.
  private var endedBlocks = 0
  /// The bits that belong behind the next symbol.
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
    // Of a number below 0 the lower bits are cut off towards the next lower one (G.1.2.1).
    let mean = Int(block[0]) >> low
    guard high == 0 else { return writer.add(bits: mean & 1, count: 1) }
    let difference = mean &- means[plane]
    means[plane] = mean
    let (bits, count) = Self.magnitude(difference)
    writer.add(count, code: JPEGScan.codes(ofPlane: plane).lowest, bits: bits, count: count)
  }

  /// Numbers that are not 0, each with the zeros before it (F.1.2.2, G.1.2.2).
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
        // Towards 0, other than the mean.
        let cut = number < 0 ? -(-number >> low) : number >> low
        guard cut != 0 else {
          zeros &+= 1
          continue
        }
        if isEndShared { sayEnds() }
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
      if endedBlocks == 0x7FFF { sayEnds() }
    } else {
      writer.add(0, code: code)
    }
  }

  /// A further bit of numbers that are known, and numbers that are 1 now (G.1.2.3).
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
        sayEnds()
        writer.add(0xF0, code: code)
        say(bits)
        bits.removeAll(keepingCapacity: true)
        zeros -= 16
      }
      guard number == 1 else {
        bits.append(UInt8(number & 1))
        continue
      }
      sayEnds()
      let isPositive = block[zigzag[index]] > 0
      writer.add(zeros << 4 | 1, code: code, bits: isPositive ? 1 : 0, count: 1)
      say(bits)
      bits.removeAll(keepingCapacity: true)
      zeros = 0
    }
    guard zeros > 0 || !bits.isEmpty else { return }
    endedBlocks += 1
    corrections += bits
    // A reader may keep no more than so many.
    if endedBlocks == 0x7FFF || corrections.count > 937 { sayEnds() }
  }

  // MARK: Symbols

  mutating func finish() { sayEnds() }

  /// Says how many blocks end, and the bits of those.
  private mutating func sayEnds() {
    guard endedBlocks > 0 else { return }
    let count = endedBlocks.bitWidth - 1 - endedBlocks.leadingZeroBitCount
    writer.add(
      count << 4,
      code: JPEGScan.codes(ofPlane: plane).others,
      bits: endedBlocks & (1 << count - 1),
      count: count
    )
    endedBlocks = 0
    say(corrections)
    corrections.removeAll(keepingCapacity: true)
  }

  private mutating func say(_ bits: [UInt8]) {
    for bit in bits { writer.add(bits: Int(bit), count: 1) }
  }

  /// The bits of a number and how many they are: those of negative ones are of one less (table F.1).
  @inline(__always)
  private static func magnitude(_ number: Int) -> (bits: Int, count: Int) {
    let count = Int.bitWidth &- abs(number).leadingZeroBitCount
    let bits = number < 0 ? number &- 1 : number
    return (bits & (1 &<< count &- 1), count)
  }
}
