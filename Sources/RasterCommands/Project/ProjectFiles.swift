// The project files of the sources of a run: of each source the nearest one, in its folder or above.

import RasterCodegen
import RasterSyntax

/// The project files that hold for the sources of a run.
package struct ProjectFiles: Sendable {
  /// The files that were found, in the order of the sources.
  private var files: [ProjectFile] = []
  /// By the number of a source, the place of its project's file.
  private var places: [Int?] = []

  /// Finds the project files of sources, whose own files then have numbers from `sources.count` on;
  /// within a folder, where sources keep to one.
  ///
  /// Takes a look at each folder of a source, and at those above it, once.
  package init(of sources: [SourceFile], within boundary: String?, _ store: SourceStore) {
    var known: [String: Int?] = [:]
    for source in sources {
      let folder = Paths.folder(of: source.path)
      places.append(find(folder, &known, in: (boundary, store), first: sources.count))
    }
  }

  /// The place of the project's file that holds in a folder.
  private mutating func find(
    _ folder: String,
    _ known: inout [String: Int?],
    in reading: (boundary: String?, store: SourceStore),
    first: Int
  ) -> Int? {
    // The folders from the source's own upwards; of a relative path also those above the current one.
    var passed: [String] = []
    var next: String? = folder
    var result: Int?
    while let folder = next {
      if let place = known[folder] {
        result = place
        break
      }
      passed.append(folder)
      let path = Paths.join(folder, ProjectFile.name)
      let isInside = reading.boundary.map { reading.store.lies(path, $0) } ?? true
      if isInside, reading.store.kind(path) == .file,
        let bytes = try? reading.store.read(path, .source).get()
      {
        let id = FileID(first + files.count)
        files.append(ProjectFile(SourceFile(id: id, path: path, bytes: bytes)))
        result = files.count - 1
        break
      }
      next = Self.parent(of: folder)
    }
    for folder in passed { known[folder] = result }
    return result
  }

  /// The folder that a folder lies in; nil of the root.
  ///
  /// Above the current folder are `..`, `../..`, up to
  /// a depth that no project has.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder.isEmpty || folder == "." { return ".." }
    guard folder.hasSuffix("..") else { return Paths.folder(of: folder) }
    return folder.utf8.count > 3 * 64 ? nil : folder + "/.."
  }

  /// Their texts.
  package var sources: [SourceFile] { files.map(\.source) }

  /// What is wrong with them.
  package var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }

  /// The level that the project of a report's file asks for.
  func level(of report: Diagnostic) -> Level? {
    guard let file = project(of: report.range.file) else { return nil }
    if let level = file.levels[report.code.rawValue] { return level }
    guard let all = file.levels["all"], report.code.isInAll(as: all) else { return nil }
    return all
  }

  /// The access of a source's declarations that have no word for it, where its project says.
  package func access(of source: FileID) -> Access? { project(of: source)?.access }

  /// The columns that a line of a formatted source may take, where its project says.
  package func lineLength(of source: FileID) -> Int? { project(of: source)?.lineLength }

  /// The file that holds for a source; nil of one that has none, or that is none.
  func project(of source: FileID) -> ProjectFile? {
    guard Int(source.index) < places.count else { return nil }
    return places[Int(source.index)].map { files[$0] }
  }
}
