// Selects the graphemes that remain beside an ellipsis in a truncated line.

import RasterValues

/// A text with an ellipsis.
struct TruncatedText {
  let text: StyledScalars
  /// The width in points of the remaining parts in the whole text, and of the ellipsis.
  let width: Double
  /// Whether a smaller width would drop more of the text.
  let canShrink: Bool
}

extension TextTruncation {
  static let ellipsis: UInt32 = 0x2026

  /// Returns a range truncated to a width, including the ellipsis.
  ///
  /// Widths are those of the whole text, whose glyphs may differ from those of the parts. `dots`
  /// returns the width of an ellipsis in a style; the ellipsis has the style of its neighbour.
  func fitted(
    _ paragraph: TextParagraph,
    _ range: Range<Int>,
    width: Double,
    _ looks: [SetLook],
    dots: (Int32) -> Double
  ) -> TruncatedText {
    let text = paragraph.text
    if self == .none {
      let width = paragraph.width(of: range)
      return TruncatedText(text: StyledScalars(text, range), width: width, canShrink: false)
    }
    func textLook(at index: Int) -> Int32 {
      guard index < text.looks.count else { return text.looks.first ?? 0 }
      return looks[Int(text.looks[index])].object?.textLook ?? text.looks[index]
    }
    // The cut determines the style of the ellipsis, whose width affects the cut: two iterations.
    var look = textLook(at: self == .start ? max(range.upperBound - 1, 0) : range.lowerBound)
    var parts = parts(paragraph, range, room: width - dots(look))
    for _ in 0..<2 {
      let beside = parts.head.last ?? parts.tail.first ?? range.lowerBound
      guard textLook(at: beside) != look else { break }
      look = textLook(at: beside)
      parts = self.parts(paragraph, range, room: width - dots(look))
    }
    var fitted = StyledScalars(text, parts.head)
    fitted.append(Self.ellipsis, look)
    for index in parts.tail { fitted.append(text.scalars[index], text.looks[index]) }
    return TruncatedText(
      text: fitted,
      width: paragraph.width(of: parts.head) + paragraph.width(of: parts.tail) + dots(look),
      canShrink: !parts.head.isEmpty || !parts.tail.isEmpty
    )
  }

  /// Returns the parts that remain before and after the ellipsis.
  private func parts(
    _ paragraph: TextParagraph,
    _ range: Range<Int>,
    room: Double
  ) -> (head: Range<Int>, tail: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    switch self {
    case .none: return (range, end..<end)
    case .end: return (paragraph.head(of: range, within: room), end..<end)
    case .start: return (start..<start, paragraph.tail(of: range, within: room))
    case .middle:
      let head = paragraph.head(of: range, within: room / 2)
      let rest = room - paragraph.width(of: head)
      return (head, paragraph.tail(of: head.upperBound..<end, within: rest))
    }
  }
}

extension TextParagraph {
  /// Returns the longest prefix of whole graphemes within a width, without trailing spaces.
  fileprivate func head(of range: Range<Int>, within width: Double) -> Range<Int> {
    var (end, visibleEnd) = (range.lowerBound, range.lowerBound)
    for index in range {
      if !TextParagraph.isSpace(scalars[index]) { visibleEnd = index + 1 }
      guard isBoundary(index + 1, range) else { continue }
      guard places[visibleEnd] - places[range.lowerBound] <= width else { break }
      end = index + 1
    }
    return trimmed(range.lowerBound..<end)
  }

  /// Returns the longest suffix of whole graphemes within a width, without leading spaces.
  fileprivate func tail(of range: Range<Int>, within width: Double) -> Range<Int> {
    let range = trimmed(range)
    var start = range.upperBound
    for index in stride(from: range.upperBound - 1, through: range.lowerBound, by: -1)
    where isBoundary(index, range) {
      guard places[range.upperBound] - places[index] <= width else { break }
      start = index
    }
    while start < range.upperBound, TextParagraph.isSpace(scalars[start]) { start += 1 }
    return start..<range.upperBound
  }

  private func isBoundary(_ index: Int, _ range: Range<Int>) -> Bool {
    index == range.upperBound || graphemes[index]
  }
}
