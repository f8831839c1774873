// Decomposes the vowel am of Thai and Lao into a sign above the letter and a letter after it.
//
// Source: OpenType's "Developing OpenType Fonts for Thai Script" and "… for Lao Script".

import RasterValues

enum SaraAm {
  /// Replaces each am by the sign nikhahit and the vowel aa.
  ///
  /// The sign precedes the marks above the letter.
  static func takeApart(in characters: inout [RunCharacter], _ face: GlyphFace) {
    let (thai, lao): (UInt32, UInt32) = (0xE33, 0xEB3)
    guard characters.contains(where: { $0.scalar == thai || $0.scalar == lao }) else { return }
    var result: [RunCharacter] = []
    result.reserveCapacity(characters.count + 8)
    for var character in characters {
      let block = character.scalar & 0x80
      guard character.scalar == thai || character.scalar == lao,
        let sign = face.glyph(for: 0xE4D | block), let vowel = face.glyph(for: 0xE32 | block)
      else {
        result.append(character)
        continue
      }
      var place = result.count
      while place > 0, isAbove(result[place - 1].scalar) { place -= 1 }
      let cluster = place < result.count ? result[place].cluster : character.cluster
      let nikhahit = RunCharacter(scalar: 0xE4D | block, glyph: sign, cluster: cluster)
      result.insert(nikhahit, at: place)
      (character.scalar, character.glyph) = (0xE32 | block, vowel)
      result.append(character)
    }
    characters = result
  }

  /// Whether a mark is above its letter.
  private static func isAbove(_ scalar: UInt32) -> Bool {
    switch scalar & ~0x80 {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: true
    default: false
    }
  }
}

extension Script {
  /// Whether the script is Thai or Lao.
  var hasSaraAm: Bool { isoTag == 0x5468_6169 || isoTag == 0x4C61_6F6F }
}
