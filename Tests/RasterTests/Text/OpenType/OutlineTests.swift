// Outlines of glyphs, compared with those of FreeType and HarfBuzz.

import Raster
import Testing

@Suite struct OutlineTests {
  // Source: Tests/Oracles/font_fixtures.py.
  //
  // Variable glyphs are compared with HarfBuzz, which computes in single precision with finer
  // coordinates; scaled components with FreeType, which rounds them.
  @Test(arguments: FontFixture.names)
  func `outlines equal FreeType's, or HarfBuzz's in variable fonts`(_ name: String) throws {
    let fixture = try FontFixture(name)
    let face = try OpenTypeFace(fixture.bytes)
    for glyph in fixture.glyphs {
      let outline = try face.outline(of: glyph.index, at: face.coordinates(glyph.place))
      let tolerance = name == "composites.ttf" ? 1 : glyph.place.isEmpty ? 0 : 0.05
      #expect(
        Self.differs(outline, glyph.outline, by: tolerance) == nil,
        "glyph \(glyph.index) at \(glyph.place)"
      )
    }
  }

  @Test func `a scaled component is not rounded`() throws {
    let face = try OpenTypeFace(FontFixture("composites.ttf").bytes)
    // Half of a contour of 400 × 401 units that begins at (30, 0), moved by (300, -40).
    let points = try face.outline(of: 2).points
    let second = points.count / 2
    #expect(points[second] == Point(315, -40))
    #expect(points[second + 1] == Point(315, 160.5))
    #expect(points[second + 2] == Point(515, 160.5))
  }

  @Test func `numbers in charstrings may be fractional`() throws {
    var bytes = try FontFixture("charstrings.otf").bytes
    // Glyph 1 begins with "100 50 rmoveto 200 hlineto"; it becomes "100.5 hmoveto".
    let program: [UInt8] = [239, 189, 21, 247, 92, 6]
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: program) })
    let changed: [UInt8] = [255, 0, 100, 0x80, 0, 22]
    for index in changed.indices { bytes[place + index] = changed[index] }
    let outline = try OpenTypeFace(bytes).outline(of: 1)
    #expect(outline.points.first == Point(100.5, 0))
  }

  @Test func `missing glyphs are empty`() throws {
    for name in FontFixture.names {
      let face = try OpenTypeFace(FontFixture(name).bytes)
      #expect(try face.outline(of: .max) == Path.Outline())
      #expect(try face.outline(of: UInt16(face.glyphCount)) == Path.Outline())
    }
  }

  /// The difference between an outline and its text; nil if no number differs by more than
  /// `tolerance`.
  static func differs(
    _ outline: Path.Outline,
    _ words: [Substring],
    by tolerance: Double
  ) -> String? {
    var letters = ""
    var numbers: [Double] = []
    for word in words {
      if let number = Double(word) { numbers.append(number) } else { letters += word }
    }
    let found = String(outline.verbs.map { Self.letters[Int($0.rawValue)] })
    guard found == letters else { return "\(found), not \(letters)" }
    let coordinates = outline.points.flatMap { [$0.x, $0.y] }
    for (index, (own, other)) in zip(coordinates, numbers).enumerated()
    where !(abs(own - other) <= tolerance) {
      return "number \(index) is \(own), not \(other)"
    }
    return coordinates.count == numbers.count ? nil : "\(coordinates.count) numbers"
  }

  private static let letters: [Character] = ["M", "L", "Q", "C", "Z"]
}
