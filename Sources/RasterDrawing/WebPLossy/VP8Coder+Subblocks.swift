// Encodes luma that is predicted in subblocks of 4 × 4 samples.
//
// Unsafe pointers: the samples of a macroblock and their neighbours, and working memory.

extension VP8Coder {
  /// Encodes luma by subblocks into the reconstruction; returns nil if the cost exceeds a limit.
  func encodeSubblocks(
    _ at: VP8Position,
    _ quantizer: VP8Quantizer,
    limit: Int
  ) -> VP8Score? {
    var score = VP8Score(errors: 0, length: tables.lumaModes[4])
    var (top, sides) = (above.base[at.column].levels.luma, left.levels.luma)
    var (topModes, sideModes) = (above.base[at.column].modes, left.modes)
    for block in 0..<16 {
      let (x, y) = (block & 3, block &>> 2)
      loadEdge(at, x, y)
      let lengths = tables.subblockModes(above: topModes[x], left: sideModes[y])
      let context = Int(top[x] &+ sides[y])
      let source = planes.luma.base + (at.source.luma &+ 4 &* (y &* planes.stride &+ x))
      VP8Prediction.predictSubblock(
        memory.edge.base,
        memory.subblockPredictions.base + 160,
        into: memory.subblockPredictions.base
      )
      let (mode, end, part) = bestSubblock(
        source,
        quantizer,
        lengths,
        block: block,
        context: context
      )
      score.errors &+= part.errors
      score.length &+= part.length
      guard score.cost(quantizer.price) < limit else { return nil }
      reconstruct(at, quantizer, block: block, mode: mode)
      memory.ends.base[block] = UInt8(truncatingIfNeeded: end)
      memory.modes.base[block] = UInt8(truncatingIfNeeded: mode)
      let isCoded: UInt8 = end > 0 ? 1 : 0
      top[x] = isCoded
      sides[y] = isCoded
      topModes[x] = UInt8(truncatingIfNeeded: mode)
      sideModes[y] = UInt8(truncatingIfNeeded: mode)
    }
    return score
  }

  /// Loads the neighbours of a subblock, from the lowest on the left to the top right.
  ///
  /// The last subblocks of a row use the samples above the macroblock as their right neighbours.
  @inline(__always)
  private func loadEdge(_ at: VP8Position, _ x: Int, _ y: Int) {
    let stride = result.stride
    let sample = result.luma + (at.target.luma &+ 4 &* (y &* stride &+ x))
    let edge = memory.edge.base
    for row in 0..<4 { edge[row] = sample[(3 &- row) &* stride - 1] }
    edge[4] = sample[-1 - stride]
    let upper = UnsafeRawPointer(sample - stride).loadUnaligned(as: UInt32.self)
    UnsafeMutableRawPointer(edge + 5).storeBytes(of: upper, as: UInt32.self)
    let right = x == 3 ? result.luma + (at.target.luma &- stride &+ 16) : sample - stride + 4
    let beside = UnsafeRawPointer(right).loadUnaligned(as: UInt32.self)
    UnsafeMutableRawPointer(edge + 9).storeBytes(of: beside, as: UInt32.self)
  }

  /// Chooses the mode of a subblock, and its levels.
  ///
  /// The trellis decides between the best modes, which are found with rounded levels.
  @inline(__always)
  private func bestSubblock(
    _ source: UnsafePointer<UInt8>,
    _ quantizer: VP8Quantizer,
    _ lengths: UnsafePointer<UInt16>,
    block: Int,
    context: Int
  ) -> (mode: Int, end: Int, score: VP8Score) {
    let modes = bestModes(source, quantizer, lengths, context: context)
    let levels = memory.chosenLevels.base + Self.place(block & 3, block &>> 2)
    var best = refinedSubblock(
      quantizer,
      modes.first,
      lengths,
      into: levels,
      context: context
    )
    if modes.second != modes.first {
      let other = refinedSubblock(
        quantizer,
        modes.second,
        lengths,
        into: memory.otherLevels.base,
        context: context
      )
      if other.score.cost(quantizer.price) < best.score.cost(quantizer.price) {
        best = other
        for row in 0..<4 {
          let values = UnsafeRawPointer(memory.otherLevels.base + 8 &* row)
            .loadUnaligned(as: UInt64.self)
          UnsafeMutableRawPointer(levels + 8 &* row).storeBytes(of: values, as: UInt64.self)
        }
      }
    }
    return best
  }

