// The limits that make every program end.

/// The bounds of a program.
package enum Bounds {
  /// The steps of one expression, calls counted with all that they call.
  package static let maximumCost = 1_000_000
  /// The letters of a string, or the elements of a list, that the text itself accounts for.
  package static let maximumLength = 1_000_000
  /// The elements of a list that comes from outside, or lies in another value, unless it says less.
  package static let maximumCount = 1_000
  /// The most elements that `limit:` may say: a QR code of version 40 has 31,329 modules.
  package static let maximumLimit = 100_000
  /// The steps of all that is evaluated while compiling, defaults and bounds, and of constants, with
  /// their lengths: a second's work, and tens of megabytes.
  package static let maximumTotal = 10_000_000
  /// The units of a limit of work that such a step takes.
  package static let unitsPerStep = 1_024
  /// The values of a struct or of a component's properties, those of the structs in them included.
  ///
  /// Generated Swift holds them in line: so many strings are 64 kilobytes on a stack of 512.
  package static let maximumValues = 4_096
  /// The deepest nesting of an expression's evaluation, calls and constants included.
  ///
  /// The interpreter takes up to a kilobyte of stack a level, and a pool's threads have 512.
  package static let maximumDepth = 400
  /// The deepest nesting of components.
  package static let maximumComponents = 64
  /// The most states of a component.
  static let maximumStates = 1024
  /// The most combinations that a matrix of states looks at.
  static let maximumCombinations = 16_384
}
