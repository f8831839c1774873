// Selects the enabled features, and the stages in which they apply.
//
// Source: OpenType 1.9, "Feature list", "Developing Arabic fonts" and the guides for syllabic
// scripts; the features are in HarfBuzz's order.

import RasterValues

/// The enabled features, by stage.
struct FeatureChoice {
  struct Feature {
    let tag: FontTag
    var mask: UInt8 = 1
    var looksThroughJoiners = true
    var looksThroughNonJoiners = true
    var isPerSyllable = false
  }

  struct Stage {
    var pause: SyllablePause?
    var features: [Feature]
  }

  private(set) var stages: [Stage] = []

  init(_ key: ShapingPlan.Key, _ model: ShapingModel) {
    var (on, off): ([FontTag], Set<FontTag>) = ([], [])
    for name in key.features {
      let isOff = name.hasPrefix("-")
      guard FontSetting.isFeature(name),
        let tag = FontTag(validating: String(name.drop { $0 == "-" || $0 == "+" }))
      else { continue }
      on.removeAll { $0 == tag }
      if isOff { off.insert(tag) } else { off.remove(tag) }
      if !isOff { on.append(tag) }
    }
    add([Feature(tag: "rvrn")])
    switch model {
    case .plain: if key.isCursive { addCursive() }
    case .indic: addIndic()
    case .khmer: addKhmer()
    case .myanmar: addMyanmar()
    case .universal: addUniversal()
    }
    let common: [FontTag] = [
      "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs", "dist",
      "kern", "liga", "rclt",
    ]
    let directed: [FontTag] = key.isRightToLeft ? ["rtla"] : ["ltra", "ltrm"]
    let last = (directed + common + on).filter { tag in !has(tag) }
    let features = last.map { Feature(tag: $0, looksThroughJoiners: !isJoining($0, key)) }
    if model == .plain {
      add(features)
    } else if let index = stages.indices.last {
      stages[index].features += features
    }
    // Spaced letters form ligatures only on request: CSS Text 3, section 8.2. Features such as
    // 'dlig' and 'hlig' are always on request.
    if key.isTracked {
      for tag: FontTag in ["liga", "clig"] where !on.contains(tag) { off.insert(tag) }
    }
    // Optional ligatures would hide the parts of syllables.
    if model == .indic || model == .khmer { off.insert("liga") }
    for index in stages.indices { stages[index].features.removeAll { off.contains($0.tag) } }
  }

  func has(_ tag: FontTag) -> Bool {
    stages.contains { $0.features.contains { $0.tag == tag } }
  }

  private mutating func add(_ features: [Feature], after pause: SyllablePause? = nil) {
    stages.append(Stage(pause: pause, features: features))
  }

  /// Whether joiners affect a feature: cursive ligatures do not form across them.
  ///
  /// Marks are not attached across joiners either.
  private func isJoining(_ tag: FontTag, _ key: ShapingPlan.Key) -> Bool {
    let tags: [FontTag] = ["liga", "clig", "rclt"]
    return key.isCursive && tags.contains(tag) || tag == "mark" || tag == "mkmk"
  }

  private mutating func addCursive() {
    func feature(_ tag: FontTag, _ form: JoiningForm? = nil) -> Feature {
      let mask = form.map { ShapingPlan.formMask($0) } ?? 1
      return Feature(tag: tag, mask: mask, looksThroughJoiners: false)
    }
    add([feature("ccmp"), feature("locl")])
    add([feature("isol", .isolated)])
    add([feature("fina", .final)])
    add([feature("fin2", .secondFinal)])
    add([feature("fin3", .thirdFinal)])
    add([feature("medi", .medial)])
    add([feature("med2", .secondMedial)])
    add([feature("init", .initial)])
    add([feature("rlig")])
    add([feature("calt")])
  }

  // MARK: - Syllables

