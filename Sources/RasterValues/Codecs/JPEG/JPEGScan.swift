// Decodes the coefficients of a scan, block by block.
//
// Each block of a sequential scan is transformed immediately, into the plane of its component. A
// progressive scan adds to coefficients that are stored until all scans have been read.
//
// Unsafe pointers: the planes or coefficients of all components, the tables, and one block. The
// planes are allocated for all rows and columns of blocks, and indices within a block are limited
// to 63.
//
// Source: ITU-T T.81, F.2 (sequential) and G.2 (progressive).

/// The memory that decoded blocks are written to.
enum JPEGTarget {
  case samples(UnsafeMutablePointer<UInt8>)
  /// The coefficients, and for each block a set of those that differ from 0.
  case coefficients(UnsafeMutablePointer<Int16>, nonzeros: UnsafeMutablePointer<UInt64>)
}

/// The row-order index of each coefficient in zigzag order.
let jpegZigzag: [UInt8] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
  12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
  58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]

/// The state of decoding a scan.
struct JPEGScan {
  let header: JPEGScanHeader
  let target: JPEGTarget
  /// Four tables for DC coefficients, followed by four for AC coefficients.
  let tables: UnsafePointer<UInt32>
  let zigzag: UnsafePointer<UInt8>
  /// A block of 64 coefficients, which are all 0 between blocks.
  let block: UnsafeMutablePointer<Int32>
  /// The quantisation tables of all components, 64 values each, in zigzag order.
  let quantization: UnsafePointer<Int32>
  private var bits: JPEGBits
  private var predictions: SIMD4<Int32> = .zero
  /// The number of following blocks without new coefficients.
  private var run = 0

  init(
    _ header: JPEGScanHeader,
    _ target: JPEGTarget,
    tables: UnsafePointer<UInt32>,
    zigzag: UnsafePointer<UInt8>,
    block: UnsafeMutablePointer<Int32>,
    quantization: UnsafePointer<Int32>
  ) {
    self.quantization = quantization
    (self.header, self.target) = (header, target)
    (self.tables, self.zigzag, self.block) = (tables, zigzag, block)
    bits = JPEGBits(zigzag, count: 0)
  }

  /// Decodes all units; `interval` is the number of units between restart markers, or 0 for none.
  mutating func decode(
    _ frame: JPEGFrame,
    _ entropy: JPEGEntropy,
    interval: Int
  ) throws(JPEGError) {
    try entropy.bytes.withUnsafeBufferPointer { (bytes) throws(JPEGError) in
      guard let bytes = bytes.baseAddress else { throw .truncated }
      let alone = header.parts.count == 1 ? frame.components[header.parts[0].index] : nil
      let plans = header.parts.map { Plan($0, frame.components[$0.index], isAlone: alone != nil) }
      let columns = alone?.usedColumns ?? frame.unitColumns
      let count = columns &* (alone?.usedRows ?? frame.unitRows)
      let interval = interval > 0 ? interval : count
      var (unit, start) = (0, 0)
      for end in entropy.ends where unit < count {
        bits = JPEGBits(bytes + start, count: end &- start)
        (predictions, run, start) = (.zero, 0, end)
        let limit = min(unit &+ interval, count)
        while unit < limit {
          let skipped = skip(plans, from: unit, to: limit, columns: columns)
          unit &+= skipped
          guard skipped == 0 else { continue }
          decodeUnit(plans, unit % columns, unit / columns)
          if bits.isPastEnd { throw .truncated }
          if bits.isBroken { throw .badCode }
          unit &+= 1
        }
      }
      if unit < count { throw .truncated }
    }
  }

  /// A component of a unit, in a form that needs no reference counting.
  private struct Plan {
    let index, across, down: Int
    let columns: Int
    let sides: JPEGTransform.Sides
    let sampleOffset, coefficientOffset: Int
    let dc, ac: Int

    init(_ part: JPEGScanHeader.Part, _ component: JPEGComponent, isAlone: Bool) {
      index = part.index
      (across, down) = isAlone ? (1, 1) : (component.across, component.down)
      (columns, sides) = (component.columns, component.sides)
      (sampleOffset, coefficientOffset) = (component.sampleOffset, component.coefficientOffset)
      (dc, ac) = (part.dc, part.ac)
    }
  }

