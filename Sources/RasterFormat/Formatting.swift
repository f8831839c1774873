// Formats a file: what editors and the command call.

import RasterSyntax

/// A replacement of some of a file's bytes.
package struct FormattingEdit: Hashable, Sendable {
  /// The bytes of the source; empty where something is inserted.
  package let range: Range<Int>
  package let replacement: [UInt8]
}

/// A file as it should be written.
package struct Formatting: Sendable {
  /// The text as a whole.
  package let bytes: [UInt8]
  /// What differs: in ascending order, no two of them touching the same bytes.
  package let edits: [FormattingEdit]

  /// Lays a file out, without a look at the result.
  ///
  /// `lines` counts from 1; nil is all of them. Takes time and memory linear in the source, however deep it
  /// nests.
  package init(_ tree: SyntaxTree, in lines: ClosedRange<Int>? = nil, width: Int = standardWidth) {
    self.init(tree, in: lines, width: width, keeping: .lines)
  }

  init(_ tree: SyntaxTree, in lines: ClosedRange<Int>?, width: Int, keeping: Keeping) {
    let source = tree.source
    // Places are held in 32 bits.
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

  /// The columns of a line, where nobody says otherwise.
  package static let standardWidth = 100

  /// Lays a file out, and makes sure that it still says the same; nil where it would not.
  ///
  /// Of a file with errors the lines that reports are about stay as they are, byte for byte; where other
  /// lines would then be read otherwise, or change when they are formatted again, so do whole declarations,
  /// or the file. Parses the result, once as a rule.
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
      // What reports are about may reach over other lines once they stand elsewhere.
      guard hasErrors, lines == nil else { return formatting }
      let again = Formatting(result, in: nil, width: width, keeping: keeping)
      if again.edits.isEmpty { return formatting }
    }
    return hasErrors ? Formatting(unchanged: tree) : nil
  }

  /// The tree of the text, as that of the same file.
  private func parsed(as tree: SyntaxTree) -> SyntaxTree {
    parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: bytes))
  }
}

/// The edits that format a file, or some of its lines.
///
///     let tree = parse(SourceFile(id: FileID(0), path: "Button.raster", bytes: bytes))
///     for edit in formattingEdits(of: tree, in: 12...20) { … }  // textDocument/rangeFormatting
///
/// A tree that an editor has already serves as well. `lines` counts from 1, both ends included; nil is the whole
/// file, and of a part the lines change of the declarations and statements that it touches. Edits are in
/// ascending order and apart; each replaces the spaces, line breaks and trailing commas between two tokens and
/// nothing else, so that cursors in words stay where they are. Positions are bytes: `SourceFile.location(of:)`
/// gives lines and columns. Apply them from the last to the first, or all at once as the protocol does.
///
/// The result has been parsed, and says what the file said; where it would not (which is a mistake of the
/// formatter), there are no edits. Lines with errors stay as they are.
package func formattingEdits(
  of tree: SyntaxTree,
  in lines: ClosedRange<Int>? = nil,
  width: Int = Formatting.standardWidth
) -> [FormattingEdit] {
  Formatting.checked(tree, in: lines, width: width)?.edits ?? []
}
