// Reports about lines of `draw`, paths and image files.

import RasterSyntax

extension Diagnostic {
  /// A line that starts with a word which means nothing there.
  ///
  ///     file rect(bounds), with: #000
  ///     ^^^^ error: no line of 'draw' starts with 'file'
  static func unknownWord(
    _ word: String,
    in place: String,
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "unknown-word",
      "no line of \(place) starts with '\(word)'",
      at: range,
      fixIts: replacement(nearest, at: range)
    )
  }

  /// A block after a line that has none.
  ///
  ///     fill rect(bounds), with: #000 { }
  ///     //                            ^ error: 'fill' has no block
  static func unwantedBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "unwanted-block", "'\(word)' has no block", at: range)
  }

  /// A line that needs a block.
  ///
  ///     layer opacity: 50%
  ///     ^^^^^ error: expected '{ … }' after 'layer'
  static func missingBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "missing-block", "expected '{ … }' after '\(word)'", at: range)
  }

  /// Something drawn nowhere.
  ///
  ///     place Badge()
  ///     ^^^^^ error: 'place' needs 'in:' a rectangle or 'at:' a point
  static func missingPlace(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "missing-place",
      "'\(word)' also needs 'in: Rect' or 'at: Point'",
      at: range
    )
  }

  /// Something drawn in two places.
  ///
  ///     place Badge(), in: bounds, at: (0, 0)
  ///     //                         ^^ error: expected 'in:' or 'at:', found both
  static func twoPlaces(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "two-places", "expected 'in:' or 'at:', found both", at: range)
  }

  /// A loop in a path block.
  ///
  ///     let comb = path { for i in 0..<5 { line (i, 0) } }
  ///     //                    ^ error: a path has no loops
  static func loopInPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "loop-in-path",
      "a path has no loops; write its lines out, or use 'polyline'",
      at: range
    )
  }

  /// A mistake in path data.
  ///
  ///     fill path("M 0 0 L 10"), with: #000
  ///     //        ^^^^^^^^^^^^ error: this path data ends in the middle of a command
  static func malformedPathData(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "malformed-path-data", "in this path data, \(reason)", at: range)
  }

  /// An image file that is not there.
  ///
  ///     image "logo.png", at: (0, 0)
  ///     //    ^^^^^^^^^^ error: there is no file 'logo.png' beside this one
  static func missingImage(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "missing-image",
      "there is no file '\(path)', seen from this file's folder",
      at: range
    )
  }

  /// An image file that cannot be read.
  ///
  ///     image "logo.gif", at: (0, 0)
  ///     //    ^^^^^^^^^^ error: 'logo.gif' cannot be used: it is no PNG file
  static func brokenImage(_ path: String, reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "broken-image", "'\(path)' cannot be used: \(reason)", at: range)
  }
}
