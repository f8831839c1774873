// Encodes chroma: both planes use the same mode.
//
// Unsafe pointers: the samples of a macroblock, and working memory for as many blocks.

extension VP8Coder {
  /// Encodes chroma in the best of the first `modes` modes, and stores the reconstruction.
  func encodeChroma(
    _ at: VP8Position,
    _ quantizer: VP8Quantizer,
    modes: Int
  ) -> (mode: Int, score: VP8Score) {
    for plane in 0..<2 {
      VP8Prediction.predict(
        result.chroma + (at.target.chroma &+ plane &* 8),
        (result.stride, 8, -9),
        hasLeft: at.column > 0,
        hasAbove: at.row > 0,
        into: (memory.predictions.base + plane &* 8, 128)
      )
    }
    var best = (mode: 0, cost: Int.max)
    for mode in 0..<modes {
      let score = chromaScore(at, quantizer, mode: mode)
      let cost = score.cost(quantizer.price)
      if cost < best.cost { best = (mode, cost) }
    }
    let score = refinedChroma(quantizer, at, mode: best.mode)
    for strip in 0..<4 {
      let (x, y) = ((strip & 1) &* 8, (strip &>> 1) &* 4)
      let levels = memory.chromaLevels.base + (best.mode &* 128 &+ strip &* 32)
      Self.store(
        quantizer.chroma.dequantized(levels).samples,
        memory.predictions.base + (best.mode &* 128 &+ y &* 16 &+ x),
        to: result.chroma + (at.target.chroma &+ y &* result.stride &+ x),
        stride: result.stride
      )
    }
    return (best.mode, score)
  }

  private func chromaScore(
    _ at: VP8Position,
    _ quantizer: VP8Quantizer,
    mode: Int
  ) -> VP8Score {
    let source = planes.chroma.base + at.source.chroma
    let plane = costs[.chroma]
    var score = VP8Score(errors: 0, length: tables.chromaModes[mode])
    let contexts = (above.base[at.column].levels, left.levels)
    for color in 0..<2 {
      var top = color == 0 ? contexts.0.u : contexts.0.v
      var sides = color == 0 ? contexts.1.u : contexts.1.v
      for row in 0..<2 {
        let strip = mode &* 128 &+ (2 &* row &+ color) &* 32
        let block = Self.difference(
          source + (row &* 4 &* planes.stride &+ color &* 8),
          stride: planes.stride,
          memory.predictions.base + (mode &* 128 &+ row &* 64 &+ color &* 8)
        ).coefficients
        block.store(memory.chromaCoefficients.base + strip)
        let levels = memory.chromaLevels.base + strip
        let (errors, ends) = quantizer.chroma.quantize(block, into: levels)
        score.errors &+= VP8Quantizer.chromaWeight &* (errors.0 &+ errors.1)
        @inline(__always)
        func add(_ index: Int, _ end: Int) {
          score.length &+= plane.length(
            levels + index &* 4,
            tables.places,
            (0, end),
            context: Int(top[index] &+ sides[row])
          )
          let isCoded: UInt8 = end > 0 ? 1 : 0
          top[index] = isCoded
          sides[row] = isCoded
        }
        add(0, ends.0)
        add(1, ends.1)
      }
    }
    return score
  }

  /// Chooses the levels of chroma in a mode, with the trellis.
  private func refinedChroma(
    _ quantizer: VP8Quantizer,
    _ at: VP8Position,
    mode: Int
  ) -> VP8Score {
    let trellis = VP8Trellis(
      costs: costs[.chroma],
      steps: quantizer.chroma,
      price: quantizer.price,
      weight: VP8Quantizer.chromaWeight,
      first: 0
    )
    var score = VP8Score(errors: 0, length: tables.chromaModes[mode])
    let contexts = (above.base[at.column].levels, left.levels)
    for color in 0..<2 {
      var top = color == 0 ? contexts.0.u : contexts.0.v
      var sides = color == 0 ? contexts.1.u : contexts.1.v
      for block in 0..<4 {
        let (x, y) = (block & 1, block &>> 1)
        let place = mode &* 128 &+ (2 &* y &+ color) &* 32 &+ x &* 4
        let (end, part) = trellis.refine(
          (UnsafePointer(memory.chromaCoefficients.base + place), memory.chromaLevels.base + place),
          places: tables.places,
          context: Int(top[x] &+ sides[y]),
          path: memory.path.base
        )
        score.errors &+= part.errors
        score.length &+= part.length
        memory.ends.base[16 &+ 4 &* color &+ block] = UInt8(truncatingIfNeeded: end)
        let isCoded: UInt8 = end > 0 ? 1 : 0
        top[x] = isCoded
        sides[y] = isCoded
      }
    }
    return score
  }
}
