// The parameters of built-ins and lines: labels, types and defaults.

import RasterValues
import RasterSyntax

/// A parameter of a built-in.
package struct Parameter: Sendable {
  /// The argument label, or nil if the argument is written without one.
  package let label: String?
  /// The label in Swift if the language has none.
  package let swift: String?
  package let type: Type
  /// A second accepted type, such as a list of runs for a string.
  let alternative: Type?
  /// The default of an omitted argument, or nil if the argument is required.
  package let defaultValue: DefaultValue?
  /// The valid range of fractions, or nil if all are valid.
  let range: ClosedRange<Double>?
  /// The default in later editions, if it differs.
  let laterDefault: LaterDefault?

  init(
    _ label: String?,
    _ type: Type,
    swift: String? = nil,
    or alternative: Type? = nil,
    default defaultValue: DefaultValue? = nil,
    later laterDefault: LaterDefault? = nil,
    in range: ClosedRange<Double>? = nil
  ) {
    self.laterDefault = laterDefault
    self.label = label
    self.swift = swift
    self.type = type
    self.alternative = alternative
    self.defaultValue = defaultValue
    self.range = range
  }

  /// Creates an optional parameter, whose default is no value.
  static func optional(_ label: String, _ type: Type) -> Parameter {
    Parameter(label, .optional(type), default: .nothing)
  }

  /// Creates a fraction from 0 % to 100 %.
  static func part(_ label: String? = nil, default value: Double? = nil) -> Parameter {
    Parameter(label, .fraction, default: value.map { .fraction($0) }, in: 0...1)
  }
}

/// A default that an edition changes.
///
/// Sources of an earlier edition keep the old default. In the others, the default is passed as if
/// it were written, so that generated Swift and keys do not depend on the edition itself.
struct LaterDefault: Sendable {
  /// The first edition with this default.
  let edition: Edition
  let value: DefaultValue
  /// The label of another argument, without which the default does not matter.
  let companion: String
  /// What the new default changes, for diagnostics.
  let effect: String
}

/// The default of an omitted argument.
package enum DefaultValue: Hashable, Sendable {
  case int(Int)
  /// A range that includes both ends.
  case range(Int, Int)
  case double(Double)
  case fraction(Double)
  case bool(Bool)
  case degrees(Double)
  case zeroPoint
  case zeroSize
  case zeroInsets
  case zeroCorners
  /// The identity transform.
  case identity
  /// A case of the parameter's type, which is an enumeration of the runtime.
  case named(String)
  /// The centre of the bounds.
  case centerAnchor
  /// An empty list of the parameter's type.
  case emptyList
  case emptyString
  /// `nil`.
  case nothing

  /// The default as an author would write it; the parameter's type is known from the context.
  package var source: String {
    switch self {
    case .int(let value): "\(value)"
    case .range(let first, let last): "\(first)...\(last)"
    case .double(let value): value.isFinite ? Functions.string(value) : "∞"
    case .fraction(let value): Functions.percent(value)
    case .bool(let value): value ? "true" : "false"
    case .degrees(let value): Functions.string(value) + "deg"
    case .zeroPoint, .zeroSize: "(0, 0)"
    case .zeroInsets: "Insets(0)"
    case .zeroCorners: "CornerRadii(0)"
    case .identity: ".identity"
    case .named(let name): ".\(name)"
    case .centerAnchor: ".center"
    case .emptyList: "[]"
    case .emptyString: "\"\""
    case .nothing: "nil"
    }
  }
}

extension CallParameter {
  init(_ parameter: Parameter) {
    self.init(
      label: parameter.label,
      name: parameter.label ?? "",
      type: parameter.type,
      isRequired: parameter.defaultValue == nil,
      defaultValue: parameter.defaultValue.map { TypedExpression($0, of: parameter.type) },
      alternative: parameter.alternative,
      range: parameter.range,
      laterDefault: parameter.laterDefault.map { later in
        CallParameter.LaterDefault(
          rule: later,
          value: TypedExpression(later.value, of: parameter.type),
          former: parameter.defaultValue?.source ?? ""
        )
      }
    )
  }
}

