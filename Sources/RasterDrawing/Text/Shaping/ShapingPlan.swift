// The lookups of a font for a script and a set of features, in order of application.
//
// Source: OpenType 1.9, "Feature list" and "Developing Arabic fonts"; the features are in
// HarfBuzz's order.

import RasterValues

/// The lookups that shape runs of one font and one script with the same features.
final class ShapingPlan: Sendable {
  /// A lookup and the glyphs to which it applies.
  struct Step: Sendable {
    let lookup: Int
    /// The mask bits that select glyphs for the lookup.
    var mask: UInt8
    /// Whether matching skips joiners, and, in contexts, non-joiners.
    var looksThroughJoiners: Bool
    var looksThroughNonJoiners = true
    /// Whether all glyphs of a rule must be in one syllable.
    var isPerSyllable = false
  }

  /// A list of steps, and an operation on syllables that precedes them.
  struct Stage: Sendable {
    let pause: SyllablePause?
    let steps: [Step]
  }

  /// The lookups of features that show which forms a font has for letters of Indic scripts.
  struct Probes: Sendable {
    var reph: [Int] = []
    var prebase: [Int] = []
    var below: [Int] = []
    var post: [Int] = []
    var vatu: [Int] = []
  }

  /// The properties of runs that determine their plan.
  struct Key: Hashable, Sendable {
    let script: Script
    let isRightToLeft: Bool
    /// Whether letters have contextual forms.
    let isCursive: Bool
    let features: [String]
    /// Whether letters are spaced, which turns optional ligatures off.
    let isTracked: Bool
    /// The languages of the locale for which the font has rules.
    let languages: [UInt32]
  }

  let model: ShapingModel
  /// Whether the font has substitution rules for the script.
  let hasRules: Bool
  /// Whether the font has only the old rules for an Indic script, from before the second version.
  let isOldKind: Bool
  let substitutions: [Stage]
  let positionings: [Step]
  let probes: Probes
  /// The combined masks of all substitution features.
  let masks: UInt8
  /// Whether the `kern` table is used, because GPOS has no kerning.
  let usesKernTable: Bool

  init(_ tables: LayoutTables, _ key: Key, at coordinates: FontCoordinates) {
    let tags = key.script.openTypeTags
    let substitution = tables.substitution?.features(tags, key.languages)
    model = key.script.shapingModel(tag: substitution?.script)
    hasRules = substitution?.script.map { !Script.isForeign(tag: $0) } ?? false
    isOldKind = model == .indic && (substitution?.script ?? 0) & 0xFF != 0x32
    let choice = FeatureChoice(key, model)
    let substituting = FeatureSource(tables.substitution, substitution, at: coordinates)
    var masks = 0 as UInt8
    substitutions = choice.stages.enumerated().map { number, stage in
      let required = number == 0 ? substitution?.required : nil
      let features = ShapingPlan.found(stage.features, substitution)
      for feature in features { masks |= feature.mask }
      let steps = ShapingPlan.steps(substituting, features, required: required)
      return Stage(pause: stage.pause, steps: steps)
    }
    self.masks = masks
    var positioning = tables.positioning?.features(tags, key.languages)
    // Hebrew fonts that position only other scripts have no positioning rules for Hebrew.
    if key.script == .hebrew, positioning?.script != tags.first { positioning = nil }
    positionings = ShapingPlan.steps(
      FeatureSource(tables.positioning, positioning, at: coordinates),
      ShapingPlan.found(choice.stages.flatMap { $0.features }, positioning),
      required: positioning?.required
    )
    usesKernTable = choice.has("kern") && positioning?.index(of: "kern") == nil
    func lookups(_ tag: FontTag) -> [Int] { Array(substituting?.lookups(of: tag).prefix(32) ?? []) }
    probes =
      model == .indic
      ? Probes(
        reph: lookups("rphf"),
        prebase: lookups("pref"),
        below: lookups("blwf"),
        post: lookups("pstf"),
        vatu: lookups("vatu")
      ) : Probes()
  }

  /// Returns the mask of letters in a form, including the bit for all glyphs.
  static func mask(of form: JoiningForm) -> UInt8 { form == .none ? 1 : 1 | formMask(form) }

  /// Returns the bit of a form.
  static func formMask(_ form: JoiningForm) -> UInt8 { 2 &<< form.rawValue }

  /// The bits of syllable parts, which share values with the bits of contextual forms.
  static let (reph, prebase, below, above): (UInt8, UInt8, UInt8, UInt8) = (2, 4, 8, 16)
  static let (half, post, initial): (UInt8, UInt8, UInt8) = (32, 64, 128)

  /// Returns the features that a table has.
  private static func found(
    _ features: [FeatureChoice.Feature],
    _ own: LayoutTable.Features?
  ) -> [FeatureChoice.Feature] {
    features.filter { own?.index(of: $0.tag) != nil }
  }

  /// Returns the lookups of a required feature and of others, in order of the lookup list.
  private static func steps(
    _ source: FeatureSource?,
    _ features: [FeatureChoice.Feature],
    required: Int?
  ) -> [Step] {
    guard let source else { return [] }
    var found: [Step] = []
    if let required {
      found += source.lookups(of: required).map {
        Step(lookup: $0, mask: 1, looksThroughJoiners: true)
      }
    }
    for feature in features {
      found += source.lookups(of: feature.tag).map {
        Step(
          lookup: $0,
          mask: feature.mask,
          looksThroughJoiners: feature.looksThroughJoiners,
          looksThroughNonJoiners: feature.looksThroughNonJoiners,
          isPerSyllable: feature.isPerSyllable && source.table.kind == .substitution
        )
      }
    }
    return merged(found)
  }

  private static func merged(_ steps: [Step]) -> [Step] {
    var merged: [Step] = []
    for step in steps.sorted(by: { $0.lookup < $1.lookup }) {
      if let last = merged.indices.last, merged[last].lookup == step.lookup {
        merged[last].mask |= step.mask
        merged[last].looksThroughJoiners =
          merged[last].looksThroughJoiners && step.looksThroughJoiners
        merged[last].looksThroughNonJoiners =
          merged[last].looksThroughNonJoiners && step.looksThroughNonJoiners
      } else {
        merged.append(step)
      }
    }
    return merged
  }
}

/// The features of a script in a table, with their lookups at one position in the design space.
private struct FeatureSource {
  let table: LayoutTable
  private let own: LayoutTable.Features
  private let variations: FeatureVariations

  init?(_ table: LayoutTable?, _ own: LayoutTable.Features?, at coordinates: FontCoordinates) {
    guard let table, let own else { return nil }
    (self.table, self.own) = (table, own)
    variations = table.variations(at: coordinates)
  }

  func lookups(of feature: Int) -> [Int] { table.lookups(of: feature, variations) }

  func lookups(of tag: FontTag) -> [Int] { own.index(of: tag).map { lookups(of: $0) } ?? [] }
}
