// The font fixtures, and the data that FreeType and HarfBuzz read from them.

import Raster
import TestSupport

/// A font, and the expected data from its text file, which Tests/Oracles/font_fixtures.py
/// documents.
struct FontFixture: CustomStringConvertible {
  struct Glyph {
    /// The values of axes; empty for the default.
    var place: [(tag: FontTag, value: Double)]
    var index: UInt16
    var advance: Double
    /// Path commands and numbers as in SVG.
    var outline: [Substring]
  }

  static let folder = "Tests/RasterTests/Text/OpenType/Fixtures"
  static let names = [
    "dejavu.ttf", "liberation.ttf", "cantarell.otf", "inter.ttf", "inter-gvar.ttf",
    "composites.ttf", "charstrings.otf", "keyed.otf", "varying.otf", "wide.ttf",
  ]

  let name: String
  let bytes: [UInt8]
  var metrics: [Double] = []
  var family = ""
  /// A character, a variation selector or 0, and a glyph.
  var maps: [(scalar: UInt32, selector: UInt32, glyph: UInt16)] = []
  var kerns: [(left: UInt16, right: UInt16, amount: Double)] = []
  var glyphs: [Glyph] = []

  var description: String { name }

  init(_ name: String) throws {
    self.name = name
    bytes = try TestSupport.bytes(ofFileAt: "\(Self.folder)/\(name)")
    let path = "\(Self.folder)/\(name.prefix { $0 != "." }).txt"
    var place: [(tag: FontTag, value: Double)] = []
    for line in String(decoding: try TestSupport.bytes(ofFileAt: path), as: UTF8.self).split(
      separator: "\n"
    ) {
      let words = line.split(separator: " ")
      if words[0] == "at" {
        place = words.dropFirst().compactMap { word in
          let parts = word.split(separator: "=")
          return FontTag(validating: String(parts[0])).map { ($0, Double(parts[1]) ?? 0) }
        }
      } else {
        add(words, place)
      }
    }
  }

  private mutating func add(_ words: [Substring], _ place: [(tag: FontTag, value: Double)]) {
    func number(_ index: Int) -> Double { Double(words[index]) ?? .nan }
    func glyph(_ index: Int) -> UInt16 { UInt16(words[index]) ?? .max }
    switch words[0] {
    case "metrics": metrics = (1..<words.count).map { number($0) }
    case "name": family = words.dropFirst().joined(separator: " ")
    case "map":
      let codes = words[1..<words.count - 1].compactMap { UInt32($0, radix: 16) }
      maps.append((codes[0], codes.count > 1 ? codes[1] : 0, glyph(words.count - 1)))
    case "kern": kerns.append((glyph(1), glyph(2), number(3)))
    default:
      glyphs.append(
        Glyph(
          place: place,
          index: glyph(1),
          advance: number(2),
          outline: Array(words.dropFirst(3))
        )
      )
    }
  }
}
