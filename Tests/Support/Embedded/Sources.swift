// Reads, parses and checks files and all of their imports, as `rasterc` does.

import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterVectors

/// The files of a compilation: the given ones, followed by their imports.
struct Sources {
  private(set) var trees: [SyntaxTree] = []
  private var files: [String: FileID] = [:]

  /// Reads files, by paths relative to the working folder; returns nil if one cannot be read.
  init?(_ paths: [String]) {
    for path in paths {
      guard add(path) else { return nil }
    }
    var first = 0
    while first < trees.count {
      let wave = trees[first...]
      first = trees.count
      let imported = wave.flatMap { tree in
        tree.syntax.imports.map { absolute($0.path, from: tree.source.id) }
      }
      // Files are numbered level by level, in the order of their paths' bytes. The checker reports
      // unreadable files.
      for path in imported.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where files[path] == nil { _ = add(path) }
    }
  }

  private mutating func add(_ path: String) -> Bool {
    guard let bytes = readFile(path) else { return false }
    let id = FileID(trees.count)
    files[path] = id
    trees.append(parse(SourceFile(id: id, path: path, bytes: bytes)))
    return true
  }

  /// A path in a file, relative to the working folder.
  private func absolute(_ path: String, from file: FileID) -> String {
    let own = trees[Int(file.index)].source.path
    return joined(own[..<(own.lastIndex(of: "/") ?? own.startIndex)], path)
  }

  func checked() -> CheckedProgram {
    check(
      trees,
      drawingTrial: .drawing,
      resolve: { files[absolute($1, from: $0)].map { .file($0) } ?? .missing },
      loadAsset: { file, path in
        readFile(absolute(path, from: file)).map { .file($0) } ?? .missing
      }
    )
  }
}
