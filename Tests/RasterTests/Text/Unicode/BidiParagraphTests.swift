// The direction of text, rule by rule.
//
// All of Unicode's BidiTest.txt and BidiCharacterTest.txt passes, too: run
// `Benchmarks unicode /usr/share/unicode`.

import Raster
import Testing

/// Capitals stand for Hebrew letters.
private func scalars(_ text: String) -> [UInt32] {
  text.unicodeScalars.map { $0.value >= 65 && $0.value <= 90 ? $0.value + 0x58F : $0.value }
}

/// The text as drawn from left to right, without formatting and without mirroring.
private func drawn(_ text: String, _ direction: ParagraphDirection) -> String {
  let letters = Array(text.unicodeScalars)
  let runs = BidiParagraph(scalars(text), direction: direction).runs(inLine: 0..<letters.count)
  var result = ""
  for run in runs {
    let places = run.isRightToLeft ? run.range.reversed() : Array(run.range)
    for place in places where !(0x202A...0x2069).contains(letters[place].value) {
      result.unicodeScalars.append(letters[place])
    }
  }
  return result
}

@Suite struct BidiParagraphTests {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let text: String
    let drawn: String
    let direction: ParagraphDirection
    var testDescription: String { rule + ": " + text }

    init(
      _ rule: String,
      _ text: String,
      _ drawn: String,
      _ direction: ParagraphDirection = .automatic
    ) {
      (self.rule, self.text, self.drawn, self.direction) = (rule, text, drawn, direction)
    }
  }

  // Source: UAX #9 for Unicode 15.0; the rules that each case names.
  static let cases = [
    Case("P2", "car is THE CAR in hebrew", "car is RAC EHT in hebrew"),
    Case("P2", "\u{2067}AB\u{2069} a B", "BA a B"),
    Case("P3", "HE SAID hello", "hello DIAS EH"),
    Case("P3", "1 - (", "1 - ("),
    Case("HL1", "hello!", "!hello", .rightToLeft),
    Case("HL1", "SHALOM!", "MOLAHS!", .leftToRight),
    Case("X2", "a \u{202B}B c\u{202C} d", "a c B d"),
    Case("X3", "A \u{202A}b C\u{202C} D", "D b C A", .rightToLeft),
    Case("X4", "\u{202E}abc\u{202C}d", "cbad"),
    Case("X5", "\u{202D}ABC\u{202C}D", "DABC", .rightToLeft),
    Case("X5a", "a \u{2067}B, c\u{2069}, D", "a c ,B, D"),
    Case("X5b", "A \u{2066}B, c\u{2069}, D", "D ,B, c A"),
    Case("X5c", "a \u{2068}B, c\u{2069}, d", "a c ,B, d"),
    Case("X6a", "a \u{2067}\u{202A}B c\u{2069} d", "a B c d"),
    Case("X9", "A1\u{200B},2B", "B1\u{200B},2A"),
    Case("W1", "a\u{2067}B\u{2069}\u{300}", "aB\u{300}"),
    Case("W2", "ب1+2", "2+1ب"),
    Case("W4", "A1+2,3:4", "1+2,3:4A"),
    Case("W5", "A$10% B", "B $10%A"),
    Case("W6", "A 1+ 2", "2 +1 A"),
    Case("W7", "A a 1,2", "a 1,2 A"),
    Case("N0 b", "A(b)c", "c)b(A"),
    Case("N0 b", "a(B c)D", "a(B c)D", .leftToRight),
    Case("N0 c 1", "AB (CD) ef", ")DC( BA ef", .leftToRight),
    Case("N0 c 2", "ab(CD)EF", "ab(DC)FE", .leftToRight),
    Case("N0 d", "A(-)B", "B)-(A", .leftToRight),
    Case("BD16", "AB(CD[&ef]!)gh", "BA(DC[&ef]!)gh", .leftToRight),
    Case("BD16", "a(B]c)D", "a(B]c)D", .leftToRight),
    Case("N1", "a A - B b", "a B - A b", .leftToRight),
    Case("N2", "a - B", "a - B", .leftToRight),
    Case("I1", "a A 1", "a 1 A", .leftToRight),
    Case("I2", "A b 1", "b 1 A", .rightToLeft),
    // The space after the tab is between two Latin letters.
    Case("L1", "a \t b  ", "   b\t a", .rightToLeft),
    Case("L2", "A b \u{202B}C d\u{202C}", "d C b A"),
  ]

  @Test(arguments: cases) func `text has the direction that the rules give`(example: Case) {
    #expect(drawn(example.text, example.direction) == example.drawn)
  }

  @Test func `left-to-right text is recognized in one pass`() {
    let paragraph = BidiParagraph(scalars("plain, (text) 12.5% – ελληνικά и русский 中文"))
    #expect(paragraph.isLeftToRight && paragraph.level == 0)
    #expect(paragraph.runs(inLine: 3..<9) == [BidiRun(range: 3..<9, level: 0)])
    #expect(paragraph.levels(inLine: 3..<5) == [0, 0])
  }

  @Test func `each line is reordered separately`() {
    let text = scalars("ab CD EF gh")
    let paragraph = BidiParagraph(text)
    let whole = paragraph.runs(inLine: 0..<text.count)
    #expect(whole.map(\.range) == [0..<3, 3..<8, 8..<11])
    // The space at the end of the first line has the paragraph's direction.
    let first = paragraph.runs(inLine: 0..<6)
    #expect(first.map(\.range) == [0..<3, 3..<5, 5..<6])
    #expect(first.map(\.level) == [0, 1, 0])
    #expect(paragraph.runs(inLine: 6..<11).map(\.range) == [6..<8, 8..<11])
  }

  @Test func `levels are limited to 125`() {
    let text = [UInt32](repeating: 0x202B, count: 200) + scalars("A") + [0x202C] + scalars("B")
    let paragraph = BidiParagraph(text, direction: .leftToRight)
    #expect(paragraph.level(at: 200) == 125)
    #expect(paragraph.level(at: 202) == 125)
  }

  @Test func `the 64th open bracket ends the search for pairs`() {
    let deep = String(repeating: "(", count: 64) + "B" + String(repeating: ")", count: 64)
    #expect(drawn("a" + deep, .leftToRight) == "a" + deep)
    #expect(BidiParagraph(scalars("A(b)" + deep), direction: .leftToRight).count == 133)
  }

  @Test func `positions outside the paragraph are ignored`() {
    let paragraph = BidiParagraph(scalars("AB"))
    #expect(paragraph.runs(inLine: -5..<90).map(\.range) == [0..<2])
    #expect(paragraph.runs(inLine: 5..<9).isEmpty)
    #expect(paragraph.level(at: -1) == 1 && paragraph.level(at: 7) == 1)
    #expect(BidiParagraph([]).runs(inLine: 0..<0).isEmpty)
  }

  @Test func `a separator in the middle ends open formatting`() {
    let paragraph = BidiParagraph(scalars("a\u{202E}b\u{2029}c\u{2069}\u{202C}D"))
    #expect((0..<7).map { paragraph.level(at: $0) } == [0, 0, 1, 0, 0, 0, 0])
    #expect(paragraph.level(at: 6) == 0 && paragraph.runs(inLine: 6..<8).map(\.level) == [0, 1])
  }

  @Test func `brackets and signs have mirror images`() {
    let mirrors = MirrorTable.shared
    for (sign, image) in ["()", "[]", "{}", "<>", "«»", "‹›", "≤≥", "「」"].map({
      ($0.first, $0.last)
    }) {
      let (sign, image) = (
        sign?.unicodeScalars.first?.value ?? 0, image?.unicodeScalars.first?.value ?? 0
      )
      #expect(mirrors.image(of: sign) == image && mirrors.image(of: image) == sign)
    }
    for other in [0x61, 0x222B, 0x201C, 0xD800, .max] as [UInt32] {
      #expect(mirrors.image(of: other) == other)
    }
  }
}
