// Estimates the cost of predictors, with a code of its own for each channel.

import RasterValues

/// The cost of each channel's differences in a code that is based on the preceding blocks.
struct WebPCosts {
  private var counts = [UInt32](repeating: 0, count: 1024)
  private var costs: [UInt16]
  private var blocks = 0

  init() {
    // The initial costs suit differences of photographs: about 2 + 1.5 log2(1 + |d|) bits.
    costs = (0..<1024).map { place in
      let size = min(place & 255, 256 - place & 255)
      return UInt16(24 + 3 * sixteenfoldLogarithm(UInt32(size + 1)) / 2)
    }
  }

  /// Returns the predictor with the cheapest differences, and their cost in sixteenths of a bit.
  func best(
    of modes: [UInt32],
    _ block: WebPPrediction.Block,
    _ source: UnsafeBufferPointer<UInt32>
  ) -> (mode: UInt32, cost: Int) {
    var best = (mode: modes[0], cost: Int.max)
    for mode in modes {
      let cost = cost(of: mode, block, source, most: best.cost)
      if cost < best.cost { best = (mode, cost) }
    }
    return best
  }

  private func cost(
    of mode: UInt32,
    _ block: WebPPrediction.Block,
    _ source: UnsafeBufferPointer<UInt32>,
    most: Int
  ) -> Int {
    costs.withUnsafeBufferPointer { costs in
      var cost = 0
      for y in block.y where cost < most {
        for x in block.x {
          let index = y &* block.width &+ x
          let predicted = WebPPrediction.predicted(
            source,
            at: index,
            x: x,
            y: y,
            width: block.width,
            mode: mode
          )
          let pixel = WebPPrediction.difference(source[index], predicted)
          cost &+= Int(costs[Int(pixel & 0xFF)]) &+ Int(costs[256 &+ Int(pixel &>> 8 & 0xFF)])
          cost &+= Int(costs[512 &+ Int(pixel &>> 16 & 0xFF)])
          cost &+= Int(costs[768 &+ Int(pixel &>> 24)])
        }
      }
      return cost
    }
  }

  /// Counts the differences of a block, and updates the costs after some blocks.
  mutating func count(_ block: WebPPrediction.Block, _ differences: [UInt32]) {
    counts.withUnsafeMutableBufferPointer { counts in
      block.forEach { index, _, _ in
        let pixel = differences[index]
        counts[Int(pixel & 0xFF)] &+= 1
        counts[256 &+ Int(pixel &>> 8 & 0xFF)] &+= 1
        counts[512 &+ Int(pixel &>> 16 & 0xFF)] &+= 1
        counts[768 &+ Int(pixel &>> 24)] &+= 1
      }
    }
    blocks &+= 1
    if blocks & 15 == 0 || blocks < 4 { update() }
  }

  /// Recomputes the costs and halves the counts, so that older blocks have less weight.
  private mutating func update() {
    for channel in 0..<4 {
      let places = channel &* 256..<channel &* 256 &+ 256
      let total = sixteenfoldLogarithm(counts[places].reduce(0, &+) &+ 256)
      for place in places {
        costs[place] = UInt16(clamping: total &- sixteenfoldLogarithm(counts[place] &+ 1))
        counts[place] -= counts[place] / 4
      }
    }
  }
}
