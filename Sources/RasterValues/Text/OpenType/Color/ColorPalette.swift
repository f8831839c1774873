// The colours of glyphs: the first palette of the CPAL table.
//
// Source: OpenType 1.9, "CPAL".

/// The first palette of a font.
struct ColorPalette: Sendable {
  /// Four bytes per colour: blue, green, red, alpha.
  private let colors: FontData

  /// The index that stands for the colour of the text.
  static let foreground = 0xFFFF

  /// Reads the table, which is required for fonts with layers or paint graphs.
  init(_ directory: FontDirectory) throws(FontError) {
    let table = try directory.table("CPAL", atLeast: 14)
    let count = table.uint16(at: 2) ?? 0
    let first = table.uint16(at: 12) ?? 0
    guard let start = table.uint32(at: 8), let all = table.from(start),
      let palette = all.part(at: 4 * first, count: 4 * count)
    else {
      let start = table.uint32(at: 8) ?? 0
      throw .truncated("CPAL", expected: start &+ 4 * (first + count), in: table)
    }
    colors = palette
  }

  /// A colour by its index: black beyond the palette's end, `nil` for the colour of the text.
  subscript(index: Int) -> Color? {
    guard index != Self.foreground else { return nil }
    guard let blueGreen = colors.uint16(at: 4 * index),
      let redAlpha = colors.uint16(at: 4 * index + 2)
    else { return .black }
    let (blue, green) = (UInt32(blueGreen >> 8), UInt32(blueGreen & 255))
    let (red, alpha) = (UInt32(redAlpha >> 8), UInt32(redAlpha & 255))
    return Color(rgba: red << 24 | green << 16 | blue << 8 | alpha)
  }
}
