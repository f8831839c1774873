// The fonts of `rasterc import --font`, which are copied beside the sources that use them.

import Raster
import RasterCommands

/// The given font files.
struct ImportFonts: Sendable {
  struct File: Sendable {
    /// The file's name, beside the source.
    let name: String
    let bytes: [UInt8]
    let families: [String]
  }

  let collection: FontCollection
  private let files: [File]

  init(_ paths: [String]) throws(Failure) {
    var files: [File] = []
    for path in paths {
      let name = Paths.name(of: path)
      guard !files.contains(where: { $0.name == name }) else {
        throw .usage("--font names two files '\(name)', which would be written to the same place")
      }
      let families = try FontFiles.fonts([path], withSystem: .untouched).families
      guard families.allSatisfy({ !$0.isEmpty }) else {
        throw .inputOutput("--font '\(path)' has a font without a family name")
      }
      files.append(
        File(name: name, bytes: try FileSystem.read(path, limit: .asset), families: families)
      )
    }
    self.files = files
    collection = try FontFiles.fonts(paths, withSystem: .untouched)
  }

  /// The files with fonts of these families.
  func files(of families: [String]) -> [File] {
    files.filter { file in file.families.contains { families.contains($0) } }
  }
}
