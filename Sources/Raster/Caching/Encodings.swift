// The files that are being made: each by one thread, for all that wait for it.

import Synchronization

/// The files that are being made: each by one thread, for all that wait for it.
///
/// A class, because its identity is what threads share. While a file is made, its own lock is held,
/// which nobody takes but those who want that file.
final class Encodings: Sendable {
  typealias File = Result<[UInt8], RasterError>

  private final class Encoding: Sendable { let file = Mutex<File?>(nil) }

  private let encodings = Mutex<[LookKey: Encoding]>([:])

  /// The result of `make`, called here or by the thread that is at it.
  func file(for key: LookKey, make: () -> File) -> File {
    let encoding = encodings.withLock { encodings in
      if let encoding = encodings[key] { return encoding }
      let encoding = Encoding()
      encodings[key] = encoding
      return encoding
    }
    let file = encoding.file.withLock { file in
      let made = file ?? make()
      file = made
      return made
    }
    encodings.withLock { if $0[key] === encoding { $0[key] = nil } }
    return file
  }
}
