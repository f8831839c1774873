// Decodes the runs of BMP files that are compressed as RLE4 or RLE8.
//
// Source: Microsoft, "Bitmap Compression".

/// Decoding of runs, in steps that each begin with two bytes.
///
///     n v            n pixels of v; with RLE4, the two halves of v in turn
///     0 0            the end of a row
///     0 1            the end of the image
///     0 2 x y        a move by x columns and y rows
///     0 n v … [0]    n ≥ 3 single pixels, padded to an even number of bytes
///
/// Skipped pixels have the first colour of the palette, as Pillow reads them. Pixels beyond the end
/// of a row are dropped.
struct BMPRuns {
  private let bytes: [UInt8]
  private let palette: [UInt32]
  private let isHalved: Bool
  private let width, height: Int
  private let isTopDown: Bool
  private var position: Int
  private var x = 0
  /// The row in the order of the file.
  private var y = 0
  private var pixels: [UInt32]

  /// Decodes the image; it is incomplete if the file ends before its last row.
  static func image(_ bytes: [UInt8], _ header: BMPHeader) -> DecodedImage {
    var runs = BMPRuns(bytes, header)
    var isIncomplete = false
    while runs.y < runs.height {
      let step = runs.readStep()
      if step == .more { continue }
      isIncomplete = step == .truncated
      break
    }
    var image = DecodedImage(
      width: header.width,
      height: header.height,
      pixels: runs.pixels,
      isOpaque: true
    )
    image.isIncomplete = isIncomplete
    return image
  }

  private init(_ bytes: [UInt8], _ header: BMPHeader) {
    self.bytes = bytes
    palette = header.palette
    isHalved = header.compression == .runs4
    (width, height) = (header.width, header.height)
    isTopDown = header.isTopDown
    position = header.dataOffset
    pixels = [UInt32](repeating: palette[0], count: width &* height)
  }

  private enum Step { case more, end, truncated }

  private mutating func readStep() -> Step {
    guard bytes.count &- position >= 2 else { return isAtEnd ? .end : .truncated }
    let (count, value) = (Int(bytes[position]), bytes[position &+ 1])
    position &+= 2
    guard count == 0 else {
      writeRun(count, value)
      return .more
    }
    switch value {
    case 0: (x, y) = (0, y &+ 1)
    case 1: return .end
    case 2:
      guard bytes.count &- position >= 2 else { return .truncated }
      x = min(width, x &+ Int(bytes[position]))
      y &+= Int(bytes[position &+ 1])
      position &+= 2
    default: return writePixels(Int(value))
    }
    return .more
  }

  /// Whether the last row is complete.
  private var isAtEnd: Bool { y == height &- 1 && x >= width }

  /// The position in `pixels` of the first pixel of the current row.
  private var rowStart: Int { (isTopDown ? y : height &- 1 &- y) &* width }

  private mutating func writeRun(_ count: Int, _ value: UInt8) {
    let (start, end) = (min(x, width), min(x &+ count, width))
    let row = rowStart
    if isHalved {
      let colors = (palette[Int(value >> 4)], palette[Int(value & 15)])
      for column in start..<end {
        pixels[row &+ column] = (column &- x) & 1 == 0 ? colors.0 : colors.1
      }
    } else {
      let color = palette[Int(value)]
      for column in start..<end { pixels[row &+ column] = color }
    }
    x = end
  }

  private mutating func writePixels(_ count: Int) -> Step {
    let length = isHalved ? (count &+ 1) / 2 : count
    let stored = min(length, bytes.count &- position)
    let row = rowStart
    for index in 0..<min(count, isHalved ? stored &* 2 : stored) where x &+ index < width {
      let byte = bytes[position &+ (isHalved ? index / 2 : index)]
      let value = isHalved ? (index & 1 == 0 ? byte >> 4 : byte & 15) : byte
      pixels[row &+ x &+ index] = palette[Int(value)]
    }
    guard stored == length else { return .truncated }
    // The file's end may cut off the padding.
    position = min(bytes.count, position &+ length &+ length & 1)
    x = min(x &+ count, width)
    return .more
  }
}
