// The limits that guarantee that every program terminates.

/// The limits of a program.
package enum Bounds {
  /// The maximum number of steps of one expression, including everything that it calls.
  package static let maximumCost = 1_000_000
  /// The maximum length of a string or a list that the source itself determines.
  ///
  /// In characters or elements.
  package static let maximumLength = 1_000_000
  /// The maximum number of elements of an external or nested list that declares no lower limit.
  package static let maximumCount = 1_000
  /// The largest value that `limit:` accepts: a QR code of version 40 has 31,329 modules.
  package static let maximumLimit = 100_000
  /// The maximum number of steps of all compile-time evaluation: defaults, bounds and constants.
  ///
  /// The lengths of constants count too. The limit is about a second's work, and tens of megabytes.
  package static let maximumTotal = 10_000_000
  /// The units of a work limit that one step costs.
  package static let unitsPerStep = 1_024
  /// The maximum number of values in a struct or a component's properties, with nested structs.
  ///
  /// Generated Swift stores them inline: this number of strings takes 64 of a 512-kilobyte stack.
  package static let maximumValues = 4_096
  /// The maximum nesting depth of an expression's evaluation, calls and constants included.
  ///
  /// The interpreter uses up to a kilobyte of stack per level, and a pool's threads have 512.
  package static let maximumDepth = 400
  /// The maximum nesting depth of components.
  package static let maximumComponents = 64
  /// The maximum number of states of a component.
  static let maximumStates = 1024
  /// The maximum number of combinations that a matrix of states examines.
  static let maximumCombinations = 16_384
}
