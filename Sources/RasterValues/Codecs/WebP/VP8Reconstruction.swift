// Reconstructs VP8 macroblocks: the predictions of their blocks, plus the residues.
//
// Unsafe pointers: the samples of a macroblock in `VP8Planes`, and its coefficients and modes in
// `VP8Memory`.
//
// Source: RFC 6386, sections 12 and 14.

/// The place of a macroblock whose samples are computed.
struct VP8Reconstruction {
  private let luma: VP8Place
  private let u: VP8Place
  private let v: VP8Place
  private let blocks: UnsafeMutablePointer<Int16>
  private let extents: UnsafeMutablePointer<VP8Extent>
  private let subblocks: UnsafeMutablePointer<UInt8>
  private let column: Int
  private let row: Int

  init(
    _ planes: borrowing VP8Planes,
    _ memory: borrowing VP8Memory,
    column: Int,
    row: Int
  ) {
    let (lumaStride, chromaStride) = (planes.lumaStride, planes.chromaStride)
    let chroma = row &* 8 &* chromaStride &+ column &* 8
    luma = VP8Place(
      samples: planes.luma + (row &* 16 &* lumaStride &+ column &* 16),
      stride: lumaStride
    )
    u = VP8Place(samples: planes.u + chroma, stride: chromaStride)
    v = VP8Place(samples: planes.v + chroma, stride: chromaStride)
    (blocks, extents, subblocks) = (memory.blocks, memory.extents, memory.subblocks)
    (self.column, self.row) = (column, row)
  }

  /// Computes the samples of the macroblock.
  func predict(_ block: VP8Macroblock, hasCoefficients: Bool) {
    if block.luma == .subblocks {
      predictSubblocks(hasCoefficients)
    } else {
      VP8Prediction.predict(luma, block.luma, side: 16, column: column, row: row)
      if hasCoefficients {
        for y in 0..<4 {
          for x in 0..<2 { addPair(y &* 4 &+ x &* 2, luma, x: x &* 8, y: y &* 4) }
        }
      }
    }
    VP8Prediction.predict(u, block.chroma, side: 8, column: column, row: row)
    VP8Prediction.predict(v, block.chroma, side: 8, column: column, row: row)
    guard hasCoefficients else { return }
    for y in 0..<2 {
      addPair(16 &+ y &* 2, u, x: 0, y: y &* 4)
      addPair(20 &+ y &* 2, v, x: 0, y: y &* 4)
    }
  }

  /// Adds the residue of two blocks, of which the first has the given index.
  @inline(__always)
  private func addPair(_ index: Int, _ place: VP8Place, x: Int, y: Int) {
    VP8Transform.addPair(
      blocks + index &* 16,
      extents[index],
      extents[index &+ 1],
      to: place.row(y) + x,
      stride: place.stride
    )
  }

  private func predictSubblocks(_ hasCoefficients: Bool) {
    // The subblocks of the last column use the samples above the macroblock to the right, also in
    // lower rows.
    let right = UnsafeRawPointer(luma.above + 16).loadUnaligned(as: UInt32.self)
    for y in 0..<4 {
      for x in 0..<4 {
        let index = y &* 4 &+ x
        let place = VP8Place(samples: luma.row(y &* 4) + x &* 4, stride: luma.stride)
        let next =
          x == 3 ? right : UnsafeRawPointer(place.above + 4).loadUnaligned(as: UInt32.self)
        VP8Prediction.predictSubblock(place, subblocks[index], right: next)
        if hasCoefficients {
          VP8Transform.add(
            blocks + index &* 16,
            extents[index],
            to: place.samples,
            stride: luma.stride
          )
        }
      }
    }
  }
}
