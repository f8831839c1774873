// Reports about lines of `draw` and of paths.

import RasterSyntax

extension Diagnostic {
  /// A line of drawings among the lines of a component.
  ///
  ///     layer opacity: 50% { fill rect(bounds), with: #000 }
  /// //  ^^^^^ error: 'layer' draws, and stands in 'draw { … }'
  static func drawingOutsideDraw(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownWord, "'\(word)' draws, and stands in 'draw { … }'", at: range)
  }

  /// A line that starts with a word which means nothing there.
  ///
  ///     file rect(bounds), with: #000
  ///     ^^^^ error: no line of 'draw' starts with 'file'
  static func unknownWord(
    _ word: String,
    in place: String,
    at range: SourceRange,
    nearest: String?,
    among words: [String],
    declared: SourceRange? = nil
  ) -> Diagnostic {
    let advice = ForeignPhrases.lines[ForeignPhrases.camelCase(word)].map { "; " + $0 }
    return Diagnostic(
      .unknownWord,
      "no line of \(place) starts with '\(word)'"
        + (advice ?? (nearest == nil ? choice(of: words) : "")),
      at: range,
      labels: declaration(nearest, at: declared),
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A shape as a line of its own.
  ///
  ///     circle(bounds)
  ///     ^^^^^^ error: no line of 'draw' starts with 'circle'; 'fill' and 'stroke' draw a shape
  static func drawnShape(_ word: String, at range: SourceRange) -> Diagnostic {
    let isLine = lineExamples[word.lowercased()] != nil
    let shape =
      (lineExamples[word.lowercased()] ?? shapeExamples[word.lowercased()]).map {
        ", as '\(isLine ? "stroke" : "fill") \($0), with: #000'"
      } ?? ""
    let words = isLine ? "'stroke' draws a line" : "'fill' and 'stroke' draw a shape"
    return Diagnostic(
      .unknownWord,
      "no line of 'draw' starts with '\(word)'; \(words)\(shape)",
      at: range
    )
  }

  /// A component, or a layout, as a line of its own.
  ///
  ///     Badge(count: 3)
  ///     ^^^^^ error: no line of 'draw' starts with 'Badge'; 'place' draws it, as 'place Badge(), in: bounds'
  static func drawnContent(
    _ word: String,
    as content: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "no line of 'draw' starts with '\(word)'; 'place' draws it, as 'place \(content), in: bounds'",
      at: range
    )
  }

  /// An argument of `layer` as a line of its own.
  ///
  ///     opacity 50% { fill rect(bounds), with: #000 }
  ///     ^^^^^^^ error: no line of 'draw' starts with 'opacity'; a 'layer' has 'opacity:'
  static func layerArgument(
    _ word: String,
    label: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "no line of 'draw' starts with '\(word)'; a 'layer' has '\(label):'",
      at: range,
      fixIts: word == label ? replacement("layer \(label):", at: range) : []
    )
  }

  /// A block after a line that has none.
  ///
  ///     fill rect(bounds), with: #000 { }
  ///     //                            ^ error: 'fill' has no block
  static func unexpectedBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedBlock, "'\(word)' has no block", at: range)
  }

  /// A line that needs a block.
  ///
  ///     layer opacity: 50%
  ///     ^^^^^ error: expected '{ … }' after 'layer'
  static func missingBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingBlock, "expected '{ … }' after '\(word)'", at: range)
  }

  /// Something drawn nowhere.
  ///
  ///     place Badge()
  ///     ^^^^^ error: 'place' needs 'in:' a rectangle or 'at:' a point
  static func missingPlace(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPlace,
      "'\(word)' also needs 'in: Rect' or 'at: Point'",
      at: range
    )
  }

  /// Something drawn in two places.
  ///
  ///     place Badge(), in: bounds, at: (0, 0)
  ///     //                         ^^ error: expected 'in:' or 'at:', found both
  static func conflictingPosition(at range: SourceRange) -> Diagnostic {
    Diagnostic(.conflictingPosition, "expected 'in:' or 'at:', found both", at: range)
  }

  /// An argument that would change nothing, since what it is about is left out.
  ///
  ///     image "logo.png", at: (0, 0), fit: .cover
  ///     //                            ^^^ error: 'fit' means nothing without 'in'
  static func unneededArgument(
    _ label: String,
    without other: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unneededArgument,
      "'\(label)' means nothing without '\(other)'",
      at: range
    )
  }

  /// A way to read a mask's pixels where the mask is a path.
  ///
  ///     layer mask: ellipse(bounds), maskMode: .luminance { … }
  ///     //                           ^^^^^^^^ error: 'maskMode' is for masks that are components
  static func maskModeOfPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unneededArgument,
      "'maskMode' is for masks that are components; a path masks with its inside",
      at: range
    )
  }

  /// A matrix of a filter that has too few or too many numbers.
  ///
  ///     layer filter: .matrix([1, 0, 0]) { … }
  ///     //                    ^^^^^^^^^ error: expected 20 numbers, in four rows of five, found 3
  static func matrixCount(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixCount,
      "expected 20 numbers, in four rows of five, found \(count)",
      at: range
    )
  }
}

/// Lines as they are written, by what other languages call them in small letters.
private let lineExamples = [
  "line": "line(from: (0, 12), to: (24, 12))", "polyline": "polyline([(0, 24), (12, 0), (24, 24)])",
  "arc": "arc(center: (12, 12), radius: 10, from: 0deg, to: 90deg)",
]

/// Shapes that are filled, by the same.
private let shapeExamples = [
  "rect": "rect(bounds)", "rectangle": "rect(bounds)",
  "roundedrect": "roundedRect(bounds, radius: 8)",
  "roundedrectangle": "roundedRect(bounds, radius: 8)", "circle": "circle(bounds)",
  "ellipse": "ellipse(bounds)", "capsule": "capsule(bounds)",
  "path": "path(\"M 4 12 L 20 12\")", "polygon": "polygon([(0, 0), (24, 12), (0, 24)])",
]
