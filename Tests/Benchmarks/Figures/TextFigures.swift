// Text: laying out words of several scripts in lines.

import Foundation
import Raster
import TestSupport

extension Figure {
  /// A thousand words of Latin in the built-in typeface, and words of fixtures in their fonts.
  static var text: [Figure] {
    [
      Figure(name: "text-built-in", count: 1) {
        guard let workload = Workload.words().first(where: { $0.name == "layout" }) else {
          return {}
        }
        return workload.run
      },
      shaped("text-latin", "shaping-inter"), shaped("text-arabic", "shaping-naskh"),
      shaped("text-devanagari", "syllables-deva"), shaped("text-myanmar", "syllables-mymr"),
    ]
  }

  /// Lays out 500 words of a fixture, whose lines begin with a word in hexadecimal scalars.
  private static func shaped(_ name: String, _ fixture: String) -> Figure {
    Figure(name: name, count: 1) {
      let path = "Tests/RasterTests/Text/OpenType/Fixtures/\(fixture)"
      let lines = String(decoding: try bytes(ofFileAt: path + ".txt"), as: UTF8.self)
        .split(separator: "\n")
      let words = lines.compactMap { line in
        line.split(separator: "=").first.map { word(String($0)) }
      }
      let text = (0..<500).map { words[$0 % words.count] }.joined(separator: " ")
      var environment = Environment()
      environment.fonts = try FontCollection()
        .adding(try bytes(ofFileAt: path + ".ttf"), as: "Fixture")
      let font = Font(family: "Fixture", size: 14)
      return { [environment] in _ = environment.measure(text, font: font, width: 600) }
    }
  }

  private static func word(_ scalars: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in scalars.split(separator: " ") {
      if let scalar = UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init) { word.append(scalar) }
    }
    return String(word)
  }
}
