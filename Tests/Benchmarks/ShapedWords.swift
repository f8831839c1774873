// Answers Tests/Oracles/harfbuzz_shaping.py with the glyphs of texts and their positions.

import Foundation
import Raster

/// Reads lines of a font file, features, a weight, a locale and hexadecimal scalars; a dot stands
/// for an absent field.
///
/// Prints a line for each: glyphs and their origins in units, y up, and the total advance.
enum ShapedWords {
  static func run() throws {
    var fonts: [String: (fonts: FontCollection, unitsPerEm: Int)] = [:]
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 4 else { continue }
      if fonts[words[0]] == nil {
        let bytes = Array(try Data(contentsOf: URL(filePath: words[0])))
        let face = try OpenTypeFace(bytes)
        fonts[words[0]] = (try FontCollection().adding(bytes, as: "Font"), face.unitsPerEm)
      }
      guard let (fonts, unitsPerEm) = fonts[words[0]] else { continue }
      var environment = Environment()
      environment.fonts = fonts
      environment.locale = words[3] == "." ? "en" : words[3]
      let features = words[1].split(separator: ",").map(String.init).filter { $0 != "." }
      let weight = FontWeight.allCases.first { "\(Int($0.value))" == words[2] }
      let font = Font(
        family: "Font",
        size: Double(unitsPerEm),
        weight: weight ?? .regular,
        features: features
      )
      print(describe(text(words[4...]), font, environment))
    }
  }

  private static func text(_ words: ArraySlice<String>) -> String {
    let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func describe(
    _ text: String,
    _ font: Font,
    _ environment: Environment
  ) -> String {
    let layout = TextLayout(text, ParagraphStyle(font: font), environment: environment)
    let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
    let words = glyphs.map { "\($0.id),\(Int($0.origin.x)),\(Int(-$0.origin.y))" }
    return words.joined(separator: " ") + " \(Int(layout.size.width))"
  }
}