  /// Skips units without new coefficients, and without coefficients to refine.
  ///
  /// Returns their number, at most `limit - unit`. A file of a few kilobytes can have hundreds of
  /// scans in which no block of a large image changes: such a block takes less than a nanosecond.
  @inline(__always)
  private mutating func skip(
    _ plans: [Plan],
    from unit: Int,
    to limit: Int,
    columns: Int
  ) -> Int {
    guard run > 0, case .coefficients(_, let nonzeros) = target else { return 0 }
    let most = min(run, limit &- unit)
    guard header.high > 0 else {
      run &-= most
      return most
    }
    let (plan, column) = (plans[0], unit % columns)
    let first = plan.coefficientOffset / 64 &+ unit / columns &* plan.columns &+ column
    let band = UInt64.max &<< UInt64(header.first) & UInt64.max &>> UInt64(63 &- header.last)
    // The blocks of a row are adjacent.
    let end = min(most, columns &- column)
    var count = 0
    while count < end, nonzeros[first &+ count] & band == 0 { count &+= 1 }
    run &-= count
    return count
  }

  private mutating func decodeUnit(_ plans: [Plan], _ column: Int, _ row: Int) {
    for index in 0..<plans.count {
      let plan = plans[index]
      for y in 0..<plan.down {
        for x in 0..<plan.across {
          decode(
            plan,
            prediction: index,
            column: column &* plan.across &+ x,
            row: row &* plan.down &+ y
          )
        }
      }
    }
  }

  @inline(__always)
  private mutating func decode(_ plan: Plan, prediction: Int, column: Int, row: Int) {
    let dc = tables + plan.dc &* JPEGHuffman.stride
    let ac = tables + (plan.ac &+ 4) &* JPEGHuffman.stride
    switch target {
    case .samples(let samples):
      let (sides, stride) = (plan.sides, plan.columns &* plan.sides.across)
      let place = row &* sides.down &* stride &+ column &* sides.across
      let target = samples + (plan.sampleOffset &+ place)
      let extent = sequential(
        dc: dc,
        ac: ac,
        quantization: quantization + plan.index &* 64,
        prediction: prediction
      )
      JPEGTransform.inverse(block, extent, to: sides, into: target, stride: stride)
      if extent == .flat { block[0] = 0 } else { block.update(repeating: 0, count: 64) }
    case .coefficients(let all, let nonzeros):
      let number = plan.coefficientOffset / 64 &+ row &* plan.columns &+ column
      let target = all + number &* 64
      switch (header.first, header.high) {
      case (0, 0): firstDirect(target, dc, prediction)
      case (0, _): refineDirect(target)
      case (_, 0): firstBand(target, ac, nonzeros + number)
      default: refineBand(target, ac, nonzeros + number)
      }
    }
  }
}

extension JPEGScan {
  /// Decodes a DC coefficient: the prediction plus the coded difference.
  @inline(__always)
  private mutating func direct(_ table: UnsafePointer<UInt32>, _ prediction: Int) -> Int32 {
    bits.refill()
    let width = bits.symbol(table)
    if width > 15 { bits.fail() }
    let difference = width & 15 == 0 ? 0 : bits.takeSigned(width & 15)
    let value = predictions[prediction] &+ Int32(truncatingIfNeeded: difference)
    predictions[prediction] = value
    return value
  }

  /// Decodes and dequantises all coefficients of a block.
  @inline(__always)
  private mutating func sequential(
    dc: UnsafePointer<UInt32>,
    ac: UnsafePointer<UInt32>,
    quantization: UnsafePointer<Int32>,
    prediction: Int
  ) -> JPEGTransform.Extent {
    block[0] = direct(dc, prediction) &* quantization[0]
    var (index, last) = (1, 0)
    while index < 64 {
      bits.refill()
      let symbol = bits.symbol(ac)
      let (skipped, width) = (symbol &>> 4, symbol & 15)
      if width == 0 {
        if skipped < 15 { break }
        index &+= 16
        continue
      }
      index &+= skipped
      let value = Int32(truncatingIfNeeded: bits.takeSigned(width))
      if index > 63 {
        bits.fail()
        break
      }
      block[Int(zigzag[index])] = value &* quantization[index]
      last = index
      index &+= 1
    }
    return JPEGTransform.Extent(last: last)
  }

