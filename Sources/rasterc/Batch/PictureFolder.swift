// The output folder, with one image file for each row.

import Raster
import RasterCommands
import Synchronization

/// An output folder for images; any number of threads can write to it.
final class PictureFolder: Sendable {
  private let path: String
  private let durability: Replacement.Durability
  /// The existing folders, and the digest-based names that have been written.
  private let known = Mutex<(folders: Set<String>, names: NameTable)>(([], NameTable()))

  init(_ path: String, _ durability: Replacement.Durability) throws(Failure) {
    (self.path, self.durability) = (path, durability)
    try FileSystem.makeFolder(path)
  }

  /// Writes a file atomically; `isUnique` means that no other file has its name.
  func write(_ file: [UInt8], name: String, isUnique: Bool) throws(FileError) {
    if !isUnique, known.withLock({ $0.names.contains(name) }) { return }
    let target = path(of: name)
    let folder = Paths.folder(of: target)
    if !known.withLock({ $0.folders.contains(folder) }) {
      try makeFolder(folder.isEmpty ? "." : folder)
      known.withLock { _ = $0.folders.insert(folder) }
    }
    try FileSystem.replace(target, with: file, durability)
    if !isUnique { known.withLock { _ = $0.names.insert(name) } }
  }

  /// Creates the folder of a row's file, unless a link leads out of the output folder.
  private func makeFolder(_ folder: String) throws(FileError) {
    guard FileSystem.lies(folder, in: path) else { throw .outside(path) }
    try FileSystem.makeFolders(folder)
  }

  /// The path of a row's file.
  func path(of name: String) -> String { Paths.join(path, name) }

  /// Whether a file exists and matches its ledger entry.
  func holds(_ entry: BatchLedger.Entry, name: String) -> Bool {
    guard let bytes = try? RegularFile.read(path(of: name), limit: .asset) else {
      return false
    }
    return bytes.count == entry.byteCount && ContentDigest(of: bytes) == entry.digest
  }

  /// Flushes the folders to disk.
  func finish() throws(Failure) {
    guard durability == .synced else { return }
    for folder in known.withLock({ $0.folders }).sorted() {
      let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard fsync(descriptor) == 0 else {
        throw .inputOutput("cannot write '\(folder)': \(FileError.ofLastCall.reason)")
      }
    }
  }
}
