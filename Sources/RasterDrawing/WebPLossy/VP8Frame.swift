// Encodes the macroblocks of a frame: modes and levels, in the order of the format.
//
// Unsafe pointers: working memory of a macroblock (see VP8Coder).

import RasterValues

/// The modes from which the encoder chooses.
///
/// The modes of a frame take at most 512 KiB. Only images of more than twenty million pixels
/// reach this limit; they are encoded again with fewer modes.
enum VP8ModeChoice: CaseIterable {
  /// All modes.
  case all
  /// Subblock modes count as if they were four times as long.
  case costlySubblocks
  /// Only modes of whole macroblocks.
  case whole
  /// One mode for all macroblocks; empty ones are not marked. This always fits.
  case least
}

/// The encoded macroblocks of a frame.
struct VP8Frame {
  let planes: VP8Planes
  private let choice: VP8ModeChoice
  private(set) var macroblocks: [VP8Macroblock] = []
  /// The modes of the subblocks of all macroblocks that have subblocks.
  private(set) var modes: [UInt8] = []
  /// For each block of macroblocks that are not empty: the position after the last level, and the
  /// levels before it.
  private(set) var levels: [Int16] = []
  private(set) var statistics = VP8Statistics()
  let result: VP8Reconstruction

  /// The units of work per pixel.
  private static let pixelWork = 100

  /// Encodes the planes, with a segment for each macroblock, until the meter stops it.
  init(
    _ planes: VP8Planes,
    _ segments: VP8Segments,
    _ choice: VP8ModeChoice,
    meter: WorkMeter?
  ) {
    (self.planes, self.choice) = (planes, choice)
    var coder = VP8Coder(planes, choice)
    result = coder.result
    macroblocks.reserveCapacity(planes.columns &* planes.rows)
    for row in 0..<planes.rows {
      guard meter?.use(planes.stride &* 16 &* Self.pixelWork) == nil else { return }
      coder.costs.update(statistics.estimates)
      coder.left = VP8Contexts()
      for column in 0..<planes.columns {
        let at = VP8Position(column: column, row: row, planes, result)
        let segment = segments.map[row &* planes.columns &+ column]
        add(at, &coder, segment: segment, segments.quantizers[Int(segment)])
      }
      // Beyond the last column, subblocks use the last sample of the row above.
      let end = result.luma + ((row &* 16 &+ 15) &* result.stride &+ planes.stride)
      end.update(repeating: end[-1], count: 16)
    }
  }

  /// Encodes a macroblock.
  private mutating func add(
    _ at: VP8Position,
    _ coder: inout VP8Coder,
    segment: UInt8,
    _ quantizer: VP8Quantizer
  ) {
    let modeCount = choice == .least ? 1 : 4
    let (mode, score) = coder.encodeLuma(at, quantizer, modes: modeCount)
    let memory = coder.memory
    var (saved, firstEnd) = (SIMD16<UInt8>(), memory.ends.base[24])
    for block in 0..<16 { saved[block] = memory.ends.base[block] }
    var macroblock = VP8Macroblock(segment: segment)
    let limit = score.cost(quantizer.price)
    let luma: UnsafePointer<Int16>
    let hasSubblocks = choice == .all || choice == .costlySubblocks
    if hasSubblocks, coder.encodeSubblocks(at, quantizer, limit: limit) != nil {
      macroblock.mode = .subblocks
      luma = UnsafePointer(memory.chosenLevels.base)
      firstEnd = 0
    } else {
      macroblock.mode = VP8Mode(rawValue: UInt8(mode)) ?? .mean
      luma = UnsafePointer(memory.lumaLevels.base + mode &* 256)
      for block in 0..<16 { memory.ends.base[block] = saved[block] }
      coder.reconstructLuma(at, quantizer, mode: mode)
    }
    let (chromaMode, _) = coder.encodeChroma(at, quantizer, modes: modeCount)
    macroblock.chromaMode = VP8Mode(rawValue: UInt8(chromaMode)) ?? .mean
    memory.ends.base[24] = firstEnd
    let first = macroblock.mode == .subblocks ? 0 : 1
    var isEmpty = firstEnd == 0
    for block in 0..<24 where isEmpty {
      isEmpty = Int(memory.ends.base[block]) <= (block < 16 ? first : 0)
    }
    macroblock.isEmpty = isEmpty
    macroblocks.append(macroblock)
    if first == 0 {
      for block in 0..<16 { modes.append(memory.modes.base[block]) }
    }
    var (above, left) = (coder.above.base[at.column], coder.left)
    let blocks = VP8Blocks(
      luma: luma,
      first: memory.firstLevels.base + mode &* 32,
      chroma: memory.chromaLevels.base + chromaMode &* 128
    )
    if !isEmpty { append(blocks, coder, hasFirst: first == 1, above: &above, left: &left) }
    Self.finish(macroblock, memory, above: &above, left: &left)
    coder.above.base[at.column] = above
    coder.left = left
  }

