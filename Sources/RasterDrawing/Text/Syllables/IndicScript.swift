// The differences between Indic scripts.

import RasterValues

/// The properties of an Indic script that affect shaping.
struct IndicScript {
  enum RephForm { case implicit, explicit, logical }

  /// The sign that suppresses a letter's inherent vowel.
  let virama: UInt32
  /// The place of reph.
  let rephPlace: IndicPlace
  let rephForm: RephForm
  /// Whether letters before the base may also have below-base forms.
  let hasForms: Bool

  private init(
    _ virama: UInt32,
    _ place: IndicPlace,
    _ form: RephForm = .implicit,
    hasForms: Bool = true
  ) {
    (self.virama, rephPlace, rephForm) = (virama, place, form)
    self.hasForms = hasForms
  }

  /// Creates the properties of a script, after OpenType's "Developing OpenType Fonts for" guides.
  init(_ script: Script) {
    switch script.isoTag | 0x2020_2020 {
    case 0x6265_6E67: self.init(0x9CD, .afterSubjoined)
    case 0x6775_7275: self.init(0xA4D, .beforeSubjoined)
    case 0x6775_6A72: self.init(0xACD, .beforePost)
    case 0x6F72_7961: self.init(0xB4D, .afterMain)
    case 0x7461_6D6C: self.init(0xBCD, .afterPost)
    case 0x7465_6C75: self.init(0xC4D, .afterPost, .explicit, hasForms: false)
    case 0x6B6E_6461: self.init(0xCCD, .afterPost, hasForms: false)
    case 0x6D6C_796D: self.init(0xD4D, .afterMain, .logical)
    default: self.init(0x94D, .beforePost)
    }
  }

  static let joiners = IndicClass.joiner.bit | IndicClass.nonJoiner.bit
  static let matras = IndicClass.matra.bit | IndicClass.postMatra.bit
  static let consonants =
    IndicClass.consonant.bit | IndicClass.stacker.bit | IndicClass.ra.bit | IndicClass.medial.bit
    | IndicClass.vowel.bit | IndicClass.placeholder.bit | IndicClass.dottedCircle.bit
}

extension Script {
  var isDevanagari: Bool { isoTag == 0x4465_7661 }
  var isKannada: Bool { isoTag == 0x4B6E_6461 }
  var isMalayalam: Bool { isoTag == 0x4D6C_796D }
  var isTamil: Bool { isoTag == 0x5461_6D6C }
}

extension SyllableShaper {
  /// Assigns consonants the places of the forms that the font has for them.
  func placeConsonants(_ items: inout [GlyphItem]) {
    guard let virama else { return }
    let base = IndicPlace.base.rawValue
    var known: [UInt16: IndicPlace] = [:]
    for index in items.indices where items[index].place == base {
      let glyph = items[index].glyph
      let place = known[glyph] ?? place(of: glyph, virama)
      known[glyph] = place
      items[index].place = place.rawValue
    }
  }

  /// Returns the place of a consonant's form.
  ///
  /// Old rules expect the consonant before the virama, new rules after it. Some fonts with new tags
  /// contain copies of old rules.
  private func place(of glyph: UInt16, _ virama: UInt16) -> IndicPlace {
    let (first, second) = ([virama, glyph], [glyph, virama])
    func has(_ lookups: [Int]) -> Bool {
      substitutes(first, lookups) || substitutes(second, lookups)
    }
    if has(plan.probes.below) || has(plan.probes.vatu) { return .below }
    return has(plan.probes.post) || has(plan.probes.prebase) ? .post : .base
  }

  /// Whether a lookup of a feature replaces glyphs without requiring context.
  func substitutes(_ glyphs: [UInt16], _ lookups: [Int]) -> Bool {
    guard let table else { return false }
    let isAlone = !plan.isOldKind && !script.isMalayalam
    return lookups.contains { table.substitutes(glyphs, lookup: $0, withoutContext: isAlone) }
  }

  /// Returns false if no lookup substitutes glyphs that start with this one.
  func maySubstitute(_ first: UInt16, _ lookups: [Int]) -> Bool {
    guard let table else { return false }
    return lookups.contains { table.lookups[$0].digest.mayHave(first) }
  }
}
