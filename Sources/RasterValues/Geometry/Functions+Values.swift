// The functions of the language for strings, lists and finite domains.

extension Functions {
  /// Whether two strings have the same UTF-8 bytes.
  ///
  /// Swift's `==` also treats canonically equivalent strings as equal.
  public static func equal(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Whether two lists have the same number of elements and equal elements at each index.
  public static func equal<Element>(
    _ first: [Element],
    _ second: [Element],
    by areEqual: (Element, Element) -> Bool
  ) -> Bool {
    first.elementsEqual(second, by: areEqual)
  }

  /// Whether two optional values are both `nil`, or both present and equal.
  public static func equal<Wrapped>(
    _ first: Wrapped?,
    _ second: Wrapped?,
    by areEqual: (Wrapped, Wrapped) -> Bool
  ) -> Bool {
    guard let first, let second else { return (first == nil) == (second == nil) }
    return areEqual(first, second)
  }

  /// The shortest decimal that reads back as `value`; whole numbers have no point, and 0 has no
  /// sign.
  public static func string(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The integer in decimal notation.
  public static func string(_ value: Int) -> String { value.description }

  /// `true` or `false`.
  public static func string(_ value: Bool) -> String { value ? "true" : "false" }

  /// The string itself.
  public static func string(_ value: String) -> String { value }

  /// Returns a copy of a value after passing it to `change`.
  @inlinable
  public static func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
  }

  /// The element of a list at an index, or `nil` if the index is out of bounds.
  public static func element<Element>(_ list: [Element], at index: Int) -> Element? {
    index >= 0 && index < list.count ? list[index] : nil
  }

  /// `value` clamped to a range and rounded to the nearest step from its lower bound; NaN returns
  /// the lower bound.
  ///
  /// A step that is not positive and finite is ignored.
  ///
  /// The possible results are those of `values(in:step:)`: the upper bound is among them only if a
  /// step reaches it.
  public static func clamp(
    _ value: Double,
    in range: ClosedRange<Double>,
    step: Double? = nil
  ) -> Double {
    guard value == value else { return range.lowerBound }
    let clamped = Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    guard let step, let last = lastStep(in: range, step: step) else { return clamped + 0 }
    let index = ((clamped - range.lowerBound) / step).rounded()
    return stepValue(Swift.min(index, last), in: range, step: step)
  }

  /// `value` clamped to a range and rounded to the nearest step from its lower bound.
  ///
  /// A step that is not positive is ignored.
  public static func clamp(_ value: Int, in range: ClosedRange<Int>, step: Int? = nil) -> Int {
    let clamped = Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    guard let step, step > 1 else { return clamped }
    // Differences of two `Int` values fit into a `UInt`.
    let width = UInt(step)
    let offset = UInt(bitPattern: clamped &- range.lowerBound)
    let last = UInt(bitPattern: range.upperBound &- range.lowerBound) / width
    let (quotient, rest) = offset.quotientAndRemainder(dividingBy: width)
    let index = Swift.min(rest >= width - rest ? quotient &+ 1 : quotient, last)
    return range.lowerBound &+ Int(bitPattern: index &* width)
  }

  /// The values of a stepped range in order, at most a million.
  ///
  /// The list is empty if the step is not positive and finite.
  public static func values(in range: ClosedRange<Double>, step: Double) -> [Double] {
    guard let last = lastStep(in: range, step: step) else { return [] }
    return (0...Int(Swift.min(last, 999_999))).map {
      stepValue(Double($0), in: range, step: step)
    }
  }

  /// The values of a stepped range in order, at most a million.
  public static func values(in range: ClosedRange<Int>, step: Int = 1) -> [Int] {
    Array(
      stride(from: range.lowerBound, through: range.upperBound, by: Swift.max(step, 1))
        .prefix(1_000_000)
    )
  }

  /// The index of a range's last step, or `nil` if there are no steps.
  ///
  /// A missing billionth of a step counts as a rounding error: 0.3 is the third step of 0.1.
  private static func lastStep(in range: ClosedRange<Double>, step: Double) -> Double? {
    let length = range.upperBound - range.lowerBound
    guard step > 0, step.isFinite, length.isFinite else { return nil }
    let count = (length / step + 1e-9).rounded(.down)
    return count.isFinite ? count : nil
  }

  /// The value of a step.
  ///
  /// Bounds and steps with up to six decimals are computed in units of their last decimal, so the
  /// results are the expected decimals: 0.57, not 57 × 0.01.
  private static func stepValue(
    _ index: Double,
    in range: ClosedRange<Double>,
    step: Double
  ) -> Double {
    var (unit, value) = (1.0, range.lowerBound + index * step)
    while unit <= 1e6 {
      let (first, width) = ((range.lowerBound * unit).rounded(), (step * unit).rounded())
      if width / unit == step, first / unit == range.lowerBound {
        value = (first + index * width) / unit
        break
      }
      unit *= 10
    }
    return Swift.min(value, range.upperBound) + 0
  }
}
