// A value of the language: what constants fold to and what the interpreter computes with.

import RasterSyntax
import RasterValues

/// A value of the language.
///
/// `==` is the language's: strings are equal if their UTF-8 bytes are, numbers as IEEE 754 says.
///
/// What is larger than two words lies in a box of its own, so that the stack holds many values: the
/// evaluator nests as deep as programs do.
package enum Value: Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  indirect case color(Color)
  case point(Point)
  case size(Size)
  indirect case rect(Rect)
  indirect case insets(Insets)
  indirect case corners(CornerRadii)
  case angle(Angle)
  indirect case curve(Easing)
  indirect case transform(Transform)
  indirect case anchor(Anchor)
  indirect case path(Path)
  indirect case paint(Paint)
  indirect case gradientStop(GradientStop)
  indirect case shadow(Shadow)
  indirect case colorFilter(ColorFilter)
  indirect case cornerSizes(EllipticalCornerRadii)
  indirect case image(Image)
  indirect case font(Font)
  indirect case words(WordsValue)
  case gridColumn(GridColumn)
  /// A component of the program: a `Content`.
  indirect case component(ComponentValue)
  /// A row, a column, an overlay, a space, or what is flexible: a `Content` made of others.
  indirect case layout(LayoutValue)
  /// Integers from the first up to, and not including, the last; empty where that is not above.
  /// A closed range up to the greatest integer leaves that one out.
  case range(Int, Int)
  /// Lists side by side, which a loop takes apart.
  case columns([[Value]])
  /// A case of the runtime's enumerations by its raw value.
  case builtin(BuiltinEnum, Int)
  /// A case of an `enum` of the program.
  case enumeration(Int, Int)
  /// A `struct` of the program with all its fields.
  case structure(Int, [Value])
  case list([Value])
  /// `nil`.
  case nothing
  /// An optional that holds a value.
  indirect case some(Value)
}

/// A value of what sets words.
package enum WordsValue: Hashable, Sendable {
  case style(TextStyle)
  case lineHeight(LineHeight)
  case measured(TextMetrics)
  case run(RunValue)
  case tab(TabStop)
}

/// A part of a paragraph.
package struct RunValue: Hashable, Sendable {
  /// Words, an image or a content.
  package let value: Value
  package var style = TextStyle()
  package var baselineOffset = 0.0
}

/// A component of the program with the values of all its properties.
package struct ComponentValue: Hashable, Sendable {
  /// The component's place in the program.
  package let index: Int
  package let values: [Value]
  /// The lengths of the values that were longer than their limits, by the properties' places.
  package let given: [Int: Int]
  package var origin = ContentOrigin()

  package init(_ index: Int, _ values: [Value], given: [Int: Int] = [:]) {
    (self.index, self.values, self.given) = (index, values, given)
  }
}

/// Where a content was written: the call or the line that made it.
///
/// Contents that are equal but for their origins are equal, have one key and draw the same.
package struct ContentOrigin: Sendable {
  /// The call in the text; nil for what no source made.
  package var range: SourceRange?
  /// The call's arguments, in the order of its parameters.
  package var arguments: [TypedExpression] = []
}

extension ContentOrigin: Hashable {
  package static func == (left: ContentOrigin, right: ContentOrigin) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A `Content` made of others, or of what draws without a component.
package struct LayoutValue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case row(spacing: Double, RowAlignment)
    case column(spacing: Double, ContentAlignment)
    case overlay(ContentAlignment)
    case wrap(spacing: Double, rowSpacing: Double, ContentAlignment)
    case grid(columns: [GridColumn], spacing: Double, rowSpacing: Double)
    /// As long as this, or flexible.
    case space(Double?)
    /// The only part between two sizes.
    indirect case box(BoxValue)
    /// Words and an image, by the values of the lines that draw them; nil for their places.
    case text([Value?])
    case image([Value?])
    case empty
  }

  package let kind: Kind
  package let parts: [Value]
  /// Where text or an image was written; nowhere for what draws nothing itself.
  package var origin = ContentOrigin()

  /// Nothing, for which rows and columns have no gap.
  package static let empty = LayoutValue(kind: .empty, parts: [])
}

