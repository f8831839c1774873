// The members of the environment: one row each, in the order in which keys hold them.

import RasterValues

/// A member of the environment that a drawing may read, in one row of the table.
package final class EnvironmentMember: Sendable {
  /// The name in the language, and in Swift.
  package let name: String
  /// Nil where no author can name it: drawings read it by what they draw.
  package let type: Type?
  package let reads: Environment.Reads
  /// One phrase.
  package let documentation: String
  let value: @Sendable (Environment) -> Value
  /// Appends it to a key.
  package let encode: @Sendable (Environment, inout KeyEncoder) -> Void

  private init(
    _ name: String,
    type: Type?,
    reads: Environment.Reads,
    _ documentation: String,
    value: @escaping @Sendable (Environment) -> Value,
    encode: @escaping @Sendable (Environment, inout KeyEncoder) -> Void
  ) {
    self.name = name
    self.type = type
    self.reads = reads
    self.documentation = documentation
    self.value = value
    self.encode = encode
  }
}

extension EnvironmentMember {
  /// All members, in the order in which keys hold those that are read.
  package static let all = [
    choice("appearance", type: .appearance, reads: .appearance, "light or dark") {
      $0.appearance.rawValue
    },
    choice("contrast", type: .contrast, reads: .contrast, "the contrast that the user asked for") {
      $0.contrast.rawValue
    },
    choice(
      "layoutDirection",
      type: .layoutDirection,
      reads: .layoutDirection,
      "how text and rows run"
    ) {
      $0.layoutDirection.rawValue
    },
    number("textScale", reads: .textScale, "a factor on the size of words") { $0.textScale },
    number("scale", reads: .scale, "device pixels a point") { $0.scale },
    EnvironmentMember(
      "fonts",
      type: nil,
      reads: .fonts,
      "the faces that words are drawn with",
      value: { .font(Font(faces: $0.fonts)) },
      encode: { $1.append($0.fonts) }
    ),
    EnvironmentMember(
      "locale",
      type: .string,
      reads: .locale,
      "the user's language and region, such as `de-AT`",
      value: { .string($0.locale) },
      encode: { $1.append($0.locale) }
    ),
  ]

  /// The members that an author can name.
  package static let named = all.filter { $0.type != nil }

  /// An enumeration of the runtime, by its raw value.
  private static func choice(
    _ name: String,
    type: BuiltinEnum,
    reads: Environment.Reads,
    _ documentation: String,
    rawValue: @escaping @Sendable (Environment) -> UInt8
  ) -> EnvironmentMember {
    EnvironmentMember(
      name,
      type: .builtin(type),
      reads: reads,
      documentation,
      value: { .builtin(type, Int(rawValue($0))) },
      encode: { $1.append(enumeration: Int(rawValue($0))) }
    )
  }

  private static func number(
    _ name: String,
    reads: Environment.Reads,
    _ documentation: String,
    value: @escaping @Sendable (Environment) -> Double
  ) -> EnvironmentMember {
    EnvironmentMember(
      name,
      type: .double,
      reads: reads,
      documentation,
      value: { .double(value($0)) },
      encode: { $1.append(value($0)) }
    )
  }
}
