// Why a raster could not be stored, or a folder not be tended.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a raster could not be stored, or a folder not be tended.
public enum StorageError: Error, Hashable, Sendable {
  /// The entry alone would take more than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// Files that cannot be removed, or that others write just now, take all that the limit allows.
  case full
  /// Another process held the folder's lock for two seconds.
  case busy
  /// Something else, such as a link or a device, lies where the tier's file or folder should be.
  case foreignFile(String)
  /// The system refused a call: the call's name and the error's number.
  case system(call: String, number: Int32)

  /// Whether the file or folder is not there.
  var isMissing: Bool {
    if case .system(_, ENOENT) = self { true } else { false }
  }
}

extension StorageError: CustomStringConvertible {
  /// A few words; those of the system where it refused something.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "an entry of \(bytes) bytes is larger than the limit of \(limit)"
    case .full: "what cannot be removed takes all the room"
    case .busy: "another process holds the lock"
    case .foreignFile(let name): "'\(name)' is not a file or folder of the cache"
    case .system(_, let number): String(cString: strerror(number))
    }
  }
}
