// A checked expression: names are resolved, types known, defaults and conversions explicit.

import RasterValues
import RasterSyntax

/// A checked expression.
package struct TypedExpression: Sendable {
  package var kind: Kind
  package var type: Type
  package var range: SourceRange
  /// Whether this is the default of an omitted argument, which generated Swift omits too.
  package var isImplicit = false

  package init(_ kind: Kind, _ type: Type, at range: SourceRange, isImplicit: Bool = false) {
    self.kind = kind
    self.type = type
    self.range = range
    self.isImplicit = isImplicit
  }

  package indirect enum Kind: Sendable {
    /// An invalid expression, which has been reported. A program without errors has none.
    case error

    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// A colour literal, 0xRRGGBBAA.
    case color(UInt32)
    /// An image file, by its index in the program's images.
    case image(Int)
    /// The declared fonts that a font value carries, by the index of their set in the program.
    ///
    /// This is the last argument of a font that has declared fonts.
    case faces(Int)
    case angle(Angle)
    /// An interpolated string.
    ///
    /// Its parts have any printable type: strings, numbers, Booleans, enum cases (their names).
    case interpolation([TypedExpression])

    /// A `let`, a loop variable or a parameter, by its slot in the frame.
    case local(Int)
    /// A `state` property of the component.
    case property(Int)
    /// The progress of a `state` property's transition to `true`.
    case progress(Int)
    /// A file-level `let`, or a token.
    case constant(Int)
    case bounds
    /// The size proposed to the component while its size is determined.
    case proposed
    case environment(EnvironmentMember)

    case builtinCase(BuiltinEnum, Int)
    case enumCase(Int, Int)
    /// A struct with all its fields in order.
    case structure(Int, [TypedExpression])
    case field(TypedExpression, Int)
    /// A copy of a struct or a font, with some values replaced.
    case with(TypedExpression, [ComponentArgument])

    case list([TypedExpression])
    /// A list whose elements are produced by loops and conditions; each operation is one element.
    case elements([ListStatement])
    /// The element at an index, or nil if the index is outside the list.
    case element(TypedExpression, TypedExpression)
    case none
    /// A value wrapped in an optional.
    case some(TypedExpression)
    case coalesce(TypedExpression, TypedExpression)
    case range(TypedExpression, TypedExpression, isClosed: Bool)

    /// An implicit conversion, such as of an `Int` to a `Double`, or of a `Color` to a `Paint`.
    case convert(Conversion, TypedExpression)
    /// The arguments in parameter order, with defaults filled in; the base of a member comes first.
    case builtIn(BuiltIn, [TypedExpression])
    case call(Int, [TypedExpression])
    /// The default of an omitted argument, by its declaration.
    ///
    /// The default's tree is not copied: structs whose defaults contain each other twice would
    /// double it with each level.
    case declaredDefault(Default)

    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    /// Equality of two values of one type; strings are compared by their UTF-8 bytes.
    case equal(TypedExpression, TypedExpression, isNegated: Bool)
    case conditional(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    case selection(TypedExpression, [SelectionCase], otherwise: TypedExpression?)

    /// A component with the properties that the call sets, in declaration order.
    case component(Int, [ComponentArgument])
    /// `path { … }`.
    case path([PathStatement])
    /// A drawing in a layout.
    case drawing(DrawingBlock)
  }

  /// The default of a struct's field or of a function's parameter.
  package struct Default: Hashable, Sendable {
    package let owner: DeclarationID
    /// The index among the fields or parameters.
    package let index: Int
  }

  package enum Conversion: Hashable, Sendable {
    case intToDouble, colorToPaint, pointToAnchor, colorToStop, cornersToSizes
    case doubleToLineHeight, fractionToLineHeight, measuredToSize
    /// Text, an image or a component converted to a run.
    case valueToRun
  }

  /// `case a, b: value`; the patterns are constants.
  package struct SelectionCase: Sendable {
    package let patterns: [TypedExpression]
    package let value: TypedExpression

    package init(patterns: [TypedExpression], value: TypedExpression) {
      self.patterns = patterns
      self.value = value
    }
  }

  package struct ComponentArgument: Sendable {
    package let property: Int
    package let value: TypedExpression

    package init(property: Int, value: TypedExpression) {
      self.property = property
      self.value = value
    }
  }

  static func error(at range: SourceRange) -> TypedExpression {
    TypedExpression(.error, .error, at: range)
  }
}
