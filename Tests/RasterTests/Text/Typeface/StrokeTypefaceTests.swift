// The built-in typeface: its coverage, its metrics, and the integrity of its outlines.

import Raster
import Testing

private let weights: [Double] = [100, 250, 400, 600, 700, 900]

private func face(_ weight: Double = 400) -> StrokeTypeface {
  StrokeTypeface(weight: weight, isItalic: false)
}

private func glyph(_ letter: Unicode.Scalar) -> UInt16 {
  StrokeTypeface.glyph(for: letter.value) ?? StrokeTypeface.missing
}

private var glyphs: [UInt16] { (0..<StrokeTypeface.glyphCount).map { UInt16($0) } }

private func isClose(_ one: Rect, _ other: Rect) -> Bool {
  let sides = [
    one.minX - other.minX, one.maxX - other.maxX, one.minY - other.minY, one.maxY - other.maxY,
  ]
  return sides.allSatisfy { abs($0) < 0.2 }
}

struct StrokeTypefaceTests {
  @Test(
    arguments: [
      0x20...0x7E, 0xA0...0x148, 0x14A...0x17F, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x45F,
      0x2010...0x2014, 0x2018...0x201E, 0x2190...0x2199, 0x2080...0x2089,
    ] as [ClosedRange<UInt32>]
  )
  func `every documented character has a glyph`(range: ClosedRange<UInt32>) {
    let lacking = range.filter { StrokeTypeface.glyph(for: $0) == nil }
    #expect(lacking.isEmpty, "\(lacking.map { String($0, radix: 16) })")
  }

  @Test(arguments: [
    "†‡•…‰′″‹›⁄·", "€£¥₽₹₺₴₿₩¢", "−×÷±≤≥≠≈∞√°µ∑∏∂∫", "✓✕★☆●○■□▲▼▶◀", "⇒⇐⇔↩↵№™ẞ", "΄΅\u{387}",
    "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}\u{30C}\u{323}\u{327}\u{328}",
    "\u{200B}\u{200D}\u{2060}\u{202F}\u{2009}",
  ])
  func `every documented symbol has a glyph`(signs: String) {
    let lacking = signs.unicodeScalars.filter { StrokeTypeface.glyph(for: $0.value) == nil }
    #expect(lacking.isEmpty, "\(lacking)")
  }

  @Test func `a character without a glyph is reported`() {
    #expect(StrokeTypeface.glyph(for: 0x4E00) == nil)
    #expect(StrokeTypeface.glyph(for: .max) == nil)
    #expect(!face().outline(of: StrokeTypeface.missing).verbs.isEmpty)
    #expect(face().outline(of: .max) == face().outline(of: StrokeTypeface.missing))
  }

  @Test(arguments: weights)
  func `digits have one advance`(weight: Double) {
    let advances = Set("0123456789".unicodeScalars.map { face(weight).advance(of: glyph($0)) })
    #expect(advances.count == 1)
  }

  @Test(arguments: weights, [false, true])
  func `outlines are finite, closed and within the line`(weight: Double, isItalic: Bool) {
    let face = StrokeTypeface(weight: weight, isItalic: isItalic)
    for glyph in glyphs {
      let outline = face.outline(of: glyph)
      let (moves, ends) = (
        outline.verbs.filter { $0 == .move }.count, outline.verbs.filter { $0 == .close }.count
      )
      let points = outline.verbs.reduce(0) { $0 + $1.pointCount }
      let wild = outline.points.filter { !($0.x.magnitude < 2000 && $0.y.magnitude < 2000) }
      #expect(moves == ends && points == outline.points.count && wild.isEmpty)
      let path = Path(.outline(outline))
      guard !outline.verbs.isEmpty else { continue }
      #expect(path.bounds.minY >= face.descender - 4 && path.bounds.maxY <= face.ascender + 4)
    }
  }

  @Test(arguments: weights)
  func `letters are on the baseline and have their heights`(weight: Double) {
    let face = face(weight)
    for (letters, height) in [("HIETLK", 720), ("xnmz", face.xHeight)] {
      for letter in letters.unicodeScalars {
        let bounds = Path(.outline(face.outline(of: glyph(letter)))).bounds
        #expect(abs(bounds.minY) < 1, "\(letter)")
        #expect(abs(bounds.maxY - height) < 16, "\(letter)")
      }
    }
  }

  @Test func `a heavier weight is wider and darker`() {
    var last = 0.0
    for weight in weights {
      let stem = Path(.outline(face(weight).outline(of: glyph("I")))).bounds.width
      #expect(stem > last)
      last = stem
    }
    #expect(face(700).advance(of: glyph("n")) > face(400).advance(of: glyph("n")))
  }

