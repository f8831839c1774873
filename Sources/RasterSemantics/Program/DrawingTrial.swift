// Facts that the checker learns from drawings, which another module makes for it.

import RasterSyntax
import RasterValues

/// A look of a component: the environment, and the properties that differ from their defaults.
package struct CapsLook: Sendable {
  package var environment = Environment()
  package var values: [(index: Int, value: Value)] = []
}

/// Draws components on behalf of the checker, which cannot draw.
package struct DrawingTrial: Sendable {
  /// Returns whether stretching by the declared caps changes how a component is drawn.
  package typealias StretchTrial = (_ component: Int, CapsLook, WorkMeter) -> Bool

  /// Returns a test of whether stretching a component of the program changes its drawing.
  ///
  /// The test takes the component's index. It also returns false if the meter allows no more
  /// drawing.
  let breaks: @Sendable (Program) -> StretchTrial
  /// Returns the findings from drawing the looks of a program without errors.
  ///
  /// Takes over what the records contain of components that have not changed, and replaces them.
  let looks: @Sendable (Program, inout DrawnRecords) -> DrawnFindings

  package init(
    breaks: @escaping @Sendable (Program) -> StretchTrial,
    looks: @escaping @Sendable (Program, inout DrawnRecords) -> DrawnFindings
  ) {
    self.breaks = breaks
    self.looks = looks
  }

  /// A trial that draws nothing, refutes no caps and finds nothing.
  package static let none = DrawingTrial { _ in
    { _, _, _ in false }
  } looks: { _, _ in
    DrawnFindings()
  }

  /// A trial that refutes caps but does not draw looks.
  package var withoutLooks: DrawingTrial { DrawingTrial(breaks: breaks, looks: Self.none.looks) }
}

/// The findings from drawing the looks of a program's components.
package struct DrawnFindings: Sendable {
  package var all: [DrawnFinding] = []
  /// Whether components were drawn at all.
  package var isDrawn = false
  /// The files with components that have looks which would have taken too long to draw.
  package var unfinished: Set<FileID> = []
  /// For each component, by its index, a number for the look of each of its named states.
  ///
  /// Equal numbers mean equal looks; nil is a state that was not drawn.
  package var stateLooks: [Int: [Int?]] = [:]

  package init() {}
}

/// A finding about a look.
package struct DrawnFinding: Sendable {
  /// The contrast of text with its background.
  package struct Contrast: Sendable {
    let ratio, wanted: Double
    /// The colours, as `#RRGGBB`.
    let text, ground: String

    package init(ratio: Double, wanted: Double, text: String, ground: String) {
      (self.ratio, self.wanted) = (ratio, wanted)
      (self.text, self.ground) = (text, ground)
    }
  }

  /// The role of a control and its size in points.
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
    /// A size in points for which there is no image.
    case emptyLook(Size)
    case smallTarget(Target)
  }

  let kind: Kind
  let range: SourceRange
  /// The state in which the finding first appears, and the appearance if it matters.
  let look: String

  package init(kind: Kind, range: SourceRange, look: String) {
    (self.kind, self.range, self.look) = (kind, range, look)
  }
}
