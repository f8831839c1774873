// Decomposes, sorts and composes the characters of syllables as the shaping models require.

import RasterValues

extension TextShaper {
  /// Returns the scalars of a run in a syllabic script, with the font's glyphs.
  ///
  /// Letters with several parts are decomposed, so that each part can be reordered. Marks are in
  /// the order of `MarkOrder`. Invisible characters are kept, because joiners affect shaping.
  func syllableCharacters(of run: ShapingRun, _ model: ShapingModel) -> [RunCharacter] {
    let face = run.face
    var parts: [(scalar: UInt32, cluster: Int)] = []
    parts.reserveCapacity(run.range.count)
    var cluster = run.range.lowerBound
    for index in run.range {
      if graphemes[index] { cluster = index }
      if VowelConstraints.shared.isBroken(scalars[run.range.lowerBound...index]),
        face.glyph(for: 0x25CC) != nil
      {
        parts.append((0x25CC, cluster))
      }
      let scalar = scalars[index]
      if model != .khmer, CanonicalForms.decomposition(of: scalar) == nil {
        parts.append((scalar, cluster))
      } else {
        for part in self.parts(of: scalar, model, face) { parts.append((part, cluster)) }
      }
    }
    order(&parts)
    // Text without marks does not need composition.
    if scalars[run.range.dropFirst()].contains(where: { UnicodeTable.shared[$0].isMark }) {
      parts = composed(parts, model, face)
    }
    return parts.map { part in
      let glyph = face.glyph(for: part.scalar)
      let missing: UInt16 =
        part.scalar == 9
        ? face.glyph(for: 0x20) ?? StrokeTypeface.missing
        : UnicodeTable.shared[part.scalar].drawsNothing ? 0 : StrokeTypeface.missing
      return RunCharacter(
        scalar: part.scalar,
        glyph: glyph ?? missing,
        cluster: part.cluster
      )
    }
  }

  /// Returns the decomposition of a scalar, as far as the font has glyphs for the parts.
  private func parts(of scalar: UInt32, _ model: ShapingModel, _ face: GlyphFace) -> [UInt32] {
    switch (model, scalar) {
    case (.indic, 0x931), (.indic, 0x9DC), (.indic, 0x9DD), (.indic, 0xB94): return [scalar]
    // These Khmer vowels keep their code after the first part has been split off.
    case (.khmer, 0x17BE...0x17C0), (.khmer, 0x17C4...0x17C5):
      return face.glyph(for: 0x17C1) == nil ? [scalar] : [0x17C1, scalar]
    default: break
    }
    var parts: [UInt32] = []
    CanonicalForms.append(scalar, isAlone: false, to: &parts) { face.glyph(for: $0) != nil }
    return parts
  }

  private func order(_ parts: inout [(scalar: UInt32, cluster: Int)]) {
    var start = 0
    while start < parts.count {
      var end = start
      while end < parts.count, MarkOrder.placingClass(parts[end].scalar) != 0 { end += 1 }
      if end > start + 1 {
        var keys: [Int] = []
        for index in start..<end {
          keys.append(Int(MarkOrder.placingClass(parts[index].scalar)) &<< 32 | index)
        }
        keys.sort()
        let old = Array(parts[start..<end])
        for (index, key) in zip(start..<end, keys) {
          parts[index].scalar = old[(key & 0xFFFF_FFFF) - start].scalar
        }
      }
      start = end + 1
    }
  }

  private func composed(
    _ parts: [(scalar: UInt32, cluster: Int)],
    _ model: ShapingModel,
    _ face: GlyphFace
  ) -> [(scalar: UInt32, cluster: Int)] {
    var result: [(scalar: UInt32, cluster: Int)] = []
    result.reserveCapacity(parts.count)
    var starter = -1
    for part in parts {
      let one = MarkOrder.placingClass(part.scalar)
      if starter >= 0, part.scalar >= 0x300, UnicodeTable.shared[part.scalar].isMark,
        starter == result.count - 1
          || MarkOrder.placingClass(result[result.count - 1].scalar) < one,
        let whole = whole(of: result[starter].scalar, part.scalar, model),
        face.glyph(for: whole) != nil
      {
        result[starter].scalar = whole
        continue
      }
      if one == 0 { starter = result.count }
      result.append(part)
    }
    return result
  }

