// Which lookups a face has for a script and a choice of features, in the order in which they apply.
//
// Source: OpenType 1.9, "Feature list" and "Developing Arabic fonts"; the order of the features is
// HarfBuzz's.

import RasterValues

/// The lookups that shape runs of one face and one script with the same features.
final class ShapingPlan: Sendable {
  /// A lookup, and what it applies to.
  struct Step: Sendable {
    let lookup: Int
    /// The masks of the glyphs that it applies to.
    var mask: UInt8
    /// Whether matching looks through joiners, and in contexts through non-joiners.
    var looksThroughJoiners: Bool
    var looksThroughNonJoiners = true
    /// Whether all glyphs of a rule are of one syllable.
    var isPerSyllable = false
  }

  /// Steps, and what is done to syllables before them.
  struct Stage: Sendable {
    let pause: SyllablePause?
    let steps: [Step]
  }

  /// The lookups of features by which a face says which forms letters of India have.
  struct Probes: Sendable {
    var reph: [Int] = []
    var prebase: [Int] = []
    var below: [Int] = []
    var post: [Int] = []
    var vatu: [Int] = []
  }

  /// The runs that a plan is made for.
  struct Key: Hashable, Sendable {
    let script: Script
    let isRightToLeft: Bool
    /// Whether letters have forms by their neighbours.
    let isCursive: Bool
    let features: [String]
    /// The languages for which the face has rules of its own, and which the locale asks for.
    let languages: [UInt32]
  }

  let model: ShapingModel
  /// Whether the face says how letters of the script are replaced.
  let hasRules: Bool
  /// Whether the face has the rules for a script of India that came before those of the second kind.
  let isOldKind: Bool
  let substitutions: [Stage]
  let positionings: [Step]
  let probes: Probes
  /// The masks of all features that substitute.
  let masks: UInt8
  /// Whether the table kern counts, since GPOS says nothing about kerning.
  let usesKernTable: Bool

  init(_ tables: LayoutTables, _ key: Key) {
    let tags = key.script.openTypeTags
    let substitution = tables.substitution?.features(tags, key.languages)
    model = key.script.shapingModel(tag: substitution?.script)
    hasRules = substitution?.script.map { !Script.isForeign(tag: $0) } ?? false
    isOldKind = model == .indic && (substitution?.script ?? 0) & 0xFF != 0x32
    let choice = FeatureChoice(key, model)
    var masks = 0 as UInt8
    substitutions = choice.stages.enumerated().map { number, stage in
      let required = number == 0 ? substitution?.required : nil
      let features = ShapingPlan.found(stage.features, substitution)
      for feature in features { masks |= feature.mask }
      return Stage(
        pause: stage.pause,
        steps: ShapingPlan.steps(tables.substitution, substitution, features, required: required)
      )
    }
    self.masks = masks
    var positioning = tables.positioning?.features(tags, key.languages)
    // Hebrew faces that position for other scripts alone do not mean Hebrew.
    if key.script == .hebrew, positioning?.script != tags.first { positioning = nil }
    positionings = ShapingPlan.steps(
      tables.positioning,
      positioning,
      ShapingPlan.found(choice.stages.flatMap { $0.features }, positioning),
      required: positioning?.required
    )
    usesKernTable = choice.has("kern") && positioning?.index(of: "kern") == nil
    func lookups(_ tag: FontTag) -> [Int] {
      guard let table = tables.substitution, let index = substitution?.index(of: tag) else {
        return []
      }
      return Array(table.lookups(of: index).prefix(32))
    }
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

  /// The bit of letters in a form.
  static func mask(of form: JoiningForm) -> UInt8 { form == .none ? 1 : 1 | formMask(form) }

  /// The bit of a form alone.
  static func formMask(_ form: JoiningForm) -> UInt8 { 2 &<< form.rawValue }

  /// The bits of parts of syllables; those of forms of whole syllables are the same as of some.
  static let (reph, prebase, below, above): (UInt8, UInt8, UInt8, UInt8) = (2, 4, 8, 16)
  static let (half, post, initial): (UInt8, UInt8, UInt8) = (32, 64, 128)

  /// Those features that a table has.
  private static func found(
    _ features: [FeatureChoice.Feature],
    _ own: LayoutTable.Features?
  ) -> [FeatureChoice.Feature] {
    features.filter { own?.index(of: $0.tag) != nil }
  }

  /// The lookups of a required feature and of others, in their own order.
  private static func steps(
    _ table: LayoutTable?,
    _ own: LayoutTable.Features?,
    _ features: [FeatureChoice.Feature],
    required: Int?
  ) -> [Step] {
    guard let table, let own else { return [] }
    var found: [Step] = []
    if let required {
      found += table.lookups(of: required).map {
        Step(lookup: $0, mask: 1, looksThroughJoiners: true)
      }
    }
    for feature in features {
      guard let index = own.index(of: feature.tag) else { continue }
      found += table.lookups(of: index).map {
        Step(
          lookup: $0,
          mask: feature.mask,
          looksThroughJoiners: feature.looksThroughJoiners,
          looksThroughNonJoiners: feature.looksThroughNonJoiners,
          isPerSyllable: feature.isPerSyllable && table.kind == .substitution
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
