// Finds named states that draw characters for which no font has a glyph.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Finds named states of components that draw a box instead of a character without a glyph.
///
/// A font family that neither a source nor an option declares belongs to the host. The program that
/// draws the component supplies it, so its characters are unknown and not reported.
struct MissingGlyphs {
  /// A character in a line of text.
  private struct Place: Hashable {
    let scalar: Unicode.Scalar
    let text: SourceRange

    var mark: DrawnMark { DrawnMark(.missingGlyph(scalar.value), text) }
  }

  private let families: Set<[UInt8]>
  /// The characters missing in default states, which are not reported again.
  private var known: Set<Place> = []
  private var reported: Set<SourceRange> = []
  /// The positions that are not reported again, in the order in which they were added.
  private(set) var marks: [DrawnMark] = []

  init(_ fonts: FontCollection) { families = Set(fonts.families.map { FaceMatch.folded($0) }) }

  /// Adds the missing glyphs of a named state, whose source range is `state`, or nil for `plain`.
  mutating func add(
    _ glyphs: [DrawingTrace.MissingGlyph],
    of component: String,
    _ name: String,
    at state: SourceRange?,
    to findings: inout DrawnFindings
  ) {
    var places: [(range: SourceRange, isInFunction: Bool, scalars: [Unicode.Scalar])] = []
    var new: [Place] = []
    for glyph in glyphs where glyph.source.families.allSatisfy(families.contains) {
      let place = Place(scalar: glyph.scalar, text: glyph.source.text)
      guard !known.contains(place) else { continue }
      new.append(place)
      let range = state ?? glyph.line.text
      let index = places.firstIndex { $0.range == range } ?? places.count
      if index == places.count {
        places.append((range, state == nil && glyph.line.component < 0, []))
      }
      guard !places[index].scalars.contains(glyph.scalar) else { continue }
      places[index].scalars.append(glyph.scalar)
    }
    if state == nil {
      for place in new where known.insert(place).inserted { marks.append(place.mark) }
    }
    for place in places where reported.insert(place.range).inserted {
      marks.append(DrawnMark(.missingGlyphs, place.range))
      findings.all.append(
        DrawnFinding(
          kind: .missingGlyphs(MissingCharacters(place.scalars)),
          range: place.range,
          look: place.isInFunction ? "\(component), \(name)" : name
        )
      )
    }
  }

  /// Adds a position that is not reported again.
  mutating func add(_ mark: DrawnMark) {
    switch mark.kind {
    case .missingGlyphs: reported.insert(mark.range)
    case .missingGlyph(let value):
      guard let scalar = Unicode.Scalar(value) else { return }
      known.insert(Place(scalar: scalar, text: mark.range))
    case .faintText, .cutText: return
    }
    marks.append(mark)
  }
}
