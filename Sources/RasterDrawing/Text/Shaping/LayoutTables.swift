// The layout tables of a face, read once, and the plans that were made of them.

import RasterValues

/// GDEF, GSUB and GPOS of a face.
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

/// A face's layout tables and plans, made when they are first asked for.
///
/// A class, because it has a lock. Two threads that ask at once may both do the work; they get equal
/// results.
package final class ShapingCache: Sendable {
  private struct State {
    var tables: LayoutTables?
    var plans: [ShapingPlan.Key: ShapingPlan] = [:]
    /// The locale that was asked for last: mostly it is the next one, too.
    var locale: (tag: String, languages: [UInt32])?
  }

  private let state = Guarded(State())
  /// Few texts mix more scripts and features than that.
  private static let limit = 64

  /// The tables of `face`, which is always the same one.
  func tables(of face: OpenTypeFace) -> LayoutTables {
    if let tables = state.withLock({ $0.tables }) { return tables }
    let made = LayoutTables(face)
    return state.withLock { state in
      let tables = state.tables ?? made
      state.tables = tables
      return tables
    }
  }

  /// Those languages of a locale for which `face`, which is always the same one, has rules of its own.
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
