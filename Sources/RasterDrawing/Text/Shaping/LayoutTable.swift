// The GSUB or GPOS table of a font: scripts, features, and the list of lookups.
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats".

import RasterValues

/// A GSUB or GPOS table.
final class LayoutTable: Sendable {
  enum Kind: Sendable { case substitution, positioning }

  let kind: Kind
  let lookups: [LayoutLookup]
  private let data: FontData

  /// Creates a table; nil if it has no lookups.
  init?(_ data: FontData?, _ kind: Kind) {
    guard let data, data.uint16(at: 0) == 1, let list = data.subtable16(at: 8),
      let count = list.uint16(at: 0)
    else { return nil }
    var budget = LayoutBudget()
    var lookups: [LayoutLookup] = []
    for index in 0..<count {
      let lookup = list.subtable16(at: 2 &+ 2 &* index)
      lookups.append(LayoutLookup(lookup, kind, &budget))
    }
    (self.data, self.kind, self.lookups) = (data, kind, lookups)
  }

  /// The features of a script in the table.
  struct Features {
    /// The tag under which the script was found.
    var script: UInt32?
    var required: Int?
    var list: [(tag: UInt32, index: Int)] = []

    func index(of tag: FontTag) -> Int? { list.first { $0.tag == tag.rawValue }?.index }
  }

  /// Returns the features of the first script in `tags` that the table has.
  ///
  /// They are those of the first of `languages` that the script has, or of its default language.
  func features(_ tags: [UInt32], _ languages: [UInt32]) -> Features {
    var features = Features()
    guard let scripts = data.subtable16(at: 4), let count = scripts.uint16(at: 0),
      let records = scripts.records(at: 2, count: count, stride: 6)
    else { return features }
    let others: [FontTag] = ["DFLT", "dflt", "latn"]
    for tag in tags + others.map({ $0.rawValue }) {
      let index = (0..<count).first { records.uint32($0) == Int(exactly: tag) }
      guard let index, let offset = records.uint16(index, at: 4) else { continue }
      features.script = tag
      if let script = scripts.from(offset), let system = system(script, languages) {
        collect(system, &features)
      }
      return features
    }
    return features
  }

  /// Returns the language system of a script.
  private func system(_ script: FontData, _ languages: [UInt32]) -> FontData? {
    let count = script.uint16(at: 2) ?? 0
    for language in languages {
      let index = (0..<count).first { script.tag(at: 4 &+ 6 &* $0)?.rawValue == language }
      if let index { return script.subtable16(at: 8 &+ 6 &* index) }
    }
    return script.subtable16(at: 0)
  }

  private func collect(_ language: FontData, _ features: inout Features) {
    if let required = language.uint16(at: 2), required != 0xFFFF { features.required = required }
    guard let list = data.subtable16(at: 6), let total = list.uint16(at: 0) else { return }
    for place in 0..<(language.uint16(at: 4) ?? 0) {
      guard let index = language.uint16(at: 6 &+ 2 &* place), index < total,
        let tag = list.tag(at: 2 &+ 6 &* index)
      else { continue }
      features.list.append((tag.rawValue, index))
    }
  }

  /// Returns the features that other lookups replace at a position in the design space.
  func variations(at coordinates: FontCoordinates) -> FeatureVariations {
    FeatureVariations(data, at: coordinates)
  }

  /// Returns the lookups of a feature, as indices in the list of lookups.
  func lookups(of feature: Int, _ variations: FeatureVariations) -> [Int] {
    guard let list = data.subtable16(at: 6), let total = list.uint16(at: 0), feature < total,
      let offset = list.uint16(at: 6 &+ 6 &* feature),
      let table = variations.table(of: feature) ?? list.from(offset),
      let count = table.uint16(at: 2)
    else { return [] }
    return (0..<count).compactMap { table.uint16(at: 4 &+ 2 &* $0) }.filter { $0 < lookups.count }
  }
}

/// A lookup: its action, the glyphs it applies to, and the glyphs it skips.
final class LayoutLookup: Sendable {
  enum Action: Sendable {
    case none
    case single, multiple, alternate, ligature, reverse
    case adjustment, pair, cursive, markToBase, markToLigature, markToMark
    case context, chainedContext
  }

