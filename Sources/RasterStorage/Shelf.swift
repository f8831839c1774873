// The folder of one version's files: file names, and replacing an entry.

import Raster

/// A folder of entries within the store's directory.
///
/// Operations that change names or the total size require the lock, which callers pass as evidence.
struct Shelf: ~Copyable {
  let folder: Descriptor

  /// The name of the shelf for this engine and format version.
  static let currentName = "raster-\(EngineVersion.current)-\(EntryFormat.version)"

  /// Opens a shelf, which must exist.
  init(_ name: String = Self.currentName, in root: borrowing Descriptor) throws(StorageError) {
    folder = try Descriptor(opening: name, in: root, .folder)
  }

  /// Whether a folder's name is that of a shelf of any version, such as `raster-1-1`.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "raster"
      && parts[1...].allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
  }

  /// Returns the file name of a look.
  static func entryName(_ digest: ContentDigest) -> String { "\(digest).look" }

  /// Whether a name is that of an entry: 64 hexadecimal digits and `.look`.
  static func isEntry(_ name: String) -> Bool { isDigits(name, count: 64, suffix: ".look") }

  /// Whether a name is that of a file being written: 16 hexadecimal digits and `.part`.
  static func isPart(_ name: String) -> Bool { isDigits(name, count: 16, suffix: ".part") }

  private static func isDigits(_ name: String, count: Int, suffix: String) -> Bool {
    name.utf8.count == count + suffix.utf8.count && name.hasSuffix(suffix)
      && name.utf8.prefix(count).allSatisfy { isDigit($0) || (0x61...0x66).contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A file being written; its lock distinguishes it from files of processes that have ended.
  struct Part: ~Copyable {
    let shelf: Shelf
    let name: String
    let file: Descriptor
    let size: Int

    /// Creates a file of a given size, which can be written without the folder's lock.
    init(of size: Int, on shelf: consuming Shelf, _: borrowing FolderLock) throws(StorageError) {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      let name = String(repeating: "0", count: 16 - digits.count) + digits + ".part"
      let file = try Descriptor(opening: name, in: shelf.folder, .making)
      do throws(StorageError) {
        // On a file system without locks, no process can take this lock, so the file is never
        // removed.
        _ = try? file.lockIfFree()
        try file.setLength(size)
      } catch {
        try shelf.folder.remove(name)
        throw error
      }
      self.name = name
      self.file = file
      self.size = size
      self.shelf = shelf
    }

    /// Replaces an entry with this file, and returns the size of the previous entry.
    func publish(as entry: String, _: borrowing FolderLock) throws(StorageError) -> Int {
      let previous = try shelf.folder.information(of: entry)
      if let previous, !previous.isFile { throw .foreignFile(entry) }
      try shelf.folder.rename(name, to: entry)
      return previous?.size ?? 0
    }
  }
}