  private func whole(of first: UInt32, _ second: UInt32, _ model: ShapingModel) -> UInt32? {
    if model == .indic, first == 0x9AF, second == 0x9BC { return 0x9DF }
    // Vowels with several parts stay decomposed.
    if model != .myanmar, UnicodeTable.shared[first].isMark { return nil }
    return CanonicalForms.composition(of: first, second)
  }
}

/// Sequences of letters and signs that look like another letter and are considered invalid.
///
/// Source: the tables "Invalid vowel combinations" of OpenType's "Developing OpenType Fonts for"
/// guides, and of the Universal Shaping Engine.
struct VowelConstraints: Sendable {
  static let shared = VowelConstraints()

  private let pairs: SortedWords

  /// Whether a dotted circle must be inserted before the last scalar.
  func isBroken(_ scalars: ArraySlice<UInt32>) -> Bool {
    guard scalars.count > 1, let last = scalars.last, last >= 0x900 else { return false }
    let before = scalars[scalars.endIndex - 2]
    // Ra with halant before the letter i looks like the letter ii.
    if last == 0x907 { return before == 0x94D && scalars.dropLast(2).last == 0x930 }
    return pairs.value(of: UInt64(before) &<< 21 | UInt64(last)) != nil
  }

  private init() {
    var values: [UInt64] = []
    for (letter, signs) in Self.table {
      for sign in signs { values.append((UInt64(letter) &<< 21 | UInt64(sign)) &<< 1) }
    }
    pairs = SortedWords(values, valueBits: 1)
  }

  private static let table: [(letter: UInt32, signs: [UInt32])] = [
    (
      0x905,
      [
        0x93A, 0x93B, 0x93E, 0x945, 0x946, 0x949, 0x94A, 0x94B, 0x94C, 0x94F, 0x956, 0x957,
      ]
    ),
    (0x906, [0x93A, 0x945, 0x946, 0x947, 0x948]), (0x909, [0x941]), (0x90F, [0x945, 0x946, 0x947]),
    (0x985, [0x9BE]), (0x98B, [0x9C3]), (0x98C, [0x9E2]),
    (0xA05, [0xA3E, 0xA48, 0xA4C]), (0xA72, [0xA3F, 0xA40, 0xA47]), (0xA73, [0xA41, 0xA42, 0xA4B]),
    (0xA85, [0xABE, 0xAC5, 0xAC7, 0xAC8, 0xAC9, 0xACB, 0xACC]), (0xAC5, [0xABE]),
    (0xB05, [0xB3E]), (0xB0F, [0xB57]), (0xB13, [0xB57]), (0xB85, [0xBC2]),
    (0xC12, [0xC4C, 0xC55]), (0xC3F, [0xC55]), (0xC46, [0xC55]), (0xC4A, [0xC55]),
    (0xC89, [0xCBE]), (0xC8B, [0xCBE]), (0xC92, [0xCCC]),
    (0xD07, [0xD57]), (0xD09, [0xD57]), (0xD0E, [0xD46]), (0xD12, [0xD3E, 0xD57]),
    (0xD85, [0xDCF, 0xDD0, 0xDD1]), (0xD8B, [0xDDF]), (0xD8D, [0xDD8]), (0xD8F, [0xDDF]),
    (0xD91, [0xDCA, 0xDD9, 0xDDA, 0xDDC, 0xDDD, 0xDDE]), (0xD94, [0xDDF]),
    (0x11005, [0x11038]), (0x1100B, [0x1103E]), (0x1100F, [0x11042]),
    (0x11200, [0x1122C, 0x11231, 0x11233]), (0x11206, [0x1122C]), (0x1122C, [0x11230, 0x11231]),
    (0x11240, [0x1122E]),
    (0x112B0, [0x112E0, 0x112E5, 0x112E6, 0x112E7, 0x112E8]),
    (0x11481, [0x114B0]), (0x1148B, [0x114BA]), (0x1148D, [0x114BA]),
    (0x114AA, [0x114B5, 0x114B6]),
    (0x11600, [0x11639, 0x1163A]), (0x11601, [0x11639, 0x1163A]),
    (0x11680, [0x116AD, 0x116B4, 0x116B5]), (0x11686, [0x116B2]), (0x118BE, [0x11827]),
  ]
}
