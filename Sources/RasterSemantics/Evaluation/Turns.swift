// The iterations of a loop.

/// The iterations of a loop: the values of its variables in each.
package struct Turns {
  private enum Source {
    case range(from: Int)
    /// One list for each variable.
    case columns([[Value]])
  }

  private let source: Source
  /// The number of iterations.
  package private(set) var count: UInt

  /// Creates the iterations over a range, a list, or several lists in parallel.
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

  /// Limits the iterations over a range, for loops whose work is not counted.
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
  /// Returns the iterations of a loop over a sequence.
  @inline(never)
  package mutating func turns(of sequence: TypedExpression) -> Turns { Turns(evaluate(sequence)) }

  /// Sets a loop's variables to their values in an iteration.
  @inline(never)
  package mutating func set(_ variables: [LoopVariable], to turns: Turns, at turn: UInt) {
    for (index, variable) in variables.enumerated() {
      if let slot = variable.slot { set(slot, to: turns.value(of: index, at: turn)) }
    }
  }
}
