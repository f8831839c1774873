// Which graphemes stay where a line is too long, beside an ellipsis.

import RasterValues

extension TextTruncation {
  static let ellipsis: UInt32 = 0x2026

  /// The text of a range that stays, with the ellipsis, in a width; `dots` is the width of an ellipsis of
  /// a look, which is that of what it stands beside.
  func fitted(
    _ paragraph: TextParagraph,
    _ range: Range<Int>,
    width: Double,
    _ looks: [SetLook],
    dots: (Int32) -> Double
  ) -> StyledScalars {
    let text = paragraph.text
    if self == .none { return StyledScalars(text, range) }
    func words(at index: Int) -> Int32 {
      guard index < text.looks.count else { return text.looks.first ?? 0 }
      return looks[Int(text.looks[index])].object?.words ?? text.looks[index]
    }
    // Where the text is cut decides the ellipsis, and the ellipsis where it is cut: tried twice.
    var look = words(at: self == .start ? max(range.upperBound - 1, 0) : range.lowerBound)
    var parts = parts(paragraph, range, room: width - dots(look))
    for _ in 0..<2 {
      let beside = parts.head.last ?? parts.tail.first ?? range.lowerBound
      guard words(at: beside) != look else { break }
      look = words(at: beside)
      parts = self.parts(paragraph, range, room: width - dots(look))
    }
    var fitted = StyledScalars(text, parts.head)
    fitted.append(Self.ellipsis, look)
    for index in parts.tail { fitted.append(text.scalars[index], text.looks[index]) }
    return fitted
  }

  /// What stays before the ellipsis, and after it.
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
  /// The longest beginning of whole graphemes within a width, without spaces at its end.
  fileprivate func head(of range: Range<Int>, within width: Double) -> Range<Int> {
    var end = range.lowerBound
    for index in range.lowerBound..<range.upperBound where isBoundary(index + 1, range) {
      guard self.width(of: range.lowerBound..<index + 1) <= width else { break }
      end = index + 1
    }
    return trimmed(range.lowerBound..<end)
  }

  /// The longest end of whole graphemes within a width, without spaces at its beginning.
  fileprivate func tail(of range: Range<Int>, within width: Double) -> Range<Int> {
    let range = trimmed(range)
    var start = range.upperBound
    for index in stride(from: range.upperBound - 1, through: range.lowerBound, by: -1)
    where isBoundary(index, range) {
      guard self.width(of: index..<range.upperBound) <= width else { break }
      start = index
    }
    while start < range.upperBound, TextParagraph.isSpace(scalars[start]) { start += 1 }
    return start..<range.upperBound
  }

  private func isBoundary(_ index: Int, _ range: Range<Int>) -> Bool {
    index == range.upperBound || graphemes[index]
  }
}
