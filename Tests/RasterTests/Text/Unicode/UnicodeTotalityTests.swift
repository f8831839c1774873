// Arbitrary numbers in any order: every result is complete, and nothing traps.

import Raster
import Testing

@Suite struct UnicodeTotalityTests {
  /// Scalars that the rules name, brackets, formatting, marks, flags, and numbers that are not
  /// scalars.
  private static let interesting: [UInt32] = [
    0x0A, 0x0D, 0x20, 0x09, 0x21, 0x28, 0x29, 0x5B, 0x5D, 0x2D, 0x2C, 0x31, 0x24, 0x25, 0x61, 0xE9,
    0x301, 0x323, 0x5D0, 0x5B8, 0x628, 0x627, 0x64E, 0x661, 0x600, 0x1100, 0x1161, 0x11A8, 0xAC00,
    0x200B, 0x200D, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x2029,
    0x4E00, 0x300C, 0x300D, 0x1F1E6, 0x1F468, 0x1F3FD, 0xFE0F, 0xD800, 0xDFFF, 0xFFFF, 0x10FFFF,
    0x110000, 0x7FFF_FFFF, .max,
  ]

  private func text(_ seed: UInt64) -> [UInt32] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % count
    }
    return (0..<random(40)).map { _ in
      random(8) == 0 ? UInt32(random(0x120000)) : Self.interesting[random(Self.interesting.count)]
    }
  }

  @Test func `line breaks and clusters agree`() {
    for seed in 0..<2000 as Range<UInt64> {
      let scalars = text(seed)
      let breaks = LineBreaker.breaks(in: scalars)
      let starts = GraphemeBreaker.starts(in: scalars)
      #expect(breaks.count == scalars.count + 1 && starts.count == scalars.count)
      #expect(starts.first != false)
      #expect(breaks.first == LineBreak.none && (breaks.last == .mandatory) != scalars.isEmpty)
    }
  }

  @Test func `lines hold every scalar once`() {
    for seed in 0..<2000 as Range<UInt64> {
      let scalars = text(seed)
      for direction in [.automatic, .leftToRight, .rightToLeft] as [ParagraphDirection] {
        let paragraph = BidiParagraph(scalars, direction: direction)
        let line = (scalars.count / 4)..<scalars.count
        let runs = paragraph.runs(inLine: line)
        #expect(runs.flatMap { Array($0.range) }.sorted() == Array(line))
        #expect(runs.allSatisfy { $0.level <= 126 && $0.level >= paragraph.level })
      }
    }
  }

  // Source: UAX #9, L2, implemented literally.
  @Test func `runs have the order that reversing each level gives`() {
    for seed in 0..<500 as Range<UInt64> {
      let scalars = text(seed)
      let paragraph = BidiParagraph(scalars)
      let levels = paragraph.levels(inLine: scalars.indices)
      var order = Array(scalars.indices)
      var level = levels.max() ?? 0
      while level > 0 {
        var start = 0
        while start < order.count {
          let turned = order[start...].prefix { levels[$0] >= level }.count
          order[start..<(start + turned)].reverse()
          start += max(turned, 1)
        }
        level -= 1
      }
      let drawn = paragraph.runs(inLine: scalars.indices).flatMap { run in
        run.isRightToLeft ? run.range.reversed() : Array(run.range)
      }
      #expect(drawn == order)
    }
  }

  @Test func `script runs and joining forms are complete`() {
    for seed in 0..<2000 as Range<UInt64> {
      let scalars = text(seed)
      let runs = ScriptRun.runs(in: scalars)
      #expect(runs.flatMap { Array($0.range) } == Array(scalars.indices))
      #expect(CursiveJoining.forms(of: scalars).count == scalars.count)
      let apart = CanonicalForms.decomposed(scalars)
      let together = CanonicalForms.composed(scalars)
      #expect(CanonicalForms.decomposed(apart) == apart)
      #expect(CanonicalForms.decomposed(together) == apart)
      #expect(CanonicalForms.composed(together) == together)
      let glyphs = CanonicalForms.glyphScalars(of: scalars) { $0 & 1 == 0 }
      #expect(glyphs.isEmpty == scalars.isEmpty)
    }
  }
}
