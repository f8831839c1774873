// A checked expression: names resolved, types known, defaults and conversions written out.

import RasterValues
import RasterSyntax

/// A checked expression.
package struct TypedExpression: Sendable {
  package var kind: Kind
  package var type: Type
  package var range: SourceRange
  /// Whether the argument was left out and this is its default; generated Swift leaves it out too.
  package var isImplicit = false

  package init(_ kind: Kind, _ type: Type, at range: SourceRange, isImplicit: Bool = false) {
    self.kind = kind
    self.type = type
    self.range = range
    self.isImplicit = isImplicit
  }

  package indirect enum Kind: Sendable {
    /// Broken, and reported. A program without errors holds none.
    case error

    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// A colour literal, 0xRRGGBBAA.
    case color(UInt32)
    /// An image file, by its index in the program's images.
    case image(Int)
    /// A font that carries declared faces, by the index of their set in the program: the last
    /// argument of a font that has some.
    case faces(Int)
    case angle(Angle)
    /// Parts of any type that prints: strings, numbers, truth values, enum cases (their names).
    case interpolation([TypedExpression])

    /// A `let`, a loop's variable or a parameter, by its slot in the frame.
    case local(Int)
    /// A `state` property of the component.
    case property(Int)
    /// How far a `state` property of the component is on its way to `true`.
    case progress(Int)
    /// A file-level `let`, or a token.
    case constant(Int)
    case bounds
    /// The size that is offered while the component's size is decided.
    case proposed
    case environment(EnvironmentMember)

    case builtinCase(BuiltinEnum, Int)
    case enumCase(Int, Int)
    /// A struct with all its fields in order.
    case structure(Int, [TypedExpression])
    case field(TypedExpression, Int)
    /// A copy of a struct, or of a font, with other values at these places.
    case with(TypedExpression, [ComponentArgument])

    case list([TypedExpression])
    /// A list whose elements loops and conditions make; each operation has one value, an element.
    case elements([ListStatement])
    /// The element at an index, nil outside the list.
    case element(TypedExpression, TypedExpression)
    case none
    /// A value where an optional is expected.
    case some(TypedExpression)
    case coalesce(TypedExpression, TypedExpression)
    case range(TypedExpression, TypedExpression, isClosed: Bool)

    /// An `Int` where a `Double` is expected, a `Color` where a `Paint` is, and so on.
    case convert(Conversion, TypedExpression)
    /// Arguments in the parameters' order, defaults filled in; a method's or property's value first.
    case builtIn(BuiltIn, [TypedExpression])
    case call(Int, [TypedExpression])
    /// The default of an argument that was left out, by its declaration.
    ///
    /// Not the default's own tree: structs whose defaults hold each other twice would double it with
    /// each level.
    case declaredDefault(Default)

    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    /// Equality of two values of one type; strings by their UTF-8 bytes.
    case equal(TypedExpression, TypedExpression, isNegated: Bool)
    case conditional(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    case selection(TypedExpression, [SelectionCase], otherwise: TypedExpression?)

    /// A component with the properties that the call gives, in the order of its declaration.
    case component(Int, [ComponentArgument])
    /// `path { … }`.
    case path([PathStatement])
  }

  /// The default of a struct's field, or of a function's parameter.
  package struct Default: Hashable, Sendable {
    package let owner: DeclarationID
    /// The place among the fields or parameters.
    package let index: Int
  }

  package enum Conversion: Hashable, Sendable {
    case intToDouble, colorToPaint, pointToAnchor, colorToStop, cornersToSizes
    case doubleToLineHeight, fractionToLineHeight, measuredToSize
    /// Words, an image or a component as a run.
    case valueToRun
  }

  /// `case a, b: value`; patterns are constants.
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
