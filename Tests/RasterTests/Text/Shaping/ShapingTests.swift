// Text shaped with the tables of fonts, as in HarfBuzz: ligatures, kerning, marks and joining.

import Raster
import TestSupport
import Testing

@Suite struct ShapingTests {
  static let names = [
    "shaping-dejavu.ttf", "shaping-naskh.ttf", "shaping-cantarell.otf", "shaping-inter.ttf",
  ]

  /// Shapes text with a fixture's font at one point per unit.
  struct Face {
    let environment: Environment
    let unitsPerEm: Double

    init(_ bytes: [UInt8]) throws {
      var environment = Environment()
      environment.fonts = try FontCollection().adding(bytes, as: "Fixture")
      self.environment = environment
      unitsPerEm = Double(try OpenTypeFace(bytes).unitsPerEm)
    }

    init(named name: String) throws {
      try self.init(bytes(ofFileAt: "\(FontFolder.path)/\(name)"))
    }

    func layout(_ text: String, _ features: [String] = []) -> TextLayout {
      let font = Font(family: "Fixture", size: unitsPerEm, features: features)
      return TextLayout(text, ParagraphStyle(font: font), environment: environment)
    }

    /// Glyphs, their origins and the total advance, in sorted order.
    func words(_ text: String) -> [String] {
      let layout = layout(text)
      let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
      let words = glyphs.map { "\($0.id),\(Int($0.origin.x)),\(Int(-$0.origin.y))" }
      return (words + ["\(Int(layout.size.width))"]).sorted()
    }

    func glyphs(_ text: String, _ features: [String] = []) -> [UInt16] {
      layout(text, features).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }
  }

  // Source: HarfBuzz, by Tests/Oracles/harfbuzz_shaping.py.
  @Test(arguments: names)
  func `text has HarfBuzz's glyphs and positions`(_ name: String) throws {
    let face = try Face(named: name)
    let path = "\(FontFolder.path)/\(name.prefix { $0 != "." }).txt"
    let lines = String(decoding: try bytes(ofFileAt: path), as: UTF8.self).split(separator: "\n")
    #expect(lines.count >= 10)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let equals = try #require(words.firstIndex(of: "="))
      var text = ""
      for word in words[..<equals] {
        let scalar = try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init))
        text.unicodeScalars.append(scalar)
      }
      #expect(face.words(text) == words[(equals + 1)...].sorted(), "\(text)")
    }
  }

  @Test func `a feature with a minus sign is off`() throws {
    let face = try Face(named: "shaping-dejavu.ttf")
    #expect(face.glyphs("ffi").count == 1)
    #expect(face.glyphs("ffi", ["-liga"]).count == 3)
    #expect(face.layout("AVA", ["-kern"]).size.width > face.layout("AVA").size.width)
  }

  @Test func `letters join unless a zero-width non-joiner is between them`() throws {
    let face = try Face(named: "shaping-naskh.ttf")
    let alone = face.glyphs("ب") + face.glyphs("ب")
    #expect(face.glyphs("بب") != alone)
    #expect(face.glyphs("ب\u{200C}ب") == alone)
  }

  // 240,000 mutants of larger subsets, some of Amiri's, were tested in the same way: none trapped.
  @Test(arguments: names)
  func `damaged layout tables never trap`(_ name: String) throws {
    let whole = try bytes(ofFileAt: "\(FontFolder.path)/\(name)")
    let places = try FontFolder.tables(["GSUB", "GPOS", "GDEF"], of: whole)
    var damaged = whole
    for (turn, place) in places.enumerated() where turn % 7 == 0 {
      let values: [UInt8] = [0xFF, 0, 1, whole[place] ^ 0x80, whole[place] &+ 1]
      damaged[place] = values[turn / 7 % 5]
      let face = try Face(damaged)
      for text in ["AVToy ffi e\u{301}\u{323} ->", "لا بتحم\u{64E}\u{651}"] {
        #expect(face.layout(text).size.width.isFinite)
      }
      damaged[place] = whole[place]
    }
  }
}

/// The folder of the fixtures, and the positions of tables in them.
enum FontFolder {
  static let path = "Tests/RasterTests/Text/OpenType/Fixtures"

  /// The positions of the bytes of some tables.
  static func tables(_ tags: [String], of bytes: [UInt8]) throws -> [Int] {
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var places: [Int] = []
    for table in 0..<number(4, 2) {
      let record = 12 + 16 * table
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      guard tags.contains(tag) else { continue }
      let start = number(record + 8, 4)
      places += Array(start..<start + number(record + 12, 4))
    }
    return places
  }
}
