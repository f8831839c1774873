// Text divided into runs of one script.

import Raster
import Testing

@Suite struct ScriptRunTests {
  private func runs(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return ScriptRun.runs(in: scalars.map(\.value)).map { run in
      var part = ""
      part.unicodeScalars.append(contentsOf: scalars[run.range])
      return "\(name(run.script.isoTag)): \(part)"
    }
  }

  private func name(_ tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // Source: UAX #24, sections 5.1 and 5.2.
  @Test(arguments: [
    ("one run", "plain text, 12.5%", ["Latn: plain text, 12.5%"]),
    ("digits follow", "aб 1 γ", ["Latn: a", "Cyrl: б 1 ", "Grek: γ"]),
    ("a beginning waits", "« 12 γ", ["Grek: « 12 γ"]),
    ("no letter", "12 – 14", ["Zyyy: 12 – 14"]),
    ("brackets match", "a (שלום) b", ["Latn: a (", "Hebr: שלום", "Latn: ) b"]),
    ("brackets before letters", "(б a) б", ["Cyrl: (б ", "Latn: a", "Cyrl: ) б"]),
    ("brackets nest", "a [б (γ)]", ["Latn: a [", "Cyrl: б (", "Grek: γ", "Cyrl: )", "Latn: ]"]),
    (
      "marks stay", "е\u{301}a\u{301}ب\u{64E}",
      ["Cyrl: е\u{301}", "Latn: a\u{301}", "Arab: ب\u{64E}"]
    ),
    ("many scripts", "aआあア中ก", ["Latn: a", "Deva: आ", "Hira: あ", "Kana: ア", "Hani: 中", "Thai: ก"]),
    ("private use", "a\u{E000}b\u{E001}", ["Latn: a\u{E000}b\u{E001}"]),
  ])
  func `letters belong to a run of their script`(name: String, text: String, expected: [String]) {
    #expect(runs(text) == expected, "\(name)")
  }

  @Test func `empty text has no run`() {
    #expect(ScriptRun.runs(in: []).isEmpty)
  }

  // Source: OpenType 1.9, "Script tags".
  @Test(arguments: [
    ("a", ["latn"]), ("б", ["cyrl"]), ("ב", ["hebr"]), ("ب", ["arab"]), ("あ", ["kana"]),
    ("ア", ["kana"]), ("ລ", ["lao "]), ("ꀀ", ["yi  "]), ("आ", ["dev3", "dev2", "deva"]),
    ("က", ["mym2", "mymr"]), (" ", []), ("\u{301}", []), ("\u{E000}", []),
  ])
  func `scripts have OpenType tags`(text: String, expected: [String]) {
    let script = UnicodeTable.shared[text.unicodeScalars.first?.value ?? 0].script
    #expect(script.openTypeTags.map(name) == expected)
  }
}
