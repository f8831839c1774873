// A value of the language, in constants and in the interpreter.

import RasterSyntax
import RasterValues

/// A value of the language.
///
/// `==` follows the language: strings are equal if their UTF-8 bytes are equal, and numbers are
/// compared according to IEEE 754.
///
/// Values larger than two machine words are stored indirectly, so that the stack can hold many of
/// them: the evaluator nests as deeply as programs do.
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
  indirect case cornerRadii(CornerRadii)
  case angle(Angle)
  indirect case easing(Easing)
  case date(CalendarDate)
  indirect case transform(Transform)
  indirect case anchor(Anchor)
  indirect case path(Path)
  indirect case paint(Paint)
  indirect case gradientStop(GradientStop)
  indirect case shadow(Shadow)
  indirect case colorFilter(ColorFilter)
  indirect case ellipticalCornerRadii(EllipticalCornerRadii)
  indirect case image(Image)
  indirect case font(Font)
  indirect case text(TextValue)
  case gridColumn(GridColumn)
  /// A component of the program, which is a `Content`.
  indirect case component(ComponentValue)
  /// A row, a column, an overlay, a space or a box, which is a `Content` built from others.
  indirect case layout(LayoutValue)
  /// The integers from the first up to, but not including, the last.
  ///
  /// The range is empty if the last is not greater. A closed range up to the greatest integer
  /// leaves that integer out.
  case range(Int, Int)
  /// Lists in parallel, which a loop iterates over.
  case columns([[Value]])
  /// A case of one of the runtime's enumerations, by its raw value.
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

/// A value for setting text.
package enum TextValue: Hashable, Sendable {
  case style(TextStyle)
  case lineHeight(LineHeight)
  case metrics(TextMetrics)
  case run(RunValue)
  case tab(TabStop)
}

/// A run of a paragraph.
package struct RunValue: Hashable, Sendable {
  /// Text, an image or a content.
  package let value: Value
  package var style = TextStyle()
  package var baselineOffset = 0.0
  package var box: RunBox?
}

/// A component of the program with the values of all its properties.
package struct ComponentValue: Hashable, Sendable {
  /// The index of the component in the program.
  package let index: Int
  package let values: [Value]
  /// The original lengths of values that exceeded their limits, by the indices of the properties.
  package let given: [Int: Int]
  package var origin = ContentOrigin()

  package init(_ index: Int, _ values: [Value], given: [Int: Int] = [:]) {
    (self.index, self.values, self.given) = (index, values, given)
  }
}

/// The source position of the call or the line that created a content.
///
/// Contents that differ only in their origins are equal, have the same key and draw the same.
package struct ContentOrigin: Sendable {
  /// The range of the call; nil for a content that was not created by source text.
  package var range: SourceRange?
  /// The call's arguments, in parameter order.
  package var arguments: [TypedExpression] = []
}

extension ContentOrigin: Hashable {
  package static func == (left: ContentOrigin, right: ContentOrigin) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A `Content` built from others, or one that draws without a component.
package struct LayoutValue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case row(spacing: Double, RowAlignment)
    case column(spacing: Double, ContentAlignment)
    case overlay(ContentAlignment)
    case wrap(spacing: Double, rowSpacing: Double, ContentAlignment)
    case grid(columns: [GridColumn], spacing: Double, rowSpacing: Double)
    /// A space with a fixed length, or flexible.
    case space(Double?)
    /// The only content, with limits on its size.
    indirect case box(BoxValue)
    /// The values of the lines that draw text or an image, without the positions, which are nil.
    case text([Value?])
    case image([Value?])
    indirect case drawing(DrawingValue)
    /// A box, the first part, with a drawing behind it, in front of it, or both.
    case decorated
    case empty
  }

  package let kind: Kind
  package let parts: [Value]
  /// The origin; without arguments for contents other than text and images.
  package var origin = ContentOrigin()

  /// No content, for which rows and columns have no gap.
  package static let empty = LayoutValue(kind: .empty, parts: [])
}

/// A drawing in a layout, with the values that it takes from the code around it.
package struct DrawingValue: Sendable {
  package let block: DrawingBlock
  /// The values in the order of the block's slots, properties and progresses.
  package let slots, properties, progresses: [Value]

  init(_ block: DrawingBlock, slots: [Value], properties: [Value], progresses: [Value]) {
    self.block = block
    (self.slots, self.properties, self.progresses) = (slots, properties, progresses)
  }
}

extension DrawingValue: Hashable {
  /// Whether both are the same block with the same values; blocks outside a body are unequal.
  package static func == (left: DrawingValue, right: DrawingValue) -> Bool {
    left.block.owner != nil && left.block.owner == right.block.owner
      && left.block.ordinal == right.block.ordinal && left.slots == right.slots
      && left.properties == right.properties && left.progresses == right.progresses
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(block.ordinal)
    hasher.combine(slots)
    hasher.combine(properties)
    hasher.combine(progresses)
  }
}

/// The arguments of a `box` layout.
package struct BoxValue: Hashable, Sendable {
  package struct Limits: Hashable, Sendable {
    package let least, greatest: Double

    /// Creates limits from one fixed length, or else from a minimum and a maximum.
    init(_ only: Double?, _ least: Double, _ greatest: Double) {
      (self.least, self.greatest) = (only ?? least, only ?? greatest)
    }
  }

  package let grow: Double
  package let width, height: Limits
  package let aspectRatio: Double?
  package let padding: Insets
  package let alignment: BoxAlignment?
  package let offset: Point
  package let columnSpan: Int
}

extension Value {
  /// Returns a layout that was created at a source position, unless it has one; or the same value.
  @inline(never)
  func created(at range: SourceRange) -> Value {
    guard case .layout(var layout) = self, layout.origin.range == nil else { return self }
    layout.origin.range = range
    return .layout(layout)
  }
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
    case (.cornerRadii(let left), .cornerRadii(let right)): left == right
    case (.angle(let left), .angle(let right)): left == right
    case (.easing(let left), .easing(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.transform(let left), .transform(let right)): left == right
    case (.anchor(let left), .anchor(let right)): left == right
    case (.path(let left), .path(let right)): left == right
    case (.paint(let left), .paint(let right)): left == right
    case (.gradientStop(let left), .gradientStop(let right)): left == right
    case (.shadow(let left), .shadow(let right)): left == right
    case (.colorFilter(let left), .colorFilter(let right)): left == right
    case (.ellipticalCornerRadii(let left), .ellipticalCornerRadii(let right)): left == right
    case (.image(let left), .image(let right)): left == right
    case (.font(let left), .font(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.gridColumn(let left), .gridColumn(let right)): left == right
    default: false
    }
  }

  /// Equal numbers have equal hashes, and so do strings with equal bytes.
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
    case .cornerRadii(let value): hasher.combine(value)
    case .angle(let value): hasher.combine(value)
    case .easing(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .transform(let value): hasher.combine(value)
    case .anchor(let value): hasher.combine(value)
    case .path(let value): hasher.combine(value)
    case .paint(let value): hasher.combine(value)
    case .gradientStop(let value): hasher.combine(value)
    case .shadow(let value): hasher.combine(value)
    case .colorFilter(let value): hasher.combine(value)
    case .ellipticalCornerRadii(let value): hasher.combine(value)
    case .image(let value): hasher.combine(value)
    case .font(let value): hasher.combine(value)
    case .text(let value): hasher.combine(value)
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
