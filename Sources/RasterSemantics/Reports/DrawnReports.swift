// Reports about what drawings show: words that are hard to read or cut, controls that are hard to hit, nothing.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// What a look shows.
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

  /// Words whose colour is near that of what lies under them.
  ///
  ///     text title, in: bounds, with: #8E8E93
  ///     //                            ^^^^^^^ warning: in 'plain' the contrast of these words is 3.2 to 1, less than 4.5: #8E8E93 on #FFFFFF
  private static func lowContrast(
    _ contrast: DrawnFinding.Contrast,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    // Cut, so that what is too little is not rounded up to what is enough.
    let tenths = Int(contrast.ratio * 10)
    let ratio = "\(tenths / 10).\(tenths % 10)"
    let wanted = contrast.wanted == 3 ? "3" : "4.5"
    return Diagnostic(
      .lowContrast,
      "in '\(look)' the contrast of these words is \(ratio) to 1, less than \(wanted):"
        + " \(contrast.words) on \(contrast.ground)",
      at: range
    )
  }

  /// Words that have no room in a state that the component names.
  ///
  ///     text title, in: bounds
  ///     //   ^^^^^ warning: in 'long' these words are cut
  private static func truncatedText(at range: SourceRange, in look: String) -> Diagnostic {
    Diagnostic(.truncatedText, "in '\(look)' these words are cut", at: range)
  }

  /// A state in which a box stands for a character.
  ///
  ///     states { arabic words: "خادم" }
  ///     //       ^^^^^^ warning: in 'arabic' 4 characters (Arabic) have no font; add a 'face', or pass --font
  private static func missingGlyphs(
    _ characters: MissingCharacters,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    Diagnostic(
      .missingGlyphs,
      "in '\(look)' \(characters.words); add a 'face', or pass --font",
      at: range
    )
  }

  /// A state without a picture.
  ///
  ///     size 12 * count, 20
  ///     //   ^^ warning: in 'plain' there is no picture: its size is 0 × 20
  private static func emptyLook(
    _ size: Size,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    let sides = "\(Functions.string(size.width)) × \(Functions.string(size.height))"
    return Diagnostic(
      .emptyLook,
      "in '\(look)' there is no picture: its size is \(sides)",
      at: range
    )
  }

  /// A control that is smaller than a finger.
  ///
  ///     size 20, 20
  ///     //   ^^ warning: in 'plain' this button is 20 × 20 points, less than 24 on a side
  private static func smallTarget(
    _ target: DrawnFinding.Target,
    at range: SourceRange,
    in look: String
  ) -> Diagnostic {
    func text(_ length: Double) -> String { Functions.string((length * 10).rounded(.down) / 10) }
    return Diagnostic(
      target.least == 24 ? .smallTarget : .smallTargetEnhanced,
      "in '\(look)' this \(target.role) is \(text(target.size.width)) ×"
        + " \(text(target.size.height)) points, less than \(target.least) on a side",
      at: range
    )
  }
}
