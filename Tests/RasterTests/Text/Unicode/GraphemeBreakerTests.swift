// Grapheme clusters, rule by rule.
//
// All of Unicode's GraphemeBreakTest.txt passes, too: run `Benchmarks unicode /usr/share/unicode`.

import Raster
import Testing

@Suite struct GraphemeBreakerTests {
  // Source: UAX #29 for Unicode 15.0; each case names its rule. A bar separates clusters.
  @Test(arguments: [
    ("GB3", "\r\n|\n|\r|\r\n"),
    ("GB4", "\n|\u{301}|\u{200B}|\u{200D}"),
    ("GB5", "e\u{301}|\t|\u{600}|\n"),
    ("GB6", "\u{1100}\u{1100}\u{1161}\u{11A8}|\u{1100}"),
    ("GB7", "가\u{1161}\u{11A8}|\u{1161}\u{11A8}"),
    ("GB8", "각\u{11A8}\u{11A8}|\u{1161}"),
    ("GB9", "e\u{301}\u{302}|a\u{200D}|b"),
    ("GB9a", "नि|न\u{903}|a"),
    ("GB9b", "\u{600}١|٢"),
    ("GB11", "👩‍👩‍👧|👩🏽‍💻|a\u{200D}|👧|👧\u{301}\u{200D}👧|👧\u{200D}\u{301}|👧"),
    ("GB12", "🇩🇪|🇫🇷|🇮|a|🇩🇪|🇫\u{301}|🇷🇮"),
    ("GB999", "a|b| |中|文|שׁ|ب"),
  ])
  func `clusters end according to the rules`(rule: String, text: String) {
    var (scalars, expected): ([UInt32], [Bool]) = ([], [])
    var isStart = true
    for scalar in text.unicodeScalars {
      if scalar != "|" {
        scalars.append(scalar.value)
        expected.append(isStart)
      }
      isStart = scalar == "|"
    }
    #expect(GraphemeBreaker.starts(in: scalars) == expected, "\(rule)")
  }

  @Test func `empty text has no cluster, and a number that is not a scalar is one`() {
    #expect(GraphemeBreaker.starts(in: []).isEmpty)
    #expect(GraphemeBreaker.starts(in: [.max, 0x110000, 0x301]) == [true, true, false])
    #expect(GraphemeBreaker.starts(in: [0xD800, 0x301]) == [true, false])
  }
}
