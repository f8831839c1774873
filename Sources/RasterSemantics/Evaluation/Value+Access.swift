// Typed access to values.

import RasterValues

/// Typed access to a value.
///
/// A checked program computes with values of the types that the checker found. Each accessor still
/// returns a result for every value, so that an invalid program cannot trap.
extension Value {
  package var boolValue: Bool { if case .bool(let value) = self { value } else { false } }

  package var intValue: Int { if case .int(let value) = self { value } else { 0 } }

  package var doubleValue: Double {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: 0
    }
  }

  package var stringValue: String { if case .string(let value) = self { value } else { "" } }

  package var colorValue: Color { if case .color(let value) = self { value } else { .clear } }

  package var pointValue: Point { if case .point(let value) = self { value } else { .zero } }

  package var sizeValue: Size {
    switch self {
    case .size(let value): value
    case .text(.metrics(let value)): value.size
    default: .zero
    }
  }

  package var rectValue: Rect { if case .rect(let value) = self { value } else { .zero } }

  package var insetsValue: Insets { if case .insets(let value) = self { value } else { .zero } }

  package var cornerRadiiValue: CornerRadii {
    if case .cornerRadii(let value) = self { value } else { CornerRadii(0) }
  }

  package var ellipticalCornerRadiiValue: EllipticalCornerRadii {
    if case .ellipticalCornerRadii(let value) = self {
      value
    } else {
      EllipticalCornerRadii(cornerRadiiValue)
    }
  }

  package var angleValue: Angle {
    if case .angle(let value) = self { value } else { Angle(degrees: 0) }
  }

  package var easingValue: Easing { if case .easing(let value) = self { value } else { .linear } }

  package var dateValue: CalendarDate {
    if case .date(let value) = self { value } else { CalendarDate(year: 1, month: 1, day: 1) }
  }

  package var transformValue: Transform {
    if case .transform(let value) = self { value } else { .identity }
  }

  package var anchorValue: Anchor {
    switch self {
    case .anchor(let value): value
    case .point(let value): .point(value)
    default: .unit(0, 0)
    }
  }

  package var pathValue: Path { if case .path(let value) = self { value } else { .empty } }

  package var paintValue: Paint {
    switch self {
    case .paint(let value): value
    case .color(let value): .color(value)
    default: .color(.clear)
    }
  }

  package var gradientStopValue: GradientStop {
    switch self {
    case .gradientStop(let value): value
    case .color(let value): GradientStop(value)
    default: GradientStop(.clear)
    }
  }

  package var fontValue: Font {
    if case .font(let value) = self { value } else { Font() }
  }

  package var textStyleValue: TextStyle {
    if case .text(.style(let value)) = self { value } else { TextStyle() }
  }

  /// The text of a string or of runs, in which images and contents count as two characters.
  var writtenText: String {
    switch self {
    case .string(let text): text
    case .text(.run(let run)): run.value.writtenText
    case .list(let values): values.reduce(into: "") { $0 += $1.writtenText }
    default: "MM"
    }
  }

  package var tabValue: TabStop {
    if case .text(.tab(let value)) = self { value } else { TabStop(0) }
  }

  package var lineHeightValue: LineHeight {
    if case .text(.lineHeight(let value)) = self { value } else { .points(doubleValue) }
  }

  package var measuredValue: TextMetrics {
    if case .text(.metrics(let value)) = self { value } else { TextMetrics(size: sizeValue) }
  }

  package var shadowValue: Shadow {
    if case .shadow(let value) = self { value } else { Shadow(.clear) }
  }

  package var colorFilterValue: ColorFilter {
    if case .colorFilter(let value) = self { value } else { .identity }
  }

  package var gridColumnValue: GridColumn {
    if case .gridColumn(let value) = self { value } else { .grow(1) }
  }

  package var imageValue: Image? { if case .image(let value) = self { value } else { nil } }

  package var listValue: [Value] { if case .list(let values) = self { values } else { [] } }

  /// The index of a case in its enumeration.
  package var caseIndex: Int {
    switch self {
    case .builtin(_, let index), .enumeration(_, let index): index
    default: 0
    }
  }

  /// The wrapped value of an optional, or nil for `nil`; other values are returned unchanged.
  package var unwrapped: Value? {
    switch self {
    case .nothing: nil
    case .some(let value): value
    default: self
    }
  }
}

extension RawRepresentable where RawValue == UInt8, Self: CaseIterable {
  /// Creates the case with the index of an enumeration value, or the first case for other values.
  package init?(_ value: Value) {
    self.init(rawValue: UInt8(truncatingIfNeeded: value.caseIndex))
  }
}
