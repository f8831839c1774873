// Writes a frame: the header, the modes of macroblocks, and their tokens.
//
// Unsafe pointers: the levels of a block within those of the frame.

import RasterValues

/// Writes an encoded frame (RFC 6386, sections 9 and 19).
struct VP8FrameWriter {
  let frame: VP8Frame
  let segments: VP8Segments
  let filter: VP8FilterLevels
  private let probabilities: [UInt8]
  /// Whether empty macroblocks are marked instead of having tokens.
  private let marksEmpty: Bool
  /// The probability that a macroblock is not empty.
  private let fullProbability: UInt8

  init(
    _ frame: VP8Frame,
    _ segments: VP8Segments,
    _ filter: VP8FilterLevels,
    marksEmpty: Bool
  ) {
    (self.frame, self.segments, self.filter) = (frame, segments, filter)
    self.marksEmpty = marksEmpty
    probabilities = frame.statistics.best
    let count = frame.macroblocks.count
    let full = frame.macroblocks.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
    fullProbability = UInt8(min(max((full * 256 + count / 2) / count, 1), 255))
  }

  /// Returns the bytes of the frame, or nil if the modes exceed the 512 KiB that the format allows.
  func bytes(width: Int, height: Int) -> [UInt8]? {
    var first = VP8BoolWriter()
    writeHeader(to: &first)
    writeModes(to: &first)
    let modes = first.finished()
    guard modes.count < 1 << 19 else { return nil }
    let tag = 1 << 4 | modes.count << 5
    let start: [UInt8] = (0..<3).map { UInt8(truncatingIfNeeded: tag >> (8 * $0)) }
    let size: [UInt8] = [width, height].flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    return start + [0x9D, 0x01, 0x2A] + size + modes + tokens()
  }

  private func writeHeader(to writer: inout VP8BoolWriter) {
    // The colour space, and a flag that decoders clamp samples to 0…255.
    writer.put(0, count: 2)
    let hasSegments = segments.quantizers.count > 1
    writer.put(hasSegments, 128)
    if hasSegments { writeSegments(to: &writer) }
    // The normal filter.
    writer.put(false, 128)
    writer.put(filter.levels.max() ?? 0, count: 6)
    writer.put(filter.sharpness, count: 3)
    // No adjustments of the filter by mode, and one partition of tokens.
    writer.put(0, count: 3)
    writer.put(segments.indices[0], count: 7)
    // The other five indices have no differences.
    writer.put(0, count: 5)
    // The probabilities apply only to this frame.
    writer.put(false, 128)
    for (node, initial) in VP8TokenProbabilities.initial.enumerated() {
      let isUpdated = probabilities[node] != initial
      writer.put(isUpdated, VP8TokenProbabilities.updates[node])
      if isUpdated { writer.put(Int(probabilities[node]), count: 8) }
    }
    writer.put(marksEmpty, 128)
    if marksEmpty { writer.put(Int(fullProbability), count: 8) }
  }

  private func writeSegments(to writer: inout VP8BoolWriter) {
    // The flags for a map, for data, and for absolute data.
    writer.put(0b111, count: 3)
    for segment in 0..<4 {
      writer.putOptional(segments.indices[min(segment, segments.indices.count - 1)], count: 7)
    }
    for segment in 0..<4 {
      writer.putOptional(filter.levels[min(segment, filter.levels.count - 1)], count: 6)
    }
    for probability in segments.probabilities {
      writer.put(probability != 255, 128)
      if probability != 255 { writer.put(Int(probability), count: 8) }
    }
  }

  /// Writes the modes of all macroblocks (sections 10 and 11).
  private func writeModes(to writer: inout VP8BoolWriter) {
    var above = [SIMD4<UInt8>](repeating: SIMD4(), count: frame.planes.columns)
    var left = SIMD4<UInt8>()
    var place = 0
    for (index, macroblock) in frame.macroblocks.enumerated() {
      let column = index % frame.planes.columns
      if column == 0 { left = SIMD4() }
      if segments.quantizers.count > 1 {
        let (isUpper, isOdd) = (macroblock.segment > 1, macroblock.segment & 1 == 1)
        writer.put(isUpper, segments.probabilities[0])
        writer.put(isOdd, segments.probabilities[isUpper ? 2 : 1])
      }
      if marksEmpty { writer.put(macroblock.isEmpty, fullProbability) }
      writer.put(
        VP8Tables.lumaModes[Int(macroblock.mode.rawValue)],
        VP8Tables.lumaModeProbabilities
      )
      if macroblock.mode == .subblocks {
        for block in 0..<16 {
          let (x, y) = (block & 3, block >> 2)
          let context = Int(above[column][x]) * 10 + Int(left[y])
          let mode = frame.modes[place + block]
          writer.put(
            VP8Tables.subblockModes[Int(mode)],
            VP8ModeProbabilities.subblocks,
            from: context * VP8ModeProbabilities.count
          )
          (above[column][x], left[y]) = (mode, mode)
        }
        place += 16
      } else {
        left = SIMD4(repeating: macroblock.mode.subblockMode)
        above[column] = left
      }
      writer.put(
        VP8Tables.chromaModes[Int(macroblock.chromaMode.rawValue)],
        VP8Tables.chromaModeProbabilities
      )
    }
  }

