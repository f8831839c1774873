// Merges the drawings of several variants: common lines once, the others under conditions.

import RasterValues

/// A line of one or more variants, whose paints may differ.
private struct SharedLine {
  /// The line without its paint.
  let key: Statement
  var lines: [Statement]
  var paints: [String]
  var variants: [Int]
}

extension VariantChoices {
  /// The lines of all variants as one drawing, with conditions around those that only some have.
  func merged(_ drawings: [[Statement]]) -> [Statement] {
    guard let first = drawings.first else { return [] }
    guard drawings.count > 1 else { return first }
    var shared = first.map { Self.shared($0, 0) }
    for (index, lines) in drawings.enumerated().dropFirst() {
      shared = Self.join(shared, lines.map { Self.shared($0, index) })
    }
    var result: [Statement] = []
    var position = 0
    while position < shared.count {
      let variants = shared[position].variants
      var end = position
      while end < shared.count, shared[end].variants == variants { end += 1 }
      let lines = shared[position..<end].map { line($0) }
      if variants.count == drawings.count {
        result += lines
      } else {
        result.append(.block("if " + condition(variants), lines))
      }
      position = end
    }
    return result
  }

  /// A line with a choice between its paints.
  private func line(_ shared: SharedLine) -> Statement {
    guard let first = shared.paints.first, shared.paints.contains(where: { $0 != first }),
      let parts = Self.parts(shared.lines[0])
    else { return shared.lines[0] }
    return .line(parts.before + chosen(shared.paints, for: shared.variants) + parts.after)
  }

  private static func shared(_ line: Statement, _ variant: Int) -> SharedLine {
    guard let parts = parts(line) else {
      return SharedLine(key: line, lines: [line], paints: [""], variants: [variant])
    }
    return SharedLine(
      key: .line(parts.before + parts.after),
      lines: [line],
      paints: [parts.paint],
      variants: [variant]
    )
  }

  /// The text before and after a line's paint, or `nil` if the paint is not a single colour.
  private static func parts(_ line: Statement) -> (before: String, paint: String, after: String)? {
    guard case .line(let text) = line else { return nil }
    let bytes = Array(text.utf8)
    let mark = Array(", with: ".utf8)
    var start = 0
    while start + mark.count < bytes.count, !bytes[start...].starts(with: mark) { start += 1 }
    guard start + mark.count < bytes.count else { return nil }
    start += mark.count
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ",") {
      if bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: " ") { return nil }
      end += 1
    }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return (string(0..<start), string(start..<end), string(end..<bytes.count))
  }

  /// Merges the lines of another variant, along the longest common subsequence.
  private static func join(_ all: [SharedLine], _ lines: [SharedLine]) -> [SharedLine] {
    guard all.count * lines.count <= 4_000_000 else { return all + lines }
    let (rows, columns) = (all.count, lines.count)
    var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let place = row * (columns + 1) + column
        lengths[place] =
          all[row].key == lines[column].key
          ? lengths[place + columns + 2] + 1
          : max(lengths[place + columns + 1], lengths[place + 1])
      }
    }
    var result: [SharedLine] = []
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      let place = row * (columns + 1) + column
      if row < rows, column < columns, all[row].key == lines[column].key {
        var both = all[row]
        both.paints += lines[column].paints
        both.variants += lines[column].variants
        result.append(both)
        (row, column) = (row + 1, column + 1)
      } else if column >= columns
        || (row < rows && lengths[place + columns + 1] >= lengths[place + 1])
      {
        result.append(all[row])
        row += 1
      } else {
        result.append(lines[column])
        column += 1
      }
    }
    return result
  }
}