  private mutating func firstDirect(
    _ target: UnsafeMutablePointer<Int16>,
    _ table: UnsafePointer<UInt32>,
    _ prediction: Int
  ) {
    let value = direct(table, prediction) &<< Int32(header.low)
    target[0] = Int16(truncatingIfNeeded: value)
  }

  private mutating func refineDirect(_ target: UnsafeMutablePointer<Int16>) {
    bits.refill()
    if bits.take(1) == 1 { target[0] |= 1 &<< Int16(header.low) }
  }

  private mutating func firstBand(
    _ target: UnsafeMutablePointer<Int16>,
    _ table: UnsafePointer<UInt32>,
    _ nonzeros: UnsafeMutablePointer<UInt64>
  ) {
    guard run == 0 else {
      run &-= 1
      return
    }
    var index = header.first
    while index <= header.last {
      bits.refill()
      let symbol = bits.symbol(table)
      let (skipped, width) = (symbol &>> 4, symbol & 15)
      if width == 0 {
        if skipped < 15 {
          run = (1 &<< skipped) &- 1 &+ (skipped > 0 ? bits.take(skipped) : 0)
          return
        }
        index &+= 16
        continue
      }
      index &+= skipped
      let value = bits.takeSigned(width) &<< header.low
      guard index <= 63 else { return bits.fail() }
      target[Int(zigzag[index])] = Int16(truncatingIfNeeded: value)
      nonzeros.pointee |= 1 &<< UInt64(truncatingIfNeeded: index)
      index &+= 1
    }
  }

  private mutating func refineBand(
    _ target: UnsafeMutablePointer<Int16>,
    _ table: UnsafePointer<UInt32>,
    _ nonzeros: UnsafeMutablePointer<UInt64>
  ) {
    let known = nonzeros.pointee
    var index = header.first
    if run == 0 {
      while index <= header.last {
        bits.refill()
        let symbol = bits.symbol(table)
        let (skipped, width) = (symbol &>> 4, symbol & 15)
        var value: Int16 = 0
        if width != 0 {
          if width != 1 { bits.fail() }
          value = (bits.take(1) == 1 ? 1 : -1) &<< Int16(header.low)
        } else if skipped < 15 {
          run = 1 &<< skipped &+ (skipped > 0 ? bits.take(skipped) : 0)
          break
        }
        index = refine(target, from: index, skipping: skipped, known: known)
        if value != 0 {
          guard index <= header.last else { return bits.fail() }
          target[Int(zigzag[index])] = value
          nonzeros.pointee |= 1 &<< UInt64(truncatingIfNeeded: index)
        }
        index &+= 1
      }
    }
    guard run > 0 else { return }
    _ = refine(target, from: index, skipping: 64, known: known)
    run &-= 1
  }

  /// Refines the coefficients that are not 0, and skips `count` coefficients that are 0.
  ///
  /// `known` is the set of coefficients that are not 0. Returns the index of the next coefficient
  /// that is 0, or the index after the band. Linear in the number of bits that are read.
  private mutating func refine(
    _ target: UnsafeMutablePointer<Int16>,
    from start: Int,
    skipping count: Int,
    known: UInt64
  ) -> Int {
    let bit = 1 &<< Int16(header.low)
    let end = header.last &+ 1
    var (index, remaining) = (start, count)
    while index < end {
      let next = min(index &+ (known &>> UInt64(index)).trailingZeroBitCount, end)
      let zeros = next &- index
      if remaining < zeros { return index &+ remaining }
      guard next < end else { break }
      remaining &-= zeros
      let place = Int(zigzag[next])
      let value = target[place]
      bits.refill()
      if bits.take(1) == 1, value & bit == 0 { target[place] = value &+ (value > 0 ? bit : -bit) }
      index = next &+ 1
    }
    return end
  }
}
