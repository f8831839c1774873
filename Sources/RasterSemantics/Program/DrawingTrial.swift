// What a checker learns from drawings, which it does not make itself.

import RasterSyntax
import RasterValues

/// A look of a component: what surrounds it, and the properties that are not as by default.
package struct CapsLook: Sendable {
  package var environment = Environment()
  package var values: [(index: Int, value: Value)] = []
}

/// Draws components, for a checker that does not draw itself.
package struct DrawingTrial: Sendable {
  /// Tells whether a component is drawn otherwise where it is stretched by the caps that it declares.
  package typealias StretchTrial = (_ component: Int, CapsLook, WorkMeter) -> Bool

  /// Says of a program's components, by their index, whether they are drawn otherwise where they are
  /// stretched; false too where the meter allows no drawing any more.
  let breaks: @Sendable (Program) -> StretchTrial
  /// What the looks of a program without errors show.
  let looks: @Sendable (Program) -> DrawnFindings

  package init(
    breaks: @escaping @Sendable (Program) -> StretchTrial,
    looks: @escaping @Sendable (Program) -> DrawnFindings
  ) {
    self.breaks = breaks
    self.looks = looks
  }

  /// Nothing is drawn: nothing is refuted, and nothing found.
  package static let none = DrawingTrial { _ in
    { _, _, _ in false }
  } looks: { _ in
    DrawnFindings()
  }

  /// Nothing more is found, only refuted.
  package var withoutLooks: DrawingTrial { DrawingTrial(breaks: breaks, looks: Self.none.looks) }
}

/// What the looks of a program's components show.
package struct DrawnFindings: Sendable {
  package var all: [DrawnFinding] = []
  /// Whether components were drawn at all.
  package var isDrawn = false
  /// The files with components of which some looks would have taken too long.
  package var unfinished: Set<FileID> = []
  /// A number for each look of the named states of a component, by its index and theirs; nil of states
  /// that were not drawn.
  package var stateLooks: [Int: [Int?]] = [:]

  package init() {}
}

/// Something that a look shows.
package struct DrawnFinding: Sendable {
  /// Words, and what lies under them.
  package struct Contrast: Sendable {
    let ratio, wanted: Double
    /// The colours, as `#RRGGBB`.
    let words, ground: String

    package init(ratio: Double, wanted: Double, words: String, ground: String) {
      (self.ratio, self.wanted) = (ratio, wanted)
      (self.words, self.ground) = (words, ground)
    }
  }

  /// What a control is, and how large, in points.
  package struct Target: Sendable {
    let role: String
    let size: Size
    let least: Int

    package init(role: String, size: Size, least: Int) {
      (self.role, self.size, self.least) = (role, size, least)
    }
  }

  package enum Kind: Sendable {
    case lowContrast(Contrast)
    case truncatedText
    case missingGlyphs(MissingCharacters)
    /// A size in points that no picture has.
    case emptyLook(Size)
    case smallTarget(Target)
  }

  let kind: Kind
  let range: SourceRange
  /// The state, and the appearance where it matters, that shows it first.
  let look: String

  package init(kind: Kind, range: SourceRange, look: String) {
    (self.kind, self.range, self.look) = (kind, range, look)
  }
}
