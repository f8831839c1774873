// The memory of the samples of a VP8 frame, with borders for predictions beyond its edges.
//
// Unsafe pointers: the memory belongs to the structure, and is freed with it.

/// The luma and chroma samples of a frame, in whole macroblocks.
///
/// A plane has one row of samples above, and 16 columns on each side. The samples above are 127,
/// and those to the left are 129, as predictions expect (RFC 6386, section 12).
struct VP8Planes: ~Copyable {
  /// The columns and rows of macroblocks.
  let columns: Int
  let rows: Int
  /// The distances between rows, in samples.
  let lumaStride: Int
  let chromaStride: Int
  /// The first sample of each plane.
  let luma: UnsafeMutablePointer<UInt8>
  let u: UnsafeMutablePointer<UInt8>
  let v: UnsafeMutablePointer<UInt8>
  private let memory: UnsafeMutablePointer<UInt8>

  static let border = 16

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    lumaStride = columns * 16 + 2 * Self.border
    chromaStride = columns * 8 + 2 * Self.border
    let lumaCount = lumaStride * (rows * 16 + 1)
    let chromaCount = chromaStride * (rows * 8 + 1)
    memory = .allocate(capacity: lumaCount + 2 * chromaCount)
    luma = memory + (lumaStride + Self.border)
    u = memory + (lumaCount + chromaStride + Self.border)
    v = u + chromaCount
    Self.initialize(luma, stride: lumaStride, rows: rows * 16)
    Self.initialize(u, stride: chromaStride, rows: rows * 8)
    Self.initialize(v, stride: chromaStride, rows: rows * 8)
  }

  deinit { memory.deallocate() }

  private static func initialize(_ plane: UnsafeMutablePointer<UInt8>, stride: Int, rows: Int) {
    (plane - border - stride).initialize(repeating: 127, count: stride)
    for row in 0..<rows {
      let start = plane + (row &* stride &- border)
      start.initialize(repeating: 129, count: border)
      (start + (stride &- border)).initialize(repeating: 0, count: border)
    }
  }
}
