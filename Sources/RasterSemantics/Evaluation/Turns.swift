// What a loop runs over, evaluated.

/// The turns of a loop: the values that its variables have in each.
package struct Turns {
  private enum Source {
    case range(from: Int)
    /// One list for each variable.
    case columns([[Value]])
  }

  private let source: Source
  /// The number of turns.
  package private(set) var count: UInt

  /// The turns over a range, a list, or lists side by side.
  init(_ value: Value) {
    switch value {
    case .range(let lower, let upper):
      source = .range(from: lower)
      count = upper > lower ? UInt(bitPattern: upper &- lower) : 0
    case .columns(let columns):
      source = .columns(columns)
      count = UInt(columns.map { $0.count }.min() ?? 0)
    case let list:
      let elements = list.listValue
      source = .columns([elements])
      count = UInt(elements.count)
    }
  }

  /// Leaves out the turns of a range beyond the limit for loops that nothing counts.
  mutating func limit(to limit: Int) {
    if case .range = source { count = min(count, UInt(limit)) }
  }

  fileprivate func value(of variable: Int, at turn: UInt) -> Value {
    switch source {
    case .range(let lower): return .int(lower &+ Int(bitPattern: turn))
    case .columns(let columns):
      let index = Int(bitPattern: turn)
      guard variable < columns.count, columns[variable].indices.contains(index) else {
        return .nothing
      }
      return columns[variable][index]
    }
  }
}

extension Evaluator {
  /// The turns of a loop over a sequence.
  @inline(never)
  package mutating func turns(of sequence: TypedExpression) -> Turns { Turns(evaluate(sequence)) }

  /// Gives a loop's variables their values in a turn.
  @inline(never)
  package mutating func set(_ variables: [LoopVariable], to turns: Turns, at turn: UInt) {
    for (index, variable) in variables.enumerated() {
      if let slot = variable.slot { set(slot, to: turns.value(of: index, at: turn)) }
    }
  }
}
