// Variable fonts: features that vary, optical sizes, and axes that a font requests.

import Raster
import TestSupport
import Testing

@Suite struct VariationTests {
  private static let path = "\(FontFolder.path)/variations"

  private static func environment(_ bytes: [UInt8]) throws -> Environment {
    var environment = Environment()
    environment.fonts = try FontCollection().adding(bytes, as: "Fixture")
    return environment
  }

  private static func environment() throws -> Environment {
    try environment(bytes(ofFileAt: path + ".ttf"))
  }

  private func layout(
    _ text: String,
    _ variations: [String],
    size: Double = 1000,
    _ environment: Environment
  ) -> TextLayout {
    let font = Font(family: "Fixture", size: size, variations: variations)
    return TextLayout(text, ParagraphStyle(font: font), environment: environment)
  }

  // Source: HarfBuzz, by Tests/Oracles/variation_fixtures.py.
  @Test func `features vary as in HarfBuzz`() throws {
    let environment = try Self.environment()
    let text = String(decoding: try bytes(ofFileAt: Self.path + ".txt"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count >= 40)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let equals = try #require(words.firstIndex(of: "="))
      let scalars = words[1..<equals].compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let variations = words[0].split(separator: ",").map(String.init) + ["-opsz"]
      let wanted = words[0].contains("opsz") ? Array(variations.dropLast()) : variations
      let layout = layout(String(String.UnicodeScalarView(scalars)), wanted, environment)
      var found = layout.lines.flatMap(\.runs).flatMap(\.glyphs).map {
        "\($0.id),\(Int($0.origin.x.rounded())),\(Int(-$0.origin.y))"
      }
      found.append("\(Int(layout.size.width.rounded()))")
      #expect(found == Array(words[(equals + 1)...]), "\(line)")
    }
  }

  private func width(_ variations: [String], size: Double, scale: Double = 1) throws -> Double {
    var environment = try Self.environment()
    environment.textScale = scale
    return layout("D", variations, size: size, environment).size.width / (size * scale) * 1000
  }

  @Test func `the optical size follows the size of the text`() throws {
    // The letter is 700 units wide from 14 points on, and up to 740 in smaller text.
    #expect(try abs(width([], size: 14) - 700) < 1e-6)
    #expect(try abs(width([], size: 100) - 700) < 1e-6)
    #expect(try abs(width([], size: 8) - 740) < 1e-6)
    #expect(try abs(width([], size: 4) - 740) < 1e-6)
    #expect(try abs(width([], size: 11) - 720) < 1e-6)
    #expect(try abs(width([], size: 5.5, scale: 2) - 720) < 1e-6)
    #expect(try abs(width(["-opsz"], size: 8) - 700) < 1e-6)
    #expect(try abs(width(["opsz=8"], size: 30) - 740) < 1e-6)
    let environment = try Self.environment()
    func glyph(_ size: Double) -> UInt16? {
      layout("B", [], size: size, environment).lines.first?.runs.first?.glyphs.first?.id
    }
    #expect(glyph(23) != glyph(24))
  }

  @Test func `a font requests positions on axes`() throws {
    let widest = try width(["-opsz", "GRAD=50"], size: 20)
    #expect(abs(widest - 720) < 1e-6)
    #expect(try abs(width(["-opsz", "GRAD=1e3"], size: 20) - 700) < 1e-6)
    #expect(try abs(width(["-opsz", "GRAD=500.25"], size: 20) - widest) < 1e-6)
    #expect(try abs(width(["-opsz", "GRAD=25.0"], size: 20) - 710) < 1e-6)
    #expect(try abs(width(["-opsz", "GRAD=0", "GRAD=50"], size: 20) - widest) < 1e-6)
    #expect(try abs(width(["-opsz", "wght=900"], size: 20) - 780) < 1e-6)
    for ignored in [
      "", "=", "GRAD", "GRAD=", "GRAD=-", "GRAD=.", "GRAD=1.2.3", "XXXX=4", "GRADE=1", "=1",
    ] {
      #expect(try abs(width(["-opsz", ignored], size: 20) - 700) < 1e-6, "\(ignored)")
    }
    let huge = "GRAD=" + String(repeating: "9", count: 400)
    #expect(try abs(width(["-opsz", huge], size: 20) - 700) < 1e-6)
  }

  // Source: HarfBuzz's extents of the fixture at these positions.
  @Test(
    arguments: [
      ([], 800, -200, 0), (["wght=900"], 860, -240, 12), (["wght=650"], 830, -220, 6),
      (["opsz=8"], 810, -200, 0), (["wght=900", "opsz=8"], 870, -240, 12),
      (["GRAD=50"], 800, -200, 0),
    ] as [([String], Double, Double, Double)]
  )
  func `the metrics of lines vary`(
    variations: [String],
    ascender: Double,
    descender: Double,
    lineGap: Double
  ) throws {
    let face = try OpenTypeFace(bytes(ofFileAt: Self.path + ".ttf"))
    let metrics = face.metrics(at: face.coordinates(FontVariations(variations).values))
    #expect(metrics.ascender == ascender)
    #expect(metrics.descender == descender)
    #expect(metrics.lineGap == lineGap)
    let text = try layout("A", variations, Self.environment())
    #expect(abs(text.size.height - (ascender - descender + lineGap)) < 1e-9)
  }

