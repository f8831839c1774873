// A parameter of a call of a built-in, a function, a struct or a component.

/// A parameter of a call: of a function, a field of a struct, or a property of a component.
struct CallParameter: Sendable {
  /// The argument label, or nil if the argument is written without one.
  let label: String?
  /// The name inside the declaration.
  let name: String
  let type: Type
  let isRequired: Bool
  /// The default value of an omitted argument, or nil if the omission is recorded as such.
  var defaultValue: TypedExpression?
  /// The declaration of the default in the program.
  ///
  /// Nil for the language's own parameters, whose defaults are written out.
  var declaredDefault: TypedExpression.Default?
  /// A second accepted type, such as a component for a mask.
  var alternative: Type?
  /// The valid range of fractions, or nil if all are valid.
  var range: ClosedRange<Double>?
  /// The default in later editions, if it differs.
  var laterDefault: LaterDefault?

  /// A default that an edition changes, with its value and the source text of the former one.
  struct LaterDefault: Sendable {
    let rule: RasterSemantics.LaterDefault
    let value: TypedExpression
    let former: String
  }
}
