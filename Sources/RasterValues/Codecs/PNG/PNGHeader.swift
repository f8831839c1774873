// The header chunk of a PNG file: the size of the image and the format of its pixels.

/// The colour type of a PNG file, which determines the meaning of a pixel's samples.
package enum PNGColorType: Int {
  case grey = 0
  case rgb = 2
  case palette = 3
  case greyAlpha = 4
  case rgba = 6

  package var samples: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  func allows(depth: Int) -> Bool {
    switch self {
    case .grey: [1, 2, 4, 8, 16].contains(depth)
    case .palette: [1, 2, 4, 8].contains(depth)
    case .rgb, .greyAlpha, .rgba: depth == 8 || depth == 16
    }
  }
}

/// The content of the IHDR chunk.
struct PNGHeader {
  let width: Int
  let height: Int
  let depth: Int
  let color: PNGColorType
  let isInterlaced: Bool

  /// The number of bits in a pixel.
  var pixelBits: Int { depth &* color.samples }

  /// The distance to the byte that filters use as the left neighbour.
  var filterDistance: Int { max(1, pixelBits / 8) }

  init(_ content: ArraySlice<UInt8>) throws(PNGError) {
    let bytes = Array(content)
    guard bytes.count == 13, let color = PNGColorType(rawValue: Int(bytes[9])) else {
      throw .badChunk("IHDR")
    }
    let width = PNGChunks.word(bytes, at: 0)
    let height = PNGChunks.word(bytes, at: 4)
    depth = Int(bytes[8])
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31, color.allows(depth: depth),
      bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { throw .badChunk("IHDR") }
    self.color = color
    isInterlaced = bytes[12] == 1
    self.width = Int(clamping: width)
    self.height = Int(clamping: height)
    guard Bitmap.isAllowed(width: self.width, height: self.height), Int(exactly: length64) != nil
    else { throw .tooLarge(width: self.width, height: self.height) }
  }

  /// The passes in which the image is stored.
  var passes: [PNGPass] {
    let grids =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return grids.map { x, y, stepX, stepY in
      PNGPass(
        x: x,
        y: y,
        stepX: stepX,
        stepY: stepY,
        columns: (width &- x &+ stepX &- 1) / stepX,
        rows: (height &- y &+ stepY &- 1) / stepY,
        pixelBits: pixelBits
      )
    }.filter { $0.columns > 0 && $0.rows > 0 }
  }

  /// The number of bytes of all rows of all passes, including the filter byte of each row.
  ///
  /// It is at most slightly more than 2³¹. The initializer has checked that it fits into a 32-bit
  /// `Int`.
  var length: Int { Int(clamping: length64) }

  private var length64: Int64 {
    passes.reduce(0) { $0 &+ Int64($1.rows) &* Int64($1.rowLength &+ 1) }
  }
}

/// A grid of pixels that are stored together: the whole image, or one of Adam7's seven passes.
struct PNGPass {
  let x, y: Int
  let stepX, stepY: Int
  let columns, rows: Int
  let pixelBits: Int

  /// The number of bytes in a row, without its filter byte.
  var rowLength: Int { (columns &* pixelBits &+ 7) / 8 }
}
