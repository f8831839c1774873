// The lock on a folder, held by one thread at a time, with the size of the folder's files.

/// The lock on a folder, held from `init` until the value is released or the process ends.
///
/// Its file contains the total size of the folder's files. The total is increased before a file
/// grows and decreased after a file is removed. After a kill it may therefore be too high, but
/// never too low.
struct FolderLock: ~Copyable {
  static let name = "raster.lock"
  private static let attempts = 2_000
  private let file: Descriptor

  /// Waits for the lock for at most two seconds.
  init(in folder: borrowing Descriptor) throws(StorageError) {
    for attempt in 0..<Self.attempts {
      let file = try Descriptor(opening: Self.name, in: folder, .makingIfMissing)
      guard try file.information().isFile else { throw .foreignFile(Self.name) }
      // A lock on a file that has been removed meanwhile excludes no other process.
      if try file.lockIfFree(), try file.information().links > 0 {
        self.file = file
        return
      }
      pause(attempt)
    }
    throw .busy
  }

  /// Returns the total size of present and pending files, or nil if it is unknown.
  func total() throws(StorageError) -> Int? {
    let bytes = try file.read(16)
    guard bytes.count == 16 else { return nil }
    let (total, complement) = bytes.withUnsafeBytes {
      ($0.load(as: Int64.self), $0.load(fromByteOffset: 8, as: Int64.self))
    }
    return total >= 0 && total == ~complement ? Int(total) : nil
  }

  /// Stores the total with its complement, which reveals a damaged value.
  func setTotal(_ total: Int) throws(StorageError) {
    let values = [Int64(max(0, total)), ~Int64(max(0, total))]
    try file.write(values.withUnsafeBytes { Array($0) })
  }

  /// Subtracts bytes from the total; if that fails, the total stays too high, which is safe.
  func release(_ bytes: Int) {
    guard bytes > 0, let total = try? total() else { return }
    try? setTotal(total - bytes)
  }
}