  /// Writes the bits of tokens with the frame's probabilities.
  private struct Sink: VP8TokenSink {
    var writer = VP8BoolWriter()
    let probabilities: UnsafePointer<UInt8>

    @inline(__always)
    mutating func put(_ bit: Bool, node: Int) { writer.put(bit, probabilities[node]) }

    @inline(__always)
    mutating func put(_ bit: Bool, probability: UInt8) { writer.put(bit, probability) }
  }

  /// Returns the tokens of all macroblocks (section 13).
  private func tokens() -> [UInt8] {
    let memory = VP8Memory<UInt8>(repeating: 0, count: probabilities.count)
    for (index, probability) in probabilities.enumerated() { memory.base[index] = probability }
    var sink = Sink(probabilities: UnsafePointer(memory.base))
    var above = [VP8Contexts](repeating: VP8Contexts(), count: frame.planes.columns)
    var left = VP8Contexts()
    frame.levels.withUnsafeBufferPointer { levels in
      // A last block without levels may end at the end of the memory; its first value is not read.
      guard var block = levels.baseAddress else { return }
      for (index, macroblock) in frame.macroblocks.enumerated() {
        let column = index % frame.planes.columns
        if column == 0 { left = VP8Contexts() }
        write(macroblock, &block, above: &above[column], left: &left, to: &sink)
      }
    }
    return withExtendedLifetime(memory) { sink.writer.finished() }
  }

  /// Writes the tokens of a macroblock, and advances to the levels of the next one.
  @inline(__always)
  private func write(
    _ macroblock: VP8Macroblock,
    _ levels: inout UnsafePointer<Int16>,
    above: inout VP8Contexts,
    left: inout VP8Contexts,
    to sink: inout Sink
  ) {
    let hasFirst = macroblock.mode != .subblocks
    guard !macroblock.isEmpty || !marksEmpty else {
      let (aboveFirst, leftFirst) = (above.levels.first, left.levels.first)
      (above, left) = (VP8Contexts(), VP8Contexts())
      if !hasFirst { (above.levels.first, left.levels.first) = (aboveFirst, leftFirst) }
      return
    }
    @inline(__always)
    func put(_ plane: VP8Plane, from first: Int, above: inout UInt8, left: inout UInt8) {
      // An empty macroblock has no levels, and no numbers of levels.
      guard !macroblock.isEmpty else {
        sink.put(false, node: VP8Tokens.firstNode(plane, first, context: Int(above &+ left)))
        (above, left) = (0, 0)
        return
      }
      let end = Int(levels[0])
      // The levels follow their number; positions count from 0 even if the first is not coded.
      let start = levels + 1 - first
      VP8Tokens.put(start, (first, end), plane, context: Int(above &+ left), to: &sink)
      levels += 1 + end - first
      above = end > first ? 1 : 0
      left = above
    }
    if hasFirst { put(.lumaFirst, from: 0, above: &above.levels.first, left: &left.levels.first) }
    for block in 0..<16 {
      let plane: VP8Plane = hasFirst ? .lumaRest : .luma
      put(
        plane,
        from: hasFirst ? 1 : 0,
        above: &above.levels.luma[block & 3],
        left: &left.levels.luma[block >> 2]
      )
    }
    for block in 0..<4 {
      put(
        .chroma,
        from: 0,
        above: &above.levels.u[block & 1],
        left: &left.levels.u[block >> 1]
      )
    }
    for block in 0..<4 {
      put(
        .chroma,
        from: 0,
        above: &above.levels.v[block & 1],
        left: &left.levels.v[block >> 1]
      )
    }
  }
}
