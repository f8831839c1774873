// Selects the glyphs that are followed by tracking.
//
// Source: CSS Text 3, section 8.2, "Letter Spacing", and its rules for cursive scripts.

import RasterValues

extension TextShaper {
  /// Marks the glyphs of a run that are followed by tracking: the last one of each unit.
  ///
  /// A unit is a grapheme, a ligature or a syllable. The letters of a word in a cursive script
  /// are one unit, whether they join or not.
  func markTracking(in run: inout ShapingRun) {
    var last: Int?
    for index in run.glyphs.indices where run.glyphs[index].attachment == 0 {
      let cluster = run.glyphs[index].cluster
      if let last, run.glyphs[last].cluster != cluster {
        run.glyphs[last].isTracked = isTracked(run.glyphs[last].cluster, before: cluster, run)
      }
      last = index
    }
    guard let last else { return }
    run.glyphs[last].isTracked = isTracked(
      run.glyphs[last].cluster,
      before: run.range.upperBound,
      run
    )
  }

  /// Whether tracking follows the unit that starts at a scalar, and that ends before another one.
  private func isTracked(_ start: Int, before end: Int, _ run: ShapingRun) -> Bool {
    let first = UnicodeTable.shared[scalars[start]]
    if first.isDefaultIgnorable { return false }
    guard run.script.isCursive, first.category.isLetter else { return true }
    let next = scalars[end...].first {
      let properties = UnicodeTable.shared[$0]
      return !properties.isMark && !properties.isDefaultIgnorable
    }
    guard let next else { return true }
    let properties = UnicodeTable.shared[next]
    // The elongation sign, U+0640, is a letter that scripts share.
    let isSameScript = properties.script == run.script || !properties.script.isReal
    return !(properties.category.isLetter && isSameScript)
  }
}
