// Substrings and case conversion, the same on every platform.

import Raster
import Testing

@Suite struct StringFunctionsTests {
  @Test func `characters are grapheme clusters`() {
    let text = "e\u{301}👩‍👩‍👧🇩🇪\r\nx"
    #expect(Functions.count(text) == 5)
    #expect(Functions.characters(text) == ["e\u{301}", "👩‍👩‍👧", "🇩🇪", "\r\n", "x"])
    #expect(Functions.prefix(text, 2) == "e\u{301}👩‍👩‍👧")
    #expect(Functions.suffix(text, 2) == "\r\nx")
    #expect(Functions.count("") == 0 && Functions.characters("").isEmpty)
  }

  @Test func `parts beyond the ends are clamped`() {
    #expect(Functions.prefix("abc", .max) == "abc" && Functions.suffix("abc", .max) == "abc")
    #expect(Functions.prefix("abc", -1) == "" && Functions.suffix("abc", .min) == "")
  }

  @Test func `case is mapped scalar by scalar`() {
    #expect(Functions.uppercased("straße ǆ ÿ ა ɐ") == "STRAßE Ǆ Ÿ Ა Ɐ")
    #expect(Functions.lowercased("ΑΣ İ Ǆ Ꭰ 𐐀") == "ασ i ǆ ꭰ 𐐨")
    #expect(Functions.uppercased("𐐨 ⅷ ⓐ") == "𐐀 Ⅷ Ⓐ")
  }

  @Test func `simple mappings equal the standard library's where those give one scalar`() {
    var count = 0
    for value in 0...0x2FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major < 15
      else { continue }
      for (mapping, ours) in [
        (scalar.properties.uppercaseMapping, Functions.uppercased(String(scalar))),
        (scalar.properties.lowercaseMapping, Functions.lowercased(String(scalar))),
      ] where mapping.unicodeScalars.count == 1 {
        // Later versions add counterparts to old letters.
        let isKnown = mapping.unicodeScalars.allSatisfy { ($0.properties.age?.major ?? 15) < 15 }
        if isKnown, mapping != ours { count += 1 }
      }
    }
    #expect(count == 0)
  }

  @Test func `words begin with an upper-case letter`() {
    #expect(
      Functions.capitalized("don’t look-up, 3rd o'clock McD") == "Don’t Look-Up, 3rd O'clock McD"
    )
    #expect(Functions.capitalized("ǆungla ელი e\u{301}te\u{301}") == "ǅungla ელი E\u{301}te\u{301}")
  }

  @Test func `initials are first letters and digits`() {
    #expect(Functions.initials("Ada King-Lovelace") == "AK")
    #expect(Functions.initials(" (ada)  ¿élan? 7up 🎉 ") == "AÉ7")
    #expect(Functions.initials("山田 太郎") == "山太")
    #expect(Functions.initials("🎉 …") == "")
  }

  @Test func `white space is trimmed`() {
    #expect(Functions.trimmed("\u{3000} a b\r\n\t\u{85}") == "a b")
    #expect(Functions.trimmed("  ") == "" && Functions.trimmed("") == "")
  }

  @Test func `substrings are found byte for byte`() {
    #expect(Functions.contains("aaab", "aab") && Functions.contains("x", ""))
    #expect(!Functions.contains("", "x") && !Functions.contains("é", "e"))
    #expect(Functions.contains("e\u{301}", "e"))
    #expect(Functions.hasPrefix("e\u{301}", "e") && Functions.hasSuffix("xyz", "yz"))
    #expect(!Functions.hasPrefix("é", "e\u{301}") && !Functions.hasSuffix("z", "yz"))
  }

  @Test func `splitting keeps empty parts`() {
    #expect(Functions.split("a,,b,", separator: ",") == ["a", "", "b", ""])
    #expect(
      Functions.split("", separator: ",") == [""]
        && Functions.split("aaa", separator: "aa") == ["", "a"]
    )
    #expect(Functions.split("e\u{301}b", separator: "") == ["e\u{301}", "b"])
  }

  @Test func `replacing continues after the inserted text`() {
    #expect(Functions.replacing("aaa", "a", with: "aa") == "aaaaaa")
    #expect(Functions.replacing("aaa", "aa", with: "") == "a")
    #expect(Functions.replacing("abc", "", with: "x") == "abc")
  }

  @Test func `replacing is limited in length`() {
    let text = String(repeating: "a", count: 9_000)
    let longer = Functions.replacing(text, "a", with: "bb")
    #expect(longer.utf8.count == 10_000 && longer.hasPrefix("bb") && longer.hasSuffix("aa"))
    let long = String(repeating: "a", count: 20_000)
    #expect(Functions.replacing(long, "a", with: "bb") == long)
    #expect(Functions.replacing(long, "a", with: "b").utf8.allSatisfy { $0 == 98 })
  }

  @Test func `searching takes linear time`() {
    let text = String(repeating: "a", count: 200_000)
    let part = String(repeating: "a", count: 100_000) + "b"
    #expect(!Functions.contains(text, part))
    #expect(Functions.split(text, separator: "a").count == 200_001)
  }
}
