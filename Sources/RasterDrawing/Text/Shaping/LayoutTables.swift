// The layout tables of a font, decoded once, and the plans derived from them.

import RasterValues

/// The GDEF, GSUB and GPOS tables of a font.
final class LayoutTables: Sendable {
  let definitions: GlyphDefinitions
  let substitution: LayoutTable?
  let positioning: LayoutTable?

  init(_ face: OpenTypeFace) {
    definitions = GlyphDefinitions(face)
    substitution = LayoutTable(face.table("GSUB"), .substitution)
    positioning = LayoutTable(face.table("GPOS"), .positioning)
  }
}

/// A font's layout tables and plans, created when they are first needed.
///
/// It is a class because it contains a lock. Two concurrent callers may both do the work; their
/// results are equal.
package final class ShapingCache: Sendable {
  private struct State {
    var tables: LayoutTables?
    var plans: [ShapingPlan.Key: ShapingPlan] = [:]
    /// The most recently requested locale, which is usually the next one, too.
    var locale: (tag: String, languages: [UInt32])?
  }

  private let state = Guarded(State())
  /// The maximum number of cached plans; few texts mix more scripts and features.
  private static let limit = 64

  /// Returns the tables of `face`, which must be the same font in every call.
  func tables(of face: OpenTypeFace) -> LayoutTables {
    if let tables = state.withLock({ $0.tables }) { return tables }
    let made = LayoutTables(face)
    return state.withLock { state in
      let tables = state.tables ?? made
      state.tables = tables
      return tables
    }
  }

  /// Returns the languages of a locale for which the font has rules.
  ///
  /// `face` must be the same font in every call.
  func languages(of face: OpenTypeFace, _ locale: String) -> [UInt32] {
    if face.languages.isEmpty { return [] }
    return state.withLock { state in
      if let last = state.locale, last.tag == locale { return last.languages }
      let languages = face.languages(of: locale)
      state.locale = (locale, languages)
      return languages
    }
  }

  func plan(_ key: ShapingPlan.Key, _ tables: LayoutTables) -> ShapingPlan {
    if let plan = state.withLock({ $0.plans[key] }) { return plan }
    let plan = ShapingPlan(tables, key)
    state.withLock { state in
      if state.plans.count >= Self.limit { state.plans.removeAll() }
      state.plans[key] = plan
    }
    return plan
  }
}
