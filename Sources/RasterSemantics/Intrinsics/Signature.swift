// What an author writes to use a built-in, and what the generator writes in turn.

/// What an author writes to use a built-in, and what the generator writes in turn.
package struct Signature: Sendable {
  package enum Kind: Hashable, Sendable {
    /// An operator between two operands; the Swift operator.
    case infix(String)
    /// An operator before its operand; the Swift operator.
    case prefix(String)
    /// A function or an initializer; its name in module `Raster` (or the standard library's).
    case call(String)
    /// A method of the environment, which the author does not write; its name there.
    case environment(String)
    /// A property of a value of the type that the environment decides too; the name of its method.
    case environmentProperty(Type, String)
    /// A method of a value of the type which is given the environment, too.
    case environmentMethod(Type)
    /// A property of a value of the type.
    case property(Type)
    /// A method of a value of the type; the parameters do not count the value.
    case method(Type)
    /// A member of the type itself, which is written `.name` where the type is expected.
    case staticMember(Type)
  }

  package struct Parameter: Sendable {
    /// Nil where no label is written.
    package let label: String?
    package let type: Type
    /// What stands for an argument that is left out; nil where it must be written.
    package let defaultValue: DefaultValue?

    init(_ label: String?, _ type: Type, default defaultValue: DefaultValue? = nil) {
      self.label = label
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  package enum DefaultValue: Hashable, Sendable {
    case int(Int)
    case double(Double)
    case bool(Bool)
    case degrees(Double)
    case zeroPoint
    /// The transform that leaves everything where it is.
    case identity
    /// A case of the parameter's type, an enumeration of the runtime.
    case named(String)
    /// A list of the parameter's type without elements.
    case emptyList
    case emptyString
    /// A font with all that is left out.
    case font
    /// `nil`.
    case nothing
  }

  /// The name or operator in the language.
  package let name: String
  package let kind: Kind
  package let parameters: [Parameter]
  package let result: Type

  init(_ name: String, _ kind: Kind, _ parameters: [Parameter], _ result: Type) {
    self.name = name
    self.kind = kind
    self.parameters = parameters
    self.result = result
  }
}

extension Signature {
  /// An operator between two operands; `swift` is Swift's.
  static func infix(
    _ name: String,
    _ swift: String,
    _ left: Type,
    _ right: Type,
    _ result: Type
  ) -> Signature {
    Signature(name, .infix(swift), [Parameter(nil, left), Parameter(nil, right)], result)
  }

  /// An operator before an operand of the type that it gives; `swift` is Swift's.
  static func prefix(_ name: String, _ swift: String, _ type: Type) -> Signature {
    Signature(name, .prefix(swift), [Parameter(nil, type)], type)
  }

  /// A function of the same name in `Functions`, whose arguments have no labels.
  static func function(_ name: String, _ parameters: [Type], _ result: Type) -> Signature {
    Signature(name, .call("Functions.\(name)"), parameters.map { Parameter(nil, $0) }, result)
  }

  static func property(_ name: String, _ owner: Type, _ result: Type) -> Signature {
    Signature(name, .property(owner), [], result)
  }

  /// A value that is a member of its type.
  static func constant(_ name: String, _ type: Type) -> Signature {
    Signature(name, .staticMember(type), [], type)
  }
}

// What several built-ins take.
extension Signature.Parameter {
  /// How far to the right and down.
  static let distances = [
    Self("x", .double, default: .double(0)), Self("y", .double, default: .double(0)),
  ]

  /// What every gradient takes after its geometry.
  static let stops = [
    Self(nil, .list(.gradientStop)),
    Self("in", .builtin(.colorSpace), default: .named("srgb")),
    Self("spread", .builtin(.spread), default: .named("pad")),
  ]

  static let cornerStyle = Self("style", .builtin(.cornerStyle), default: .named("circular"))

  static let ring = [
    Self("center", .point), Self("radius", .double), Self("innerRadius", .double),
  ]

  /// What everything that sets words takes besides them.
  static let font = Self("font", .font, default: .font)
  /// What rows, columns and overlays take.
  static let parts = Self(nil, .list(.content))
  static let spacing = Self("spacing", .double, default: .double(0))

  static func contentAlignment(_ name: String) -> Self {
    Self("align", .builtin(.contentAlignment), default: .named(name))
  }

  static let lines = Self("lines", .int, default: .int(0))
  static let lineHeight = Self("lineHeight", .double, default: .double(0))
  static let textAlignment = Self(
    "align",
    .builtin(.textAlignment),
    default: .named("leading")
  )
}
