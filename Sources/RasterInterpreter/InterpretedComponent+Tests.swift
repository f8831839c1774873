// Evaluates a component's `tests` for one of its looks.

import RasterDrawing
import RasterSemantics
import RasterValues

/// The outcome of a condition of `tests`.
package struct TestOutcome: Sendable {
  package let holds: Bool
  /// The compared values of a failed comparison, such as `40 >= 44`; otherwise empty.
  package let found: String
}

/// The look for which conditions are evaluated.
package struct TestedBox {
  /// The component's environment.
  package let environment: Environment
  /// The component's bounds, in points.
  package let bounds: Rect
  /// The known facts about the look.
  package var facts: [TestsDeclaration.Fact: Value] = [:]

  /// Creates a look without facts.
  package init(environment: Environment, bounds: Rect) {
    (self.environment, self.bounds) = (environment, bounds)
  }
}

extension InterpretedComponent {
  /// Returns the value of an expression in the tests.
  package func value(of expression: TypedExpression, in box: TestedBox) -> Value {
    var evaluator = evaluator(for: expression, in: box)
    return evaluator.evaluate(expression)
  }

  /// Returns whether a condition holds, with the compared values if it does not.
  ///
  /// Colours are compared as stored in pixels, with eight bits per channel, including alpha.
  package func outcome(of condition: TypedExpression, in box: TestedBox) -> TestOutcome {
    switch condition.kind {
    case .and(let first, let second):
      let outcome = outcome(of: first, in: box)
      return outcome.holds ? self.outcome(of: second, in: box) : outcome
    case .equal(let left, let right, let isNegated):
      let (left, right) = (value(of: left, in: box), value(of: right, in: box))
      let isEqual =
        if case (.color(let first), .color(let second)) = (left, right) {
          RecordedColor(components: first).pixel == RecordedColor(components: second).pixel
        } else {
          left == right
        }
      return TestOutcome(
        holds: isEqual != isNegated,
        found: "\(text(of: left)) \(isNegated ? "!=" : "==") \(text(of: right))"
      )
    case .builtIn(let builtIn, let sides) where builtIn.kind == .infix && sides.count == 2:
      let values = sides.map { text(of: value(of: $0, in: box)) }
      return TestOutcome(
        holds: value(of: condition, in: box).boolValue,
        found: "\(values[0]) \(builtIn.name) \(values[1])"
      )
    default: return TestOutcome(holds: value(of: condition, in: box).boolValue, found: "")
    }
  }

  private func evaluator(for expression: TypedExpression, in box: TestedBox) -> Evaluator {
    let environment = declaration.mirrors ? box.environment.mirrored : box.environment
    var evaluator = evaluator(
      in: environment,
      bounds: box.bounds,
      needing: declaration.bindings.needed(for: expression.slots)
    )
    guard let tests = declaration.tests else { return evaluator }
    while evaluator.frame.count < tests.slotCount { evaluator.frame.append(.nothing) }
    for (fact, value) in box.facts {
      if let slot = tests.slots[fact] { evaluator.frame[slot] = value }
    }
    return evaluator
  }

  /// Returns a value as text for reports.
  func text(of value: Value) -> String {
    switch value {
    case .bool(let value): Functions.string(value)
    case .int(let value): Functions.string(value)
    case .double(let value): Functions.string((value * 10_000).rounded() / 10_000)
    case .string(let value): "\"\(value)\""
    case .color(let value): value.testDigits
    case .size(let size): "(\(Functions.string(size.width)), \(Functions.string(size.height)))"
    case .point(let point): "(\(Functions.string(point.x)), \(Functions.string(point.y)))"
    case .enumeration(let type, let index): "." + prepared.program.enums[type].cases[index]
    case .builtin(let type, let index): "." + type.cases[index]
    case .list(let elements): "[\(elements.map { text(of: $0) }.joined(separator: ", "))]"
    case .nothing: "nil"
    case .some(let value): text(of: value)
    default: "…"
    }
  }
}

extension Color {
  /// The colour with eight bits per channel: `#0A84FF`, or with alpha `#0A84FF80`.
  fileprivate var testDigits: String {
    let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return channels.reduce("#") { text, channel in
      let level = channel > 0 ? UInt8(min(channel, 1) * 255 + 0.5) : 0
      return text + (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
  }
}
