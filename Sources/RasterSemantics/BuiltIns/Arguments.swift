// The values of a built-in's arguments, with typed access to them.

import RasterValues

/// The values of a built-in's arguments, in parameter order; the base of a member comes first.
struct Arguments {
  private let values: [Value]
  /// Counts the work of expensive calls, or nil if work is not counted.
  let meter: WorkMeter?
  /// The source position of the call, which contents record.
  let origin: ContentOrigin

  init(_ values: [Value], meter: WorkMeter? = nil, origin: ContentOrigin = ContentOrigin()) {
    (self.values, self.meter, self.origin) = (values, meter, origin)
  }

  subscript(index: Int) -> Value { index < values.count ? values[index] : .nothing }

  func int(_ index: Int) -> Int { self[index].intValue }
  func double(_ index: Int) -> Double { self[index].doubleValue }
  func bool(_ index: Int) -> Bool { self[index].boolValue }
  func string(_ index: Int) -> String { self[index].stringValue }
  func date(_ index: Int) -> CalendarDate { self[index].dateValue }
  func angle(_ index: Int) -> Angle { self[index].angleValue }
  func curve(_ index: Int) -> Easing { self[index].easingValue }
  func point(_ index: Int) -> Point { self[index].pointValue }
  func size(_ index: Int) -> Size { self[index].sizeValue }
  func rect(_ index: Int) -> Rect { self[index].rectValue }
  func insets(_ index: Int) -> Insets { self[index].insetsValue }
  func color(_ index: Int) -> Color { self[index].colorValue }
  func anchor(_ index: Int) -> Anchor { self[index].anchorValue }
  func transform(_ index: Int) -> Transform { self[index].transformValue }
  func path(_ index: Int) -> Path { self[index].pathValue }
  func font(_ index: Int) -> Font { self[index].fontValue }
  func list(_ index: Int) -> [Value] { self[index].listValue }
  func points(_ index: Int) -> [Point] { list(index).map { $0.pointValue } }
  func stops(_ index: Int) -> [GradientStop] { list(index).map { $0.gradientStopValue } }
  func doubles(_ index: Int) -> [Double] { list(index).map { $0.doubleValue } }
  func ints(_ index: Int) -> [Int] { list(index).map { $0.intValue } }
  /// The integers of a range, or an empty range if the value is not a range.
  func range(_ index: Int) -> Range<Int> {
    guard case .range(let lower, let upper) = self[index] else { return 0..<0 }
    return IntegerRanges.range(lower, to: upper)
  }

  func strings(_ index: Int) -> [String] { list(index).map { $0.stringValue } }
  func optional(_ index: Int) -> Value? { self[index].unwrapped }
  func optionalDouble(_ index: Int) -> Double? { self[index].unwrapped?.doubleValue }

  /// Returns a case of one of the runtime's enumerations.
  func choice<Choice>(_ index: Int, _ fallback: Choice) -> Choice
  where Choice: RawRepresentable<UInt8> & CaseIterable {
    Choice(self[index]) ?? fallback
  }

  func space(_ index: Int) -> ColorSpace { choice(index, .srgb) }
  func spread(_ index: Int) -> Spread { choice(index, .pad) }
  func cornerStyle(_ index: Int) -> CornerStyle { choice(index, .circular) }
}
