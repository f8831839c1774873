// The font families that a text refers to only by name.

import RasterSemantics
import RasterValues

extension DrawArguments.Text {
  /// Returns the case-folded families that a text's fonts name without embedding their files.
  func families(_ values: LineValues) -> [[UInt8]] {
    var fonts = style(values).font.map { [$0] } ?? []
    if case .list(let runs) = values[content] {
      for case .text(.run(let run)) in runs {
        if let font = run.style.font { fonts.append(font) }
      }
    }
    return fonts.flatMap { $0.otherFamilies }
  }
}

extension Font {
  /// The case-folded families that the font names without embedding their files.
  fileprivate var otherFamilies: [[UInt8]] {
    let own = embeddedFonts.families.map { FaceMatch.folded($0) }
    let named = ([family] + fallback).map { FaceMatch.folded($0) }
    return named.filter { !$0.isEmpty && !own.contains($0) }
  }
}
