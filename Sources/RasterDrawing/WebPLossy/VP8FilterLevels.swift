// Chooses the level of the loop filter for each segment by its effect.
//
// Unsafe pointers: rows of macroblocks in the planes, and a copy of one row.

/// The levels of the loop filter, by segment.
struct VP8FilterLevels {
  let levels: [Int]
  /// The limit of differences within blocks, or 0 to use the limit of the level.
  let sharpness = 0

  /// The number of macroblocks on which levels are tried.
  private static let sampleCount = 512
  /// The levels to try.
  private static let ladder = [0, 2, 4, 6, 8, 10, 13, 16, 20, 25, 31, 38, 46, 54, 63]

  /// Tries levels on some rows of macroblocks, from a likely level on, while the error decreases.
  ///
  /// Only luma is tried. High levels harm chroma first, because its samples are coarser, so the
  /// lowest level that is nearly the best is chosen.
  init(_ frame: VP8Frame, _ segments: VP8Segments) {
    let trial = Trial(frame, segmentCount: segments.quantizers.count)
    var trials: [(level: Int, errors: [Int])] = []
    func errors(_ step: Int) -> Int {
      let level = Self.ladder[step]
      let errors = trial.errors(level: level)
      trials.append((level, errors))
      return errors.reduce(0, +)
    }
    // Two thirds of the index are close to the best level for photographs.
    let likely = segments.indices[0] * 2 / 3
    let start = Self.ladder.lastIndex { $0 <= likely } ?? 0
    var least = errors(start)
    for direction in [1, -1] {
      var step = start + direction
      while Self.ladder.indices.contains(step) {
        let sum = errors(step)
        guard sum < least else { break }
        least = sum
        step += direction
      }
      // If higher levels are better, lower ones are not.
      if step > start + 1 { break }
    }
    levels = segments.quantizers.indices.map { segment in
      let best = trials.map { $0.errors[segment] }.min() ?? 0
      let good = trials.filter { $0.errors[segment] <= best + best / 256 }
      return good.map { $0.level }.min() ?? 0
    }
  }

  /// Rows of macroblocks on which a level is tried.
  private struct Trial {
    let frame: VP8Frame
    let segmentCount: Int
    let rows: [Int]
    private let copy: VP8Memory<UInt8>

    init(_ frame: VP8Frame, segmentCount: Int) {
      (self.frame, self.segmentCount) = (frame, segmentCount)
      let planes = frame.planes
      let count = max(1, (sampleCount + planes.columns - 1) / planes.columns)
      let step = max(1, planes.rows / count)
      rows = stride(from: step / 2, to: planes.rows, by: step).map { $0 }
      copy = VP8Memory(repeating: 0, count: frame.result.stride * 24)
    }

    /// Returns the sums of squared errors by segment, with the same level for all segments.
    ///
    /// Each row is filtered with the edge above it. Its last three lines are left out, because the
    /// next row changes them too; the last three lines of the row above are counted instead.
    func errors(level: Int) -> [Int] {
      var sums = [Int](repeating: 0, count: segmentCount)
      let (planes, result) = (frame.planes, frame.result)
      let filter = VP8Filter(level: level)
      for row in rows {
        let first = row == 0 ? 0 : -8
        let start = copy.base + 8 * result.stride + 16
        let source = result.luma + row * 16 * result.stride
        let offset = first * result.stride - 16
        (start + offset).update(from: source + offset, count: (16 - first) * result.stride)
        for column in 0..<planes.columns {
          let block = frame.macroblocks[row * planes.columns + column]
          if level > 0 {
            filter.filter(
              start + column * 16,
              stride: result.stride,
              edges: (column > 0, row > 0, !block.isEmpty || block.mode == .subblocks)
            )
          }
          // The preceding macroblock is now complete.
          if column > 0 { add(row, column - 1, start, to: &sums) }
        }
        add(row, planes.columns - 1, start, to: &sums)
      }
      return sums
    }

    private func add(
      _ row: Int,
      _ column: Int,
      _ start: UnsafePointer<UInt8>,
      to sums: inout [Int]
    ) {
      let planes = frame.planes
      let block = frame.macroblocks[row * planes.columns + column]
      var sum = SIMD4<Int32>()
      for y in (row == 0 ? 0 : -3)..<13 {
        let line = start + (y &* frame.result.stride &+ column &* 16)
        let source = planes.luma.base + ((row &* 16 &+ y) &* planes.stride &+ column &* 16)
        sum &+= vp8Squares(vp8Load(line) &- vp8Load(source))
        sum &+= vp8Squares(vp8Load(line + 8) &- vp8Load(source + 8))
      }
      sums[Int(block.segment)] &+= Int(sum[0]) &+ Int(sum[1]) &+ Int(sum[2]) &+ Int(sum[3])
    }
  }
}
