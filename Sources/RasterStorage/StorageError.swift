// The errors of a file store.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The reason why an entry could not be stored, or a folder could not be maintained.
public enum StorageError: Error, Hashable, Sendable {
  /// The entry alone exceeds the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The limit is taken up by files that cannot be removed or are being written.
  case full
  /// Another process held the folder's lock for two seconds.
  case busy
  /// The path of a file or folder of the store is occupied, for example by a link or a device.
  case foreignFile(String)
  /// A system call failed; contains the call's name and the error number.
  case system(call: String, number: Int32)

  /// Whether the file or folder does not exist.
  var isMissing: Bool {
    if case .system(_, ENOENT) = self { true } else { false }
  }
}

extension StorageError: CustomStringConvertible {
  /// A short description; for a failed system call, that of the system.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "an entry of \(bytes) bytes exceeds the limit of \(limit) bytes"
    case .full: "files that cannot be removed take up the limit"
    case .busy: "another process holds the folder's lock"
    case .foreignFile(let name): "'\(name)' is not a file or folder of the cache"
    case .system(_, let number): String(cString: strerror(number))
    }
  }
}