  @Test func `weights out of range are clamped, and NaN is regular`() {
    #expect(face(-1) == face(100))
    #expect(face(.infinity) == face(900))
    #expect(face(.nan) == face(400))
  }

  @Test func `an italic slants and keeps its advances`() {
    let (upright, italic) = (face(), StrokeTypeface(weight: 400, isItalic: true))
    for glyph in glyphs { #expect(upright.advance(of: glyph) == italic.advance(of: glyph)) }
    let (one, other) = (
      Path(.outline(upright.outline(of: glyph("H")))),
      Path(.outline(italic.outline(of: glyph("H"))))
    )
    #expect(abs(other.bounds.maxX - one.bounds.maxX - 0.167343 * 720) < 0.01)
    #expect(abs(other.bounds.minX - one.bounds.minX) < 0.01)
  }

  @Test func `letters of many alphabets share glyphs`() {
    #expect(Set("AΑА".unicodeScalars.map { glyph($0) }).count == 1)
    #expect(Set("oοо".unicodeScalars.map { glyph($0) }).count == 1)
  }

  @Test(arguments: weights, [false, true])
  func `a letter and a mark compose to the letter with the mark`(weight: Double, isItalic: Bool) {
    let face = StrokeTypeface(weight: weight, isItalic: isItalic)
    let letters: [(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)] = [
      ("é", "e", "\u{301}"), ("Å", "A", "\u{30A}"), ("ű", "u", "\u{30B}"), ("ş", "s", "\u{327}"),
      ("ț", "t", "\u{326}"), ("ą", "a", "\u{328}"), ("й", "и", "\u{306}"), ("ώ", "ω", "\u{301}"),
    ]
    for (whole, base, mark) in letters {
      let offset = face.offset(of: glyph(mark), on: glyph(base))
      let letter = Path(.outline(face.outline(of: glyph(base))))
      let moved = Path(.outline(face.outline(of: glyph(mark))))
        .transformed(by: .translation(x: offset.x, y: offset.y))
      let composed = Path(.outline(face.outline(of: glyph(whole))))
      #expect(isClose(composed.bounds, letter.union(moved).bounds), "\(whole)")
      // The part of the mark that is clear of the letter.
      let (above, below) = (letter.bounds.maxY + 5, letter.bounds.minY - 5)
      for y in [above, below - 1000] {
        let band = Path.rect(Rect(x: -1000, y: y, width: 3000, height: 1000))
        #expect(
          isClose(composed.intersection(band).bounds, moved.intersection(band).bounds),
          "\(whole)"
        )
      }
      #expect(face.advance(of: glyph(whole)) == face.advance(of: glyph(base)))
      #expect(face.advance(of: glyph(mark)) == 0)
    }
  }

  @Test func `marks stack, and dotted letters lose their dots under them`() {
    let (acute, e) = (glyph("\u{301}"), glyph("e"))
    #expect(face().offset(of: acute, on: acute).y > face().offset(of: acute, on: e).y)
    #expect(face().offset(of: acute, on: glyph("ê")).y == face().offset(of: acute, on: e).y + 190)
    #expect(face().offset(of: glyph("\u{323}"), on: glyph("ê")).y == 0)
    #expect(face().offset(of: acute, on: glyph("E")).y == 200)
    #expect(StrokeTypeface.dotless(glyph("i")) == glyph("ı"))
    #expect(StrokeTypeface.dotless(e) == nil)
    #expect(face().offset(of: e, on: e) == .zero)
  }

  @Test func `pairs are kerned`() {
    #expect(face().kerning(glyph("A"), glyph("V")) < 0)
    #expect(face().kerning(glyph("T"), glyph("o")) < 0)
    #expect(face().kerning(glyph("Á"), glyph("V")) == face().kerning(glyph("A"), glyph("V")))
    #expect(face().kerning(glyph("n"), glyph("n")) == 0)
    #expect(face().kerning(.max, .max) == 0)
  }

  // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/, over the bits of all points.
  @Test(
    arguments: [
      (250, false, 12_217_140_139_590_229_329), (400, false, 2_669_987_323_133_297_729),
      (800, true, 16_392_686_068_594_547_731),
    ] as [(Double, Bool, UInt64)]
  )
  func `outlines have the same bits everywhere`(weight: Double, isItalic: Bool, digest: UInt64) {
    let face = StrokeTypeface(weight: weight, isItalic: isItalic)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for glyph in glyphs {
      for point in face.outline(of: glyph).points {
        for value in [point.x.bitPattern, point.y.bitPattern] {
          hash = (hash ^ value) &* 0x100_0000_01B3
        }
      }
    }
    #expect(hash == digest)
  }
}
