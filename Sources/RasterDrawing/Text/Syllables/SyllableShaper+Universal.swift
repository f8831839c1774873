// Reorders syllables for the Universal Shaping Engine: reph after its base, vowels before it.
//
// Source: "Creating and supporting OpenType fonts for the Universal Shaping Engine".

extension SyllableShaper {
  private static let halants =
    UniversalClass.halant.bit | UniversalClass.vowelHalant.bit | UniversalClass.invisibleStacker.bit

  /// The classes of parts that follow the base and its stacked letters.
  private static let postbase: UInt64 = {
    let classes: [UniversalClass] = [
      .finalAbove, .finalBelow, .finalPost, .finalModifierAbove, .finalModifierBelow,
      .finalModifierPost, .medialAbove, .medialBelow, .medialPost, .medialPrebase, .vowelAbove,
      .vowelBelow, .vowelPost, .vowelPrebase, .modifierAbove, .modifierBelow, .modifierPost,
      .modifierPrebase,
    ]
    return classes.reduce(0) { $0 | $1.bit }
  }()

  /// Masks the letters at the start of syllables that may form a reph.
  func markRephs(_ items: inout [GlyphItem]) {
    guard plan.masks & ShapingPlan.reph != 0 else { return }
    Self.forEachSyllable(&items) { items, range in
      let isReph = items[range.lowerBound].category == UniversalClass.repha.rawValue
      for index in range.prefix(isReph ? 1 : 3) { items[index].mask |= ShapingPlan.reph }
    }
  }

  /// Masks the joining forms of syllables, for fonts with joining features.
  func markJoining(_ items: inout [GlyphItem]) {
    let all = [JoiningForm.isolated, .initial, .medial, .final].map { ShapingPlan.formMask($0) }
    let forms = all.reduce(0 as UInt8) { $0 | $1 }
    guard plan.masks & forms != 0 else { return }
    var last = (range: 0..<0, form: JoiningForm.none)
    func set(_ items: inout [GlyphItem], _ range: Range<Int>, _ form: JoiningForm) {
      for index in range {
        items[index].mask = items[index].mask & ~forms | ShapingPlan.formMask(form)
      }
    }
    Self.forEachSyllable(&items) { items, range in
      guard items[range.lowerBound].syllableKind != SyllableKind.none.rawValue else {
        last = (range, .none)
        return
      }
      let joins = last.form == .final || last.form == .isolated
      if joins { set(&items, last.range, last.form == .final ? .medial : .initial) }
      last = (range, joins ? .final : .isolated)
      set(&items, range, last.form)
    }
  }

  func reorderUniversal(_ items: inout [GlyphItem], _ range: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    if items[start].category == UniversalClass.repha.rawValue, range.count > 1 {
      let next = (start + 1..<end).first {
        1 &<< UInt64(items[$0].category) & Self.postbase != 0 || items[$0].isOne(of: Self.halants)
      }
      Self.move(&items, from: start, to: next.map { $0 - 1 } ?? end - 1)
    }
    let before = UniversalClass.vowelPrebase.bit | UniversalClass.modifierPrebase.bit
    var target = start
    for index in range {
      if items[index].isOne(of: Self.halants) {
        target = index + 1
      } else if 1 &<< UInt64(items[index].category) & before != 0, items[index].component == 0,
        target < index
      {
        Self.move(&items, from: index, to: target)
      }
    }
  }
}
