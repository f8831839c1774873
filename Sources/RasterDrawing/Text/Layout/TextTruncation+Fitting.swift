// Which graphemes stay where a line is too long, beside an ellipsis.

import RasterValues

extension TextTruncation {
  static let ellipsis: UInt32 = 0x2026

  /// The scalars of a range that stay, with the ellipsis, in a width; `dots` is the ellipsis's.
  func fitted(
    _ paragraph: TextParagraph,
    _ range: Range<Int>,
    width: Double,
    dots: Double
  ) -> [UInt32] {
    let room = width - dots
    switch self {
    case .none: return Array(paragraph.scalars[range])
    case .end:
      let head = paragraph.head(of: range, within: room)
      return paragraph.scalars[head] + [Self.ellipsis]
    case .start:
      let tail = paragraph.tail(of: range, within: room)
      return [Self.ellipsis] + paragraph.scalars[tail]
    case .middle:
      let head = paragraph.head(of: range, within: room / 2)
      let rest = room - paragraph.width(of: head)
      let tail = paragraph.tail(of: head.upperBound..<range.upperBound, within: rest)
      return paragraph.scalars[head] + [Self.ellipsis] + paragraph.scalars[tail]
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
