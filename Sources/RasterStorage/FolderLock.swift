// The lock on a folder, which one thread of one process has at a time, and the bytes counted under it.

/// The lock on a folder, held from `init` until the value goes; the system frees it for the dead.
///
/// Its file holds the bytes that the folder's files take. The count grows before a file does, and
/// shrinks after one went, so that after a kill it may be too high and is never too low.
struct FolderLock: ~Copyable {
  static let name = "raster.lock"
  private static let attempts = 2_000
  private let file: Descriptor

  /// Waits for the lock, two seconds at most.
  init(in folder: borrowing Descriptor) throws(StorageError) {
    for attempt in 0..<Self.attempts {
      let file = try Descriptor(opening: Self.name, in: folder, .makingIfMissing)
      guard try file.information().isFile else { throw .foreignFile(Self.name) }
      // A lock on a file that was removed in the meantime excludes nobody.
      if try file.lockIfFree(), try file.information().links > 0 {
        self.file = file
        return
      }
      pause(attempt)
    }
    throw .busy
  }

  /// The bytes that files take, or are about to take; nil where nobody has counted.
  func total() throws(StorageError) -> Int? {
    let bytes = try file.read(16)
    guard bytes.count == 16 else { return nil }
    let (total, complement) = bytes.withUnsafeBytes {
      ($0.load(as: Int64.self), $0.load(fromByteOffset: 8, as: Int64.self))
    }
    return total >= 0 && total == ~complement ? Int(total) : nil
  }

  /// Writes the count down, with its complement, by which a damaged one is known.
  func setTotal(_ total: Int) throws(StorageError) {
    let words = [Int64(max(0, total)), ~Int64(max(0, total))]
    try file.write(words.withUnsafeBytes { Array($0) })
  }

  /// Counts bytes as free again; where that fails the count stays too high, which is safe.
  func release(_ bytes: Int) {
    guard bytes > 0, let total = try? total() else { return }
    try? setTotal(total - bytes)
  }
}
