// The folder to which the page's paths are relative, and where it may create a component.

import RasterCommands
import RasterSyntax

/// The common folder of a preview's inputs, to which the page's paths are relative.
struct PreviewFolder: Sendable {
  /// The path as in the inputs; empty for the working directory.
  let path: String
  /// The first input that is a folder, or `nil` if all inputs are files.
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

  /// A path for the page: relative to the folder or one of its parents.
  func shown(_ path: String) -> String {
    var (around, steps) = (self.path, "")
    while !around.isEmpty, around != "/" {
      if let rest = Paths.relative(path, to: around) { return steps + rest }
      (around, steps) = (Paths.folder(of: around), steps + "../")
    }
    return path
  }

  /// A message with paths relative to the folder.
  func shown(message: String) -> String {
    path.isEmpty ? message : message.replacing("'\(path)/", with: "'")
  }

  /// The file and line of a source range, such as `Toggle.raster:12`.
  func place(_ range: SourceRange, in sources: SourceFiles) -> String {
    guard let file = sources[range.file] else { return "" }
    return "\(shown(file.path)):\(file.location(of: Int(range.lower)).line)"
  }
}
