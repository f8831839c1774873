// Finds the token files among the inputs of `rasterc import`.

import RasterCommands

/// The token files of an import, and its other inputs.
struct TokenInputs {
  struct File {
    let path: String
    /// The path of the result in the output folder, without its ending.
    let name: String
  }

  private(set) var files: [File] = []
  /// The inputs that can contain drawings.
  private(set) var others: [String] = []
  /// The folders in which token files were found.
  private(set) var folders: Set<String> = []
  /// The name of the resolver for files that are converted together.
  private(set) var title = "tokens"

  init(_ paths: [String]) throws(Failure) {
    for path in paths {
      let path = Paths.normalized(path)
      if path.lowercased().hasSuffix(".json") {
        add(path, named: Paths.name(of: path))
        continue
      }
      others.append(path)
      guard FileSystem.kind(of: path) == .folder else { continue }
      let before = files.count
      var visited: Set<String> = []
      try addFolder(path, prefix: "", &visited)
      guard files.count > before else { continue }
      folders.insert(path)
      let name = Paths.name(of: FileSystem.identity(of: path))
      if !name.isEmpty, folders.count == 1 { title = name }
    }
    // Files of several folders can have the same name.
    var seen: Set<String> = []
    for file in files where !seen.insert(file.name.lowercased()).inserted {
      throw .usage("two token files named '\(file.name)'; import the folder that contains both")
    }
    if files.count == 1, let file = files.first { title = file.name }
  }

  /// Whether a file in a folder is a token file by its name; resolvers refer to such files.
  private static func isTokenFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".tokens.json", ".token.json"].contains { name.hasSuffix($0) } || name == "tokens.json"
  }

  private mutating func add(_ path: String, named name: String) {
    var name = name
    for ending in [".tokens.json", ".token.json", ".json"]
    where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
      break
    }
    files.append(File(path: path, name: name))
  }

  private mutating func addFolder(
    _ folder: String,
    prefix: String,
    _ visited: inout Set<String>
  ) throws(Failure) {
    guard visited.insert(FileSystem.identity(of: folder)).inserted else { return }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = Paths.normalized(Paths.join(folder, name))
      switch FileSystem.kind(of: path) {
      case .folder?:
        guard name != "node_modules" else { continue }
        try addFolder(path, prefix: prefix + name + "/", &visited)
      case .file? where Self.isTokenFile(name): add(path, named: prefix + name)
      case .file?, .other?, nil: break
      }
    }
  }
}
