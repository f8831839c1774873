// The properties of scalars in the table equal those of the Unicode Character Database 15.0.

import Raster
import Testing

@Suite struct UnicodeTableTests {
  private let table = UnicodeTable.shared

  // Source: the same sum over the database itself, printed by Tests/Oracles/unicode_tables.py.
  @Test func `every scalar has the properties of the database`() {
    var digest = 0xCBF2_9CE4_8422_2325 as UInt64
    for scalar in 0..<0x110000 as Range<UInt32> {
      digest = (digest ^ table[scalar].bits) &* 0x100_0000_01B3
    }
    #expect(digest == 0x72A4_FE2A_5154_5CC2)
  }

  @Test func `letters have their classes`() {
    let letter = table[0x0628]  // Arabic beh.
    #expect(letter.lineBreak == .al)
    #expect(letter.bidiClass == .al)
    #expect(letter.joiningType == .dual)
    #expect(letter.category == .otherLetter)
    #expect(letter.script == .arabic)
    #expect(letter.script.isoTag == 0x4172_6162)
    #expect(table[0x5D0].script == .hebrew)
    #expect(table[0x3B1].script == .greek)
    #expect(table[0x416].script == .cyrillic)
    #expect(table[0x41].script == .latin)
    #expect(table[0x20].script == .common)
    #expect(table[0x301].script == .inherited)
  }

  @Test func `marks, brackets and emoji have their properties`() {
    #expect(table[0x301].isMark && table[0x301].combiningClass == 230)
    #expect(table[0x301].graphemeBreak == .extend)
    #expect(table[0x28].isOpeningBracket && table[0x29].isClosingBracket)
    #expect(table[0x3C].isMirrored && !table[0x3C].isOpeningBracket)
    #expect(table[0x200B].isDefaultIgnorable && table[0x200B].lineBreak == .zw)
    #expect(table[0x1F600].isPictographic && table[0x1F600].hasEmojiPresentation)
    #expect(table[0x4E00].isEastAsian && table[0x4E00].lineBreak == .id)
    #expect(table[0xE9].isDecomposable && !table[0x65].isDecomposable)
    #expect(table[0x300C].lineBreak == .opWide)
  }

  @Test(arguments: [0xD800, 0xDFFF, 0x110000, 0x7FFF_FFFF, UInt32.max])
  func `a number that is not a scalar value has properties, too`(number: UInt32) {
    #expect(table[number].lineBreak == .al)
    #expect(table[number].script == .unknown)
  }

  @Test func `every script has a tag of four letters`() {
    #expect(Script.all.count == 164)
    for script in Script.all {
      let letters = (0..<4).map { UInt8(truncatingIfNeeded: script.isoTag >> UInt32(8 * $0)) }
      #expect(letters[3] >= 65 && letters[3] <= 90)
      #expect(letters.prefix(3).allSatisfy { $0 >= 97 && $0 <= 122 })
    }
    #expect(Script(rawValue: 255).isoTag == Script.unknown.isoTag)
  }
}
