// Text workloads: drawn from cached masks, and laid out.

import Raster

extension Workload {
  /// Text that is drawn, laid out and measured.
  ///
  /// `W09t` draws a thousand glyphs at 14 px in lines as long as those of W09, which draws paths:
  /// glyphs of the built-in typeface, from cached masks. `layout` lays out a thousand words of
  /// Latin in lines of 600 points and records them; `measure` measures the same words.
  static func words() -> [Workload] {
    let (sentence, environment) = (words(count: 1000), Environment())
    let font = Font(size: 14)
    let column = Sketch { $0.drawText(sentence, in: $0.bounds, font: font, verticalAlign: .top) }
    return [
      painting("W09t_glyph_masks", pixels: 0) { canvas in
        canvas.drawText(
          letters(count: 1000),
          in: Rect(x: 12, y: 10, width: 1000, height: 1000),
          font: font,
          with: .color(Color(rgba: 0x2020_20FF)),
          verticalAlign: .top,
          lineHeight: 19.25
        )
      },
      Workload(name: "layout", pixels: 0) { _ = column.recorded(Size(600, 4000)) },
      Workload(name: "measure", pixels: 0) {
        _ = environment.measure(sentence, font: font, width: 600)
      },
    ]
  }

  private static let text = """
    The quick brown fox jumps over the lazy dog, while 0123456789 (paragraph) text; flows; across \
    several lines of a user interface label! Sphinx of black quartz, judge my vow? Rasterizers fill \
    outlines with coverage & blend: Premultiplied RGBA @ 8 bits per channel.
    """

  /// Repeats the text up to the given number of letters, not counting spaces.
  private static func letters(count: Int) -> String {
    var (result, left) = ("", count)
    while left > 0 {
      for letter in text + " " where left > 0 {
        result.append(letter)
        if letter != " " { left -= 1 }
      }
    }
    return result
  }

  /// Repeats the text up to the given number of words.
  private static func words(count: Int) -> String {
    let words = text.split(separator: " ")
    return (0..<count).map { String(words[$0 % words.count]) }.joined(separator: " ")
  }
}
