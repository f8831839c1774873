// Lines of a drawing, before they are written.

import RasterValues

/// A line of a drawing, or a block of them.
indirect enum Statement: Hashable {
  case line(String)
  case comment(String)
  case block(String, [Statement])

  /// The text with an indentation, a line feed after each line.
  func write(_ indentation: String, into text: inout String) {
    switch self {
    case .line(let line): text += indentation + line + "\n"
    case .comment(let words): text += indentation + "// " + words + "\n"
    case .block(let head, let lines):
      text += indentation + head + " {\n"
      for line in lines { line.write(indentation + "  ", into: &text) }
      text += indentation + "}\n"
    }
  }
}

/// What is used, and how often; what is used more than once has a name.
struct Repeated {
  /// Expressions in the order in which they are first used.
  private(set) var order: [String] = []
  private var counts: [String: Int] = [:]
  private(set) var names: [String: String] = [:]
  /// While it is false, all that is used is counted.
  var isNaming = false

  /// Whether an expression was used.
  func holds(_ expression: String) -> Bool { counts[expression] != nil }

  /// What stands for an expression: itself, or its name.
  mutating func use(_ expression: String) -> String {
    if isNaming { return names[expression] ?? expression }
    if counts[expression] == nil { order.append(expression) }
    counts[expression, default: 0] += 1
    return expression
  }

  /// Gives names to all that is used more than once.
  mutating func name(_ base: (String) -> String, taken: inout Set<String>) {
    for expression in order where counts[expression, default: 0] > 1 {
      names[expression] = free(base(expression), &taken)
    }
  }

  /// The expressions with names, in order.
  var named: [(name: String, expression: String)] {
    order.compactMap { expression in names[expression].map { ($0, expression) } }
  }
}

/// A name that nothing has so far: with a number, if need be.
func free(_ name: String, _ taken: inout Set<String>) -> String {
  var result = name
  var number = 2
  while !taken.insert(result).inserted {
    result = name + Functions.string(number)
    number += 1
  }
  return result
}
