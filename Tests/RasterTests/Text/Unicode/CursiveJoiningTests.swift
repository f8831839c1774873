// The forms of joining letters.

import Raster
import Testing

@Suite struct CursiveJoiningTests {
  private func forms(_ text: String) -> String {
    let letters: [JoiningForm: Character] = [
      .none: "-", .isolated: "s", .initial: "i", .medial: "m", .final: "f",
      .secondFinal: "2", .thirdFinal: "3", .secondMedial: "M",
    ]
    let found = CursiveJoining.forms(of: text.unicodeScalars.map(\.value))
    return String(found.compactMap { letters[$0] })
  }

  // Source: the Unicode Standard 15.0, section 9.2, rules R1 to R7.
  @Test(arguments: [
    ("beh alone", "ب", "s"),
    ("beh beh beh", "ببب", "imf"),
    ("salam", "سلام", "imfs"),
    ("alef joins back only", "بابا", "ifif"),
    ("marks are looked through", "بَبّب", "i-m-f"),
    ("tatweel", "بـ", "if"),
    ("zero width joiner", "ب\u{200D}", "if"),
    ("zero width non-joiner", "ب\u{200C}ب", "s-s"),
    ("a space parts", "بب بب", "if-if"),
    ("hamza does not join", "بءب", "s-s"),
    ("Latin", "ab", "--"),
    ("a mark at the beginning", "\u{64E}بب", "-if"),
    ("Syriac", "ܫܠܡܐ", "immf"),
    ("alaph alone", "ܐ", "s"),
    ("alaph after waw", "ܘܐ", "s2"),
    ("alaph after rish", "ܪܐ", "s3"),
    ("alaph after dotless dalath and a mark", "ܖ\u{0732}ܐ", "s-3"),
    ("alaph before a letter", "ܐܢ", "ss"),
    ("alaph after waw and before a letter", "ܘܐܢ", "sss"),
    ("alaph joined to the first of two letters", "ܠܐܪ", "iMs"),
    ("alaph before hamza", "ܠܐ\u{0621}", "if-"),
    ("alaph after alaph", "ܠܐܐ", "iM2"),
    ("alaph after a space", "ܪ ܐ", "s-s"),
    ("joins forward only", "\u{10ACD}\u{10AC1}\u{10AC1}", "imf"),
  ])
  func `letters have their contextual forms`(name: String, text: String, expected: String) {
    #expect(forms(text) == expected, "\(name)")
  }

  @Test func `a number that is not a scalar does not join`() {
    #expect(CursiveJoining.forms(of: [0x628, .max, 0x628]) == [.isolated, .none, .isolated])
    #expect(CursiveJoining.forms(of: []).isEmpty)
  }
}
