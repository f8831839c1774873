// The folder that pictures go to, a file for each row.

import Raster
import RasterCommands
import Synchronization

/// A folder of pictures; any number of threads write into it.
final class PictureFolder: Sendable {
  private let path: String
  private let durability: Replacement.Durability
  /// The folders that are there, and the names by digests that were written.
  private let known = Mutex<(folders: Set<String>, names: NameTable)>(([], NameTable()))

  init(_ path: String, _ durability: Replacement.Durability) throws(Failure) {
    (self.path, self.durability) = (path, durability)
    try FileSystem.makeFolder(path)
  }

  /// Writes a file at once; `isUnique` says that nothing else has its name.
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

  /// Makes the folder of a row's file, unless a link in it leads out of the folder of pictures.
  private func makeFolder(_ folder: String) throws(FileError) {
    guard FileSystem.lies(folder, in: path) else { throw .outside(path) }
    try FileSystem.makeFolders(folder)
  }

  /// The path of a row's file.
  func path(of name: String) -> String { Paths.join(path, name) }

  /// Whether a file is there, and is the one that was noted.
  func holds(_ entry: BatchLedger.Entry, name: String) -> Bool {
    guard let bytes = try? RegularFile.read(path(of: name), limit: .asset) else {
      return false
    }
    return bytes.count == entry.byteCount && ContentDigest(of: bytes) == entry.digest
  }

  /// Waits until the names are on the disk too.
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
