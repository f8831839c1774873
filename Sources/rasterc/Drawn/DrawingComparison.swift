// Compares two drawings, operation by operation.

import Raster

/// Compares two drawings, operation by operation.
struct DrawingComparison {
  /// The maximum number of pairs of operations that are compared individually.
  private static let pairLimit = 4_000_000
  /// The maximum length of a value that is shown.
  private static let valueLength = 40

  private(set) var changes: [DrawingChange] = []

  init(from before: DisplayList, to after: DisplayList) {
    addBox(before, after)
    let old = DrawnLineReader(before).lines
    let new = DrawnLineReader(after).lines
    var (place, next) = (0, 0)
    var numbers = LineNumbers()
    let pairs = Self.equalPairs(old.map { numbers.number($0) }, new.map { numbers.number($0) })
    for (first, second) in pairs + [(old.count, new.count)] {
      addGap(old[place..<first], new[next..<second])
      (place, next) = (first + 1, second + 1)
    }
  }

  private mutating func addBox(_ before: DisplayList, _ after: DisplayList) {
    func facts(_ list: DisplayList) -> [DrawnLine.Argument] {
      let caps = [list.caps.horizontal, list.caps.vertical].map { axis in
        axis.map { "(\($0.start), \($0.end)) px" } ?? "none"
      }
      return [
        DrawnLine.Argument(
          name: "width",
          value: DrawnValues.number(Double(list.width) / list.scale)
        ),
        DrawnLine.Argument(
          name: "height",
          value: DrawnValues.number(Double(list.height) / list.scale)
        ),
        DrawnLine.Argument(name: "horizontal caps", value: caps[0]),
        DrawnLine.Argument(name: "vertical caps", value: caps[1]),
      ]
    }
    let texts = Self.texts(from: facts(before), to: facts(after))
    if !texts.isEmpty { changes.append(DrawingChange(title: "box", word: "box", changes: texts)) }
  }

  /// Describes the operations between two equal ones; operations of one kind are paired in order.
  private mutating func addGap(_ old: ArraySlice<DrawnLine>, _ new: ArraySlice<DrawnLine>) {
    var waiting: [Kind: [Int]] = [:]
    for index in old.indices.reversed() { waiting[Kind(old[index]), default: []].append(index) }
    var joined: Set<Int> = []
    for line in new where line.word != "end" {
      var texts = ["was added"]
      if let index = waiting[Kind(line)]?.popLast() {
        joined.insert(index)
        texts = Self.texts(from: old[index].arguments, to: line.arguments)
      }
      guard !texts.isEmpty else { continue }
      changes.append(DrawingChange(title: line.title, word: line.word, changes: texts))
    }
    for index in old.indices where old[index].word != "end" && !joined.contains(index) {
      changes.append(
        DrawingChange(title: old[index].title, word: old[index].word, changes: ["was removed"])
      )
    }
  }

  /// The kind of an operation; only operations of equal kinds are paired.
  private struct Kind: Hashable {
    let word: String
    let depth: Int

    init(_ line: DrawnLine) { (word, depth) = (line.word, line.depth) }
  }

  /// Describes the arguments that differ.
  private static func texts(
    from old: [DrawnLine.Argument],
    to new: [DrawnLine.Argument]
  ) -> [String] {
    let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    var texts: [String] = []
    for argument in new {
      seen.insert(argument.name)
      let former = before[argument.name]
      guard former?.value != argument.value else { continue }
      texts.append(Self.text(for: argument.name, former, argument))
    }
    for argument in old where !seen.contains(argument.name) {
      texts.append(Self.text(for: argument.name, argument, nil))
    }
    return texts
  }

  private static func text(
    for name: String,
    _ old: DrawnLine.Argument?,
    _ new: DrawnLine.Argument?
  ) -> String {
    let values = [old, new].map { $0?.value ?? "none" }
    let isOpaque =
      old?.isOpaque == true || new?.isOpaque == true
      || values.contains { $0.utf8.count > valueLength }
    if isOpaque {
      return old == nil ? "\(name) added" : new == nil ? "\(name) removed" : "\(name) changed"
    }
    return "\(name) \(values[0]) → \(values[1])"
  }

  /// The indices of equal operations that occur in the same order in both drawings.
  ///
  /// Finds as many as possible. In large drawings, finds only those before the first and after the
  /// last difference.
  private static func equalPairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    var pairs = (0..<start).map { ($0, $0) }
    let (rows, columns) = (old[start..<old.count - end], new[start..<new.count - end])
    if rows.count * columns.count <= pairLimit { pairs += longest(rows, columns) }
    for index in (0..<end).reversed() {
      pairs.append((old.count - 1 - index, new.count - 1 - index))
    }
    return pairs
  }

  /// The longest common subsequence, by a table of lengths from the end (Wagner and Fischer, 1974).
  private static func longest(_ rows: ArraySlice<Int>, _ columns: ArraySlice<Int>) -> [(Int, Int)] {
    guard !rows.isEmpty, !columns.isEmpty else { return [] }
    let width = columns.count + 1
    var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
    func place(_ row: Int, _ column: Int) -> Int {
      (row - rows.startIndex) * width + column - columns.startIndex
    }
    for row in rows.indices.reversed() {
      for column in columns.indices.reversed() {
        let place = place(row, column)
        lengths[place] =
          rows[row] == columns[column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (rows.startIndex, columns.startIndex)
    while row < rows.endIndex, column < columns.endIndex {
      if rows[row] == columns[column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place(row + 1, column)] >= lengths[place(row, column + 1)] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

/// Assigns equal numbers to equal lines.
private struct LineNumbers {
  private struct Key: Hashable {
    let word: String
    let depth: Int
    let arguments: [DrawnLine.Argument]
  }

  private var numbers: [Key: Int] = [:]

  mutating func number(_ line: DrawnLine) -> Int {
    let key = Key(word: line.word, depth: line.depth, arguments: line.arguments)
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    return number
  }
}
