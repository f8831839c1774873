// The lines in which two texts differ, in the unified format.

/// The lines in which two texts differ.
///
/// It is found by walking through both: where lines differ, the nearest two that are equal again go on,
/// among the next `window` of each. That is not always the least difference, but it is linear.
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
  /// The lines around a change that are shown with it.
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

  /// Lines with their ends.
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

  /// How many lines of each differ from here on, until two are equal again.
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

  /// The difference as `git apply` and `patch -p1` take it; nothing where the texts are equal.
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
    // A range of no lines is named by the line before it.
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
