// The lossless representation of an image in a PNG file: colour type, depth and palette.

import RasterValues

/// A colour type and depth that represent all pixels of a bitmap, and the palette if there is one.
package struct PNGLayout {
  package let width: Int
  package let height: Int
  package let color: PNGColorType
  package var depth = 8
  /// The contents of the chunks PLTE and tRNS, if these are present.
  package private(set) var palette: [UInt8] = []
  package private(set) var transparency: [UInt8] = []
  /// Each pixel's palette index or grey level; empty if channels are written.
  package private(set) var numbers: [UInt8] = []

  /// The number of bytes per pixel, at least 1.
  package var pixelLength: Int { max(1, depth &* color.samples / 8) }
  package var rowLength: Int { (width &* depth &* color.samples &+ 7) / 8 }
  /// Whether filtering is useful; differences between palette indices are meaningless.
  package var canBeFiltered: Bool { color != .palette && depth == 8 }
  /// The length of all rows in bytes, including the filter numbers.
  package var length: Int { height &* (rowLength &+ 1) }

  /// Creates a layout with eight bits per channel.
  ///
  /// Alpha is omitted for an opaque bitmap, and a grey one has a single colour channel.
  package init(channelsOf bitmap: Bitmap, _ survey: PictureSurvey) {
    width = bitmap.width
    height = bitmap.height
    let (isGrey, isOpaque) = (survey.isGrey, survey.isOpaque)
    color = isGrey ? isOpaque ? .grey : .greyAlpha : isOpaque ? .rgb : .rgba
    if color == .grey { numbers = bitmap.pixels.map { UInt8(truncatingIfNeeded: $0) } }
  }

  /// Creates a layout with palette indices.
  package init(_ bitmap: Bitmap, palette: PNGPalette) {
    width = bitmap.width
    height = bitmap.height
    color = .palette
    depth = palette.depth
    numbers = palette.indices
    self.palette = Self.bytes(palette.colors)
    transparency = palette.colors.prefix(palette.clearCount).map { UInt8($0 >> 24) }
  }

  /// Creates a layout with the indices and the colours of an image, in its order.
  init(_ image: IndexedImage) {
    width = image.width
    height = image.height
    color = .palette
    depth = image.depth
    numbers = image.indices
    palette = Self.bytes(image.colors)
    guard image.hasTransparency else { return }
    palette += [0, 0, 0]
    transparency = [UInt8](repeating: 255, count: image.colors.count) + [0]
  }

  /// Returns colours as bytes R, G, B.
  private static func bytes(_ colors: [UInt32]) -> [UInt8] {
    colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
  }

  /// Creates a layout with grey levels of few bits; nil if these cannot represent all pixels.
  package init?(_ bitmap: Bitmap, greysOf palette: PNGPalette) {
    guard palette.clearCount == 0,
      palette.colors.allSatisfy({ $0 & 0xFFFF == $0 >> 8 & 0xFFFF })
    else { return nil }
    let levels = palette.colors.map { UInt8($0 & 0xFF) }
    let depth = [1, 2, 4, 8].first { depth in
      levels.allSatisfy { $0 % (255 / UInt8(1 << depth - 1)) == 0 }
    }
    guard let depth, depth <= palette.depth else { return nil }
    width = bitmap.width
    height = bitmap.height
    color = .grey
    self.depth = depth
    var table = levels.map { $0 / (255 / UInt8(1 << depth - 1)) }
    table += repeatElement(0, count: 256 &- table.count)
    numbers = palette.indices.map { table[Int($0)] }
  }
}
