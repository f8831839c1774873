// The workloads whose instructions and allocations Tests/Support/figures.py compares with a list.

import Foundation

/// A workload with a fixed number of repetitions.
struct Figure {
  let name: String
  /// The number of measured repetitions, after one that is not measured.
  let count: Int
  /// Prepares the workload and returns one repetition.
  let prepare: () throws -> () throws -> Void
}

extension Figure {
  /// All workloads, in the order of the list.
  static var all: [Figure] { drawing + requests + text + compiler + files }

  /// Runs a workload; prints the names and the numbers of repetitions of all without a name.
  static func run(_ name: String?) throws {
    guard let name else {
      for figure in all { print(figure.name, figure.count) }
      return
    }
    guard let figure = all.first(where: { $0.name == name }) else { throw UnknownFigure() }
    let repetition = try figure.prepare()
    try repetition()
    try runMeasuredFigure(figure.count, repetition)
  }
}

private struct UnknownFigure: Error, CustomStringConvertible {
  var description: String { "no such workload; 'Benchmarks figures' lists them" }
}

/// Runs the repetitions.
///
/// Callgrind counts only what runs inside this function.
@inline(never)
func runMeasuredFigure(_ count: Int, _ repetition: () throws -> Void) throws {
  for _ in 0..<count { try repetition() }
}