  @Test func `the lines under and through text vary`() throws {
    let face = try OpenTypeFace(bytes(ofFileAt: Self.path + ".ttf"))
    let bold = face.metrics(at: face.coordinates([("wght", 900)]))
    let (plain, strike) = (face.metrics.underline, face.metrics.strikeout)
    #expect(bold.underline.thickness == plain.thickness + 30)
    #expect(bold.underline.position == plain.position - 20 - 15)
    #expect(bold.strikeout.thickness == strike.thickness + 8)
    #expect(bold.strikeout.position == strike.position + 18 - 4)
  }

  @Test func `a damaged table of metrics is ignored`() throws {
    let whole = try bytes(ofFileAt: Self.path + ".ttf")
    let place = try #require(OpenTypeFaceTests.offset(of: "MVAR", in: whole))
    for offset in [6, 8, 10, 11] {
      var damaged = whole
      damaged[place + offset] = 0xFF
      let face = try OpenTypeFace(damaged)
      let metrics = face.metrics(at: face.coordinates([("wght", 900)]))
      #expect([800, 860].contains(metrics.ascender))
    }
  }

  @Test func `requested positions are part of keys`() throws {
    func key(_ variations: [String]) -> [UInt8] {
      var encoder = KeyEncoder()
      encoder.append(Font(family: "Fixture", variations: variations))
      return encoder.bytes
    }
    #expect(key(["GRAD=50"]) != key([]))
    #expect(key(["GRAD=50"]) != key(["GRAD=5"]))
  }

  @Test func `a font subset keeps the letters of features that vary`() throws {
    let whole = try bytes(ofFileAt: Self.path + ".ttf")
    let cut = try FaceSubset.bytes(of: OpenTypeFace(whole), characters: [0x41...0x42])
    let (first, second) = (try OpenTypeFace(whole), try OpenTypeFace(cut))
    for glyph: UInt16 in [2, 3, 4, 5] {
      #expect(try first.outline(of: glyph) == second.outline(of: glyph))
      #expect(try !second.outline(of: glyph).points.isEmpty)
    }
    #expect(try second.outline(of: 7).points.isEmpty)
    let (environment, other) = (try Self.environment(whole), try Self.environment(cut))
    for variations in [[], ["wght=900"], ["opsz=72"]] {
      let texts = [environment, other].map { layout("BAB", variations, $0) }
      #expect(texts[0].lines[0].runs[0].glyphs == texts[1].lines[0].runs[0].glyphs)
    }
  }

  @Test func `a font subset with the soft hyphen has a hyphen`() throws {
    let whole = try OpenTypeFace(bytes(ofFileAt: Self.path + ".ttf"))
    let characters: [ClosedRange<UInt32>] = [0x41...0x42, 0xAD...0xAD]
    let cut = try OpenTypeFace(FaceSubset.bytes(of: whole, characters: characters))
    #expect(cut.glyph(for: 0x2D) == whole.glyph(for: 0x2D))
    #expect(cut.glyph(for: 0x43) == nil)
  }

  @Test func `damaged tables of varying features never trap`() throws {
    let whole = try bytes(ofFileAt: Self.path + ".ttf")
    let places = try FontFolder.tables(["GSUB", "GPOS", "fvar"], of: whole)
    var damaged = whole
    for (turn, place) in places.enumerated() {
      let values: [UInt8] = [0xFF, 0, 1, whole[place] ^ 0x80, whole[place] &+ 1]
      damaged[place] = values[turn % 5]
      if let environment = try? Self.environment(damaged) {
        for variations in [["wght=900"], ["opsz=72", "GRAD=-50"]] {
          #expect(layout("BACD", variations, environment).size.width.isFinite)
        }
        _ = try? FaceSubset.bytes(of: OpenTypeFace(damaged), characters: [0x41...0x44])
      }
      damaged[place] = whole[place]
    }
  }

  @Test func `many records that share a long list of conditions take bounded time`() {
    // A table with 20,000 records, all with one set of 60,000 conditions that are met except the
    // last one.
    var list: [UInt8] = [0, 1, 0, 0]
    func append(_ value: Int, _ count: Int, to bytes: inout [UInt8]) {
      for shift in stride(from: 8 * (count - 1), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    let (records, conditions) = (20_000, 60_000)
    append(records, 4, to: &list)
    for _ in 0..<records {
      append(8 + 8 * records, 4, to: &list)
      append(0, 4, to: &list)
    }
    append(conditions, 2, to: &list)
    for index in 0..<conditions {
      append(index == conditions - 1 ? 2 + 4 * conditions + 8 : 2 + 4 * conditions, 4, to: &list)
    }
    list += [0, 1, 0, 0, 0xC0, 0, 0x40, 0, 0, 9]
    let table: [UInt8] = [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14] + list
    let variations = FeatureVariations(FontData(table), at: .default)
    #expect(variations.table(of: 0) == nil)
  }
}
