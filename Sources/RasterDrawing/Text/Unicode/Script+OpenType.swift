// The script tags of OpenType tables.

import RasterValues

extension Script {
  /// The tags under which to look up a script in GSUB and GPOS, in order of preference.
  ///
  /// The array is empty for characters without a script. In that case, and if a font has none of
  /// the tags, `DFLT` applies, and in some fonts `latn`. Most tags are ISO 15924 codes in lower
  /// case.
  ///
  /// Source: OpenType 1.9, "Script tags"; Indic scripts have a second and a third version of rules.
  package var openTypeTags: [UInt32] {
    guard isReal else { return [] }
    let letters = isoTag | 0x2020_2020
    if let short = Self.shortTags[letters] { return [short] }
    guard let stem = Self.reformedStems[letters] else { return [letters] }
    // The tags 'dev3', 'dev2' and 'deva', for example; Myanmar has no third version.
    let third = letters == 0x6D79_6D72 ? [] : [stem | 0x33]
    return third + [stem | 0x32, letters]
  }

  /// Tags that differ from ISO codes: `kana` for `hira`, and tags of two or three letters.
  private static let shortTags: [UInt32: UInt32] = [
    0x6869_7261: 0x6B61_6E61, 0x6C61_6F6F: 0x6C61_6F20, 0x7969_6969: 0x7969_2020,
    0x6E6B_6F6F: 0x6E6B_6F20, 0x7661_6969: 0x7661_6920,
  ]

  /// The first three letters of the newer tags, by ISO code.
  ///
  /// The codes are `beng`, `deva`, `gujr`, `guru`, `knda`, `mlym`, `orya`, `taml`, `telu` and
  /// `mymr`.
  private static let reformedStems: [UInt32: UInt32] = [
    0x6265_6E67: 0x626E_6700, 0x6465_7661: 0x6465_7600, 0x6775_6A72: 0x676A_7200,
    0x6775_7275: 0x6775_7200, 0x6B6E_6461: 0x6B6E_6400, 0x6D6C_796D: 0x6D6C_6D00,
    0x6F72_7961: 0x6F72_7900, 0x7461_6D6C: 0x746D_6C00, 0x7465_6C75: 0x7465_6C00,
    0x6D79_6D72: 0x6D79_6D00,
  ]
}
