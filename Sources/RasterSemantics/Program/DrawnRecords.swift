// What drawings of components found, for the next check of edited sources.

import RasterSyntax
import RasterValues

/// The findings of the looks of one component.
package struct DrawnRecord: Sendable {
  package var findings: [DrawnFinding] = []
  /// The number of each named state's look, if the component's states were compared.
  package var stateLooks: [Int?] = []
  /// The units of work that its looks took, and those of comparing its states.
  package var units = 0, stateUnits = 0
  /// Whether no limit ended the drawing.
  package var isFinished = false
  /// The positions that later components do not report again.
  package var marks: [DrawnMark] = []
  /// The components that it places directly, and whether it may draw text itself.
  package var placed: [Int] = []
  package var writes = false
  /// The components in all of its expressions, including those of its states.
  package var mentioned: [Int] = []
  /// Whether neither the component nor anything that it uses has changed since.
  package var isKept = false

  package init() {}
}

/// A position that has been reported and is not reported again in other components.
package struct DrawnMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case faintText, cutText, missingGlyphs
    /// A missing character of a text in a default state.
    case missingGlyph(UInt32)
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) { (self.kind, self.range) = (kind, range) }
}

/// The records of all components of a program.
package struct DrawnRecords: Sendable {
  /// The components in the order in which they were drawn.
  package var order: [Int] = []
  /// The records by component; nil for a component that was not drawn.
  package var components: [Int: DrawnRecord] = [:]
  /// The digest of the fonts that the host supplied.
  package var fonts: ContentDigest?
  /// The units of work that the defaults of all components took.
  package var preparation = 0

  package init() {}

  /// Returns the records at their new positions; `isKept` tells which components have not changed.
  func moved(by edits: SourceEdits, isKept: (Int) -> Bool) -> DrawnRecords {
    var result = DrawnRecords()
    (result.order, result.fonts, result.preparation) = (order, fonts, preparation)
    for (index, record) in components {
      if let moved = record.moved(by: edits, isKept: isKept(index)) {
        result.components[index] = moved
      }
    }
    return result
  }
}

extension DrawnRecord {
  fileprivate func moved(by edits: SourceEdits, isKept: Bool) -> DrawnRecord? {
    var result = self
    result.isKept = isKept
    for index in marks.indices {
      guard let range = edits.moved(marks[index].range) else { return nil }
      result.marks[index] = DrawnMark(marks[index].kind, range)
    }
    guard isKept else { return result }
    for index in findings.indices {
      guard let range = edits.moved(findings[index].range) else {
        result.isKept = false
        return result
      }
      result.findings[index] = DrawnFinding(
        kind: findings[index].kind,
        range: range,
        look: findings[index].look
      )
    }
    return result
  }
}
