// The names of scripts whose letters are reordered and joined by syllables.

import RasterValues

extension Script {
  /// The English name of a script whose syllables are drawn wrong by faces that have no rules for them;
  /// nil for others.
  ///
  /// Source: OpenType's "Developing OpenType fonts for" the scripts of India, Khmer and Myanmar, and the
  /// Universal Shaping Engine.
  package var unshapedName: String? { Self.unshapedNames[isoTag] }

  private static let unshapedNames: [UInt32: String] = {
    var names: [UInt32: String] = [:]
    for (tag, name) in unshaped { names[tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = name }
    return names
  }()

  private static let unshaped: [(tag: String, name: String)] = [
    ("Bali", "Balinese"), ("Batk", "Batak"), ("Beng", "Bengali"), ("Brah", "Brahmi"),
    ("Bugi", "Buginese"), ("Cakm", "Chakma"), ("Cham", "Cham"), ("Deva", "Devanagari"),
    ("Gran", "Grantha"), ("Gujr", "Gujarati"), ("Guru", "Gurmukhi"), ("Java", "Javanese"),
    ("Khar", "Kharoshthi"), ("Khmr", "Khmer"), ("Knda", "Kannada"), ("Kthi", "Kaithi"),
    ("Lana", "Tai Tham"), ("Lepc", "Lepcha"), ("Limb", "Limbu"),
    ("Mlym", "Malayalam"), ("Modi", "Modi"), ("Mtei", "Meetei Mayek"), ("Mymr", "Myanmar"),
    ("Newa", "Newa"), ("Orya", "Odia"), ("Rjng", "Rejang"), ("Saur", "Saurashtra"),
    ("Shrd", "Sharada"), ("Sidd", "Siddham"), ("Sinh", "Sinhala"), ("Sund", "Sundanese"),
    ("Sylo", "Syloti Nagri"), ("Takr", "Takri"), ("Taml", "Tamil"), ("Telu", "Telugu"),
    ("Tibt", "Tibetan"), ("Tirh", "Tirhuta"),
  ]
}
