// Reads and writes files: completely, atomically, and only if the contents change.

/// The file-system operations that the commands need.
package enum FileSystem {
  package enum Kind {
    case file, folder
    /// A device, a pipe or a socket, which is never read.
    case other
  }

  /// The kind of the item at a path, following links, or `nil` if there is none.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The canonical path of a file or folder, independent of how its path is written.
  package static func identity(of path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Whether the existing or future item at `path` is `folder` or lies in it, following links.
  package static func lies(_ path: String, in folder: String) -> Bool {
    let (path, folder) = (resolved(path), resolved(folder.isEmpty ? "." : folder))
    return path == folder || Paths.relative(path, to: folder) != nil
  }

  /// The absolute path without links; its last components need not exist.
  private static func resolved(_ path: String) -> String {
    var (start, rest) = (path, "")
    while true {
      if let real = realpath(start, nil) {
        defer { free(real) }
        return Paths.normalized(Paths.join(String(cString: real), rest))
      }
      // Stop at a link whose target is missing: a later write would follow it.
      var status = stat()
      guard lstat(start, &status) != 0, start != ".", start != "/" else { return path }
      rest = Paths.join(Paths.name(of: start), rest)
      start = Paths.folder(of: start)
      if start.isEmpty { start = "." }
    }
  }

  /// The bytes of a regular file.
  package static func read(
    _ path: String,
    limit: RegularFile.Limit
  ) throws(Failure) -> [UInt8] {
    do throws(FileError) { return try RegularFile.read(path, limit: limit) } catch {
      throw .inputOutput("cannot read '\(path)': \(error.reason)")
    }
  }

  package static func readStandardInput() throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try RegularFile.readToEnd(of: STDIN_FILENO, limit: .source)
    } catch {
      throw .inputOutput("cannot read the standard input: \(error.reason)")
    }
  }

  /// The names in a folder, sorted by their bytes.
  ///
  /// Names that are not UTF-8 are passed to `reject`, with U+FFFD in place of invalid bytes.
  package static func names(
    in path: String,
    reject: (String) throws(Failure) -> Void = { _ in }
  ) throws(Failure) -> [String] {
    guard let folder = opendir(path) else {
      throw .inputOutput("cannot read '\(path)': \(FileError.ofLastCall.reason)")
    }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let bytes = name(of: entry)
      guard let name = String(validating: bytes, as: UTF8.self) else {
        try reject(String(decoding: bytes, as: UTF8.self))
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else {
      throw .inputOutput("cannot read '\(path)': \(FileError.ofLastCall.reason)")
    }
    return names.sorted(by: areInByteOrder)
  }

  /// The names in a folder that end with `ending`, in no order, among the first `limit` names.
  ///
  /// A folder that cannot be read has none.
  static func names(in path: String, endingWith ending: String, limit: Int) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    let ending = Array(ending.utf8)
    var (names, count): ([String], Int) = ([], 0)
    while count < limit, let entry = readdir(folder) {
      count += 1
      let bytes = name(of: entry)
      guard bytes.count >= ending.count, bytes[(bytes.count - ending.count)...] == ending[...]
      else {
        continue
      }
      if let name = String(validating: bytes, as: UTF8.self) { names.append(name) }
    }
    return names
  }

  /// The bytes of an entry's name.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  /// Whether the file's contents equal `bytes`.
  package static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == bytes.count
      && (try? RegularFile.read(path, limit: .asset)) == bytes
  }

  /// Why a source must not be rewritten in place: it is a link or is read-only.
  package static func reasonToKeep(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFLNK { return "it is a link to '\(identity(of: path))'" }
    return status.st_mode & 0o222 == 0 ? "it is read-only" : nil
  }

  /// Writes a file atomically and creates its folders; does nothing if its contents are unchanged.
  ///
  /// A link is kept and its target is replaced. Devices and pipes are written to directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !holds(path, bytes) else { return }
    do throws(FileError) {
      let folder = Paths.folder(of: path)
      if !folder.isEmpty { try makeFolders(folder) }
      switch kind(of: path) {
      case .other?: try Replacement.append(bytes, to: path)
      case .folder?: throw FileError("it is a folder")
      case .file?, nil:
        try Interruption.finishing { () throws(FileError) in
          try Replacement.write(bytes, to: identity(of: path))
        }
      }
    } catch {
      throw .inputOutput("cannot write '\(path)': \(error.reason)")
    }
  }

  /// Removes a file.
  package static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 else {
      throw .inputOutput("cannot remove '\(path)': \(FileError.ofLastCall.reason)")
    }
  }

  /// Replaces a file atomically, whatever its contents, in an existing folder.
  package static func replace(
    _ path: String,
    with bytes: [UInt8],
    _ durability: Replacement.Durability
  ) throws(FileError) {
    try Interruption.finishing { () throws(FileError) in
      try Replacement.write(bytes, to: path, durability)
    }
  }

  /// Creates a folder and its parents.
  package static func makeFolder(_ path: String) throws(Failure) {
    do throws(FileError) { try makeFolders(path) } catch {
      throw .inputOutput("cannot create '\(path)': \(error.reason)")
    }
  }

  /// Creates a folder and its parents.
  package static func makeFolders(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path),
        withIntermediateDirectories: true
      )
    } catch { throw FileError(error) }
  }
}

/// Whether one string's UTF-8 bytes sort before another's, independently of the locale.
package func areInByteOrder(_ first: String, _ second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}

extension FileError {
  /// The system's message for an error that Foundation throws.
  fileprivate init(_ error: any Error) {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    self = cause.map { FileError(code: $0.code.rawValue) } ?? FileError("\(error)")
  }
}