  /// Returns the two modes with the lowest costs, with rounded levels.
  @inline(__always)
  private func bestModes(
    _ source: UnsafePointer<UInt8>,
    _ quantizer: VP8Quantizer,
    _ lengths: UnsafePointer<UInt16>,
    context: Int
  ) -> (first: Int, second: Int) {
    let plane = costs[.luma]
    let places = tables.places
    let price = quantizer.price
    @inline(__always)
    func row(_ y: Int) -> VP8Lanes {
      let samples = UnsafeRawPointer(source + y &* planes.stride).loadUnaligned(as: UInt32.self)
      return vp8Widened(UInt64(samples) &* 0x1_0000_0001)
    }
    let rows = (row(0), row(1), row(2), row(3))
    var first = (mode: 0, cost: Int.max)
    var second = first
    for pair in 0..<5 {
      let prediction = memory.subblockPredictions.base + pair &* 32
      let strip = VP8Strip(
        a: rows.0 &- vp8Load(prediction),
        b: rows.1 &- vp8Load(prediction + 8),
        c: rows.2 &- vp8Load(prediction + 16),
        d: rows.3 &- vp8Load(prediction + 24)
      ).coefficients
      strip.store(memory.subblockCoefficients.base + pair &* 32)
      let levels = memory.subblockLevels.base + pair &* 32
      let (errors, ends) = quantizer.luma.quantize(strip, into: levels)
      @inline(__always)
      func consider(_ mode: Int, _ errors: Int, _ end: Int) {
        var score = VP8Score(errors: 4 &* errors, length: Int(lengths[mode]))
        guard score.cost(price) < second.cost else { return }
        score.length &+= plane.length(
          levels + (mode & 1) &* 4,
          places,
          (0, end),
          context: context
        )
        let cost = score.cost(price)
        if cost < first.cost {
          (first, second) = ((mode, cost), first)
        } else if cost < second.cost {
          second = (mode, cost)
        }
      }
      consider(2 &* pair, errors.0, ends.0)
      consider(2 &* pair &+ 1, errors.1, ends.1)
    }
    return (first.mode, second.mode)
  }

  /// Chooses the levels of a subblock in a mode, with the trellis.
  @inline(__always)
  private func refinedSubblock(
    _ quantizer: VP8Quantizer,
    _ mode: Int,
    _ lengths: UnsafePointer<UInt16>,
    into levels: UnsafeMutablePointer<Int16>,
    context: Int
  ) -> (mode: Int, end: Int, score: VP8Score) {
    let trellis = VP8Trellis(
      costs: costs[.luma],
      steps: quantizer.luma,
      price: quantizer.price,
      weight: 4,
      first: 0
    )
    let place = (mode &>> 1) &* 32 &+ (mode & 1) &* 4
    var (end, score) = trellis.refine(
      (UnsafePointer(memory.subblockCoefficients.base + place), levels),
      places: tables.places,
      context: context,
      path: memory.path.base
    )
    score.length &+= Int(lengths[mode])
    return (mode, end, score)
  }

  /// Stores the reconstruction of a subblock.
  @inline(__always)
  private func reconstruct(
    _ at: VP8Position,
    _ quantizer: VP8Quantizer,
    block: Int,
    mode: Int
  ) {
    // The strip also contains the adjacent block, which is not stored.
    let (x, y) = (block & 3, block &>> 2)
    let place = Self.place(x, y)
    let strip = quantizer.luma.dequantized(memory.chosenLevels.base + (place & ~4)).samples
    let prediction = memory.subblockPredictions.base + ((mode &>> 1) &* 32 &+ (mode & 1) &* 4)
    let target = result.luma + (at.target.luma &+ 4 &* (y &* result.stride &+ x))
    @inline(__always)
    func put(_ row: VP8Lanes, _ y: Int) {
      let predicted = UnsafeRawPointer(prediction + 8 &* y).loadUnaligned(as: UInt32.self)
      let half = place & 4 == 0 ? row.lowHalf : row.highHalf
      let sum = VP8Lanes(lowHalf: half, highHalf: half) &+ vp8Widened(UInt64(predicted))
      let bytes = UInt32(truncatingIfNeeded: vp8Bytes(sum))
      UnsafeMutableRawPointer(target + y &* result.stride).storeBytes(of: bytes, as: UInt32.self)
    }
    put(strip.a, 0)
    put(strip.b, 1)
    put(strip.c, 2)
    put(strip.d, 3)
  }
}
