// The limits that make every program end.

/// How much a program may take.
package enum Bounds {
  /// The steps of one expression, calls counted with all that they call.
  package static let maximumCost = 1_000_000
  /// The letters of a string, or the elements of a list, that the text itself accounts for.
  package static let maximumLength = 1_000_000
  /// How deep the evaluation of an expression nests, calls and constants included.
  ///
  /// The interpreter takes up to a kilobyte of stack a level, and a pool's threads have 512.
  package static let maximumDepth = 400
  /// How deep components nest.
  package static let maximumComponents = 64
}
