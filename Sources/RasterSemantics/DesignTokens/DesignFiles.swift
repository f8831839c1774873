// Finds the values of other token files, for references from one to another.

import RasterSyntax

/// The token files of a run, for references from one to another.
struct DesignFiles {
  let trees: [SyntaxTree]
  let resolve: (FileID, String) -> ImportLoad

  /// Returns the content of a file.
  func root(of file: FileID) -> JSONValue? {
    trees.indices.contains(Int(file.index)) ? trees[Int(file.index)].json : nil
  }

  /// Returns the content of another file, by its path as written in a file.
  func root(_ path: String, from file: FileID) -> JSONValue? {
    guard case .file(let other) = resolve(file, path) else { return nil }
    return root(of: other)
  }

  /// Returns the root of another file and the pointer in a reference such as `base.json#/color`.
  func target(_ text: String, from file: FileID) -> (root: JSONValue, pointer: JSONPointer)? {
    guard let path = text.filePart, let root = root(path, from: file) else { return nil }
    let fragment = text.dropFirst(path.count)
    guard fragment.count > 1 else { return (root, JSONPointer(names: [])) }
    let pointer = fragment.hasPrefix("#/") ? String(fragment) : "#/" + fragment.dropFirst()
    return JSONPointer(pointer).map { (root, $0) }
  }
}
