// Reports about blocks of contents.

import RasterSyntax

extension Diagnostic {
  /// A block after a value that takes none.
  ///
  ///     let size = card.size { Badge count: 1 }
  ///     //                   ^ error: no block belongs to 'card.size'
  static func blockAfterValue(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.blockAfterValue, "no block belongs to '\(text)'", at: range)
  }

  /// A block beside an argument for the same property.
  ///
  ///     Card(content: Badge()) { Badge count: 1 }
  ///     //                     ^ error: the block fills 'content', which an argument does already
  static func duplicateContent(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateContent,
      "the block fills 'content', which an argument does already",
      at: range,
      labels: [Label("here", at: first)]
    )
  }

  /// Several contents where one is wanted.
  ///
  ///     box padding: 8 {
  ///     //            ^ error: 'box' holds one content
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
      "'\(word)' holds one content: put these in a column, a row or an overlay",
      at: range,
      fixIts: fixIts
    )
  }

  /// A line that is a call.
  ///
  ///     row { Title(words: "a") }
  ///     //    ^^^^^^^^^^^^^^^^^ error: a line has no parentheses
  static func callAsLine(_ line: String, at range: SourceRange, inside: String) -> Diagnostic {
    Diagnostic(
      .callAsLine,
      "a line has no parentheses: '\(line.firstLine)'",
      at: range,
      fixIts: [FixIt("take the parentheses away", replacing: range, with: line)]
    )
  }

  /// A block that the line and its last argument could both take.
  ///
  ///     place row { … }, in: bounds
  ///     //        ^ error: this block could belong to 'row' or to the line
  static func ambiguousBlock(
    _ name: String,
    at range: SourceRange,
    value: SourceRange,
    whole: SourceRange,
    texts: (value: String, between: String, block: String)
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousBlock,
      "this block could belong to '\(name)' or to the line: parentheses say which",
      at: range,
      fixIts: [
        FixIt(
          "put '\(name)' and its block in parentheses",
          replacing: whole,
          with: "(\(texts.value)\(texts.between)\(texts.block))"
        ),
        FixIt("put '\(name)' in parentheses", replacing: value, with: "(\(texts.value))"),
      ]
    )
  }

  /// A value as a line of a layout.
  ///
  ///     row { header }
  ///     //    ^^^^^^ error: a content that has a name is placed: 'place header'
  static func valueAsLine(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "a content that has a name is placed: 'place \(name)'",
      at: range,
      fixIts: replacement("place \(name)", at: range)
    )
  }

  /// A line that draws, among contents.
  ///
  ///     row { fill rect(bounds), with: #000 }
  ///     //    ^^^^ error: 'fill' draws; 'row' holds contents
  static func drawnContent(
    _ word: String,
    in layout: String,
    at range: SourceRange,
    among words: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      "'\(word)' draws; '\(layout)' holds contents" + choice(of: words),
      at: range
    )
  }

  /// A place of a content in a layout, which finds it itself.
  ///
  ///     row { place header, in: bounds }
  ///     //                  ^^^^^^^^^^ error: 'place' takes a content here, and nothing else
  static func placeOfContent(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedArgument, "'place' takes a content here, and nothing else", at: range)
  }
}

extension Diagnostic {
  /// A row of the language's last version.
  ///
  ///     let content = row(spacing: 8, [Badge(), Label()])
  ///     //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'row' holds its contents in a block
  static func listForBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.listForBlock, "'\(word)' holds its contents in a block: '\(word) { … }'", at: range)
  }

  /// What took a share of a row before boxes did.
  ///
  ///     Label().flexible()
  ///     ^^^^^^^^^^^^^^^^^^ error: a box grows: 'box grow: 1 { … }'
  static func boxForFlexible(at range: SourceRange) -> Diagnostic {
    Diagnostic(.renamed, "a box grows: 'box grow: 1 { … }'", at: range)
  }

  /// A space as a value.
  ///
  ///     let gap = space(8)
  ///     //        ^^^^^^^^ error: a space is a line of a row or a column: 'space', 'space 12'
  static func spaceAsValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .spaceAsValue,
      "a space is a line of a row or a column: 'space', 'space 12'",
      at: range
    )
  }
}

extension String {
  /// The text of a block's inside, as that of a block in it.
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

  /// The first line of a text, with a mark where there is more.
  fileprivate var firstLine: String {
    guard let end = firstIndex(of: "\n") else { return self }
    return self[..<end] + " …"
  }
}
