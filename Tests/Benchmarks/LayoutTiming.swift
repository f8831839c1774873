// Times text layout in a font file: a thousand words in lines, repeatedly.

import Foundation
import Raster

/// The processor time for laying out a thousand words of a text.
enum LayoutTiming {
  /// Prints the minimum and the median of 30 layouts; `font` is a file, or `-` for the built-in
  /// typeface.
  static func run(font: String, text: String, count: Int) throws {
    let words = String(decoding: try Data(contentsOf: URL(filePath: text)), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return }
    let paragraph = (0..<1000).map { String(words[$0 % words.count]) }.joined(separator: " ")
    var environment = Environment()
    if font != "-" {
      let bytes = Array(try Data(contentsOf: URL(filePath: font)))
      environment.fonts = try FontCollection().adding(bytes, as: "Font")
    }
    let style = Font(family: font == "-" ? "" : "Font", size: 14)
    var times: [Double] = []
    for _ in 0..<count {
      let start = clock()
      let measured = environment.measure(paragraph, font: style, width: 600)
      times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000)
      precondition(measured.lines > 0)
    }
    times.sort()
    let (least, median) = (times[0], times[times.count / 2])
    print(String(format: "1,000 words: %.2f ms, %.2f ms at least", median, least))
  }
}
