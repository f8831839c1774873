// Why a component of a running program cannot be drawn from its source.

/// Why a component cannot be drawn from its source as it is.
struct Refusal: Error, Hashable {
  /// A sentence or two, for people.
  let words: String

  /// The source has no component of the name.
  ///
  ///     // 'Toggle' is drawn as before: the sources have no component 'Toggle'. Build again.
  static func noComponent(_ name: String) -> Refusal {
    .of(name, "the sources have no component '\(name)'")
  }

  /// The source has a property that the program does not have.
  static func added(_ property: String, of name: String) -> Refusal {
    .of(name, "the property '\(property)' is not in the program")
  }

  /// The program has a property that the source does not have.
  static func removed(_ property: String, of name: String) -> Refusal {
    .of(name, "the property '\(property)' is not in the source any more")
  }

  /// A property has another type.
  static func retyped(_ property: String, of name: String, from old: String, to new: String)
    -> Refusal
  {
    .of(name, "'\(property)' is of the type '\(new)' now, and '\(old)' in the program")
  }

  /// A value of the program is none of the source's type any more.
  static func noCase(_ value: String, of property: String, _ name: String, type: String) -> Refusal
  {
    .of(name, "'\(property)' is '.\(value)', which '\(type)' does not have any more")
  }

  /// A struct has other fields.
  static func otherFields(of type: String, _ name: String) -> Refusal {
    .of(name, "the struct '\(type)' has other fields in the program")
  }

  /// A slot is filled by the program.
  static func slot(_ property: String, of name: String) -> Refusal {
    .of(name, "the program fills the slot '\(property)', which no source can")
  }

  private static func of(_ name: String, _ reason: String) -> Refusal {
    let cure = reason.hasSuffix("no source can") ? "" : " Build again."
    return Refusal(words: "'\(name)' is drawn as before: \(reason).\(cure)")
  }
}
