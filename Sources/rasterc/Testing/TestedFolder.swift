// Folders of sources with their `looks.lock` files.

import Raster
import RasterCommands
import RasterSyntax

/// A folder of sources with its `looks.lock` file.
struct TestedFolder: Sendable {
  let path: String
  /// The contents of `looks.lock`, or `nil` if it does not exist.
  let lock: LookLock?
  /// Whether all sources are inputs, so that a component that none declares was removed.
  let isWhole: Bool
  /// The looks of the folder's components, and the components' names.
  var looks: [TestedLook] = []
  var components: Set<String> = []

  /// The path of the `looks.lock` file.
  var lockPath: String { Paths.join(path, LookLock.fileName) }

  /// The folders of all inputs, and folders below them with a `looks.lock` but no sources, by path.
  ///
  /// `looks.lock` files are read from `store`. Without a store, such as for sources that are not
  /// files, none are read.
  static func find(
    _ compilation: Compilation,
    _ inputs: [String],
    _ store: SourceStore? = .disk
  ) throws(Failure) -> [TestedFolder] {
    let loader = compilation.loader
    let files = Set(loader.trees.prefix(loader.inputCount).map(\.source.path))
    var paths = Set(files.map(Paths.folder(of:)))
    var visited: Set<String> = []
    for input in inputs where FileSystem.kind(of: input) == .folder {
      paths.formUnion(try foldersWithLock(in: Paths.normalized(input), besides: &visited))
    }
    var folders: [TestedFolder] = []
    for path in paths.sorted(by: areInByteOrder) {
      guard let store else {
        folders.append(TestedFolder(path: path, lock: nil, isWhole: false))
        continue
      }
      let sources = try FileSystem.names(in: path.folderTitle).filter {
        $0.hasSuffix(".raster") && !$0.hasPrefix(".")
      }
      folders.append(
        TestedFolder(
          path: path,
          lock: try readLock(Paths.join(path, LookLock.fileName), store),
          isWhole: sources.allSatisfy { files.contains(Paths.normalized(Paths.join(path, $0))) }
        )
      )
    }
    return folders
  }

  private static func readLock(
    _ path: String,
    _ store: SourceStore
  ) throws(Failure) -> LookLock? {
    guard store.kind(path) != nil else { return nil }
    do throws(FileError) { return LookLock(parsing: try store.read(path, .source).get()) } catch {
      throw .inputOutput("cannot read '\(path)': \(error.reason)")
    }
  }

  private static func foldersWithLock(
    in folder: String,
    besides visited: inout Set<String>
  ) throws(Failure) -> [String] {
    guard visited.insert(FileSystem.identity(of: folder)).inserted else { return [] }
    var found: [String] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = Paths.normalized(Paths.join(folder, name))
      if name == LookLock.fileName { found.append(folder == "." ? "" : folder) }
      if FileSystem.kind(of: path) == .folder {
        found += try foldersWithLock(in: path, besides: &visited)
      }
    }
    return found
  }

  /// Recorded looks that no longer exist, limited to the specified scales if any.
  func removed(at scales: [Double]?) -> [LookResult] {
    let names = Set(looks.map(\.name))
    return (lock?.entries ?? [:]).filter { name, _ in
      !names.contains(name) && (isWhole || components.contains(name.component))
        && scales?.contains(name.scale) != false
    }.map { LookResult(removed: $0.key, in: path, before: $0.value) }
  }

  /// Rewrites the folder's `looks.lock`, keeping the lines of components that were not tested.
  func write(_ results: [LookResult]) throws(Failure) {
    var new = LookLock()
    if !isWhole {
      new.entries = (lock?.entries ?? [:]).filter { !components.contains($0.key.component) }
    }
    for result in results where result.folder == path {
      if let after = result.after { new.entries[result.name] = after }
    }
    if !new.entries.isEmpty {
      try FileSystem.write(Array(new.text.utf8), to: lockPath)
    } else if lock != nil {
      try FileSystem.remove(lockPath)
    }
  }
}
