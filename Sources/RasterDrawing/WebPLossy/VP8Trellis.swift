// Chooses the levels of a block by their errors and their bit cost together.
//
// Unsafe pointers: the 16 coefficients and levels of a block, at the positions that the caller
// passes, and a path of 32 values.

/// A search for the levels of a block with the least cost.
///
/// The candidates of a coefficient are the nearest level and the next one towards 0. The bit cost
/// of a level depends only on the preceding level, so the best path to each candidate extends a
/// path to one of the two preceding candidates (the Viterbi algorithm). A block can end after any
/// level other than 0. Costs are relative to a block of zeros.
struct VP8Trellis {
  let costs: VP8Costs.Plane
  let steps: VP8Steps
  /// The price of 1/256 bit.
  let price: Int
  /// The sum of squared errors of samples, times 16, per squared error of a coefficient.
  let weight: Int
  /// The first coefficient of a block.
  let first: Int

  /// The best path to a candidate: its cost, and the context for the next coefficient.
  private struct State {
    var cost: Int
    var context: Int
  }

  /// Replaces the levels, and returns the position after the last one and the score.
  func refine(
    _ block: (coefficients: UnsafePointer<Int16>, levels: UnsafeMutablePointer<Int16>),
    places: UnsafePointer<Int>,
    context: Int,
    path: UnsafeMutablePointer<Int32>
  ) -> (end: Int, score: VP8Score) {
    var limit = 16
    while limit > first,
      2 &* abs(Int(block.coefficients[places[limit &- 1]])) < step(limit &- 1)
    {
      limit &-= 1
    }
    // A state without a candidate is too expensive for any path.
    let none = State(cost: .max / 2, context: 0)
    let going = context == 0 ? costs.going(first, 0) &* price : 0
    var (high, low) = (State(cost: going, context: context), none)
    var best = costs.end(first, context) &* price
    var (end, isHigh) = (first, true)
    var index = first
    while index < limit {
      let magnitude = abs(Int(block.coefficients[places[index]]))
      let step = step(index)
      let level = (magnitude &+ step / 2) / step
      let (from, other) = (high, low)
      high = advanced(index, level, magnitude, from: (from, other), path: path + 2 &* index)
      low =
        level > 0
        ? advanced(
          index,
          level &- 1,
          magnitude,
          from: (from, other),
          path: path + (2 &* index &+ 1)
        ) : none
      if level > 0 {
        let total = high.cost &+ ending(index, high.context)
        if total < best { (best, end, isHigh) = (total, index &+ 1, true) }
      }
      if level > 1 {
        let total = low.cost &+ ending(index, low.context)
        if total < best { (best, end, isHigh) = (total, index &+ 1, false) }
      }
      index &+= 1
    }
    let errors = store(block, places, path, end: end, isHigh: isHigh)
    let length = costs.length(block.levels, places, (first, end), context: context)
    return (end, VP8Score(errors: errors &* weight, length: length))
  }

  @inline(__always)
  private func step(_ index: Int) -> Int { index == 0 ? steps.first : steps.other }

  @inline(__always)
  private func ending(_ index: Int, _ context: Int) -> Int {
    index < 15 ? costs.end(index &+ 1, context) &* price : 0
  }

  /// Returns the best path to a level, and records the level and its predecessor.
  @inline(__always)
  private func advanced(
    _ index: Int,
    _ level: Int,
    _ magnitude: Int,
    from: (high: State, low: State),
    path: UnsafeMutablePointer<Int32>
  ) -> State {
    let rest = magnitude &- level &* step(index)
    let error = (rest &* rest &- magnitude &* magnitude) &* weight &<< 10
    let value = min(level, VP8Costs.valueCount &- 1)
    let high =
      from.high.cost &+ Int(costs.table(index, from.high.context)[value]) &* price
    let low = from.low.cost &+ Int(costs.table(index, from.low.context)[value]) &* price
    let isLow = low < high
    path.pointee = Int32(truncatingIfNeeded: level &<< 1 | (isLow ? 1 : 0))
    return State(
      cost: min(high, low) &+ error &+ Int(costs.signs[level]) &* price,
      context: min(level, 2)
    )
  }

  /// Stores the levels of the path that ends before `end`, and returns the squared errors.
  @inline(__always)
  private func store(
    _ block: (coefficients: UnsafePointer<Int16>, levels: UnsafeMutablePointer<Int16>),
    _ places: UnsafePointer<Int>,
    _ path: UnsafePointer<Int32>,
    end: Int,
    isHigh: Bool
  ) -> Int {
    var (errors, isLow) = (0, !isHigh)
    var index = 15
    while index >= first {
      let place = places[index]
      let coefficient = Int(block.coefficients[place])
      var level = 0
      if index < end {
        let node = Int(path[2 &* index &+ (isLow ? 1 : 0)])
        isLow = node & 1 == 1
        level = coefficient < 0 ? -(node &>> 1) : node &>> 1
      }
      block.levels[place] = Int16(truncatingIfNeeded: level)
      let rest = coefficient &- level &* step(index)
      errors &+= rest &* rest
      index &-= 1
    }
    return errors
  }
}
