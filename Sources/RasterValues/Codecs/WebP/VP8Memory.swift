// The scratch memory of decoding a VP8 frame.
//
// Unsafe pointers: the memory belongs to the structure, and is freed with it.

/// The scratch memory of decoding a frame.
struct VP8Memory: ~Copyable {
  /// The coefficients of a macroblock: 25 blocks of 16, which are all 0 between macroblocks.
  let blocks: UnsafeMutablePointer<Int16>
  let extents: UnsafeMutablePointer<VP8Extent>
  /// The modes of the subblocks of a macroblock.
  let subblocks: UnsafeMutablePointer<UInt8>
  /// The modes of the subblocks above, four for each column.
  let modes: UnsafeMutablePointer<UInt8>
  /// Whether blocks have coefficients: those to the left, followed by those above.
  let flags: UnsafeMutablePointer<UInt8>
  /// What the loop filter needs of the macroblocks of two rows: the index of the limits in the
  /// lowest three bits, and whether edges between subblocks are filtered in the fourth one.
  let states: UnsafeMutablePointer<UInt8>
  /// The probabilities of coefficients.
  let probabilities: UnsafeMutablePointer<UInt8>
  /// The probabilities of the modes of subblocks.
  let modeProbabilities: UnsafeMutablePointer<UInt8>
  private let memory: UnsafeMutablePointer<UInt8>

  init(columns: Int, _ table: VP8TokenTable) {
    let flagCount = (columns + 1) * VP8CoefficientReader.flagCount
    let (tokens, pairs) = (table.probabilities, VP8ModeProbabilities.subblocks)
    let count = 16 + columns * 4 + flagCount + columns * 2 + tokens.count + pairs.count
    memory = .allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    subblocks = memory
    modes = subblocks + 16
    flags = modes + columns * 4
    states = flags + flagCount
    probabilities = states + columns * 2
    modeProbabilities = probabilities + tokens.count
    for index in tokens.indices { probabilities[index] = tokens[index] }
    for index in pairs.indices { modeProbabilities[index] = pairs[index] }
    blocks = .allocate(capacity: 25 * 16)
    blocks.initialize(repeating: 0, count: 25 * 16)
    extents = .allocate(capacity: 24)
    extents.initialize(repeating: .none, count: 24)
  }

  deinit {
    memory.deallocate()
    blocks.deallocate()
    extents.deallocate()
  }
}
