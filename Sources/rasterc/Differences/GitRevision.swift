// The files of a Git revision, read by a child process without touching the working tree.

import RasterCommands

/// A revision of the Git repository that contains a folder.
struct GitRevision: Sendable {
  /// The name as specified by the user.
  let name: String
  /// The repository's root folder.
  private let top: String
  /// The commit, so that moving the branch during the run has no effect.
  let commit: String
  /// The regular files by their paths in the repository, and the folders that contain them.
  private let files: Set<String>
  private let folders: Set<String>

  /// Creates a revision; `nil` if `folder` is not in a repository or the revision does not exist.
  init?(named name: String, in folder: String) throws(Failure) {
    guard !name.hasPrefix("-"), !name.isEmpty,
      let top = try Self.line(of: ["rev-parse", "--show-toplevel"], in: folder),
      let commit = try Self.line(
        of: ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"],
        in: folder
      )
    else { return nil }
    self.name = name
    self.top = top
    self.commit = commit
    guard let tree = try Self.output(of: ["ls-tree", "-r", "-z", "--full-tree", commit], in: top)
    else { return nil }
    var files: Set<String> = []
    var folders: Set<String> = [""]
    for entry in tree.split(separator: 0) {
      // Lines have the form `100644 blob 3b18e5… TAB path`; skip links and submodules.
      let line = String(decoding: entry, as: UTF8.self)
      guard line.hasPrefix("100"), let tab = line.firstIndex(of: "\t") else { continue }
      let path = String(line[line.index(after: tab)...])
      files.insert(path)
      var folder = Paths.folder(of: path)
      while folders.insert(folder).inserted { folder = Paths.folder(of: folder) }
    }
    (self.files, self.folders) = (files, folders)
  }

  /// Finds a revision, or throws the reason why there is none.
  static func find(_ name: String, for path: String) throws(Failure) -> GitRevision {
    let folder = FileSystem.kind(of: path) == .folder ? path : Paths.folder(of: path).folderTitle
    guard try line(of: ["rev-parse", "--show-toplevel"], in: folder) != nil else {
      throw .usage("'\(path)' is not in a Git repository, so it has no revision '\(name)'")
    }
    if let revision = try GitRevision(named: name, in: folder) { return revision }
    throw .usage("the repository has no revision '\(name)'")
  }

  /// The last commit that changed a file, or `nil` if there is no repository or no such commit.
  static func lastChange(of path: String) throws(Failure) -> GitRevision? {
    let folder = Paths.folder(of: path).folderTitle
    let arguments = ["log", "-1", "--format=%H", "--", Paths.name(of: path)]
    guard let commit = try line(of: arguments, in: folder), !commit.isEmpty else { return nil }
    return try GitRevision(named: commit, in: folder)
  }

  /// The revision as a source store; paths are those of the working tree.
  var store: SourceStore {
    SourceStore(
      kind: { path in
        guard let place = place(of: path) else { return nil }
        return files.contains(place) ? .file : folders.contains(place) ? .folder : nil
      },
      identity: { Paths.normalized(FileSystem.absolute($0)) },
      lies: { path, folder in
        Paths.relative(FileSystem.absolute(path), to: FileSystem.absolute(folder.folderTitle))
          != nil
      },
      read: { path, limit in read(path, limit) }
    )
  }

  /// The sources that an input names: a file, or all sources in a folder except hidden ones.
  func inputs(in path: String) -> [Input] {
    guard let place = place(of: path) else { return [] }
    if files.contains(place) { return [Input(path: path, isStandardInput: false)] }
    return files.compactMap { file -> Input? in
      guard file.hasSuffix(".raster"),
        let rest = place.isEmpty ? file : Paths.relative(file, to: place),
        !rest.split(separator: "/").contains(where: { $0.hasPrefix(".") })
      else { return nil }
      return Input(path: Paths.normalized(Paths.join(path, rest)), isStandardInput: false)
    }.sorted { areInByteOrder($0.path, $1.path) }
  }

  /// The path in the repository, or `nil` outside it.
  private func place(of path: String) -> String? {
    let absolute = Paths.normalized(FileSystem.absolute(path))
    if absolute == top { return "" }
    return Paths.relative(absolute, to: top)
      ?? Paths.relative(FileSystem.identity(of: absolute), to: top)
  }

  private func read(_ path: String, _ limit: RegularFile.Limit) -> Result<[UInt8], FileError> {
    guard let place = place(of: path), files.contains(place) else {
      return .failure(FileError("'\(name)' has no such file"))
    }
    do throws(Failure) {
      let bytes = try Self.output(of: ["cat-file", "blob", "\(commit):\(place)"], in: top)
      guard let bytes, bytes.count <= limit.rawValue else {
        return .failure(FileError("Git cannot read it, or it is too large"))
      }
      return .success(bytes)
    } catch {
      return .failure(FileError(error.message))
    }
  }

  private static func line(of arguments: [String], in folder: String) throws(Failure) -> String? {
    guard let output = try output(of: arguments, in: folder) else { return nil }
    let text = String(decoding: output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Runs Git and returns its output, or `nil` if Git fails.
  private static func output(of command: [String], in folder: String) throws(Failure) -> [UInt8]? {
    do throws(FileError) {
      return try ChildProcess.output(of: ["git", "-C", folder] + command)
    } catch {
      throw .inputOutput("cannot run Git: \(error.reason)")
    }
  }
}

extension FileSystem {
  /// Makes a path absolute without normalising it.
  fileprivate static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Paths.join(FileManager.default.currentDirectoryPath, path)
  }
}
