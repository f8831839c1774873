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
    /// Whether matching looks through joiners.
    var looksThroughJoiners: Bool
  }

  /// The runs that a plan is made for.
  struct Key: Hashable, Sendable {
    let script: Script
    let isRightToLeft: Bool
    /// Whether letters have forms by their neighbours.
    let isCursive: Bool
    let features: [String]
  }

  let substitutions: [Step]
  let positionings: [Step]
  /// Whether the table kern counts, since GPOS says nothing about kerning.
  let usesKernTable: Bool

  init(_ tables: LayoutTables, _ key: Key) {
    let tags = key.script.openTypeTags
    let choice = FeatureChoice(key)
    let substitution = tables.substitution?.features(tags)
    substitutions = ShapingPlan.steps(tables.substitution, substitution, choice.stages)
    var positioning = tables.positioning?.features(tags)
    // Hebrew faces that position for other scripts alone do not mean Hebrew.
    if key.script == .hebrew, positioning?.script != tags.first { positioning = nil }
    positionings = ShapingPlan.steps(tables.positioning, positioning, choice.stages)
    usesKernTable = choice.has("kern") && positioning?.index(of: "kern") == nil
  }

  /// The bit of letters in a form.
  static func mask(of form: JoiningForm) -> UInt8 { form == .none ? 1 : 1 | 2 &<< form.rawValue }

  /// The lookups of each stage's features, in their own order.
  private static func steps(
    _ table: LayoutTable?,
    _ features: LayoutTable.Features?,
    _ stages: [[FeatureChoice.Feature]]
  ) -> [Step] {
    guard let table, let features else { return [] }
    var steps: [Step] = []
    let isStaged = table.kind == .substitution
    for (number, stage) in (isStaged ? stages : [Array(stages.joined())]).enumerated() {
      var found: [Step] = []
      if number == 0, let required = features.required {
        found += table.lookups(of: required).map {
          Step(lookup: $0, mask: 1, looksThroughJoiners: true)
        }
      }
      for feature in stage {
        guard let index = features.index(of: feature.tag) else { continue }
        found += table.lookups(of: index).map {
          Step(
            lookup: $0,
            mask: feature.mask,
            looksThroughJoiners: feature.looksThroughJoiners
          )
        }
      }
      steps += merged(found)
    }
    return steps
  }

  private static func merged(_ steps: [Step]) -> [Step] {
    var merged: [Step] = []
    for step in steps.sorted(by: { $0.lookup < $1.lookup }) {
      if let last = merged.indices.last, merged[last].lookup == step.lookup {
        merged[last].mask |= step.mask
        merged[last].looksThroughJoiners =
          merged[last].looksThroughJoiners && step.looksThroughJoiners
      } else {
        merged.append(step)
      }
    }
    return merged
  }
}

/// The features that are on, stage by stage.
struct FeatureChoice {
  struct Feature {
    let tag: FontTag
    var mask: UInt8 = 1
    var looksThroughJoiners = true
  }

  private(set) var stages: [[Feature]] = []

  init(_ key: ShapingPlan.Key) {
    var (on, off): ([FontTag], Set<FontTag>) = ([], [])
    for name in key.features {
      let isOff = name.hasPrefix("-")
      guard let tag = FontTag(validating: String(name.drop { $0 == "-" || $0 == "+" })) else {
        continue
      }
      on.removeAll { $0 == tag }
      if isOff { off.insert(tag) } else { off.remove(tag) }
      if !isOff { on.append(tag) }
    }
    stages = [[Feature(tag: "rvrn")]]
    if key.isCursive { addCursive() }
    let common: [FontTag] = [
      "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs", "dist",
      "kern", "liga", "rclt",
    ]
    let directed: [FontTag] = key.isRightToLeft ? ["rtla"] : ["ltra", "ltrm"]
    let last = (directed + common + on).filter { tag in !has(tag) }
    stages.append(last.map { Feature(tag: $0, looksThroughJoiners: !isJoining($0, key)) })
    for index in stages.indices { stages[index].removeAll { off.contains($0.tag) } }
  }

  func has(_ tag: FontTag) -> Bool {
    stages.contains { $0.contains { $0.tag == tag } }
  }

  /// Ligatures of cursive letters do not form across joiners.
  private func isJoining(_ tag: FontTag, _ key: ShapingPlan.Key) -> Bool {
    let tags: [FontTag] = ["liga", "clig", "rclt"]
    return key.isCursive && tags.contains(tag)
  }

  private mutating func addCursive() {
    func feature(_ tag: FontTag, _ form: JoiningForm? = nil) -> Feature {
      let mask = form.map { ShapingPlan.mask(of: $0) & ~1 } ?? 1
      return Feature(tag: tag, mask: mask, looksThroughJoiners: false)
    }
    stages.append([feature("ccmp"), feature("locl")])
    stages.append([feature("isol", .isolated)])
    stages.append([feature("fina", .final)])
    stages.append([feature("medi", .medial)])
    stages.append([feature("init", .initial)])
    stages.append([feature("rlig")])
    stages.append([feature("calt")])
  }
}
