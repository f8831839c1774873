// Ctrl-C: finishes the file that is being written, and starts no other.

import Foundation
import Synchronization

/// A request to stop; a second one ends the process at once.
package enum Interruption {
  private static let flag = Atomic(false)

  package static var isRequested: Bool { flag.load(ordering: .relaxed) }

  package static let failure = Failure(code: .interrupted, message: "interrupted")

  /// Takes requests to stop from now on.
  package static func observe() {
    guard !isRequested else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
