// The memory that a piece of work takes, as Linux counts it: the most pages at one time.

import Foundation

/// Tells how far the process grew, above what it had before.
struct PeakMemory {
  private let before: Int

  /// Begins to count anew; nil on systems that do not tell.
  init?() {
    // "5" sets the peak to what there is now.
    let reset: Void? = try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    guard reset != nil, let before = PeakMemory.kilobytes("VmRSS:") else { return nil }
    self.before = before
  }

  /// The growth since the beginning at its peak, in kilobytes.
  var growth: Int { max(0, (PeakMemory.kilobytes("VmHWM:") ?? 0) - before) }

  /// What the process has, or has had at most, in kilobytes; nil on systems that do not tell.
  static func kilobytes(_ name: String) -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
      Int($0)
    }
  }
}
