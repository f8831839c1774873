// Ctrl-C: finishes the file that is being written, and starts no other.

import Foundation
import Synchronization

/// A request to stop; a second one ends the process at once.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  static let failure = Failure(code: .interrupted, message: "interrupted")

  /// Takes requests to stop from now on.
  static func observe() {
    guard !isRequested else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
