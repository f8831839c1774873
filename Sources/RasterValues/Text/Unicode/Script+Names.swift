// The English names of scripts in Unicode and OpenType.

extension Script {
  /// The English name, or the ISO 15924 tag if the table has no name.
  package var name: String {
    Self.names[isoTag] ?? String(decoding: Self.letters(of: isoTag), as: UTF8.self)
  }

  private static func letters(of tag: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag &>> $0) }
  }

  private static let names: [UInt32: String] = {
    var names: [UInt32: String] = [:]
    for entry in table.utf8.split(separator: UInt8(ascii: ",")) {
      let letters = entry.drop { $0 <= 0x20 }
      let tag = letters.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      names[tag] = String(decoding: letters.dropFirst(5), as: UTF8.self)
    }
    return names
  }()

  /// Pairs of a tag and a name, separated by commas.
  ///
  /// Source: Unicode 15.0, PropertyValueAliases.txt, with spaces instead of underscores; "Odia" and
  /// "Tai Tham" follow OpenType.
  private static let table = """
    Adlm Adlam,Aghb Caucasian Albanian,Ahom Ahom,Arab Arabic,Armi Imperial Aramaic,Armn Armenian,
    Avst Avestan,Bali Balinese,Bamu Bamum,Bass Bassa Vah,Batk Batak,Beng Bengali,Bhks Bhaiksuki,
    Bopo Bopomofo,Brah Brahmi,Brai Braille,Bugi Buginese,Buhd Buhid,Cakm Chakma,
    Cans Canadian Aboriginal,Cari Carian,Cham Cham,Cher Cherokee,Chrs Chorasmian,Copt Coptic,
    Cpmn Cypro-Minoan,Cprt Cypriot,Cyrl Cyrillic,Deva Devanagari,Diak Dives Akuru,Dogr Dogra,
    Dsrt Deseret,Dupl Duployan,Egyp Egyptian Hieroglyphs,Elba Elbasan,Elym Elymaic,Ethi Ethiopic,
    Geor Georgian,Glag Glagolitic,Gong Gunjala Gondi,Gonm Masaram Gondi,Goth Gothic,Gran Grantha,
    Grek Greek,Gujr Gujarati,Guru Gurmukhi,Hang Hangul,Hani Han,Hano Hanunoo,Hatr Hatran,
    Hebr Hebrew,Hira Hiragana,Hluw Anatolian Hieroglyphs,Hmng Pahawh Hmong,
    Hmnp Nyiakeng Puachue Hmong,Hung Old Hungarian,Ital Old Italic,Java Javanese,Kali Kayah Li,
    Kana Katakana,Kawi Kawi,Khar Kharoshthi,Khmr Khmer,Khoj Khojki,Kits Khitan Small Script,
    Knda Kannada,Kthi Kaithi,Lana Tai Tham,Laoo Lao,Latn Latin,Lepc Lepcha,Limb Limbu,
    Lina Linear A,Linb Linear B,Lisu Lisu,Lyci Lycian,Lydi Lydian,Mahj Mahajani,Maka Makasar,
    Mand Mandaic,Mani Manichaean,Marc Marchen,Medf Medefaidrin,Mend Mende Kikakui,
    Merc Meroitic Cursive,Mero Meroitic Hieroglyphs,Mlym Malayalam,Modi Modi,Mong Mongolian,
    Mroo Mro,Mtei Meetei Mayek,Mult Multani,Mymr Myanmar,Nagm Nag Mundari,Nand Nandinagari,
    Narb Old North Arabian,Nbat Nabataean,Newa Newa,Nkoo N’Ko,Nshu Nushu,Ogam Ogham,
    Olck Ol Chiki,Orkh Old Turkic,Orya Odia,Osge Osage,Osma Osmanya,Ougr Old Uyghur,
    Palm Palmyrene,Pauc Pau Cin Hau,Perm Old Permic,Phag Phags-pa,Phli Inscriptional Pahlavi,
    Phlp Psalter Pahlavi,Phnx Phoenician,Plrd Miao,Prti Inscriptional Parthian,Rjng Rejang,
    Rohg Hanifi Rohingya,Runr Runic,Samr Samaritan,Sarb Old South Arabian,Saur Saurashtra,
    Sgnw SignWriting,Shaw Shavian,Shrd Sharada,Sidd Siddham,Sind Khudawadi,Sinh Sinhala,
    Sogd Sogdian,Sogo Old Sogdian,Sora Sora Sompeng,Soyo Soyombo,Sund Sundanese,
    Sylo Syloti Nagri,Syrc Syriac,Tagb Tagbanwa,Takr Takri,Tale Tai Le,Talu New Tai Lue,
    Taml Tamil,Tang Tangut,Tavt Tai Viet,Telu Telugu,Tfng Tifinagh,Tglg Tagalog,Thaa Thaana,
    Thai Thai,Tibt Tibetan,Tirh Tirhuta,Tnsa Tangsa,Toto Toto,Ugar Ugaritic,Vaii Vai,
    Vith Vithkuqi,Wara Warang Citi,Wcho Wancho,Xpeo Old Persian,Xsux Cuneiform,Yezi Yezidi,
    Yiii Yi,Zanb Zanabazar Square
    """
}
