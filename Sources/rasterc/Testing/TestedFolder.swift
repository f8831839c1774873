// Folders of sources with their files of looks.

import Raster
import RasterCommands
import RasterSyntax

/// A folder of sources with its file of looks.
struct TestedFolder: Sendable {
  let path: String
  /// What its file of looks says; nil where there is none.
  let lock: LookLock?
  /// Whether all its sources were given, so that a component that none of them declares is gone.
  let isWhole: Bool
  /// The looks of its components, and their names.
  var looks: [TestedLook] = []
  var components: Set<String> = []

  /// The path of the file of looks.
  var lockPath: String { Paths.join(path, LookLock.fileName) }

  /// The folders of all inputs, and those below the inputs that have a file of looks and no sources any
  /// more; in the order of their paths.
  ///
  /// Files of looks are read from `store`; without one, as of sources that are no files, there are none.
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

  /// The lines of looks that are not drawn any more; at the scales that were asked for, if some were.
  func removed(at scales: [Double]?) -> [LookResult] {
    let names = Set(looks.map(\.name))
    return (lock?.entries ?? [:]).filter { name, _ in
      !names.contains(name) && (isWhole || components.contains(name.component))
        && scales?.contains(name.scale) != false
    }.map { LookResult(removed: $0.key, in: path, before: $0.value) }
  }

  /// Writes the looks of the folder anew; those of components that were not given stay.
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
