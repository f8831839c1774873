// Line breaks in scripts without spaces between words.

import Raster
import Testing

@Suite struct WordBreakerTests {
  /// The text with a bar at each position where a line may break.
  private func parted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value }
    var breaks = LineBreaker.breaks(in: scalars)
    WordBreaker.add(to: &breaks, in: scalars)
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if breaks[index] == .allowed { result += "|" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test(arguments: [
    "ภาษา|ไทย|เป็น|ภาษา|ที่|สวยงาม",
    "โรงแรม|แห่ง|นี้|สร้าง|ขึ้น|เมื่อ|ปี|พุทธศักราช|สอง|พัน|ห้า|ร้อย|และ|ตั้ง|อยู่|ริม|ทะเลสาบ",
    "ພາສາ|ລາວ|ເປັນ|ພາສາ|ທາງການ",
    "ភាសា|ខ្មែរ|ជា|ភាសា|ផ្លូវ|ការ",
    "សណ្ឋាគារ|នេះ|ស្ថិតនៅ|ក្បែរ|បឹង",
  ])
  func `words equal those of the lists`(expected: String) {
    #expect(parted(expected.filter { $0 != "|" }) == expected)
  }

  @Test func `Myanmar syllables keep their finals and stacked consonants`() {
    #expect(parted("မြန်မာဘာသာစကား") == "မြန်|မာ|ဘာ|သာ|စ|ကား")
    #expect(parted("ဗုဒ္ဓဘာသာ") == "ဗုဒ္ဓ|ဘာ|သာ")
  }

  @Test func `unknown text stays together, and no sign begins a line`() {
    // Random letters, with vowels before and after.
    #expect(!parted("ฆฌฏฆฌฏ").contains("|"))
    for text in ["กๆก", "เกะแก", "ໆກໆ", "ក្ក្ក", "ก\u{E31}\u{E49}\u{E31}"] {
      let parts = parted(text).split(separator: "|")
      for part in parts.dropFirst() {
        let first = part.unicodeScalars.first?.value ?? 0
        #expect(![0xE46, 0xE30, 0xEC6, 0x17D2, 0xE31, 0xE49].contains(first))
      }
    }
  }

  @Test func `other text is unchanged, and long text ends soon`() {
    for text in ["", "one two", "ไทย 24 ห้อง", "ไทย\u{2060}เป็น", "a\u{E01}"] {
      let spaced = parted(text).filter { $0 != "|" }
      #expect(spaced == text)
    }
    #expect(parted("ไทย 24 ห้อง") == "ไทย |24 |ห้อง")
    let long = String(repeating: "ภาษา", count: 20_000)
    #expect(parted(long).filter { $0 == "|" }.count == 19_999)
  }

  @Test func `a line breaks between words, or between graphemes if a word is too wide`() {
    let environment = Environment()
    let style = ParagraphStyle(font: Font(size: 20))
    func lines(_ text: String, _ width: Double) -> Int {
      TextLayout(text, style, width: width, height: .infinity, environment: environment).lines.count
    }
    let word = environment.measure("ภาษา", font: style.font).width
    #expect(lines("ภาษาภาษาภาษา", word + 0.1) == 3)
    #expect(lines("ภาษา", word - 0.1) == 2)
    // A conjunct is one grapheme, although no font here contains it.
    #expect(lines("क्षि", 1) == 1 && lines("কক", 1) == 2 && lines("ক্\u{200D}ক", 1) == 1)
  }
}
