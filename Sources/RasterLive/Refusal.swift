// The reasons why a component of a running program cannot be drawn from its source.

/// The reason why a component cannot be drawn from its current source.
struct Refusal: Error, Hashable {
  /// The explanation shown to the user, in one or two sentences.
  let message: String

  /// The sources have no component with this name.
  ///
  ///     // 'Toggle' was not updated: the sources have no component 'Toggle'. Build again.
  static func noComponent(_ name: String) -> Refusal {
    .of(name, "the sources have no component '\(name)'")
  }

  /// The source has a property that the program lacks.
  static func added(_ property: String, of name: String) -> Refusal {
    .of(name, "the property '\(property)' is not in the program")
  }

  /// The program has a property that the source lacks.
  static func removed(_ property: String, of name: String) -> Refusal {
    .of(name, "the property '\(property)' is no longer in the source")
  }

  /// A property has another type.
  static func retyped(_ property: String, of name: String, from old: String, to new: String)
    -> Refusal
  {
    .of(name, "'\(property)' now has the type '\(new)', but '\(old)' in the program")
  }

  /// The source's type no longer has a case that the program uses.
  static func noCase(_ value: String, of property: String, _ name: String, type: String) -> Refusal
  {
    .of(name, "'\(property)' is '.\(value)', which is no longer a case of '\(type)'")
  }

  /// A struct has other fields.
  static func otherFields(of type: String, _ name: String) -> Refusal {
    .of(name, "the struct '\(type)' has different fields in the program")
  }

  /// A slot is filled by the program.
  static func slot(_ property: String, of name: String) -> Refusal {
    .of(name, "the program fills the slot '\(property)', which a source cannot do", cure: "")
  }

  private static func of(
    _ name: String,
    _ reason: String,
    cure: String = " Build again."
  ) -> Refusal {
    Refusal(message: "'\(name)' was not updated: \(reason).\(cure)")
  }
}
