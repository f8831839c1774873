// Diagnostics of lines of `draw` and of paths.

import RasterSyntax

extension Diagnostic {
  /// A drawing operation outside of `draw`.
  ///
  ///     layer opacity: 50% { fill rect(bounds), with: #000 }
  /// //  ^^^^^ error: 'layer' is a drawing operation; move it into 'draw { … }'
  static func drawingOutsideDraw(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "'\(word)' is a drawing operation; move it into 'draw { … }'",
      at: range
    )
  }

  /// A line that starts with a word that is unknown in its block.
  ///
  ///     file rect(bounds), with: #000
  ///     ^^^^ error: no line of 'draw' starts with 'file'
  static func unknownWord(
    _ word: String,
    in place: String,
    at range: SourceRange,
    nearest: String?,
    among words: [String],
    declared: SourceRange? = nil,
    advice: String? = nil,
    phrases: [String: String] = ForeignPhrases.lines
  ) -> Diagnostic {
    let advice = (advice ?? phrases[ForeignPhrases.camelCase(word)]).map { "; " + $0 }
    return Diagnostic(
      .unknownWord,
      "no line of \(place) starts with '\(word)'"
        + (advice ?? (nearest == nil ? choice(of: words) : "")),
      at: range,
      labels: declaration(nearest, at: declared),
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A shape as a separate line.
  ///
  ///     circle(bounds)
  ///     ^^^^^^ error: no line of 'draw' starts with 'circle'; draw a shape with 'fill' or 'stroke', as in …
  static func drawnShape(_ word: String, at range: SourceRange) -> Diagnostic {
    let isLine = lineExamples[word.lowercased()] != nil
    let shape =
      (lineExamples[word.lowercased()] ?? shapeExamples[word.lowercased()]).map {
        ", as in '\(isLine ? "stroke" : "fill") \($0), with: #000'"
      } ?? ""
    let words = isLine ? "draw a line with 'stroke'" : "draw a shape with 'fill' or 'stroke'"
    return Diagnostic(
      .unknownWord,
      "no line of 'draw' starts with '\(word)'; \(words)\(shape)",
      at: range
    )
  }

  /// A layout as a separate line of `draw`.
  ///
  ///     row spacing: 8 { Badge }
  ///     ^^^ error: no line of 'draw' starts with 'row'; draw it with 'place in: bounds { row { … } }'
  static func drawnContent(
    _ word: String,
    as content: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "no line of 'draw' starts with '\(word)'; draw it with '\(content)'",
      at: range
    )
  }

  /// An argument of `layer` as a separate line.
  ///
  ///     opacity 50% { fill rect(bounds), with: #000 }
  ///     ^^^^^^^ error: no line of 'draw' starts with 'opacity'; use 'layer opacity:'
  static func layerArgument(
    _ word: String,
    label: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "no line of 'draw' starts with '\(word)'; use 'layer \(label):'",
      at: range,
      fixIts: word == label ? replacement("layer \(label):", at: range) : []
    )
  }

  /// A block after a line that does not take one.
  ///
  ///     fill rect(bounds), with: #000 { }
  ///     //                            ^ error: 'fill' does not take a block
  static func unexpectedBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedBlock, "'\(word)' does not take a block", at: range)
  }

  /// A line that needs a block.
  ///
  ///     layer opacity: 50%
  ///     ^^^^^ error: expected '{ … }' after 'layer'
  static func missingBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingBlock, "expected '{ … }' after '\(word)'", at: range)
  }

  /// A drawing without a position.
  ///
  ///     place Badge()
  ///     ^^^^^ error: 'place' also needs 'in: Rect' or 'at: Point'
  static func missingPlace(
    _ word: String,
    _ labels: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let types = ["in": "Rect", "at": "Point", "along": "Path"]
    let places = labels.map { "'\($0): \(types[$0] ?? "")'" }
    return Diagnostic(.missingPlace, "'\(word)' also needs \(either(places))", at: range)
  }

  /// A drawing with two positions.
  ///
  ///     place Badge(), in: bounds, at: (0, 0)
  ///     //                         ^^ error: expected 'in:' or 'at:', found both
  static func conflictingPosition(_ labels: [String], at range: SourceRange) -> Diagnostic {
    let count = labels.count == 2 ? "both" : "all"
    let places = either(labels.map { "'\($0):'" })
    return Diagnostic(.conflictingPosition, "expected \(places), found \(count)", at: range)
  }

  /// An argument that has no effect without another.
  ///
  ///     image "logo.png", at: (0, 0), fit: .cover
  ///     //                            ^^^ error: 'fit' has no effect without 'in'
  static func unneededArgument(
    _ label: String,
    without other: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unneededArgument,
      "'\(label)' has no effect without '\(other)'",
      at: range
    )
  }

  /// An argument that has no effect with another.
  ///
  ///     text title, along: arc, underline: true, with: #000000
  ///     //                      ^^^^^^^^^ error: 'underline' has no effect with 'along'
  static func unneededArgument(
    _ label: String,
    with other: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.unneededArgument, "'\(label)' has no effect with '\(other)'", at: range)
  }

  /// A mask mode for a mask that is a path.
  ///
  ///     layer mask: ellipse(bounds), maskMode: .luminance { … }
  ///     //                           ^^^^^^^^ error: 'maskMode' applies only to masks that are components; …
  static func maskModeOfPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unneededArgument,
      "'maskMode' applies only to masks that are components; a path masks with its interior",
      at: range
    )
  }

  /// A filter matrix with too few or too many numbers.
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

/// Examples of lines, by their lower-case names in other languages.
private let lineExamples = [
  "line": "line(from: (0, 12), to: (24, 12))", "polyline": "polyline([(0, 24), (12, 0), (24, 24)])",
  "arc": "arc(center: (12, 12), radius: 10, from: 0deg, to: 90deg)",
]

/// Examples of filled shapes, by their lower-case names in other languages.
private let shapeExamples = [
  "rect": "rect(bounds)", "rectangle": "rect(bounds)",
  "roundedrect": "roundedRect(bounds, radius: 8)",
  "roundedrectangle": "roundedRect(bounds, radius: 8)", "circle": "circle(bounds)",
  "ellipse": "ellipse(bounds)", "capsule": "capsule(bounds)",
  "path": "path(\"M 4 12 L 20 12\")", "polygon": "polygon([(0, 0), (24, 12), (0, 24)])",
]
