// The metrics of a font: the head, hhea, OS/2, post and MVAR tables.
//
// Source: OpenType 1.9, "head", "hhea", "OS/2", "post", "MVAR"; the choice of the ascender follows
// HarfBuzz.

/// The metrics of a font, in font units; y points up.
package struct FontMetrics: Hashable, Sendable {
  /// A line along the text: its position and its thickness.
  package struct Line: Hashable, Sendable {
    /// The middle of the line above the baseline; negative for an underline.
    package var position: Double
    package var thickness: Double

    package init(position: Double, thickness: Double) {
      self.position = position
      self.thickness = thickness
    }

    /// Returns the line with deltas of its top and its thickness, which stays above 0.
    fileprivate func varied(position delta: Double, thickness growth: Double) -> Line {
      let top = position + thickness / 2 + delta
      let pen = max(thickness + growth, 1)
      return growth == 0 && delta == 0 ? self : Line(position: top - pen / 2, thickness: pen)
    }
  }

  /// The number of font units per em, 16…16384.
  package let unitsPerEm: Int
  /// The distance from the baseline up to the top of a line of text.
  package private(set) var ascender: Double
  /// The distance from the baseline to the bottom of a line of text; negative, because it lies
  /// below.
  package private(set) var descender: Double
  /// The recommended gap between the bottom of one line and the top of the next.
  package private(set) var lineGap: Double
  /// The heights of H and of x, or `nil` if the font does not specify them.
  package private(set) var capHeight, xHeight: Double?
  package private(set) var underline, strikeout: Line
  /// From 1 to 1000; 400 is regular, 700 is bold.
  package let weight: Int
  /// From 1 to 9; 5 is normal, 9 is twice as wide.
  package let width: Int
  package let isItalic: Bool
  /// Whether all glyphs have the same width.
  package let isMonospaced: Bool

  init(_ directory: FontDirectory) throws(FontError) {
    let head = try directory.table("head", atLeast: 54)
    let em = head.uint16(at: 18) ?? 0
    guard (16...16384).contains(em) else {
      throw .unexpected("head", "unitsPerEm", expected: "16…16384", found: em)
    }
    unitsPerEm = em
    let hhea = try directory.table("hhea", atLeast: 36)
    let windows = WindowsMetrics(directory.table("OS/2"))
    (ascender, descender, lineGap) = Self.vertical(hhea: hhea, windows)
    capHeight = windows.positive(88, version: 2)
    xHeight = windows.positive(86, version: 2)
    let post = directory.table("post")
    // The middle is stored, but the file specifies the top.
    let thickness = Double(post?.int16(at: 10) ?? 0)
    let top = post?.int16(at: 8).map { Double($0) }
    let pen = thickness > 0 ? thickness : Double(em) / 20
    underline = Line(position: (top ?? -Double(em) / 10) - pen / 2, thickness: pen)
    let strike = windows.positive(26) ?? pen
    let height = windows.positive(28) ?? (xHeight ?? Double(em) / 2) / 2 + strike / 2
    strikeout = Line(position: height - strike / 2, thickness: strike)
    let style = head.uint16(at: 44) ?? 0
    weight = windows.number(4).map { min(max($0, 1), 1000) } ?? (style & 1 != 0 ? 700 : 400)
    width = windows.number(6).map { min(max($0, 1), 9) } ?? 5
    isItalic = windows.number(62).map { $0 & 0x201 != 0 } ?? (style & 2 != 0)
    isMonospaced = post?.uint32(at: 12).map { $0 != 0 } ?? false
  }

  /// Returns the metrics with the deltas that a font has at a position in its design space.
  ///
  /// The deltas of hhea and of OS/2 have the same tags, because fonts keep the two equal.
  func varied(by delta: (FontTag) -> Double) -> FontMetrics {
    var result = self
    result.ascender += delta("hasc")
    result.descender += delta("hdsc")
    result.lineGap += delta("hlgp")
    result.capHeight = capHeight.map { $0 + delta("cpht") }
    result.xHeight = xHeight.map { $0 + delta("xhgt") }
    result.underline = underline.varied(position: delta("undo"), thickness: delta("unds"))
    result.strikeout = strikeout.varied(position: delta("stro"), thickness: delta("strs"))
    return result
  }

  /// The vertical metrics: the ascender, the descender and the line gap.
  ///
  /// They are the typographic metrics of OS/2 if the font requests them. Otherwise they come from
  /// hhea, from the typographic metrics or from the Windows metrics, whichever is the first to be
  /// present.
  private static func vertical(
    hhea: FontData,
    _ windows: WindowsMetrics
  ) -> (Double, Double, Double) {
    func values(_ data: FontData?, _ offset: Int) -> (Double, Double, Double)? {
      guard let data, let up = data.int16(at: offset), let down = data.int16(at: offset + 2),
        let gap = data.int16(at: offset + 4), up != 0 || down != 0
      else { return nil }
      return (Double(up), Double(down), Double(gap))
    }
    let typographic = values(windows.data, 68)
    if windows.number(62).map({ $0 & 0x80 != 0 }) ?? false, let typographic { return typographic }
    if let usual = values(hhea, 4) { return usual }
    if let typographic { return typographic }
    return (Double(windows.number(74) ?? 0), -Double(windows.number(76) ?? 0), 0)
  }
}

/// The OS/2 table, which is optional and may have an early version.
private struct WindowsMetrics {
  let data: FontData?

  init(_ data: FontData?) { self.data = data }

  func number(_ offset: Int) -> Int? { data?.uint16(at: offset) }

  /// The signed number at `offset` if it is above 0 and the table has at least this version.
  func positive(_ offset: Int, version: Int = 0) -> Double? {
    guard let data, let found = data.uint16(at: 0), found >= version,
      let value = data.int16(at: offset), value > 0
    else { return nil }
    return Double(value)
  }
}
