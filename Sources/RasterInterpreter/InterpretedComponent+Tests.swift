// What a component expects of its looks, evaluated for one of them.

import RasterDrawing
import RasterSemantics
import RasterValues

/// The outcome of a condition of `tests`.
package struct TestOutcome: Sendable {
  package let holds: Bool
  /// The values that were compared where that failed: `40 >= 44`; else nothing.
  package let found: String
}

/// A look that conditions are evaluated for.
package struct TestedBox {
  /// What surrounds the component.
  package let environment: Environment
  /// The component's box, in points.
  package let bounds: Rect
  /// What is known of the look.
  package var facts: [TestsDeclaration.Fact: Value] = [:]

  /// A look without facts.
  package init(environment: Environment, bounds: Rect) {
    (self.environment, self.bounds) = (environment, bounds)
  }
}

extension InterpretedComponent {
  /// The value of an expression among the tests.
  package func value(of expression: TypedExpression, in box: TestedBox) -> Value {
    var evaluator = evaluator(for: expression, in: box)
    return evaluator.evaluate(expression)
  }

  /// Whether a condition holds, and which values were compared where it does not.
  ///
  /// Colours are compared as pixels hold them, in eight bits a channel, with their alpha in them.
  package func outcome(of condition: TypedExpression, in box: TestedBox) -> TestOutcome {
    switch condition.kind {
    case .and(let first, let second):
      let outcome = outcome(of: first, in: box)
      return outcome.holds ? self.outcome(of: second, in: box) : outcome
    case .equal(let left, let right, let isNegated):
      let (left, right) = (value(of: left, in: box), value(of: right, in: box))
      let isEqual =
        if case (.color(let first), .color(let second)) = (left, right) {
          RecordedColor(first).pixel == RecordedColor(second).pixel
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

  /// A value as reports write it.
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
  /// The colour in eight bits a channel: `#0A84FF`, or with alpha `#0A84FF80`.
  fileprivate var testDigits: String {
    let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return channels.reduce("#") { text, channel in
      let level = channel > 0 ? UInt8(min(channel, 1) * 255 + 0.5) : 0
      return text + (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
  }
}
