// The frequencies of tokens, and the resulting probabilities.
//
// Unsafe pointers: the counts by plane, band, context, node and bit; a block's levels.

import RasterValues

/// A receiver of the bits of tokens.
protocol VP8TokenSink {
  /// Receives a bit with the probability of a node, by plane, band and context.
  mutating func put(_ bit: Bool, node: Int)
  /// Receives a bit of fixed probability.
  mutating func put(_ bit: Bool, probability: UInt8)
}

enum VP8Tokens {
  /// The index of the first probability by position in a block, for the first plane and context.
  private static let nodes: [Int] = VP8Tables.bands.map { $0 * 3 * 11 }

  /// Returns the node of the bit that continues a block at a coefficient.
  @inline(__always)
  static func firstNode(_ plane: VP8Plane, _ index: Int, context: Int) -> Int {
    plane.rawValue &* 8 &* 3 &* 11 &+ nodes[index] &+ context &* 11
  }

  /// Passes the tokens of a block to a sink.
  ///
  /// The levels are in coding order from 0; those in `range` are coded, and the last one is not 0.
  ///
  /// Source: RFC 6386, section 13.2.
  @inline(__always)
  static func put<Sink: VP8TokenSink>(
    _ levels: UnsafePointer<Int16>,
    _ range: (first: Int, end: Int),
    _ plane: VP8Plane,
    context: Int,
    to sink: inout Sink
  ) {
    let start = plane.rawValue &* 8 &* 3 &* 11
    var node = firstNode(plane, range.first, context: context)
    var index = range.first
    var isAfterZero = false
    while index < range.end {
      if !isAfterZero { sink.put(true, node: node) }
      let level = Int(levels[index])
      let magnitude = abs(level)
      index &+= 1
      let next = start &+ nodes[index]
      isAfterZero = magnitude == 0
      if magnitude == 0 {
        sink.put(false, node: node &+ 1)
        node = next
        continue
      }
      sink.put(true, node: node &+ 1)
      if magnitude == 1 {
        sink.put(false, node: node &+ 2)
        node = next &+ 11
      } else {
        sink.put(true, node: node &+ 2)
        put(magnitude, node, to: &sink)
        node = next &+ 22
      }
      sink.put(level < 0, probability: 128)
    }
    if range.end < 16 { sink.put(false, node: node) }
  }

  /// Passes a value of at least 2, after the bit for "at least 2".
  @inline(__always)
  private static func put<Sink: VP8TokenSink>(_ magnitude: Int, _ node: Int, to sink: inout Sink) {
    if magnitude < 5 {
      sink.put(false, node: node &+ 3)
      sink.put(magnitude > 2, node: node &+ 4)
      if magnitude > 2 { sink.put(magnitude > 3, node: node &+ 5) }
      return
    }
    sink.put(true, node: node &+ 3)
    sink.put(magnitude > 10, node: node &+ 6)
    let category: Int
    if magnitude <= 10 {
      category = magnitude > 6 ? 1 : 0
      sink.put(magnitude > 6, node: node &+ 7)
    } else {
      sink.put(magnitude > 34, node: node &+ 8)
      if magnitude <= 34 {
        category = magnitude > 18 ? 3 : 2
        sink.put(magnitude > 18, node: node &+ 9)
      } else {
        category = magnitude > 66 ? 5 : 4
        sink.put(magnitude > 66, node: node &+ 10)
      }
    }
    let extra = magnitude &- VP8Tables.categoryStarts[category]
    let probabilities = VP8Tables.extraBits[category]
    var shift = probabilities.count
    for probability in probabilities {
      shift &-= 1
      sink.put(extra &>> shift & 1 == 1, probability: probability)
    }
  }
}

/// Counts bits by node.
struct VP8Statistics: VP8TokenSink {
  /// The numbers of bits 0 and 1 of each node.
  private let counts = VP8Memory<UInt32>(repeating: 0, count: 4 * 8 * 3 * 11 * 2)

  @inline(__always)
  mutating func put(_ bit: Bool, node: Int) {
    counts.base[2 &* node &+ (bit ? 1 : 0)] &+= 1
  }

  @inline(__always)
  mutating func put(_ bit: Bool, probability: UInt8) {}

  /// The probabilities so far, for estimates; the initial ones count as a hundred bits.
  var estimates: [UInt8] {
    VP8TokenProbabilities.initial.enumerated().map { node, initial in
      let (zeros, ones) = (Int(counts.base[2 * node]), Int(counts.base[2 * node + 1]))
      guard zeros + ones > 0 else { return initial }
      let weight = 100
      let probability = (zeros * 256 + weight * Int(initial)) / (zeros + ones + weight)
      return UInt8(min(max(probability, 1), 255))
    }
  }

  /// The probabilities with the shortest tokens, including the bits that update the probabilities.
  var best: [UInt8] {
    VP8TokenProbabilities.initial.enumerated().map { node, initial in
      let (zeros, ones) = (Int(counts.base[2 * node]), Int(counts.base[2 * node + 1]))
      guard zeros + ones > 0 else { return initial }
      let probability = (zeros * 256 + (zeros + ones) / 2) / (zeros + ones)
      let new = UInt8(min(max(probability, 1), 255))
      func length(_ probability: UInt8) -> Int {
        zeros * VP8Costs.length(false, probability) + ones * VP8Costs.length(true, probability)
      }
      let update = VP8TokenProbabilities.updates[node]
      let price =
        VP8Costs.length(true, update) - VP8Costs.length(false, update) + 8 * 256
      return length(new) + price < length(initial) ? new : initial
    }
  }
}
