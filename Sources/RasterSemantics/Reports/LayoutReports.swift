// Diagnostics of layouts and of blocks that hold their contents.

import RasterSyntax

extension Diagnostic {
  /// A block after a value that does not take one.
  ///
  ///     let size = card.size { Badge count: 1 }
  ///     //                   ^ error: 'card.size' does not take a block
  static func blockAfterValue(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.blockAfterValue, "'\(text)' does not take a block", at: range)
  }

  /// A block and an argument for the same property.
  ///
  ///     Card(content: Badge()) { Badge count: 1 }
  ///     //                     ^ error: this block sets 'content', which an argument already sets
  static func duplicateContent(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateContent,
      "this block sets 'content', which an argument already sets",
      at: range,
      labels: [Label("set here", at: first)]
    )
  }

  /// Several children of a layout that takes one.
  ///
  ///     box padding: 8 {
  ///     //            ^ error: 'box' takes only one child; put these in a column, a row or an overlay
  ///       Badge count: 1
  ///       Badge count: 2
  ///     }
  static func oneContent(
    _ word: String,
    at range: SourceRange,
    inside: SourceRange,
    text: String
  ) -> Diagnostic {
    let fixIts = ["column", "row", "overlay"].map { layout in
      FixIt(
        "put them in '\(layout) { … }'",
        replacing: inside,
        with: text.wrapped(in: layout)
      )
    }
    return Diagnostic(
      .oneContent,
      "'\(word)' takes only one child; put these in a column, a row or an overlay",
      at: range,
      fixIts: fixIts
    )
  }

  /// A line that is written as a call.
  ///
  ///     row { Title(words: "a") }
  ///     //    ^^^^^^^^^^^^^^^^^ error: a line takes its arguments without parentheses: 'Title words: "a"'
  static func callAsLine(_ line: String, at range: SourceRange, inside: String) -> Diagnostic {
    Diagnostic(
      .callAsLine,
      "a line takes its arguments without parentheses: '\(line.firstLine)'",
      at: range,
      fixIts: [FixIt("remove the parentheses", replacing: range, with: line)]
    )
  }

  /// A block that could belong to the line or to its last argument.
  ///
  ///     place in: bounds, row { … }
  ///     //                    ^ error: this block could belong to 'row' or to the line; add parentheses
  static func ambiguousBlock(
    _ name: String,
    at range: SourceRange,
    value: SourceRange,
    whole: SourceRange,
    texts: (value: String, between: String, block: String),
    line: FixIt?
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousBlock,
      "this block could belong to '\(name)' or to the line; add parentheses",
      at: range,
      fixIts: (line.map { [$0] } ?? []) + [
        FixIt(
          "put '\(name)' and its block in parentheses",
          replacing: whole,
          with: "(\(texts.value)\(texts.between)\(texts.block))"
        ),
        FixIt("put '\(name)' in parentheses", replacing: value, with: "(\(texts.value))"),
      ]
    )
  }

  /// A value as a line of a layout, without `place`.
  ///
  ///     row { header }
  ///     //    ^^^^^^ error: a line of a layout cannot be a value; write 'place header'
  static func valueAsLine(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "a line of a layout cannot be a value; write 'place \(name)'",
      at: range,
      fixIts: replacement("place \(name)", at: range)
    )
  }

  /// A drawing operation in a layout.
  ///
  ///     row { fill rect(bounds), with: #000 }
  ///     //    ^^^^ error: 'fill' is a drawing operation, but 'row' contains only components and layouts; …
  static func drawnContent(
    _ word: String,
    in layout: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "'\(word)' is a drawing operation, but '\(layout)' contains only components and layouts; "
        + "write it in 'drawing { … }', or in the 'background { … }' of a box",
      at: range
    )
  }

  /// A drawing without a length along its row or column.
  ///
  ///     row { drawing height: 8 { fill rect(bounds), with: ink } }
  ///     //    ^^^^^^^ warning: this drawing has no width in a row; add 'width:' or 'grow: 1'
  static func drawingWithoutLength(
    _ label: String,
    in layout: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .drawingWithoutLength,
      "this drawing has no \(label) in a \(layout); add '\(label):' or 'grow: 1'",
      at: range
    )
  }

  /// A decoration in a layout other than a box.
  ///
  ///     row { background { fill rect(bounds), with: #000 } }
  ///     //    ^^^^^^^^^^ error: 'background' decorates a box; write it in 'box { … }' or in 'layout { … }'
  static func decorationOutsideBox(
    _ word: String,
    in layout: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "'\(word)' decorates a box; write it in 'box { … }' or in 'layout { … }'",
      at: range
    )
  }

  /// A decoration with a value instead of drawing lines.
  ///
  ///     background #F2F2F7
  ///     ^^^^^^^^^^^^^^^^^^ error: 'background' takes drawing lines: 'background { fill rect(bounds), with: #F2F2F7 }'
  static func valueOfDecoration(
    _ word: String,
    _ value: String,
    at range: SourceRange
  ) -> Diagnostic {
    let line = "\(word) { fill rect(bounds), with: \(value) }"
    return Diagnostic(
      .missingBlock,
      "'\(word)' takes drawing lines: '\(line)'",
      at: range,
      fixIts: replacement(line, at: range)
    )
  }

  /// A `let` in the block of a box, used by a drawing behind or in front of the box.
  ///
  ///     box { let tint = #E5004B; background { fill rect(bounds), with: tint } }
  ///     //                                                              ^^^^ error: 'tint' is declared in the block of the box; declare it around the box
  static func nameInsideBox(
    _ name: String,
    at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownName,
      "'\(name)' is declared in the block of the box; declare it around the box, so that its "
        + "drawings can use it",
      at: range,
      labels: [Label("declared here", at: declared)]
    )
  }

  /// A position in a layout, which determines the positions of its children.
  ///
  ///     row { place header, in: bounds }
  ///     //                  ^^^^^^^^^^ error: 'place' takes one value and no position in a layout
  static func placeOfContent(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedArgument,
      "'place' takes one value and no position in a layout",
      at: range
    )
  }
}

