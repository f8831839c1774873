// Encodes luma that is predicted as a whole macroblock.
//
// Unsafe pointers: the samples of a macroblock, and working memory for as many blocks.

extension VP8Coder {
  /// The index of a luma block's values in the strips.
  @inline(__always)
  static func place(_ x: Int, _ y: Int) -> Int { (2 &* y &+ x &>> 1) &* 32 &+ (x & 1) &* 4 }

  /// Returns the differences between four rows of eight samples and a prediction.
  @inline(__always)
  static func difference(
    _ samples: UnsafePointer<UInt8>,
    stride: Int,
    _ prediction: UnsafePointer<UInt8>
  ) -> VP8Strip {
    @inline(__always)
    func row(_ y: Int) -> VP8Lanes {
      vp8Load(samples + y &* stride) &- vp8Load(prediction + y &* 16)
    }
    return VP8Strip(a: row(0), b: row(1), c: row(2), d: row(3))
  }

  /// Stores the sum of a prediction and differences.
  @inline(__always)
  static func store(
    _ strip: VP8Strip,
    _ prediction: UnsafePointer<UInt8>,
    to samples: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    @inline(__always)
    func put(_ row: VP8Lanes, _ y: Int) {
      let bytes = vp8Bytes(row &+ vp8Load(prediction + y &* 16))
      UnsafeMutableRawPointer(samples + y &* stride).storeBytes(of: bytes, as: UInt64.self)
    }
    put(strip.a, 0)
    put(strip.b, 1)
    put(strip.c, 2)
    put(strip.d, 3)
  }

  /// Encodes luma in the best of the first `modes` modes, without storing its reconstruction.
  func encodeLuma(
    _ at: VP8Position,
    _ quantizer: VP8Quantizer,
    modes: Int
  ) -> (mode: Int, score: VP8Score) {
    VP8Prediction.predict(
      result.luma + at.target.luma,
      (result.stride, 16, -1),
      hasLeft: at.column > 0,
      hasAbove: at.row > 0,
      into: (memory.predictions.base, 256)
    )
    var best = (mode: 0, cost: Int.max)
    for mode in 0..<modes {
      let score = lumaScore(at, quantizer, mode: mode, limit: best.cost)
      let cost = score.cost(quantizer.price)
      if cost < best.cost { best = (mode, cost) }
    }
    return (best.mode, refinedLuma(at, quantizer, mode: best.mode))
  }

  /// Quantizes luma in a mode; stops if the cost exceeds a limit.
  private func lumaScore(
    _ at: VP8Position,
    _ quantizer: VP8Quantizer,
    mode: Int,
    limit: Int
  ) -> VP8Score {
    let prediction = memory.predictions.base + mode &* 256
    let coefficients = memory.lumaCoefficients.base + mode &* 256
    let levels = memory.lumaLevels.base + mode &* 256
    let first = memory.firstCoefficients.base + mode &* 32
    let source = planes.luma.base + at.source.luma
    let plane = costs[.lumaRest]
    var score = VP8Score(errors: 0, length: tables.lumaModes[mode])
    var (top, sides) = (above.base[at.column].levels.luma, left.levels.luma)
    for strip in 0..<8 {
      let (x, y) = ((strip & 1) &* 8, (strip &>> 1) &* 4)
      var block = Self.difference(
        source + (y &* planes.stride &+ x),
        stride: planes.stride,
        prediction + (y &* 16 &+ x)
      ).coefficients
      // The first coefficient of block (x, y) is at (y, x) of the 4 × 4 block of a strip's layout.
      first[x &+ x &+ y &>> 2] = block.a[0]
      first[x &+ x &+ 8 &+ y &>> 2] = block.a[4]
      block.a[0] = 0
      block.a[4] = 0
      block.store(coefficients + strip &* 32)
      let (errors, ends) = quantizer.luma.quantize(block, into: levels + strip &* 32)
      score.errors &+= 4 &* (errors.0 &+ errors.1)
      let column = (strip & 1) &* 2
      let row = strip &>> 1
      @inline(__always)
      func add(_ index: Int, _ end: Int) {
        score.length &+= plane.length(
          levels + (strip &* 32 &+ index &* 4),
          tables.places,
          (1, end),
          context: Int(top[column &+ index] &+ sides[row])
        )
        let isCoded: UInt8 = end > 1 ? 1 : 0
        top[column &+ index] = isCoded
        sides[row] = isCoded
      }
      add(0, ends.0)
      add(1, ends.1)
      if score.cost(quantizer.price) >= limit { return score }
    }
    transformFirst(first)
    let context = Int(above.base[at.column].levels.first &+ left.levels.first)
    let firstLevels = memory.firstLevels.base + mode &* 32
    let (errors, ends) = quantizer.lumaFirst.quantize(VP8Strip(first), into: firstLevels)
    score.errors &+= errors.0
    score.length &+= costs[.lumaFirst].length(
      firstLevels,
      tables.places,
      (0, ends.0),
      context: context
    )
    return score
  }