  /// The levels of a macroblock, in strips.
  private struct VP8Blocks {
    let luma, first, chroma: UnsafePointer<Int16>
  }

  /// Appends and counts the levels of a macroblock.
  private mutating func append(
    _ blocks: VP8Blocks,
    _ coder: VP8Coder,
    hasFirst: Bool,
    above: inout VP8Contexts,
    left: inout VP8Contexts
  ) {
    let ends = coder.memory.ends.base
    let start = hasFirst ? 1 : 0
    if hasFirst {
      let context = Int(above.levels.first &+ left.levels.first)
      append(blocks.first, (0, Int(ends[24])), .lumaFirst, context: context, coder: coder)
    }
    let plane: VP8Plane = hasFirst ? .lumaRest : .luma
    for block in 0..<16 {
      let (x, y) = (block & 3, block &>> 2)
      let context = Int(above.levels.luma[x] &+ left.levels.luma[y])
      let end = Int(ends[block])
      append(
        blocks.luma + VP8Coder.place(x, y),
        (start, end),
        plane,
        context: context,
        coder: coder
      )
      let isCoded: UInt8 = end > start ? 1 : 0
      above.levels.luma[x] = isCoded
      left.levels.luma[y] = isCoded
    }
    for block in 0..<8 {
      let (color, x, y) = (block &>> 2, block & 1, block &>> 1 & 1)
      let context =
        color == 0
        ? Int(above.levels.u[x] &+ left.levels.u[y]) : Int(above.levels.v[x] &+ left.levels.v[y])
      let end = Int(ends[16 &+ block])
      let place = (2 &* y &+ color) &* 32 &+ x &* 4
      append(blocks.chroma + place, (0, end), .chroma, context: context, coder: coder)
      let isCoded: UInt8 = end > 0 ? 1 : 0
      if color == 0 {
        above.levels.u[x] = isCoded
        left.levels.u[y] = isCoded
      } else {
        above.levels.v[x] = isCoded
        left.levels.v[y] = isCoded
      }
    }
  }

  /// Appends and counts the levels of a block.
  private mutating func append(
    _ block: UnsafePointer<Int16>,
    _ range: (first: Int, end: Int),
    _ plane: VP8Plane,
    context: Int,
    coder: VP8Coder
  ) {
    let ordered = coder.memory.ordered.base
    let places = coder.tables.places
    levels.append(Int16(truncatingIfNeeded: max(range.end, range.first)))
    for index in range.first..<max(range.end, range.first) {
      ordered[index] = block[places[index]]
      levels.append(ordered[index])
    }
    VP8Tokens.put(ordered, range, plane, context: context, to: &statistics)
  }

  /// Updates the contexts for the neighbours of a macroblock.
  private static func finish(
    _ macroblock: VP8Macroblock,
    _ memory: VP8CoderMemory,
    above: inout VP8Contexts,
    left: inout VP8Contexts
  ) {
    let hasFirst = macroblock.mode != .subblocks
    if macroblock.isEmpty {
      let (aboveFirst, leftFirst) = (above.levels.first, left.levels.first)
      above.levels = VP8Contexts().levels
      left.levels = above.levels
      // Macroblocks without that block leave its context unchanged.
      if !hasFirst { (above.levels.first, left.levels.first) = (aboveFirst, leftFirst) }
    } else if hasFirst {
      let isCoded: UInt8 = memory.ends.base[24] > 0 ? 1 : 0
      (above.levels.first, left.levels.first) = (isCoded, isCoded)
    }
    if hasFirst {
      above.modes = SIMD4(repeating: macroblock.mode.subblockMode)
      left.modes = above.modes
    } else {
      let modes = memory.modes.base
      above.modes = SIMD4(modes[12], modes[13], modes[14], modes[15])
      left.modes = SIMD4(modes[3], modes[7], modes[11], modes[15])
    }
  }
}
