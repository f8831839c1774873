// Named states that draw characters for which no font has a glyph.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Finds the named states of components in which a box stands for a character without a glyph.
///
/// A font that names a family which no source declares and no option gives is the host's: the program that
/// draws the component brings it, and nothing is known of its characters.
struct MissingGlyphs {
  /// A character in a line of text.
  private struct Place: Hashable {
    let scalar: Unicode.Scalar
    let words: SourceRange
  }

  private let families: Set<[UInt8]>
  /// What components draw by default: it is reported once, and not again of what places them.
  private var known: Set<Place> = []
  private var reported: Set<SourceRange> = []

  init(_ fonts: FontCollection) { families = Set(fonts.families.map { FaceMatch.folded($0) }) }

  /// Adds a named state of a component with what its drawing noted; `state` is its place, nil for `plain`.
  mutating func add(
    _ glyphs: [DrawingTrace.MissingGlyph],
    of component: String,
    _ name: String,
    at state: SourceRange?,
    to findings: inout DrawnFindings
  ) {
    var places: [(range: SourceRange, isInFunction: Bool, scalars: [Unicode.Scalar])] = []
    var new: Set<Place> = []
    for glyph in glyphs where glyph.source.families.allSatisfy(families.contains) {
      let place = Place(scalar: glyph.scalar, words: glyph.source.words)
      guard !known.contains(place) else { continue }
      new.insert(place)
      let range = state ?? glyph.line.words
      let index = places.firstIndex { $0.range == range } ?? places.count
      if index == places.count {
        places.append((range, state == nil && glyph.line.component < 0, []))
      }
      guard !places[index].scalars.contains(glyph.scalar) else { continue }
      places[index].scalars.append(glyph.scalar)
    }
    if state == nil { known.formUnion(new) }
    for place in places where reported.insert(place.range).inserted {
      findings.all.append(
        DrawnFinding(
          kind: .missingGlyphs(MissingCharacters(place.scalars)),
          range: place.range,
          look: place.isInFunction ? "\(component), \(name)" : name
        )
      )
    }
  }
}
