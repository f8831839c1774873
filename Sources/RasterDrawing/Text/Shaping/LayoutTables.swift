// The layout tables of a font, decoded once, and the plans derived from them.

import RasterValues

/// The GDEF, GSUB and GPOS tables of a font file, which are the same for all its instances.
final class LayoutTables: Sendable {
  let definitions: GlyphDefinitions
  let substitution: LayoutTable?
  let positioning: LayoutTable?

  init(_ face: OpenTypeFace) {
    definitions = GlyphDefinitions(face)
    substitution = LayoutTable(face.table("GSUB"), .substitution)
    positioning = LayoutTable(face.table("GPOS"), .positioning)
  }

  /// Returns the tables of a face, which are decoded once and kept with it.
  ///
  /// Two concurrent callers may both decode them; all callers get the same result.
  static func tables(of face: OpenTypeFace) -> LayoutTables {
    if let known = face.companion.withLock({ $0 }) {
      return unsafeDowncast(known, to: LayoutTables.self)
    }
    let made = LayoutTables(face)
    return face.companion.withLock { companion in
      if let companion { return unsafeDowncast(companion, to: LayoutTables.self) }
      companion = made
      return made
    }
  }
}

/// The layout tables and the plans of a font at one position in its design space, created when they
/// are first needed.
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
    let tables = LayoutTables.tables(of: face)
    state.withLock { $0.tables = tables }
    return tables
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

  /// Returns a plan; `coordinates` must be the same in every call.
  func plan(
    _ key: ShapingPlan.Key,
    _ tables: LayoutTables,
    at coordinates: FontCoordinates
  ) -> ShapingPlan {
    if let plan = state.withLock({ $0.plans[key] }) { return plan }
    let plan = ShapingPlan(tables, key, at: coordinates)
    state.withLock { state in
      if state.plans.count >= Self.limit { state.plans.removeAll() }
      state.plans[key] = plan
    }
    return plan
  }
}
