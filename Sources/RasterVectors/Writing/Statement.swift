// Lines of a drawing before they are written as text.

import RasterValues

/// A line of a drawing, or a block of them.
indirect enum Statement: Hashable {
  case line(String)
  case comment(String)
  case block(String, [Statement])

  /// Appends the indented text, with a line feed after each line.
  func write(_ indentation: String, into text: inout String) {
    switch self {
    case .line(let line): text += indentation + line + "\n"
    case .comment(let comment): text += indentation + "// " + comment + "\n"
    case .block(let head, let lines):
      text += indentation + head + " {\n"
      for line in lines { line.write(indentation + "  ", into: &text) }
      text += indentation + "}\n"
    }
  }
}

/// Counts expressions, and names those that occur more than once.
struct Repeated {
  /// Expressions in the order of their first use.
  private(set) var order: [String] = []
  private var counts: [String: Int] = [:]
  private(set) var names: [String: String] = [:]
  /// Whether names are used; before that, uses are counted.
  var isNaming = false

  /// Whether an expression occurs.
  func holds(_ expression: String) -> Bool { counts[expression] != nil }

  /// Returns the name of an expression, or the expression itself.
  mutating func use(_ expression: String) -> String {
    if isNaming { return names[expression] ?? expression }
    if counts[expression] == nil { order.append(expression) }
    counts[expression, default: 0] += 1
    return expression
  }

  /// Names all expressions that occur more than once.
  mutating func name(_ base: (String) -> String, taken: inout Set<String>) {
    for expression in order where counts[expression, default: 0] > 1 {
      names[expression] = free(base(expression), &taken)
    }
  }

  /// The named expressions, in order.
  var named: [(name: String, expression: String)] {
    order.compactMap { expression in names[expression].map { ($0, expression) } }
  }
}

/// Returns an unused name, with a number if necessary, and marks it as taken.
func free(_ name: String, _ taken: inout Set<String>) -> String {
  var result = name
  var number = 2
  while !taken.insert(result).inserted {
    result = name + Functions.string(number)
    number += 1
  }
  return result
}
