// Syllables of the scripts of India and South East Asia: their glyphs equal HarfBuzz's.

import Raster
import TestSupport
import Testing

@Suite struct SyllableTests {
  static let scripts = [
    "deva", "beng", "taml", "telu", "mlym", "sinh", "khmr", "mymr", "java", "tibt", "laoo",
  ]

  private func face(_ script: String) throws -> ShapingTests.Face {
    try ShapingTests.Face(named: "syllables-\(script).ttf")
  }

  private func words(_ script: String) throws -> [(text: String, glyphs: [String])] {
    let path = "\(FontFolder.path)/syllables-\(script).txt"
    let lines = String(decoding: try bytes(ofFileAt: path), as: UTF8.self).split(separator: "\n")
    return try lines.map { line in
      let words = line.split(separator: " ").map(String.init)
      let equals = try #require(words.firstIndex(of: "="))
      let scalars = words[..<equals].compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      return (String(String.UnicodeScalarView(scalars)), words[(equals + 1)...].sorted())
    }
  }

  // Source: HarfBuzz, by Tests/Oracles/syllable_shaping.py.
  @Test(arguments: scripts)
  func `syllables have HarfBuzz's glyphs and positions`(_ script: String) throws {
    let (face, words) = (try face(script), try words(script))
    #expect(words.count >= 4)
    for word in words { #expect(face.words(word.text) == word.glyphs, "\(word.text)") }
  }

  @Test func `signs without a base letter are on a dotted circle`() throws {
    let face = try face("deva")
    let circle = face.glyphs("\u{25CC}")
    #expect(circle.count == 1)
    #expect(face.glyphs("\u{94D}") == circle + face.glyphs("\u{25CC}\u{94D}").dropFirst())
    // The letter a with the sign of aa looks like the letter aa.
    #expect(face.glyphs("\u{905}\u{93E}").contains(circle[0]))
  }

  @Test func `a joiner requests a half form, a non-joiner the full form`() throws {
    let face = try face("deva")
    let joined = face.glyphs("\u{915}\u{94D}\u{937}")
    let half = face.glyphs("\u{915}\u{94D}\u{200D}\u{937}")
    let whole = face.glyphs("\u{915}\u{94D}\u{200C}\u{937}")
    #expect(joined.count == 1)
    #expect(half.count == 2)
    #expect(whole.count == 3)
  }

  @Test func `lines do not break in a syllable`() throws {
    let face = try face("deva")
    let font = Font(family: "Fixture", size: 20)
    let syllable = "\u{915}\u{94D}\u{937}\u{93F}"
    let layout = TextLayout(
      syllable + syllable,
      ParagraphStyle(font: font),
      width: 1,
      environment: face.environment
    )
    #expect(layout.lines.count == 2)
    #expect(layout.lines.allSatisfy { !$0.runs.isEmpty })
  }

  @Test func `the features of syllables can be turned off`() throws {
    let face = try face("deva")
    #expect(face.glyphs("\u{915}\u{94D}\u{937}", ["-akhn", "-half", "-cjct"]).count > 1)
  }

  @Test(arguments: scripts)
  func `damaged layout tables never trap`(_ script: String) throws {
    let whole = try bytes(ofFileAt: "\(FontFolder.path)/syllables-\(script).ttf")
    let places = try FontFolder.tables(["GSUB", "GPOS", "GDEF"], of: whole)
    let words = try words(script).map { $0.text }.joined(separator: " ")
    var damaged = whole
    for (turn, place) in places.enumerated() where turn % 37 == 0 {
      let values: [UInt8] = [0xFF, 0, 1, whole[place] ^ 0x80, whole[place] &+ 1]
      damaged[place] = values[turn / 37 % 5]
      #expect(try ShapingTests.Face(damaged).layout(words).size.width.isFinite)
      damaged[place] = whole[place]
    }
  }

  @Test func `ten thousand signs take no longer than ten thousand letters`() throws {
    let face = try face("deva")
    for text in ["\u{94D}", "\u{200D}", "\u{93F}", "\u{915}\u{94D}", "\u{915}\u{93F}\u{93F}"] {
      let layout = face.layout(String(repeating: text, count: 10_000))
      #expect(layout.size.width.isFinite)
    }
  }
}