  /// Applies the Walsh-Hadamard transform to the first coefficients; the result is doubled.
  ///
  /// The layout is that of the first block of a strip, which is symmetric in both directions.
  private func transformFirst(_ values: UnsafeMutablePointer<Int16>) {
    func pass(_ start: Int, _ step: Int, shift: Int) {
      let (a, b) = (Int(values[start]), Int(values[start &+ step]))
      let (c, d) = (Int(values[start &+ 2 &* step]), Int(values[start &+ 3 &* step]))
      let (s, t, u, v) = (a &+ d, b &+ c, b &- c, a &- d)
      let half = shift
      values[start] = Int16(truncatingIfNeeded: (s &+ t &+ half) &>> shift)
      values[start &+ step] = Int16(truncatingIfNeeded: (u &+ v &+ half) &>> shift)
      values[start &+ 2 &* step] = Int16(truncatingIfNeeded: (s &- t &+ half) &>> shift)
      values[start &+ 3 &* step] = Int16(truncatingIfNeeded: (v &- u &+ half) &>> shift)
    }
    for row in 0..<4 { pass(row &* 8, 1, shift: 0) }
    for column in 0..<4 { pass(column, 8, shift: 1) }
  }

  /// Chooses the levels of luma in a mode, with the trellis.
  private func refinedLuma(_ at: VP8Position, _ quantizer: VP8Quantizer, mode: Int) -> VP8Score {
    var score = VP8Score(errors: 0, length: tables.lumaModes[mode])
    var (top, sides) = (above.base[at.column].levels.luma, left.levels.luma)
    let trellis = VP8Trellis(
      costs: costs[.lumaRest],
      steps: quantizer.luma,
      price: quantizer.price,
      weight: 4,
      first: 1
    )
    for block in 0..<16 {
      let (x, y) = (block & 3, block &>> 2)
      let place = mode &* 256 &+ Self.place(x, y)
      let (end, part) = trellis.refine(
        (UnsafePointer(memory.lumaCoefficients.base + place), memory.lumaLevels.base + place),
        places: tables.places,
        context: Int(top[x] &+ sides[y]),
        path: memory.path.base
      )
      score.errors &+= part.errors
      score.length &+= part.length
      memory.ends.base[block] = UInt8(truncatingIfNeeded: end)
      let isCoded: UInt8 = end > 1 ? 1 : 0
      top[x] = isCoded
      sides[y] = isCoded
    }
    let first = VP8Trellis(
      costs: costs[.lumaFirst],
      steps: quantizer.lumaFirst,
      price: quantizer.price,
      weight: 1,
      first: 0
    )
    let (end, part) = first.refine(
      (
        UnsafePointer(memory.firstCoefficients.base + mode &* 32),
        memory.firstLevels.base + mode &* 32
      ),
      places: tables.places,
      context: Int(above.base[at.column].levels.first &+ left.levels.first),
      path: memory.path.base
    )
    memory.ends.base[24] = UInt8(truncatingIfNeeded: end)
    score.errors &+= part.errors
    score.length &+= part.length
    return score
  }

  /// Stores the reconstruction of luma in a mode.
  func reconstructLuma(_ at: VP8Position, _ quantizer: VP8Quantizer, mode: Int) {
    let first = memory.firstCoefficients.base + mode &* 32
    quantizer.lumaFirst.dequantized(memory.firstLevels.base + mode &* 32).store(first)
    invertFirst(first)
    let levels = memory.lumaLevels.base + mode &* 256
    let prediction = memory.predictions.base + mode &* 256
    for strip in 0..<8 {
      let (x, y) = ((strip & 1) &* 8, (strip &>> 1) &* 4)
      var block = quantizer.luma.dequantized(levels + strip &* 32)
      block.a[0] = first[x &+ x &+ y &>> 2]
      block.a[4] = first[x &+ x &+ 8 &+ y &>> 2]
      Self.store(
        block.samples,
        prediction + (y &* 16 &+ x),
        to: result.luma + (at.target.luma &+ y &* result.stride &+ x),
        stride: result.stride
      )
    }
  }

  /// Inverts the transform of the first coefficients (RFC 6386, section 14.3).
  private func invertFirst(_ values: UnsafeMutablePointer<Int16>) {
    func pass(_ start: Int, _ step: Int, shift: Int) {
      let (a, b) = (Int(values[start]), Int(values[start &+ step]))
      let (c, d) = (Int(values[start &+ 2 &* step]), Int(values[start &+ 3 &* step]))
      let (s, t, u, v) = (a &+ d, b &+ c, b &- c, a &- d)
      let half = shift
      values[start] = Int16(truncatingIfNeeded: (s &+ t &+ half) &>> shift)
      values[start &+ step] = Int16(truncatingIfNeeded: (u &+ v &+ half) &>> shift)
      values[start &+ 2 &* step] = Int16(truncatingIfNeeded: (s &- t &+ half) &>> shift)
      values[start &+ 3 &* step] = Int16(truncatingIfNeeded: (v &- u &+ half) &>> shift)
    }
    // In the layout of a strip, a column of the block is a row.
    for row in 0..<4 { pass(row &* 8, 1, shift: 0) }
    for column in 0..<4 { pass(column, 8, shift: 3) }
  }
}
