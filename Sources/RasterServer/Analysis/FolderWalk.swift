// Finds the sources in the editor's folders, which may contain a whole disk.

import RasterCommands

/// A breadth-first walk through folders, which stops after a maximum number of names.
struct FolderWalk {
  private static let mostNames = 50_000
  private static let mostSources = 2_000

  private(set) var paths: [String] = []
  private var namesLeft = Self.mostNames
  private var visited: Set<String> = []

  /// Adds the sources in a folder and its subfolders, except hidden ones.
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