/// The box of a content.
package struct BoxValue: Hashable, Sendable {
  package struct Limits: Hashable, Sendable {
    package let least, greatest: Double

    /// One length, or else what lies between two.
    init(_ only: Double?, _ least: Double, _ greatest: Double) {
      (self.least, self.greatest) = (only ?? least, only ?? greatest)
    }
  }

  package let grow: Double
  package let width, height: Limits
  package let aspectRatio: Double?
  package let padding: Insets
  package let alignment: BoxAlignment?
  package let columnSpan: Int
}

extension Value: Hashable {
  package static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): Functions.equal(left, right)
    case (.component(let left), .component(let right)): left == right
    case (.structure(let left, let first), .structure(let right, let second)):
      left == right && first == second
    case (.range(let left, let first), .range(let right, let second)):
      left == right && first == second
    case (.builtin(let left, let first), .builtin(let right, let second)):
      left == right && first == second
    case (.enumeration(let left, let first), .enumeration(let right, let second)):
      left == right && first == second
    case (.layout(let left), .layout(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.columns(let left), .columns(let right)): left == right
    case (.nothing, .nothing): true
    case (.some(let left), .some(let right)): left == right
    default: areEqualRuntimeValues(left, right)
    }
  }

  private static func areEqualRuntimeValues(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.color(let left), .color(let right)): left == right
    case (.point(let left), .point(let right)): left == right
    case (.size(let left), .size(let right)): left == right
    case (.rect(let left), .rect(let right)): left == right
    case (.insets(let left), .insets(let right)): left == right
    case (.corners(let left), .corners(let right)): left == right
    case (.angle(let left), .angle(let right)): left == right
    case (.curve(let left), .curve(let right)): left == right
    case (.transform(let left), .transform(let right)): left == right
    case (.anchor(let left), .anchor(let right)): left == right
    case (.path(let left), .path(let right)): left == right
    case (.paint(let left), .paint(let right)): left == right
    case (.gradientStop(let left), .gradientStop(let right)): left == right
    case (.shadow(let left), .shadow(let right)): left == right
    case (.colorFilter(let left), .colorFilter(let right)): left == right
    case (.cornerSizes(let left), .cornerSizes(let right)): left == right
    case (.image(let left), .image(let right)): left == right
    case (.font(let left), .font(let right)): left == right
    case (.words(let left), .words(let right)): left == right
    case (.gridColumn(let left), .gridColumn(let right)): left == right
    default: false
    }
  }

  /// Numbers that are equal hash alike, and so do strings of equal bytes.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .color(let value): hasher.combine(value)
    case .point(let value): hasher.combine(value)
    case .size(let value): hasher.combine(value)
    case .rect(let value): hasher.combine(value)
    case .insets(let value): hasher.combine(value)
    case .corners(let value): hasher.combine(value)
    case .angle(let value): hasher.combine(value)
    case .curve(let value): hasher.combine(value)
    case .transform(let value): hasher.combine(value)
    case .anchor(let value): hasher.combine(value)
    case .path(let value): hasher.combine(value)
    case .paint(let value): hasher.combine(value)
    case .gradientStop(let value): hasher.combine(value)
    case .shadow(let value): hasher.combine(value)
    case .colorFilter(let value): hasher.combine(value)
    case .cornerSizes(let value): hasher.combine(value)
    case .image(let value): hasher.combine(value)
    case .font(let value): hasher.combine(value)
    case .words(let value): hasher.combine(value)
    case .gridColumn(let value): hasher.combine(value)
    case .range(let lower, let upper):
      hasher.combine(lower)
      hasher.combine(upper)
    case .builtin(_, let index), .enumeration(_, let index): hasher.combine(index)
    case .component(let component): hasher.combine(component)
    case .structure(let index, let values):
      hasher.combine(index)
      hasher.combine(values)
    case .layout(let layout): hasher.combine(layout)
    case .list(let values): hasher.combine(values)
    case .columns(let columns): hasher.combine(columns)
    case .nothing: hasher.combine(0)
    case .some(let value): value.hash(into: &hasher)
    }
  }
}
