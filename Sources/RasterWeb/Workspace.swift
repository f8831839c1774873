// The files of a playground, and the program compiled from one of them with its imports.

import RasterCompletion
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

/// Files by path: sources, tokens, images and fonts.
///
/// Paths are relative and use `/` between folders. No files are read from anywhere else.
package struct Workspace: Sendable {
  private var files: [String: [UInt8]] = [:]

  /// The limits of each check and drawing: an image of 16 million pixels, and some seconds.
  package static let limits = RasterLimits(
    sourceBytes: 1 << 22,
    bitmapArea: 1 << 24,
    imageArea: 1 << 24,
    layerArea: 1 << 24,
    recordingBytes: 1 << 26,
    work: 1 << 32
  )

  /// Creates an empty workspace.
  package init() {}

  /// Writes a file, or removes it if `bytes` is nil.
  package mutating func write(_ bytes: [UInt8]?, to path: String) { files[path] = bytes }

  /// The contents of a file, or nil if it does not exist.
  package subscript(path: String) -> [UInt8]? { files[path] }

  /// Checks the file at `path` with its imports; returns nil if the file does not exist.
  package func program(_ path: String) -> WebProgram? {
    guard let read = ReadSources(path, files) else { return nil }
    let checked = check(
      read.trees,
      limits: Workspace.limits,
      drawingTrial: .drawing,
      resolve: { file, path in read.resolve(path, from: file) },
      loadAsset: { file, path in read.asset(path, from: file) }
    )
    return WebProgram(trees: read.trees, checked: checked)
  }

  /// Returns the completions at a byte offset of the file at `path`, most likely first.
  ///
  /// Returns nil if the file or the position does not exist. The list is empty if nothing can be
  /// offered, for example in comments.
  package func completions(_ path: String, at offset: Int) -> Completions? {
    guard let bytes = files[path], (0...bytes.count).contains(offset) else { return nil }
    let tree = parse(SourceFile(id: FileID(0), path: path, bytes: bytes))
    let completer = Completer(tree, at: offset) { bytes, gap in
      var files = files
      files[path] = bytes
      guard let read = ReadSources(path, files) else {
        return (
          tree, SymbolIndex([tree], resolve: { _, _ in .missing }, loadAsset: { _, _ in .missing })
        )
      }
      let index = SymbolIndex(
        read.trees,
        around: gap,
        gapName: Completer.gapName,
        resolve: { file, path in read.resolve(path, from: file) },
        loadAsset: { file, path in read.asset(path, from: file) }
      )
      return (read.trees[0], index)
    }
    return Completions(start: completer?.start ?? offset, items: completer?.items() ?? [])
  }

  /// Resolves a path written in a file: removes `.`, and `..` after a named folder.
  static func joined(_ file: String, _ path: String) -> String {
    var parts = file.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

/// A file that was checked with all its imports.
package struct WebProgram: Sendable {
  /// The syntax trees, with that of the main file first.
  let trees: [SyntaxTree]
  let checked: CheckedProgram
  /// The program to draw, or nil if there are errors.
  let prepared: PreparedProgram?

  init(trees: [SyntaxTree], checked: CheckedProgram) {
    (self.trees, self.checked) = (trees, checked)
    prepared =
      checked.hasErrors
      ? nil : PreparedProgram(checked.program, limits: Workspace.limits)
  }

  /// Whether there are errors, so that nothing can be drawn.
  package var hasErrors: Bool { checked.hasErrors }

  var sources: SourceFiles { SourceFiles(trees.map { $0.source }) }

  /// The components that the main file declares, in source order.
  var components: [InterpretedComponent] {
    guard let prepared else { return [] }
    return checked.program.components.indices.compactMap { prepared.component($0) }.filter {
      $0.declaration.head.range.file.index == 0
    }
  }
}
