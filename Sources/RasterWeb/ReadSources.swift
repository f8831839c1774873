// A source of a workspace with all its imports.

import RasterSemantics
import RasterSyntax

/// Loads a file with all its imports from a dictionary of files by path.
struct ReadSources {
  private(set) var trees: [SyntaxTree]
  private var ids: [String: FileID]
  private let files: [String: [UInt8]]

  /// Returns nil if the file does not exist.
  init?(_ path: String, _ files: [String: [UInt8]]) {
    guard let main = files[path] else { return nil }
    trees = [parse(SourceFile(id: FileID(0), path: path, bytes: main))]
    ids = [path: FileID(0)]
    self.files = files
    var first = 0
    while first < trees.count {
      let wave = trees[first...]
      first = trees.count
      let imported = wave.flatMap { tree in
        tree.syntax.imports.map { Workspace.joined(tree.source.path, $0.path) }
      }
      // Files are numbered level by level, sorted by the bytes of their paths. The checker reports
      // missing files.
      for path in imported.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where ids[path] == nil {
        guard let bytes = files[path] else { continue }
        ids[path] = FileID(trees.count)
        trees.append(parse(SourceFile(id: FileID(trees.count), path: path, bytes: bytes)))
      }
    }
  }

  private func absolute(_ path: String, from file: FileID) -> String {
    Workspace.joined(trees[Int(file.index)].source.path, path)
  }

  func resolve(_ path: String, from file: FileID) -> ImportLoad {
    ids[absolute(path, from: file)].map { .file($0) } ?? .missing
  }

  func asset(_ path: String, from file: FileID) -> AssetLoad {
    guard let bytes = files[absolute(path, from: file)] else { return .missing }
    return VectorAsset(packed: bytes).map { .drawing($0) } ?? .bytes(bytes)
  }
}
