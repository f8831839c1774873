// A parameter of a call, be it of a built-in, of a function, of a struct or of a component.

/// A parameter of a call: an argument of a function, a field of a struct, a property of a
/// component.
struct CallParameter: Sendable {
  /// Nil where no label is written.
  let label: String?
  /// The name inside the declaration.
  let name: String
  let type: Type
  let isRequired: Bool
  /// The default of an argument that is left out; nil where that is noted by its absence.
  var defaultValue: TypedExpression?
  /// The place of the default in the program; nil for the language's own parameters, whose defaults
  /// are written out.
  var declaredDefault: TypedExpression.Default?
  /// A second type that is accepted, as a component is for a mask.
  var alternative: Type?
  /// The fractions that mean something; nil where all do.
  var range: ClosedRange<Double>?
}
