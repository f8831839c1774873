// Diagnostics of drawings: unreadable or truncated text, small controls and empty looks.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// Creates the diagnostic of a finding.
  init(_ finding: DrawnFinding) {
    switch finding.kind {
    case .lowContrast(let contrast):
      self = .lowContrast(contrast, at: finding.range, in: finding.look)
    case .truncatedText: self = .truncatedText(at: finding.range, in: finding.look)
    case .missingGlyphs(let characters):
      self = .missingGlyphs(characters, at: finding.range, in: finding.look)
    case .emptyLook(let size): self = .emptyLook(size, at: finding.range, in: finding.look)
    case .smallTarget(let target):
      self = .smallTarget(target, at: finding.range, in: finding.look)
    }
  }

  /// Text with too little contrast to its background.
  ///
  ///     text title, in: bounds, with: #8E8E93
  ///     //                            ^^^^^^^ warning: in 'plain', the contrast of this text is 3.2 to 1, less than 4.5: #8E8E93 on #FFFFFF
  private static func lowContrast(
    _ contrast: DrawnFinding.Contrast,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    // Rounded down, so that a contrast below the minimum is not reported as the minimum.
    let tenths = Int(contrast.ratio * 10)
    let ratio = "\(tenths / 10).\(tenths % 10)"
    let wanted = contrast.wanted == 3 ? "3" : "4.5"
    return Diagnostic(
      .lowContrast,
      "in '\(look)', the contrast of this text is \(ratio) to 1, less than \(wanted):"
        + " \(contrast.text) on \(contrast.ground)",
      at: range
    )
  }

  /// Text that is truncated in a named state.
  ///
  ///     text title, in: bounds
  ///     //   ^^^^^ warning: in 'long', this text is truncated; give it room, or write 'truncation: .end'
  private static func truncatedText(at range: SourceRange, in look: String) -> Diagnostic {
    Diagnostic(
      .truncatedText,
      "in '\(look)', this text is truncated; give it room, or write 'truncation: .end' to accept it",
      at: range
    )
  }

  /// A state in which a font has no glyph for a character, so that a box is drawn instead.
  ///
  ///     states { arabic title: "خادم" }
  ///     //       ^^^^^^ warning: in 'arabic', 4 characters (Arabic) have no font; declare a 'font' or pass --font
  private static func missingGlyphs(
    _ characters: MissingCharacters,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    Diagnostic(
      .missingGlyphs,
      "in '\(look)', \(characters.message); declare a 'font' or pass --font",
      at: range
    )
  }

  /// A look without pixels.
  ///
  ///     size 12 * count, 20
  ///     //   ^^ warning: in 'plain', nothing is drawn because the size is 0 × 20
  private static func emptyLook(
    _ size: Size,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    let sides = "\(Functions.string(size.width)) × \(Functions.string(size.height))"
    return Diagnostic(
      .emptyLook,
      "in '\(look)', nothing is drawn because the size is \(sides)",
      at: range
    )
  }

  /// A control that is smaller than the minimum size of a target.
  ///
  ///     size 20, 20
  ///     //   ^^ warning: in 'plain', this button is 20 × 20 points, less than 24 on a side
  private static func smallTarget(
    _ target: DrawnFinding.Target,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    func text(_ length: Double) -> String { Functions.string((length * 10).rounded(.down) / 10) }
    return Diagnostic(
      target.least == 24 ? .smallTarget : .smallTargetEnhanced,
      "in '\(look)', this \(target.role) is \(text(target.size.width)) ×"
        + " \(text(target.size.height)) points, less than \(target.least) on a side",
      at: range
    )
  }
}
