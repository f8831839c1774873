// The tags by which OpenType's tables name scripts.

import RasterValues

extension Script {
  /// The tags under which to look a script up in GSUB and GPOS, the best first.
  ///
  /// Empty for what is of no script; then, and if a face has none of them, `DFLT` stands for all, and in
  /// some faces `latn`. Most tags are ISO's in lower case.
  ///
  /// OpenType 1.9, "Script tags": scripts of India have had rules of a second and a third kind.
  package var openTypeTags: [UInt32] {
    guard isReal else { return [] }
    let letters = isoTag | 0x2020_2020
    if let short = Self.shortTags[letters] { return [short] }
    guard let stem = Self.reformedStems[letters] else { return [letters] }
    // 'dev3', 'dev2', 'deva'; Myanmar has no third kind.
    let third = letters == 0x6D79_6D72 ? [] : [stem | 0x33]
    return third + [stem | 0x32, letters]
  }

  /// Tags that are not ISO's: `kana` for `hira`, and those of three letters or two.
  private static let shortTags: [UInt32: UInt32] = [
    0x6869_7261: 0x6B61_6E61, 0x6C61_6F6F: 0x6C61_6F20, 0x7969_6969: 0x7969_2020,
    0x6E6B_6F6F: 0x6E6B_6F20, 0x7661_6969: 0x7661_6920,
  ]

  /// The first three letters of the later tags of `beng`, `deva`, `gujr`, `guru`, `knda`, `mlym`, `orya`,
  /// `taml`, `telu` and `mymr`.
  private static let reformedStems: [UInt32: UInt32] = [
    0x6265_6E67: 0x626E_6700, 0x6465_7661: 0x6465_7600, 0x6775_6A72: 0x676A_7200,
    0x6775_7275: 0x6775_7200, 0x6B6E_6461: 0x6B6E_6400, 0x6D6C_796D: 0x6D6C_6D00,
    0x6F72_7961: 0x6F72_7900, 0x7461_6D6C: 0x746D_6C00, 0x7465_6C75: 0x7465_6C00,
    0x6D79_6D72: 0x6D79_6D00,
  ]
}
