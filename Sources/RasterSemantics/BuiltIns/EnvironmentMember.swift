// The members of the environment: one row each, in key order.

import RasterValues

/// A member of the environment that a drawing can read, in one row of the table.
package final class EnvironmentMember: Sendable {
  /// The name in the language and in Swift.
  package let name: String
  /// The type, or nil if authors cannot name the member, which drawings then read implicitly.
  package let type: Type?
  package let reads: Environment.Reads
  /// The documentation, as one phrase.
  package let documentation: String
  package let value: @Sendable (Environment) -> Value
  /// Sets the member to a value of its type.
  package let set: @Sendable (inout Environment, Value) -> Void
  /// Appends the member to a key.
  package let encode: @Sendable (Environment, inout KeyEncoder) -> Void

  /// The mode that the member represents, if it is one: its index in the program, and its values.
  package let mode: Mode?

  /// The additional properties of a mode.
  package struct Mode: Sendable {
    package let index: Int
    /// The number of its values, and the index of the default value.
    package let count, standard: Int
  }

  private init(
    _ name: String,
    mode: Mode? = nil,
    type: Type?,
    reads: Environment.Reads,
    _ documentation: String,
    value: @escaping @Sendable (Environment) -> Value,
    set: @escaping @Sendable (inout Environment, Value) -> Void,
    encode: @escaping @Sendable (Environment, inout KeyEncoder) -> Void
  ) {
    self.name = name
    self.mode = mode
    self.type = type
    self.reads = reads
    self.documentation = documentation
    self.value = value
    self.set = set
    self.encode = encode
  }
}

extension EnvironmentMember {
  /// Creates the member that a mode adds; its type is an enumeration or `Bool`.
  convenience init(_ mode: Mode, name: String, type: Type) {
    let (standard, count) = (mode.standard, mode.count)
    @Sendable func index(_ environment: Environment) -> Int {
      environment.modes.value(of: name, among: count, standard: standard)
    }
    self.init(
      name,
      mode: mode,
      type: type,
      reads: .mode(mode.index),
      "a mode that a source file declares",
      value: {
        if case .enumeration(let type) = type { return .enumeration(type, index($0)) }
        return .bool(index($0) == 1)
      },
      set: { environment, value in
        let index: Int
        switch value {
        case .enumeration(_, let place): index = place
        case .bool(let value): index = value ? 1 : 0
        default: return
        }
        environment.modes.set(name, to: index, standard: standard)
      },
      encode: { environment, key in
        if type == .bool {
          key.append(index(environment) == 1)
        } else {
          key.append(enumeration: index(environment))
        }
      }
    )
  }

  static let appearance = choice(
    "appearance",
    type: .appearance,
    reads: .appearance,
    "light or dark"
  ) {
    $0.appearance.rawValue
  } set: {
    $0.appearance = Appearance(rawValue: $1) ?? .light
  }

  /// The members that every environment has, in the order in which keys hold the members read.
  package static let all = [
    appearance,
    choice("contrast", type: .contrast, reads: .contrast, "the contrast that the user requests") {
      $0.contrast.rawValue
    } set: {
      $0.contrast = Contrast(rawValue: $1) ?? .standard
    },
    choice(
      "layoutDirection",
      type: .layoutDirection,
      reads: .layoutDirection,
      "the direction of text and rows"
    ) {
      $0.layoutDirection.rawValue
    } set: {
      $0.layoutDirection = LayoutDirection(rawValue: $1) ?? .leftToRight
    },
    number("textScale", reads: .textScale, "the factor by which text is scaled") {
      $0.textScale
    } set: {
      $0.textScale = $1
    },
    number("scale", reads: .scale, "the number of device pixels per point") {
      $0.scale
    } set: {
      $0.scale = $1
    },
    EnvironmentMember(
      "fonts",
      type: nil,
      reads: .fonts,
      "the fonts in which text is drawn",
      value: { .font(Font(embeddedFonts: $0.fonts)) },
      set: { _, _ in },
      encode: { $1.append($0.fonts) }
    ),
    EnvironmentMember(
      "locale",
      type: .string,
      reads: .locale,
      "the user's language and region, such as `de-AT`",
      value: { .string($0.locale) },
      set: { environment, value in
        guard case .string(let tag) = value else { return }
        environment.locale = tag
      },
      encode: { $1.append($0.locale) }
    ),
  ]

  /// The members that authors can name.
  package static let named = all.filter { $0.type != nil }

  /// Creates a member whose type is an enumeration of the runtime, represented by its raw value.
  private static func choice(
    _ name: String,
    type: BuiltinEnum,
    reads: Environment.Reads,
    _ documentation: String,
    rawValue: @escaping @Sendable (Environment) -> UInt8,
    set: @escaping @Sendable (inout Environment, UInt8) -> Void
  ) -> EnvironmentMember {
    EnvironmentMember(
      name,
      type: .builtin(type),
      reads: reads,
      documentation,
      value: { .builtin(type, Int(rawValue($0))) },
      set: { environment, value in
        guard case .builtin(_, let index) = value else { return }
        set(&environment, UInt8(clamping: index))
      },
      encode: { $1.append(enumeration: Int(rawValue($0))) }
    )
  }

  private static func number(
    _ name: String,
    reads: Environment.Reads,
    _ documentation: String,
    value: @escaping @Sendable (Environment) -> Double,
    set: @escaping @Sendable (inout Environment, Double) -> Void
  ) -> EnvironmentMember {
    EnvironmentMember(
      name,
      type: .double,
      reads: reads,
      documentation,
      value: { .double(value($0)) },
      set: { set(&$0, $1.doubleValue) },
      encode: { $1.append(value($0)) }
    )
  }
}