extension TypedExpression {
  /// Creates the default for a parameter of a type; the source range is set where it is used.
  init(_ value: DefaultValue, of type: Type) {
    let unplaced = SourceRange(file: FileID(0), lower: 0, upper: 0)
    func zeros(_ count: Int) -> [TypedExpression] {
      Array(repeating: TypedExpression(.double(0), .double, at: unplaced), count: count)
    }
    func int(_ value: Int) -> TypedExpression {
      TypedExpression(.int(value), .int, at: unplaced)
    }
    let kind: Kind =
      switch value {
      case .int(let value): .int(value)
      case .range(let first, let last): .range(int(first), int(last), isClosed: true)
      case .double(let value), .fraction(let value): .double(value)
      case .bool(let value): .bool(value)
      case .degrees(let value): .angle(Angle(degrees: value))
      case .zeroPoint: .builtIn(BuiltIn.point, zeros(2))
      case .zeroSize: .builtIn(BuiltIn.size, zeros(2))
      case .zeroInsets: .builtIn(BuiltIn.insets, zeros(4))
      case .zeroCorners: .builtIn(BuiltIn.uniformCorners, zeros(1))
      case .identity: .builtIn(BuiltIn.identity, [])
      case .named(let name): type.builtinCase(named: name)
      case .centerAnchor: .builtIn(BuiltIn.center, [])
      case .emptyList: .list([])
      case .emptyString: .string("")
      case .nothing: .none
      }
    self.init(kind, type, at: unplaced, isImplicit: true)
  }
}

extension Type {
  /// Returns a case of an enumeration of the runtime, or `.error` if the type has no such case.
  fileprivate func builtinCase(named name: String) -> TypedExpression.Kind {
    guard case .builtin(let builtin) = self, let index = builtin.cases.firstIndex(of: name) else {
      return .error
    }
    return .builtinCase(builtin, index)
  }
}

// Parameters that several built-ins share.
extension Parameter {
  /// The horizontal and vertical distances, positive to the right and down.
  static let distances = [
    Parameter("x", .double, default: .double(0)), Parameter("y", .double, default: .double(0)),
  ]

  /// The parameters of every gradient after its geometry.
  static let stops = [
    Parameter(nil, .list(.gradientStop)),
    Parameter("in", .builtin(.colorSpace), default: .named("srgb")),
    Parameter("spread", .builtin(.spread), default: .named("pad")),
    Parameter("premultiplied", .bool, default: .bool(true)),
    Parameter("transform", .transform, default: .identity),
  ]

  static let cornerStyle = Parameter("style", .builtin(.cornerStyle), default: .named("circular"))

  static let ring = [
    Parameter("center", .point), Parameter("radius", .double), Parameter("innerRadius", .double),
  ]

  static let alpha = Parameter.part("alpha", default: 1)
  /// A component of a colour; another diagnostic reports values beyond 100 %.
  static let component = Parameter(nil, .fraction, in: -.infinity ... .infinity)
  static let about = Parameter("about", .point, default: .zeroPoint)

  static let text = Parameter(nil, .string, or: .list(.run))
  /// The parameters of every built-in that sets text, except the text itself.
  static let style = optional("style", .textStyle)
  static let font = optional("font", .font)
  static let maxLines = Parameter("maxLines", .int, default: .int(0))
  static let lineHeight = optional("lineHeight", .lineHeight)
  static let textAlignment = optional("align", .builtin(.textAlignment))

  /// The contents of rows, columns and overlays.
  static let parts = Parameter(nil, .list(.content))
  /// The one content of a box.
  static let onlyContent = Parameter(nil, .content)
  static let rowSpacing = Parameter("rowSpacing", .double, default: .double(0))
  static let spacing = Parameter("spacing", .double, default: .double(0))

  static let rowAlignment = Parameter(
    "align",
    .builtin(.rowAlignment),
    default: .named("center")
  )

  static func contentAlignment(_ name: String) -> Parameter {
    Parameter("align", .builtin(.contentAlignment), default: .named(name))
  }
}
