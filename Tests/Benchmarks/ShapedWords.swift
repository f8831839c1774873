// Answers Tests/Oracles/harfbuzz_shaping.py with the glyphs of texts and their positions.

import Foundation
import Raster

/// Reads lines of a font file, features, settings, a locale and hexadecimal scalars; a dot stands
/// for an absent field.
///
/// The settings are a weight, or axis values such as `opsz=20`, or `size`, `tracking`, `width` and
/// `lines`, separated by commas. The size is one point per unit by default.
///
/// Prints a line for each: glyphs and their origins in units or points, y up, and the width, for
/// each line of text.
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
      var settings = Settings(font: Font(family: "Font", size: Double(unitsPerEm)))
      settings.font.features = features
      for setting in words[2].split(separator: ",") { settings.add(String(setting)) }
      print(describe(text(words[4...]), settings, environment))
    }
  }

  private struct Settings {
    var font: Font
    var width = Double.infinity
    var maxLines = 0

    mutating func add(_ setting: String) {
      let parts = setting.split(separator: "=")
      let value = parts.last.flatMap { Double($0) } ?? 0
      switch parts.first {
      case "size": font.size = value
      case "tracking": font.tracking = value
      case "width": width = value
      case "lines": maxLines = Int(value)
      default:
        let weight = FontWeight.allCases.first { "\(Int($0.value))" == setting }
        if let weight { font.weight = weight } else { font.variations.append(setting) }
      }
    }
  }

  private static func text(_ words: ArraySlice<String>) -> String {
    let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func describe(
    _ text: String,
    _ settings: Settings,
    _ environment: Environment
  ) -> String {
    let style = ParagraphStyle(font: settings.font, maxLines: settings.maxLines)
    let layout = TextLayout(text, style, width: settings.width, environment: environment)
    return layout.lines.map { line in
      let words = line.runs.flatMap(\.glyphs).map {
        "\($0.id),\(number($0.origin.x)),\(number(-$0.origin.y))"
      }
      return (words + [number(line.width)]).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// Returns a number with at most three decimals, so that whole units stay whole.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