  /// Returns syllabic features, which may skip joiners, non-joiners or both when matching.
  private func syllabic(
    _ tags: [FontTag],
    _ mask: UInt8 = 1,
    looksThroughJoiners: Bool = false,
    looksThroughNonJoiners: Bool = false
  ) -> [Feature] {
    tags.map {
      Feature(
        tag: $0,
        mask: mask,
        looksThroughJoiners: looksThroughJoiners,
        looksThroughNonJoiners: looksThroughNonJoiners,
        isPerSyllable: true
      )
    }
  }

  private func open(_ tags: [FontTag]) -> [Feature] {
    syllabic(tags, looksThroughJoiners: true, looksThroughNonJoiners: true)
  }

  private mutating func addIndic() {
    add(open(["locl", "ccmp"]), after: .findSyllables)
    add(syllabic(["nukt"]), after: .reorder)
    add(syllabic(["akhn"]))
    add(syllabic(["rphf"], ShapingPlan.reph))
    add(syllabic(["rkrf"]))
    add(syllabic(["pref"], ShapingPlan.prebase))
    add(syllabic(["blwf"], ShapingPlan.below))
    add(syllabic(["abvf"], ShapingPlan.above))
    add(syllabic(["half"], ShapingPlan.half))
    add(syllabic(["pstf"], ShapingPlan.post))
    add(syllabic(["vatu"]))
    add(syllabic(["cjct"]))
    let last = syllabic(["init"], ShapingPlan.initial)
    add(last + syllabic(["pres", "abvs", "blws", "psts", "haln"]), after: .reorderFormed)
  }

  private mutating func addKhmer() {
    add([], after: .findSyllables)
    var forms = syllabic(["pref"], ShapingPlan.prebase) + syllabic(["blwf"], ShapingPlan.below)
    forms += syllabic(["abvf"], ShapingPlan.above) + syllabic(["pstf"], ShapingPlan.post)
    forms += syllabic(["cfar"], ShapingPlan.initial)
    add(open(["locl", "ccmp"]) + forms, after: .reorder)
    addLast(["pres", "abvs", "blws", "psts"], looksThroughNonJoiners: false)
  }

  private mutating func addMyanmar() {
    add(open(["locl", "ccmp"]), after: .findSyllables)
    add(syllabic(["rphf"], looksThroughNonJoiners: true), after: .reorder)
    for tag: FontTag in ["pref", "blwf", "pstf"] {
      add(syllabic([tag], looksThroughNonJoiners: true))
    }
    addLast(["pres", "abvs", "blws", "psts"])
  }

  private mutating func addUniversal() {
    let first = syllabic(["akhn"], looksThroughNonJoiners: true)
    add(open(["locl", "ccmp", "nukt"]) + first, after: .findSyllables)
    add(
      syllabic(["rphf"], ShapingPlan.reph, looksThroughNonJoiners: true),
      after: .forgetSubstitutions
    )
    add([], after: .takeRephs)
    add(syllabic(["pref"], looksThroughNonJoiners: true), after: .forgetSubstitutions)
    let forms: [FontTag] = ["rkrf", "abvf", "blwf", "half", "pstf", "vatu", "cjct"]
    add(syllabic(forms, looksThroughNonJoiners: true), after: .takePrebases)
    let joined: [(tag: FontTag, form: JoiningForm)] = [
      ("isol", .isolated), ("init", .initial), ("medi", .medial), ("fina", .final),
    ]
    let joining = joined.map { Feature(tag: $0.tag, mask: ShapingPlan.formMask($0.form)) }
    add(joining, after: .reorder)
    addLast(["abvs", "blws", "haln", "pres", "psts"])
  }

  /// Adds features that apply to entire words.
  private mutating func addLast(_ tags: [FontTag], looksThroughNonJoiners: Bool = true) {
    let features = tags.map {
      Feature(
        tag: $0,
        looksThroughJoiners: false,
        looksThroughNonJoiners: looksThroughNonJoiners
      )
    }
    add(features)
  }
}
