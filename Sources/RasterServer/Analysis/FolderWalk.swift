// Finds the sources in an editor's folders, which may be as large as a disk.

import RasterCommands

/// A walk through folders, those near the top first; it ends after so many names.
struct FolderWalk {
  private static let mostNames = 50_000
  private static let mostSources = 2_000

  private(set) var paths: [String] = []
  private var namesLeft = Self.mostNames
  private var visited: Set<String> = []

  /// Adds the sources in a folder and those in it; hidden ones are left out.
  mutating func visit(_ folder: String) {
    var waiting = [folder][...]
    while let folder = waiting.popFirst() {
      guard FileSystem.kind(of: folder) == .folder,
        visited.insert(FileSystem.identity(of: folder)).inserted
      else { continue }
      let names = (try? FileSystem.names(in: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        namesLeft -= 1
        guard namesLeft > 0, paths.count < Self.mostSources else { return }
        let path = Paths.join(folder, name)
        switch FileSystem.kind(of: path) {
        case .folder?: waiting.append(path)
        case .file? where name.hasSuffix(".raster"): paths.append(path)
        case .file?, .other?, nil: break
        }
      }
    }
  }
}
