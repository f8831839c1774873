// What a page's program prints, kept as text instead of written to the terminal.

import Synchronization

/// What a program prints.
///
/// A program of a page is a function with a parameter `print` of this type, so that its body is word
/// for word what a reader would run. A class, because tasks of the program print to the same one.
package final class Output: Sendable {
  private let lines = Mutex<[String]>([])

  package init() {}

  /// All that was printed.
  package var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func callAsFunction(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    lines.withLock { $0.append(line) }
  }
}
