// The project file of each source in a run: the nearest one in its folder or above.

import RasterCodegen
import RasterSyntax

/// The project files that apply to the sources of a run.
package struct ProjectFiles: Sendable {
  /// The files that were found, in the order of the sources.
  private var files: [ProjectFile] = []
  /// The index in `files` of each source's project file, by the source's number.
  private var places: [Int?] = []

  /// Finds the project files of `sources` and numbers them from `sources.count`.
  ///
  /// The search stays within `boundary` if it is not `nil`. Each folder is examined once.
  package init(of sources: [SourceFile], within boundary: String?, _ store: SourceStore) {
    var known: [String: Int?] = [:]
    for source in sources {
      let folder = Paths.folder(of: source.path)
      places.append(find(folder, &known, in: (boundary, store), first: sources.count))
    }
  }

  /// The index of the project file that applies to a folder.
  private mutating func find(
    _ folder: String,
    _ known: inout [String: Int?],
    in reading: (boundary: String?, store: SourceStore),
    first: Int
  ) -> Int? {
    // Search the source's folder and its parents; for relative paths also parents of the working
    // directory.
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

  /// The parent of a folder, or `nil` for the root.
  ///
  /// The parents of the working directory are `..`, `../..` and so on, up to 65 levels.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder.isEmpty || folder == "." { return ".." }
    guard folder.hasSuffix("..") else { return Paths.folder(of: folder) }
    return folder.utf8.count > 3 * 64 ? nil : folder + "/.."
  }

  /// The project files as sources.
  package var sources: [SourceFile] { files.map(\.source) }

  /// The diagnostics of the project files.
  package var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }

  /// The level that the project of the report's file sets for it.
  func level(of report: Diagnostic) -> Level? {
    guard let file = project(of: report.range.file) else { return nil }
    if let level = file.levels[report.code.rawValue] { return level }
    guard let all = file.levels["all"], report.code.isInAll(as: all) else { return nil }
    return all
  }

  /// The access level that the project sets for declarations without an access modifier.
  package func access(of source: FileID) -> Access? { project(of: source)?.access }

  /// The edition that the project selects for its sources.
  package func edition(of source: FileID) -> Edition? { project(of: source)?.edition }

  /// The maximum number of columns in a line that the source's project specifies.
  package func lineLength(of source: FileID) -> Int? { project(of: source)?.lineLength }

  /// The project file that applies to a source, or `nil` if it has none or is not a source.
  func project(of source: FileID) -> ProjectFile? {
    guard Int(source.index) < places.count else { return nil }
    return places[Int(source.index)].map { files[$0] }
  }
}
