// Evaluates the transitions of a component, and reports properties that cannot have one.

import RasterSyntax
import RasterValues

/// Evaluates the transitions of one component.
struct TransitionFolder {
  private let program: Program
  private let module: Module
  private(set) var diagnostics: [Diagnostic] = []

  private static let mostSteps = 64

  init(_ program: Program, _ module: Module) { (self.program, self.module) = (program, module) }

  mutating func transitions(
    _ body: ComponentBody,
    _ properties: [ComponentDeclaration.Property]
  ) -> [TransitionDeclaration] {
    var firstOfCases: (name: String, range: SourceRange)?
    return body.transitions.compactMap { transition in
      let property = properties[transition.property]
      if property.type == .error { return nil }
      guard let seconds = constant(transition.duration)?.doubleValue,
        let easing = constant(transition.easing)?.easingValue,
        let steps = steps(of: property, transition)
      else { return nil }
      if property.type == .bool, !property.isProgressRead {
        diagnostics.append(.transitionUnused(property.name, at: transition.name))
      }
      let cases = cases(of: property.type)
      if cases > 0 {
        if let first = firstOfCases {
          let (name, place) = first
          diagnostics.append(.secondOfCases(at: transition.name, first: name, at: place))
          return nil
        }
        firstOfCases = (property.name, transition.name)
      }
      return TransitionDeclaration(
        property: transition.property,
        transition: Transition(
          property.name,
          seconds: seconds,
          easing: easing,
          steps: steps,
          cases: cases
        )
      )
    }
  }

  /// Returns the number of cases of an enumeration, or 0 for other types.
  private func cases(of type: Type) -> Int {
    switch type {
    case .enumeration(let index): program.enums[index].cases.count
    case .builtin(let builtin): builtin.cases.count
    default: 0
    }
  }

  /// Returns the number of steps of a property's transition, or nil if it cannot have one.
  private mutating func steps(
    of property: ComponentDeclaration.Property,
    _ transition: TransitionBody
  ) -> Int? {
    let ownSteps: Int
    switch (property.type, property.domain) {
    case (.bool, _), (.enumeration, _), (.builtin, _):
      guard let expression = transition.steps else { return 8 }
      guard let steps = constant(expression)?.intValue else { return nil }
      if steps < 1 || steps > Self.mostSteps {
        diagnostics.append(.transitionSteps(steps, at: expression.range))
      }
      return steps
    case (_, .int(let range, let step)):
      ownSteps = Functions.step(of: range.upperBound, in: range, step: step)
    case (_, .double(let range, let step?)):
      ownSteps = Functions.step(of: range.upperBound, in: range, step: step)
    default:
      let type = module.describe(property.type)
      diagnostics.append(.transitionOfType(property.name, type, at: transition.name))
      return nil
    }
    if let steps = transition.steps {
      diagnostics.append(.stepsOfNumber(property.name, at: steps.range))
    }
    return ownSteps
  }

  /// Returns the value of a constant; reports one that depends on the environment.
  private mutating func constant(_ expression: TypedExpression) -> Value? {
    if expression.type == .error { return nil }
    var finder = ReadFinder(program)
    guard finder.reads(of: expression).environment.isEmpty else {
      diagnostics.append(.notConstant("a transition", at: expression.range))
      return nil
    }
    return Evaluator.constant(expression, program: program)
  }
}
