// A face's measures: the tables head, hhea, OS/2 and post.
//
// Source: OpenType 1.9, "head", "hhea", "OS/2", "post"; which ascender counts is HarfBuzz's choice.

/// The measures of a whole face, in font units, y pointing up.
package struct FontMetrics: Hashable, Sendable {
  /// A line along the text: where it is, and how thick.
  package struct Line: Hashable, Sendable {
    /// The middle of the line above the baseline; an underline's is negative.
    package var position: Double
    package var thickness: Double

    package init(position: Double, thickness: Double) {
      self.position = position
      self.thickness = thickness
    }
  }

  /// The number of font units of an em, 16…16384.
  package let unitsPerEm: Int
  /// From the baseline up to the top of a line of text.
  package let ascender: Double
  /// From the baseline to the bottom of a line of text: negative, as it lies below.
  package let descender: Double
  /// The gap that should lie between the bottom of one line and the top of the next.
  package let lineGap: Double
  /// The height of H, and that of x; nil where the face does not say.
  package let capHeight, xHeight: Double?
  package let underline, strikeout: Line
  /// 1…1000; 400 is regular, 700 is bold.
  package let weight: Int
  /// 1…9; 5 is normal, 9 is twice as wide.
  package let width: Int
  package let isItalic: Bool
  /// Whether all glyphs are of one width.
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
    // The middle, where the file has the top.
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

  /// OS/2's typographic measures where it wants them used or hhea has none; then those of Windows.
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

/// The table OS/2, which need not be there, nor have all that later versions have.
private struct WindowsMetrics {
  let data: FontData?

  init(_ data: FontData?) { self.data = data }

  func number(_ offset: Int) -> Int? { data?.uint16(at: offset) }

  /// The signed number at `offset`, where it is above 0 and the table has this version or a later one.
  func positive(_ offset: Int, version: Int = 0) -> Double? {
    guard let data, let found = data.uint16(at: 0), found >= version,
      let value = data.int16(at: offset), value > 0
    else { return nil }
    return Double(value)
  }
}
