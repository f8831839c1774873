// The families that a text asks for by name alone.

import RasterSemantics
import RasterValues

extension DrawArguments.Text {
  /// The families that the fonts of a text name, and whose faces they do not carry, folded.
  func families(_ values: LineValues) -> [[UInt8]] {
    var fonts = style(values).font.map { [$0] } ?? []
    if case .list(let runs) = values[words] {
      for case .words(.run(let run)) in runs {
        if let font = run.style.font { fonts.append(font) }
      }
    }
    return fonts.flatMap { $0.otherFamilies }
  }
}

extension Font {
  /// The families that it names, and whose faces it does not carry.
  fileprivate var otherFamilies: [[UInt8]] {
    let own = embeddedFonts.families.map { FaceMatch.folded($0) }
    let named = ([family] + fallback).map { FaceMatch.folded($0) }
    return named.filter { !$0.isEmpty && !own.contains($0) }
  }
}
