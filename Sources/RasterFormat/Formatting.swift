// Formats a file: the entry points for editors and the command.

import RasterSyntax

/// A replacement of bytes in a file.
package struct FormattingEdit: Hashable, Sendable {
  /// The replaced bytes of the source; empty for an insertion.
  package let range: Range<Int>
  package let replacement: [UInt8]
}

/// The formatted version of a file.
package struct Formatting: Sendable {
  /// The complete formatted text.
  package let bytes: [UInt8]
  /// The edits in ascending order, which do not overlap.
  package let edits: [FormattingEdit]

  /// Formats a file without verifying the result.
  ///
  /// `lines` counts from 1, and `nil` means all lines. Takes time and memory linear in the source,
  /// at any nesting depth.
  package init(_ tree: SyntaxTree, in lines: ClosedRange<Int>? = nil, width: Int = standardWidth) {
    self.init(tree, in: lines, width: width, keeping: .lines)
  }

  init(_ tree: SyntaxTree, in lines: ClosedRange<Int>?, width: Int, keeping: Keeping) {
    let source = tree.source
    // Offsets and columns are stored in 32 bits.
    guard tree.json == nil, source.bytes.count < 1 << 28, !source.path.hasSuffix(".json") else {
      bytes = source.bytes
      edits = []
      return
    }
    let selection = lines.map { lines in
      let first = source.lineBytes(max(1, lines.lowerBound)).lowerBound
      return first..<max(first, source.lineBytes(lines.upperBound).upperBound)
    }
    let structure = Structure(tree, selection: selection, keeping: keeping)
    let layout = Layout(structure, width: width)
    bytes = layout.output
    edits = layout.edits.map { edit in
      FormattingEdit(range: edit.source, replacement: Array(layout.output[edit.output]))
    }
  }

  private init(unchanged tree: SyntaxTree) {
    bytes = tree.source.bytes
    edits = []
  }

  /// The default line width in columns.
  package static let standardWidth = 100

  /// Formats a file and verifies that its meaning is unchanged; returns `nil` if it is not.
  ///
  /// In a file with errors, the lines with diagnostics stay unchanged, byte for byte. If other
  /// lines would then be parsed differently, or would change when formatted again, entire
  /// declarations stay unchanged, or the whole file. Parses the result, usually once.
  package static func checked(
    _ tree: SyntaxTree,
    in lines: ClosedRange<Int>? = nil,
    width: Int = standardWidth
  ) -> Formatting? {
    let hasErrors = tree.diagnostics.contains { $0.severity == .error }
    for keeping in hasErrors ? [Keeping.lines, .declarations] : [.lines] {
      let formatting = Formatting(tree, in: lines, width: width, keeping: keeping)
      if formatting.edits.isEmpty { return formatting }
      let result = formatting.parsed(as: tree)
      guard areEqual(tree, result) else { continue }
      // The ranges of diagnostics may cover different lines once the text has moved.
      guard hasErrors, lines == nil else { return formatting }
      let again = Formatting(result, in: nil, width: width, keeping: keeping)
      if again.edits.isEmpty { return formatting }
    }
    return hasErrors ? Formatting(unchanged: tree) : nil
  }

  /// Parses the formatted text as the same file.
  private func parsed(as tree: SyntaxTree) -> SyntaxTree {
    parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: bytes))
  }
}

/// Returns the edits that format a file, or some of its lines.
///
///     let tree = parse(SourceFile(id: FileID(0), path: "Button.raster", bytes: bytes))
///     for edit in formattingEdits(of: tree, in: 12...20) { … }  // textDocument/rangeFormatting
///
/// An editor can pass a tree that it already has. `lines` counts from 1 and includes both ends;
/// `nil` means the whole file. If only some lines are formatted, the edits change the lines of the
/// declarations and statements that these lines touch.
///
/// Edits are in ascending order and do not overlap. Each replaces only whitespace, line breaks,
/// semicolons and trailing commas between two tokens, so cursors inside tokens do not move. Ranges are byte
/// offsets; `SourceFile.location(of:)` converts them to lines and columns. Apply the edits from
/// last to first, or all at once as the protocol does.
///
/// The result is parsed to verify that its meaning is unchanged. If verification fails, which
/// indicates a bug in the formatter, there are no edits. Lines with errors stay unchanged.
package func formattingEdits(
  of tree: SyntaxTree,
  in lines: ClosedRange<Int>? = nil,
  width: Int = Formatting.standardWidth
) -> [FormattingEdit] {
  Formatting.checked(tree, in: lines, width: width)?.edits ?? []
}