extension Diagnostic {
  /// A layout with a list, which the language's previous version had.
  ///
  ///     let content = row(spacing: 8, [Badge(), Label()])
  ///     //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'row' takes its contents in a block: 'row { … }'
  static func listForBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.listForBlock, "'\(word)' takes its contents in a block: '\(word) { … }'", at: range)
  }

  /// `flexible()`, which the language's previous version had.
  ///
  ///     Label().flexible()
  ///     ^^^^^^^^^^^^^^^^^^ error: 'flexible()' has been replaced by 'box grow: 1 { … }'
  static func boxForFlexible(at range: SourceRange) -> Diagnostic {
    Diagnostic(.renamed, "'flexible()' has been replaced by 'box grow: 1 { … }'", at: range)
  }

  /// A `space` as a value.
  ///
  ///     let gap = space(8)
  ///     //        ^^^^^^^^ error: 'space' is not a value; write it as a line of a row or a column, such as 'space 12'
  static func spaceAsValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .spaceAsValue,
      "'space' is not a value; write it as a line of a row or a column, such as 'space 12'",
      at: range
    )
  }
}

extension String {
  /// Returns the contents of a block, wrapped in another block.
  fileprivate func wrapped(in word: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count > 2, lines[0].allSatisfy({ $0 == " " }) else {
      return " \(word) {\(self)} "
    }
    let margin = lines[lines.count - 1].prefix { $0 == " " }
    lines = lines.dropFirst().dropLast().map { $0.isEmpty ? $0 : "  " + $0 }
    return "\n\(margin)  \(word) {\n" + lines.map { $0 + "\n" }.joined()
      + "\(margin)  }\n\(margin)"
  }

  /// Returns the first line, with an ellipsis if there are more.
  fileprivate var firstLine: String {
    guard let end = firstIndex(of: "\n") else { return self }
    return self[..<end] + " …"
  }
}
