// Decodes the prediction modes of macroblocks in VP8 key frames.
//
// Unsafe pointers: the modes of the subblocks above, four for each column of macroblocks, and the
// 16 modes of a macroblock. Modes are less than 10, so that the index of a probability is less
// than the number of them.
//
// Source: RFC 6386, sections 10 and 11.

/// How a macroblock is coded.
struct VP8Macroblock {
  var segment = 0
  /// Whether the macroblock has no coefficients.
  var isSkipped = false
  var luma = VP8BlockMode.average
  var chroma = VP8BlockMode.average
}

/// The prediction of a macroblock.
enum VP8BlockMode: UInt8 {
  /// The mean of the samples above and to the left.
  case average
  case vertical
  case horizontal
  /// The sample above plus the slope to the left.
  case gradient
  /// Each luma subblock has a mode.
  case subblocks
}

/// The prediction of a luma subblock, in the order of the table of probabilities.
enum VP8SubblockMode: UInt8 {
  case average, gradient, vertical, horizontal
  case leftDown, rightDown, verticalRight, verticalLeft, horizontalDown, horizontalUp
}

/// Reads the modes of macroblocks in order.
struct VP8ModeReader {
  /// The modes of the subblocks above.
  private let above: UnsafeMutablePointer<UInt8>
  /// The modes of the subblocks to the left.
  private var left = SIMD4<UInt8>.zero
  private let probabilities: UnsafePointer<UInt8>
  private let settings: VP8Settings

  init(
    _ settings: VP8Settings,
    above: UnsafeMutablePointer<UInt8>,
    probabilities: UnsafePointer<UInt8>
  ) {
    (self.settings, self.above, self.probabilities) = (settings, above, probabilities)
  }

  mutating func startRow() { left = .zero }

  /// Reads the modes of the macroblock in a column; `subblocks` receives those of 16 subblocks.
  mutating func read(
    _ reader: inout VP8BoolReader,
    column: Int,
    subblocks: UnsafeMutablePointer<UInt8>
  ) -> VP8Macroblock {
    var block = VP8Macroblock()
    if settings.hasSegmentMap {
      let (root, low, high) = settings.segmentProbabilities
      reader.refill()
      block.segment = reader.bit(root) ? (reader.bit(high) ? 3 : 2) : (reader.bit(low) ? 1 : 0)
    }
    reader.refill()
    if let probability = settings.skipProbability { block.isSkipped = reader.bit(probability) }
    let above = above + column &* 4
    if reader.bit(145) {
      let mode: VP8SubblockMode
      if reader.bit(156) {
        (block.luma, mode) =
          reader.bit(128) ? (.gradient, .gradient) : (.horizontal, .horizontal)
      } else {
        (block.luma, mode) = reader.bit(163) ? (.vertical, .vertical) : (.average, .average)
      }
      left = SIMD4(repeating: mode.rawValue)
      above.update(repeating: mode.rawValue, count: 4)
    } else {
      block.luma = .subblocks
      for y in 0..<4 {
        var mode = left[y]
        for x in 0..<4 {
          let pair = Int(above[x]) &* 10 &+ Int(mode)
          mode = subblock(&reader, probabilities + pair &* VP8ModeProbabilities.count).rawValue
          above[x] = mode
          subblocks[y &* 4 &+ x] = mode
        }
        left[y] = mode
      }
    }
    reader.refill()
    if reader.bit(142) {
      block.chroma = reader.bit(114) ? (reader.bit(183) ? .gradient : .horizontal) : .vertical
    }
    return block
  }

  @inline(__always)
  private func subblock(
    _ reader: inout VP8BoolReader,
    _ p: UnsafePointer<UInt8>
  ) -> VP8SubblockMode {
    reader.refill()
    guard reader.bit(p[0]) else { return .average }
    guard reader.bit(p[1]) else { return .gradient }
    guard reader.bit(p[2]) else { return .vertical }
    let isDown = reader.bit(p[3])
    reader.refill()
    if !isDown {
      guard reader.bit(p[4]) else { return .horizontal }
      return reader.bit(p[5]) ? .verticalRight : .rightDown
    }
    guard reader.bit(p[6]) else { return .leftDown }
    guard reader.bit(p[7]) else { return .verticalLeft }
    return reader.bit(p[8]) ? .horizontalUp : .horizontalDown
  }
}
