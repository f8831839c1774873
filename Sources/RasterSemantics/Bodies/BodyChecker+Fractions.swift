// Percentages: their literals, numbers in place of them, and percentages in place of lengths.

import RasterSyntax
import RasterValues

extension BodyChecker {
  /// Returns a hundredth of a literal, rounded once: for `38.2%`, the number nearest to 0.382.
  func hundredth(of value: Double, at range: SourceRange) -> Double {
    let digits = text(at: range).filter { $0.isNumber || $0 == "." }
    return digits.isEmpty ? value / 100 : Double(digits + "e-2") ?? value / 100
  }

  /// Checks an argument for a parameter that accepts fractions in a range.
  mutating func checkFraction(
    _ argument: ExpressionSyntax,
    as type: Type,
    in range: ClosedRange<Double>
  ) -> TypedExpression {
    let value = inferExpression(argument, expected: type)
    guard let fraction = value.converted(to: type) else { return convert(value, to: type) }
    check(value, in: range)
    return fraction
  }

  /// Reports a literal outside the range.
  ///
  /// In a conditional, literals with another diagnostic are skipped.
  private mutating func check(_ value: TypedExpression, in range: ClosedRange<Double>) {
    switch value.kind {
    case .conditional(_, let then, let otherwise):
      for choice in [then, otherwise] where !isLargeNumber(choice) { check(choice, in: range) }
    case .some(let value): check(value, in: range)
    case .int, .double:
      guard let number = value.literal, !range.contains(number) else { return }
      let isPart = isLargeNumber(value) && range.contains(number / 100)
      report(
        isPart
          ? .numberForPart(number, text(at: value.range), at: value.range)
          : .fractionRange(number, range, at: value.range)
      )
    default: break
    }
  }

  /// Reports a number such as 55 where a fraction is expected.
  mutating func checkNumber(_ value: TypedExpression) {
    guard isLargeNumber(value), let number = value.literal else { return }
    report(.numberForFraction(number, text(at: value.range), at: value.range))
  }

  /// Reports a number such as 100 that became a fraction beside one: `lerp(25%, 100, part)`.
  mutating func checkNumber(
    _ value: TypedExpression?,
    for index: Int,
    of overloads: [BuiltIn]
  ) {
    let types = overloads.compactMap { overload in
      overload.callParameters.indices.contains(index) ? overload.callParameters[index].type : nil
    }
    guard let value, types.contains(where: { $0 != .fraction }) else { return }
    checkNumber(value)
  }

  /// Reports a line height of so few points that a multiple of the font size was meant.
  mutating func checkLineHeight(_ value: TypedExpression) {
    guard value.type != .fraction, let number = value.literal, number > 0, number < 4,
      !hasUnit(value)
    else { return }
    report(.tinyLineHeight(number, text(at: value.range), at: value.range))
  }

  /// Whether a literal ends in a unit, which another diagnostic reports.
  func hasUnit(_ value: TypedExpression) -> Bool {
    text(at: value.range).utf8.last.map { ($0 | 0x20) &- 97 < 26 } ?? false
  }

  /// Whether it is a number literal greater than 1 without a percent sign.
  private func isLargeNumber(_ value: TypedExpression) -> Bool {
    guard let number = value.literal, abs(number) > 1 else { return false }
    return !text(at: value.range).utf8.contains(UInt8(ascii: "%"))
  }

  /// Reports a percentage where a number is needed; the fix-its suggest lengths to multiply it by.
  mutating func reportFraction(_ value: TypedExpression, as expected: Type) {
    let texts = expected.unwrapped == .double ? lengths(value) : []
    report(.fractionForLength(describe(expected), at: value.range, replacing: texts))
  }

  private func lengths(_ value: TypedExpression) -> [(range: SourceRange, text: String)] {
    let text = self.text(at: value.range)
    let isAll = value.literal == 1
    func part(of length: String) -> String {
      if isAll { return length }
      return "\(length) * \(text.contains(" ") ? "(\(text))" : text)"
    }
    switch percentageBase {
    case .proposed(let side) where mayReadProposed:
      return [(value.range, part(of: "proposed.\(side)"))]
    case .bounds(let side) where boundsRule == .allowed:
      return [(value.range, part(of: "bounds.\(side)"))]
    case .corner(let rect, let call):
      let rect = self.text(at: rect)
      return [(call, "capsule(\(rect))"), (value.range, part(of: "\(rect).height"))]
    case .proposed, .bounds, nil: return []
    }
  }

  /// The length of which a percentage may be meant.
  enum PercentageBase {
    case proposed(String)
    case bounds(String)
    /// The radius of a rectangle's corners in a call.
    case corner(rect: SourceRange, call: SourceRange)

    init?(of parameter: CallParameter, at index: Int, of name: String, in call: CallSyntax) {
      guard parameter.type == .double else { return nil }
      switch (name, parameter.label) {
      case ("size", _): self = .proposed(index == 0 ? "width" : "height")
      case ("roundedRect", "radius"):
        guard let rect = call.arguments.first, rect.label == nil else { return nil }
        self = .corner(rect: rect.value.range, call: call.range)
      case (_, "x"), (_, "width"), (_, "left"), (_, "right"): self = .bounds("width")
      case (_, "y"), (_, "height"), (_, "top"), (_, "bottom"): self = .bounds("height")
      default: return nil
      }
    }
  }
}

extension TypedExpression {
  /// The number if it is a literal, or nil if it is computed.
  fileprivate var literal: Double? {
    switch kind {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Converts the operand to a type; a number becomes a fraction only beside a fraction.
  func converted(to type: Type, beside other: Type) -> TypedExpression? {
    type == .fraction && other != .fraction && self.type != .fraction ? nil : converted(to: type)
  }
}
