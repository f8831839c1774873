// The folder that holds one version's files: their names, and how one file takes its place.

import Raster

/// A folder of entries, below the folder that the user named.
///
/// What changes names in it or the count of bytes needs the lock, which callers show.
struct Shelf: ~Copyable {
  let folder: Descriptor

  /// The shelf of this engine and format.
  static let currentName = "raster-\(EngineVersion.current)-\(EntryFormat.version)"

  /// Opens a shelf; fails where there is none.
  init(_ name: String = Self.currentName, in root: borrowing Descriptor) throws(StorageError) {
    folder = try Descriptor(opening: name, in: root, .folder)
  }

  /// Whether a folder's name is that of some version's shelf: `raster-1-1`.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "raster"
      && parts[1...].allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
  }

  /// The file of a look.
  static func entryName(_ digest: ContentDigest) -> String { "\(digest).look" }

  /// Whether a name is that of an entry: 64 digits and `.look`.
  static func isEntry(_ name: String) -> Bool { isDigits(name, count: 64, suffix: ".look") }

  /// Whether a name is that of a file that is being written: 16 digits and `.part`.
  static func isPart(_ name: String) -> Bool { isDigits(name, count: 16, suffix: ".part") }

  private static func isDigits(_ name: String, count: Int, suffix: String) -> Bool {
    name.utf8.count == count + suffix.utf8.count && name.hasSuffix(suffix)
      && name.utf8.prefix(count).allSatisfy { isDigit($0) || (0x61...0x66).contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A file that is being written, and locked, so that it is told from what the dead leave.
  struct Part: ~Copyable {
    let shelf: Shelf
    let name: String
    let file: Descriptor
    let size: Int

    /// Makes a file of a length, to be filled without the folder's lock.
    init(of size: Int, on shelf: consuming Shelf, _: borrowing FolderLock) throws(StorageError) {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      let name = String(repeating: "0", count: 16 - digits.count) + digits + ".part"
      let file = try Descriptor(opening: name, in: shelf.folder, .making)
      do throws(StorageError) {
        // Where files cannot be locked, nobody takes this one's lock either, and it stays.
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

    /// Takes the place of an entry; gives the bytes of what stood there.
    func publish(as entry: String, _: borrowing FolderLock) throws(StorageError) -> Int {
      let previous = try shelf.folder.information(of: entry)
      if let previous, !previous.isFile { throw .foreignFile(entry) }
      try shelf.folder.rename(name, to: entry)
      return previous?.size ?? 0
    }
  }
}
