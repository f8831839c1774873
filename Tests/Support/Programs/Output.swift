// The output of a page's program, stored as text instead of written to the terminal.

import Synchronization

/// The output of a program.
///
/// A program of a page is a function with a parameter `print` of this type, so that its body is
/// verbatim the code that a reader would run. This is a class, because tasks of the program print
/// to the same output.
package final class Output: Sendable {
  private let lines = Mutex<[String]>([])

  package init() {}

  /// The complete output.
  package var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func callAsFunction(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    lines.withLock { $0.append(line) }
  }
}
