// The differences between two texts, in the unified format.

/// The differences between two texts, by line.
///
/// Both texts are scanned in parallel. Where lines differ, the scan continues at the nearest pair
/// of equal lines, within the next `window` lines of each text. The result is not always the
/// smallest difference, but takes linear time.
struct UnifiedDifference {
  private enum Line {
    case kept(Int)
    case removed(Int)
    case added(Int)

    var isAdded: Bool { if case .added = self { true } else { false } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
    var isChange: Bool { isAdded || isRemoved }
  }

  private static let window = 64
  /// The number of unchanged lines shown around a change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var lines: [Line] = []

  init(from before: [UInt8], to after: [UInt8]) {
    old = Self.lines(of: before)
    new = Self.lines(of: after)
    var (place, next) = (0, 0)
    while place < old.count || next < new.count {
      let (removed, added) = gap(place, next)
      lines += (place..<place + removed).map { .removed($0) }
      lines += (next..<next + added).map { .added($0) }
      (place, next) = (place + removed, next + added)
      if place < old.count, next < new.count, old[place] == new[next] {
        lines.append(.kept(place))
        (place, next) = (place + 1, next + 1)
      }
    }
  }

  /// Splits a text into lines, including their line endings.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(text[start...index])
      start = index + 1
    }
    if start < text.count { result.append(text[start...]) }
    return result
  }

  /// The numbers of differing lines in each text before the next pair of equal lines.
  private func gap(_ place: Int, _ next: Int) -> (Int, Int) {
    let most = (min(old.count - place, Self.window), min(new.count - next, Self.window))
    for sum in 0...most.0 + most.1 {
      for removed in max(0, sum - most.1)...min(sum, most.0) {
        let added = sum - removed
        if removed < old.count - place, added < new.count - next,
          old[place + removed] == new[next + added]
        {
          return (removed, added)
        }
      }
    }
    return most
  }

  /// The difference for `git apply` and `patch -p1`, or an empty string if the texts are equal.
  func text(path: String) -> String {
    var hunks = ""
    var start = 0
    var before = (old: 0, new: 0)
    while let first = lines[start...].firstIndex(where: { $0.isChange }) {
      var last = first
      while let next = lines[(last + 1)...].firstIndex(where: { $0.isChange }),
        next - last <= 2 * Self.context
      {
        last = next
      }
      let range = max(start, first - Self.context)..<min(lines.count, last + Self.context + 1)
      add(lines[start..<range.lowerBound], to: &before)
      hunks += hunk(range, after: before)
      add(lines[range], to: &before)
      start = range.upperBound
    }
    return hunks.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n\(hunks)"
  }

  private func add(_ lines: ArraySlice<Line>, to count: inout (old: Int, new: Int)) {
    for line in lines {
      count.old += line.isAdded ? 0 : 1
      count.new += line.isRemoved ? 0 : 1
    }
  }

  private func hunk(_ range: Range<Int>, after before: (old: Int, new: Int)) -> String {
    var own = (old: 0, new: 0)
    add(lines[range], to: &own)
    // An empty range is identified by the line before it.
    let from = before.old + (own.old == 0 ? 0 : 1)
    let to = before.new + (own.new == 0 ? 0 : 1)
    var text = "@@ -\(from),\(own.old) +\(to),\(own.new) @@\n"
    for line in lines[range] {
      switch line {
      case .kept(let index): text += written(" ", old[index])
      case .removed(let index): text += written("-", old[index])
      case .added(let index): text += written("+", new[index])
      }
    }
    return text
  }

  private func written(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: line, as: UTF8.self)
    return text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
