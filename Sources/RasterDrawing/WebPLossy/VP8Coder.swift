// The state of an encoder: planes, contexts, and working memory for one macroblock.
//
// Unsafe pointers: samples of a macroblock and its neighbours, which always exist (see
// VP8Reconstruction); contexts by column; working memory for the sixteen luma and eight chroma
// blocks of each candidate.

import RasterValues

/// A macroblock to be encoded.
struct VP8Position {
  let column, row: Int
  /// The index of the first luma sample and chroma sample, in the planes and in a reconstruction.
  let source: (luma: Int, chroma: Int)
  let target: (luma: Int, chroma: Int)

  init(column: Int, row: Int, _ planes: VP8Planes, _ result: VP8Reconstruction) {
    (self.column, self.row) = (column, row)
    let x = column &* 16
    source = (row &* 16 &* planes.stride &+ x, row &* 8 &* planes.stride &+ x)
    target = (row &* 16 &* result.stride &+ x, row &* 8 &* result.stride &+ x)
  }
}

/// The contexts of a macroblock: whether adjacent blocks have levels, and their subblock modes.
struct VP8Contexts {
  /// By luma block (4), U (2), V (2), and the block of the first luma coefficients.
  var levels = (luma: SIMD4<UInt8>(), u: SIMD2<UInt8>(), v: SIMD2<UInt8>(), first: UInt8(0))
  /// The modes of the four nearest subblocks.
  var modes = SIMD4<UInt8>()
}

/// An encoded macroblock.
struct VP8Macroblock {
  var mode = VP8Mode.mean
  var chromaMode = VP8Mode.mean
  var segment: UInt8 = 0
  /// Whether all levels are 0, and are therefore not coded.
  var isEmpty = false
}

/// Encodes macroblocks in order.
struct VP8Coder {
  let planes: VP8Planes
  let result: VP8Reconstruction
  let costs = VP8Costs()
  let tables: VP8CoderTables
  let memory = VP8CoderMemory()
  /// The contexts above each column, and to the left.
  let above: VP8Memory<VP8Contexts>
  var left = VP8Contexts()

  init(_ planes: VP8Planes, _ choice: VP8ModeChoice) {
    self.planes = planes
    tables = VP8CoderTables(subblockFactor: choice == .costlySubblocks ? 4 : 1)
    result = VP8Reconstruction(planes)
    above = VP8Memory(repeating: VP8Contexts(), count: planes.columns)
  }
}

/// Constant tables at fixed addresses.
struct VP8CoderTables {
  private let memory = VP8Memory<Int>(repeating: 0, count: 16)
  private let modeMemory = VP8Memory<UInt16>(repeating: 0, count: 10 * 10 * 10)
  let lumaModes, chromaModes: [Int]

  /// Creates the tables; the bit costs of subblock modes are multiplied by a factor.
  init(subblockFactor: Int) {
    for (index, place) in VP8Tables.places.enumerated() { memory.base[index] = place }
    let probabilities = VP8ModeProbabilities.subblocks
    for context in 0..<100 {
      for (mode, path) in VP8Tables.subblockModes.enumerated() {
        let slice = probabilities[context * 9..<context * 9 + 9]
        modeMemory.base[context * 10 + mode] = UInt16(
          min(subblockFactor * VP8Costs.length(path, slice), Int(UInt16.max))
        )
      }
    }
    lumaModes = VP8Tables.lumaModes.map {
      VP8Costs.length($0, VP8Tables.lumaModeProbabilities[...])
    }
    chromaModes = VP8Tables.chromaModes.map {
      VP8Costs.length($0, VP8Tables.chromaModeProbabilities[...])
    }
  }

  /// The positions of coefficients in a strip, in coding order.
  var places: UnsafePointer<Int> { UnsafePointer(memory.base) }

  /// Returns the bit costs of a subblock's modes, given the modes of its neighbours.
  @inline(__always)
  func subblockModes(above: UInt8, left: UInt8) -> UnsafePointer<UInt16> {
    UnsafePointer(modeMemory.base + (Int(above) &* 10 &+ Int(left)) &* 10)
  }
}

/// The working memory of a macroblock.
struct VP8CoderMemory {
  /// Predictions: luma in four modes, chroma in four modes, or a subblock in ten modes.
  let predictions = VP8Memory<UInt8>(repeating: 0, count: 4 * 256)
  let subblockPredictions = VP8Memory<UInt8>(repeating: 0, count: 5 * 32 + 64)
  let edge = VP8Memory<UInt8>(repeating: 0, count: 32)
  /// Coefficients and levels of luma in four modes, as strips; block (x, y) is in strip 2y + x/2.
  let lumaCoefficients = VP8Memory<Int16>(repeating: 0, count: 4 * 256)
  let lumaLevels = VP8Memory<Int16>(repeating: 0, count: 4 * 256)
  /// The first coefficients and their levels, in the layout of the first block of a strip.
  let firstCoefficients = VP8Memory<Int16>(repeating: 0, count: 4 * 32)
  let firstLevels = VP8Memory<Int16>(repeating: 0, count: 4 * 32)
  /// The coefficients and levels of a subblock in ten modes, two in each strip.
  let subblockCoefficients = VP8Memory<Int16>(repeating: 0, count: 5 * 32)
  let subblockLevels = VP8Memory<Int16>(repeating: 0, count: 5 * 32)
  /// The levels of subblocks in their chosen modes, in the layout of luma.
  let chosenLevels = VP8Memory<Int16>(repeating: 0, count: 256)
  /// The levels of a subblock in another mode, as the first block of a strip.
  let otherLevels = VP8Memory<Int16>(repeating: 0, count: 32)
  /// Chroma in four modes; the strips are upper U, upper V, lower U and lower V.
  let chromaCoefficients = VP8Memory<Int16>(repeating: 0, count: 4 * 128)
  let chromaLevels = VP8Memory<Int16>(repeating: 0, count: 4 * 128)
  /// The position after the last level of each block: 16 luma, 8 chroma, the first coefficients.
  let ends = VP8Memory<UInt8>(repeating: 0, count: 25)
  let path = VP8Memory<Int32>(repeating: 0, count: 32)
  /// The modes of the subblocks.
  let modes = VP8Memory<UInt8>(repeating: 0, count: 16)
  /// The levels of a block in coding order.
  let ordered = VP8Memory<Int16>(repeating: 0, count: 16)
}
