// How a picture is written without losing anything: colour type, depth, palette.

import RasterValues

/// A colour type and depth that hold all pixels of a bitmap, and the palette where there is one.
package struct PNGLayout {
  package let width: Int
  package let height: Int
  package let color: PNGColorType
  package var depth = 8
  /// The chunks PLTE and tRNS, where there are any.
  package private(set) var palette: [UInt8] = []
  package private(set) var transparency: [UInt8] = []
  /// Each pixel's place in the palette, or its level of grey; empty where channels are written.
  package private(set) var numbers: [UInt8] = []

  /// The bytes from a pixel to the next, at least 1.
  package var pixelLength: Int { max(1, depth &* color.samples / 8) }
  package var rowLength: Int { (width &* depth &* color.samples &+ 7) / 8 }
  /// Whether differences of samples mean anything: those of places in a palette do not.
  package var canBeFiltered: Bool { color != .palette && depth == 8 }
  /// The bytes of all rows, each with the number of its filter.
  package var length: Int { height &* (rowLength &+ 1) }

  /// Each channel of each pixel in eight bits; no alpha where the bitmap is opaque, one channel where
  /// it is grey.
  package init(channelsOf bitmap: Bitmap, _ survey: PictureSurvey) {
    width = bitmap.width
    height = bitmap.height
    let (isGrey, isOpaque) = (survey.isGrey, survey.isOpaque)
    color = isGrey ? isOpaque ? .grey : .greyAlpha : isOpaque ? .rgb : .rgba
    if color == .grey { numbers = bitmap.pixels.map { UInt8(truncatingIfNeeded: $0) } }
  }

  /// Each pixel as a place in a palette.
  package init(_ bitmap: Bitmap, palette: PNGPalette) {
    width = bitmap.width
    height = bitmap.height
    color = .palette
    depth = palette.depth
    numbers = palette.indices
    self.palette = palette.colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    transparency = palette.colors.prefix(palette.clearCount).map { UInt8($0 >> 24) }
  }

  /// Each pixel as a level of grey, where few bits suffice for all; nil where they do not.
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