  let action: Action
  let flags: Int
  /// The set of marks that are not skipped, if the flags specify one.
  let markSet: Int
  let subtables: [LayoutSubtable]
  let digest: GlyphDigest

  init(_ data: FontData?, _ kind: LayoutTable.Kind, _ budget: inout LayoutBudget) {
    var type = data?.uint16(at: 0) ?? 0
    let count = data?.uint16(at: 4) ?? 0
    var digest = GlyphDigest()
    var subtables: [LayoutSubtable] = []
    let extensionType = kind == .substitution ? 7 : 9
    let isExtension = type == extensionType
    for index in 0..<count {
      guard budget.takeSubtable(), var subtable = data?.subtable16(at: 6 &+ 2 &* index) else {
        break
      }
      if isExtension {
        guard let inner = subtable.uint16(at: 2), let target = subtable.subtable32(at: 4) else {
          continue
        }
        (type, subtable) = (inner, target)
      }
      let action = LayoutLookup.action(type, kind)
      let parsed = LayoutSubtable(subtable, action, &budget)
      if let coverage = parsed.firstCoverage { digest.insert(coverage: coverage, &budget) }
      subtables.append(parsed)
    }
    action = LayoutLookup.action(type, kind)
    flags = data?.uint16(at: 2) ?? 0
    markSet = flags & 0x10 != 0 ? data?.uint16(at: 6 &+ 2 &* count) ?? 0 : 0
    (self.subtables, self.digest) = (subtables, digest)
  }

  private static func action(_ type: Int, _ kind: LayoutTable.Kind) -> Action {
    let substitutions: [Action] = [
      .none, .single, .multiple, .alternate, .ligature, .context, .chainedContext, .none, .reverse,
    ]
    let positionings: [Action] = [
      .none, .adjustment, .pair, .cursive, .markToBase, .markToLigature, .markToMark, .context,
      .chainedContext,
    ]
    let actions = kind == .substitution ? substitutions : positionings
    return actions.indices.contains(type) ? actions[type] : .none
  }
}

/// A subtable of a lookup, with its glyph maps decoded.
final class LayoutSubtable: Sendable {
  let data: FontData
  let format: Int
  let firstCoverage: FontData?
  let coverage: GlyphMap
  /// The classes of the first glyphs of pairs and of the inputs of contexts.
  let classes: GlyphMap
  /// The classes of the second glyphs of pairs and of the glyphs that follow contexts.
  let nextClasses: GlyphMap
  /// The classes of the glyphs that precede contexts.
  let previousClasses: GlyphMap

  init(_ data: FontData, _ action: LayoutLookup.Action, _ budget: inout LayoutBudget) {
    self.data = data
    format = data.uint16(at: 0) ?? 0
    firstCoverage = LayoutSubtable.firstCoverage(data, action, format)
    coverage = GlyphMap.coverage(firstCoverage, &budget)
    func map(_ offset: Int) -> GlyphMap { .classes(data.subtable16(at: offset), &budget) }
    var (first, next, previous) = (GlyphMap.empty, GlyphMap.empty, GlyphMap.empty)
    switch (action, format) {
    case (.pair, 2): (first, next) = (map(8), map(10))
    case (.context, 2): first = map(4)
    case (.chainedContext, 2): (previous, first, next) = (map(4), map(6), map(8))
    default: break
    }
    (classes, nextClasses, previousClasses) = (first, next, previous)
  }

  private static func firstCoverage(
    _ data: FontData,
    _ action: LayoutLookup.Action,
    _ format: Int
  ) -> FontData? {
    switch (action, format) {
    case (.context, 3): return data.subtable16(at: 6)
    case (.chainedContext, 3):
      guard let before = data.uint16(at: 2), data.uint16(at: 4 &+ 2 &* before) ?? 0 > 0 else {
        return nil
      }
      return data.subtable16(at: 6 &+ 2 &* before)
    default: return data.subtable16(at: 2)
    }
  }
}
