// The peak memory of a piece of work, as Linux counts it.

import Foundation

/// Measures how far the process grew above its previous size.
struct PeakMemory {
  private let before: Int

  /// Starts a new count, or returns nil on systems that do not report it.
  init?() {
    // "5" resets the peak to the current size.
    let reset: Void? = try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    guard reset != nil, let before = PeakMemory.kilobytes("VmRSS:") else { return nil }
    self.before = before
  }

  /// The peak growth since the start, in kilobytes.
  var growth: Int { max(0, (PeakMemory.kilobytes("VmHWM:") ?? 0) - before) }

  /// The current or peak size of the process, in kilobytes; nil on systems that do not report it.
  static func kilobytes(_ name: String) -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
      Int($0)
    }
  }
}
