// Converts the palette indices of a GIF frame to the pixels of its image.

/// Places the rows of a frame in its image.
struct GIFPixels {
  private let frame: GIFFrame
  /// The pixel of each index.
  private let table: [UInt32]
  private let hasTransparency: Bool

  /// Creates the table of colours.
  ///
  /// An index without a colour is opaque black. If the file has no palette, indices are grey
  /// levels, as Pillow reads them.
  init(_ frame: GIFFrame, _ content: GIFContent) {
    self.frame = frame
    let colors = Array(content.palette)
    var table = (0..<256 as Range<UInt32>).map { index -> UInt32 in
      let at = Int(index) &* 3
      guard !colors.isEmpty else { return index &* 0x1_0101 | 0xFF00_0000 }
      guard at &+ 2 < colors.count else { return 0xFF00_0000 }
      let low = UInt32(colors[at]) | UInt32(colors[at &+ 1]) << 8
      return low | UInt32(colors[at &+ 2]) << 16 | 0xFF00_0000
    }
    if let transparent = content.transparent { table[transparent] &= 0xFF_FFFF }
    self.table = table
    hasTransparency = content.transparent != nil
  }

  /// Creates the image from `indices`, whose first `GIFCodes.literals` bytes are not pixels.
  func image(_ indices: [UInt8]) -> DecodedImage {
    let (width, height) = frame.imageSize
    var pixels = [UInt32](repeating: 0, count: width &* height)
    let found = indices.count &- GIFCodes.literals
    let order = rowOrder
    var all: UInt32 = .max
    for (index, row) in order.enumerated() {
      let count = min(frame.width, found &- index &* frame.width)
      guard count > 0 else { break }
      let source = GIFCodes.literals &+ index &* frame.width
      let target = (frame.y &+ row) &* width &+ frame.x
      all &= convert(
        indices[source..<source &+ count],
        into: &pixels,
        at: target
      )
    }
    let isIncomplete = found < frame.width &* frame.height
    if isIncomplete, frame.isInterlaced, !hasTransparency {
      repeatRows(&pixels, found: found, order: order)
    }
    var isOpaque = frame.width == width && frame.height == height && all >> 24 == 255
    if isIncomplete { isOpaque = isOpaque && pixels.allSatisfy { $0 >> 24 == 255 } }
    var image = DecodedImage(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    image.isIncomplete = isIncomplete
    return image
  }

  /// Writes pixels, and returns the bits that all of them have.
  private func convert(
    _ indices: ArraySlice<UInt8>,
    into pixels: inout [UInt32],
    at start: Int
  ) -> UInt32 {
    var all: UInt32 = .max
    var position = start
    for index in indices {
      let pixel = table[Int(index)]
      pixels[position] = pixel
      position &+= 1
      all &= pixel
    }
    return all
  }

  /// The rows of the frame in the order of the file (GIF89a, appendix E).
  private var rowOrder: [Int] {
    guard frame.isInterlaced else { return Array(0..<frame.height) }
    var rows: [Int] = []
    rows.reserveCapacity(frame.height)
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      rows += stride(from: first, to: frame.height, by: step)
    }
    return rows
  }

  /// Fills missing pixels of an interlaced frame from the row above, within groups of eight rows.
  ///
  /// Browsers show files that are still being loaded in this way.
  private func repeatRows(_ pixels: inout [UInt32], found: Int, order: [Int]) {
    let (width, _) = frame.imageSize
    var counts = [Int](repeating: 0, count: frame.height)
    for (index, row) in order.enumerated() {
      counts[row] = max(0, min(frame.width, found &- index &* frame.width))
    }
    for row in counts.indices where row & 7 != 0 {
      let start = (frame.y &+ row) &* width &+ frame.x
      for column in counts[row]..<frame.width {
        pixels[start &+ column] = pixels[start &+ column &- width]
      }
    }
  }
}
