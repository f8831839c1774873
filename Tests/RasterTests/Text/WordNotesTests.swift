// The notes about text that could not be drawn as requested.
import Raster
import TestSupport
import Testing

@Suite struct WordNotesTests {
  private func notes(
    _ fonts: FontCollection = FontCollection(),
    _ draw: @escaping (inout Canvas) -> Void
  ) throws -> [DrawingNote] {
    let environment = Environment(fonts: fonts)
    let list = Sketch(draw).displayList(size: Size(60, 24), environment: environment)
    return try #require(list).notes
  }

  // MARK: - Truncated text

  @Test(arguments: [TextTruncation.end, .middle, .start, .none])
  func `text beyond the last line is noted once`(truncation: TextTruncation) throws {
    let notes = try notes { canvas in
      for _ in 0..<2 {
        canvas.drawText("A few words more", in: canvas.bounds, maxLines: 1, truncation: truncation)
      }
    }
    #expect(notes == [.truncatedText])
  }

  @Test func `truncated lines are noted where an ellipsis replaces them`() throws {
    let words = "one\ntwo\nthree"
    #expect(try notes { $0.drawText(words, in: $0.bounds) } == [.truncatedText])
    // These lines are drawn below the box.
    #expect(try notes { $0.drawText(words, in: $0.bounds, truncation: .none) } == [])
  }

  @Test func `text that fits is not noted`() throws {
    let notes = try notes { canvas in
      canvas.drawText("Words", in: canvas.bounds)
      canvas.drawText("", in: Rect(x: 0, y: 0, width: 0, height: 0))
      canvas.drawText("Words that go on beyond the edge", at: Point(2, 20))
    }
    #expect(notes == [])
  }

  @Test func `text in an empty box is noted`() throws {
    for rect in [Rect(x: 0, y: 0, width: -4, height: 20), Rect(x: 0, y: 0, width: 0, height: 20)] {
      #expect(try notes { $0.drawText("Words", in: rect) } == [.truncatedText])
      #expect(try notes { $0.drawText("", in: rect) } == [])
    }
  }

  @Test func `text longer than a hundred thousand characters is noted`() throws {
    let most = String(repeating: "a", count: TextLayout.longest)
    #expect(try notes { $0.drawText(most, at: Point(2, 20)) } == [])
    #expect(try notes { $0.drawText(most + "b", at: Point(2, 20)) } == [.truncatedText])
  }

  // MARK: - Scripts

  /// A font with ten letters starting at `scalar`.
  private func face(from scalar: UInt16) throws -> FontCollection {
    var bytes = try bytes(ofFileAt: "\(FontFixture.folder)/colors.ttf")
    let map = try #require(OpenTypeFaceTests.offset(of: "cmap", in: bytes))
    // The last letter, the first, and the delta to a glyph; the first letter has glyph 2.
    for (place, word) in [(0x22, scalar &+ 10), (0x28, scalar), (0x2C, 2 &- scalar)] {
      (bytes[map + place], bytes[map + place + 1]) = (UInt8(word >> 8), UInt8(word & 255))
    }
    return try FontCollection().adding(bytes, as: "Letters")
  }

  @Test(
    arguments: [
      (0x0915, "Devanagari"), (0x0995, "Bengali"), (0x0B95, "Tamil"), (0x0C15, "Telugu"),
      (0x0C95, "Kannada"), (0x0D15, "Malayalam"), (0x0A95, "Gujarati"), (0x0A15, "Gurmukhi"),
      (0x0D9A, "Sinhala"), (0x1780, "Khmer"), (0x1000, "Myanmar"), (0x0F40, "Tibetan"),
      (0xA98F, "Javanese"), (0x1B13, "Balinese"),
    ] as [(UInt16, String)]
  )
  func `a complex script without rules in the font is named in a note`(scalar: UInt16, name: String)
    throws
  {
    let letter = String(try #require(Unicode.Scalar(scalar)))
    let notes = try notes(face(from: scalar)) { canvas in
      canvas.drawText("a \(letter) b \(letter)", at: Point(2, 20), font: Font(family: "Letters"))
    }
    #expect(notes == [.unshapedScript(name)])
    #expect(Script.all.contains { $0.unshapedName == name })
  }

  @Test(arguments: [0x0628, 0x05D0, 0x0E01, 0x0E81, 0x03B1, 0x4E00] as [UInt16])
  func `a shaped script has no note`(scalar: UInt16) throws {
    let letter = String(try #require(Unicode.Scalar(scalar)))
    let notes = try notes(face(from: scalar)) {
      $0.drawText(letter, at: Point(2, 20), font: Font(family: "Letters"))
    }
    #expect(notes == [])
  }

  // MARK: - Features and variations

  @Test func `a malformed feature or variation is noted once`() throws {
    let font = Font(
      features: ["tnum", "-liga", "ss01 on"],
      variations: ["GRAD=50", "-opsz", "GRAD=x"]
    )
    let found = try notes { canvas in
      for place in [4.0, 20] { canvas.drawText("ab", at: Point(2, place), font: font) }
    }
    #expect(found == [.ignoredFontSetting("ss01 on"), .ignoredFontSetting("GRAD=x")])
    let many = Font(features: (0..<40).map { "\($0) " + String(repeating: "x", count: 100) })
    let limited = try notes { $0.drawText("ab", at: Point(2, 20), font: many) }
    #expect(limited.count == 16)
    #expect(
      limited.allSatisfy { note in
        if case .ignoredFontSetting(let text) = note { text.count == 40 } else { false }
      }
    )
  }

  // MARK: - Colours

  /// A font whose B and K have paint graphs; B also has a bitmap.
  private func paintedFace(count: UInt8 = 2) throws -> [UInt8] {
    var bytes = try bytes(ofFileAt: "\(FontFixture.folder)/colors.ttf")
    let table: [UInt8] =
      [0, 1] + [UInt8](repeating: 0, count: 15) + [34] + [UInt8](repeating: 0, count: 16)
      + [0, 0, 0, count, 0, 3, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0]
    let record = try #require(
      stride(from: 12, to: 400, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("COLR".utf8) }
    )
    while bytes.count % 4 > 0 { bytes.append(0) }
    let place = bytes.count
    let words = [place, table.count].flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    bytes.replaceSubrange(record + 8..<record + 16, with: words)
    return bytes + table
  }

  @Test func `a glyph with damaged gradients is drawn without them, and has a note`() throws {
    let fonts = try FontCollection().adding(paintedFace(), as: "Colors")
    func notes(_ text: String) throws -> [DrawingNote] {
      try self.notes(fonts) { $0.drawText(text, at: Point(2, 20), font: Font(family: "Colors")) }
    }
    #expect(try notes("KJKB") == [.simplifiedGlyph(12)])
    // The font provides its bitmap for renderers without gradients.
    #expect(try notes("B") == [])
  }

  @Test func `a truncated paint table is named`() throws {
    #expect {
      try FontCollection().adding(paintedFace(count: 3))
    } throws: { error in
      (error as? FontError)?.description.contains("'COLR'") ?? false
    }
  }
}
