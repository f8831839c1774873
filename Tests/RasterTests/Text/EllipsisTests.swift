// Ellipses in joined words: the truncated text fits.

import Raster
import TestSupport
import Testing

@Suite struct EllipsisTests {
  static let words = [
    "بتحمحبتحمحبتحمحبتحمح", "حلمهـباباـمحمـلهحلمهباباـمح", "لالالالالالالالالالالا",
    "محلابتلامحلابتلامحلابتلا",
  ]

  @Test(arguments: words, [TextTruncation.end, .middle, .start])
  func `no truncated word is wider than its box`(_ word: String, _ truncation: TextTruncation)
    throws
  {
    for name in ["shaping-naskh.ttf", "shaping-dejavu.ttf"] {
      let environment = try ShapingTests.Face(named: name).environment
      for size in [14.0, 17, 33] {
        let font = Font(family: "Fixture", size: size)
        var style = ParagraphStyle(font: font, maxLines: 1)
        style.truncation = truncation
        let least = TextLayout("…", style, environment: environment).size.width
        for width in stride(from: 40.0, through: 136, by: 4) {
          let layout = TextLayout(word, style, width: width, environment: environment)
          #expect(layout.size.width <= max(width, least) + 1e-3, "\(name) \(size) \(width)")
          #expect(layout.lines.count == 1)
        }
      }
    }
  }

  @Test func `a long text is truncated in linear time`() throws {
    let environment = try ShapingTests.Face(named: "shaping-naskh.ttf").environment
    let font = Font(family: "Fixture", size: 17)
    for text in ["بت", "a   ", "\u{301}", "لا", " "] {
      let long = "بت" + String(repeating: text, count: 60_000 / text.unicodeScalars.count) + "\nب"
      for truncation: TextTruncation in [.end, .middle, .start] {
        var style = ParagraphStyle(font: font, maxLines: 1)
        style.truncation = truncation
        let layout = TextLayout(long, style, width: 30_000, environment: environment)
        #expect(layout.size.width <= 30_001)
      }
    }
  }
}
