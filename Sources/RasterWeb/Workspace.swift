// The files of a playground, and the program that one of them makes with what it imports.

import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

/// Files by their paths: sources, tokens, pictures and fonts.
///
/// Paths are relative, with `/` between folders. Nothing is read from anywhere else.
package struct Workspace: Sendable {
  private var files: [String: [UInt8]] = [:]

  /// The limits of every check and drawing: a picture of 16 million pixels, and some seconds.
  package static let limits = RasterLimits(
    sourceBytes: 1 << 22,
    pictureArea: 1 << 24,
    imageArea: 1 << 24,
    layerArea: 1 << 24,
    recordingBytes: 1 << 26,
    work: 1 << 32
  )

  /// No files.
  package init() {}

  /// Writes a file; nil removes it.
  package mutating func write(_ bytes: [UInt8]?, to path: String) { files[path] = bytes }

  /// The bytes of a file; nil where there is none.
  package subscript(path: String) -> [UInt8]? { files[path] }

  /// Checks the file at `path` and all that it imports; nil where there is no such file.
  package func program(_ path: String) -> WebProgram? {
    guard let main = files[path] else { return nil }
    var trees = [parse(SourceFile(id: FileID(0), path: path, bytes: main))]
    var ids = [path: FileID(0)]
    var first = 0
    while first < trees.count {
      let wave = trees[first...]
      first = trees.count
      let imported = wave.flatMap { tree in
        tree.syntax.imports.map { Workspace.joined(tree.source.path, $0.path) }
      }
      // Files are numbered wave by wave, in the order of their paths' bytes. What is not there is the
      // checker's to report.
      for path in imported.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where ids[path] == nil {
        guard let bytes = files[path] else { continue }
        ids[path] = FileID(trees.count)
        trees.append(parse(SourceFile(id: FileID(trees.count), path: path, bytes: bytes)))
      }
    }
    let paths = trees.map { $0.source.path }
    let checked = check(
      trees,
      limits: Workspace.limits,
      drawingTrial: .drawing,
      resolve: { file, path in
        ids[Workspace.joined(paths[Int(file.index)], path)].map { .file($0) } ?? .missing
      },
      loadAsset: { file, path in
        guard let bytes = files[Workspace.joined(paths[Int(file.index)], path)] else {
          return .missing
        }
        return VectorAsset(packed: bytes).map { .drawing($0) } ?? .bytes(bytes)
      }
    )
    return WebProgram(trees: trees, checked: checked)
  }

  /// A path that a file writes, as the workspace knows it: without `.`, and `..` after a named folder.
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

/// A file that was checked with all that it imports.
package struct WebProgram: Sendable {
  /// The file first.
  let trees: [SyntaxTree]
  let checked: CheckedProgram
  /// What is drawn; nil where there are errors.
  let prepared: PreparedProgram?

  init(trees: [SyntaxTree], checked: CheckedProgram) {
    (self.trees, self.checked) = (trees, checked)
    prepared =
      checked.hasErrors
      ? nil : PreparedProgram(checked.program, limits: Workspace.limits)
  }

  /// Whether there are errors, and nothing to be drawn.
  package var hasErrors: Bool { checked.hasErrors }

  var sources: SourceFiles { SourceFiles(trees.map { $0.source }) }

  /// The components that the file declares, in its order.
  var components: [InterpretedComponent] {
    guard let prepared else { return [] }
    return checked.program.components.indices.compactMap { prepared.component($0) }.filter {
      $0.declaration.head.range.file.index == 0
    }
  }
}
