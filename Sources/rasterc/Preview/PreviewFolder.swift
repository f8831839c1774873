// The folder that the page's paths are relative to, and where it may create a component.

import RasterCommands
import RasterSyntax

/// The folder that all inputs of a preview lie in: the page shows paths relative to it.
struct PreviewFolder: Sendable {
  /// The path as inputs are written; empty for the current folder.
  let path: String
  /// The first input that is a folder; `nil` if all inputs are files.
  let newComponents: String?

  init(of inputs: [String]) {
    let kinds = inputs.map { (path: Paths.normalized($0), kind: FileSystem.kind(of: $0)) }
    newComponents = kinds.first { $0.kind == .folder }?.path
    let folders = kinds.map { $0.kind == .folder ? $0.path : Paths.folder(of: $0.path) }
    path = Self.common(folders.map { $0 == "." ? "" : $0 })
  }

  /// The deepest folder that contains all folders.
  private static func common(_ folders: [String]) -> String {
    guard var result = folders.first else { return "" }
    for folder in folders.dropFirst() {
      while !result.isEmpty, folder != result, Paths.relative(folder, to: result) == nil {
        result = result == "/" ? "" : Paths.folder(of: result)
      }
    }
    return result
  }

  /// A path as the page shows it: relative to the folder, or to the folders around it.
  func shown(_ path: String) -> String {
    var (around, steps) = (self.path, "")
    while !around.isEmpty, around != "/" {
      if let rest = Paths.relative(path, to: around) { return steps + rest }
      (around, steps) = (Paths.folder(of: around), steps + "../")
    }
    return path
  }

  /// A message with the paths of files in it as the page shows them.
  func shown(message: String) -> String {
    path.isEmpty ? message : message.replacing("'\(path)/", with: "'")
  }

  /// The file and the line of a place in the sources, such as `Toggle.raster:12`.
  func place(_ range: SourceRange, in sources: SourceFiles) -> String {
    guard let file = sources[range.file] else { return "" }
    return "\(shown(file.path)):\(file.location(of: Int(range.lower)).line)"
  }
}
