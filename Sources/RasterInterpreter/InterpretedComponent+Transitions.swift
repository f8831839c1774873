// The animated properties of an interpreted component.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent: Transitioning {
  /// The transitions of the component's properties.
  public var transitions: [Transition] { declaration.transitions.map { $0.transition } }

  /// Returns the step that a property has reached.
  public func step(of transition: Transition) -> Int {
    declared(transition).map { step(of: $0) } ?? 0
  }

  /// Returns the component with a property at a step of its transition.
  public func component(atStep step: Int, of transition: Transition) -> InterpretedComponent {
    guard let declared = declared(transition) else { return self }
    if declared.transition.cases > 0 {
      guard let rest = declared.transition.restingCase(at: step) else {
        return moving(declared.property, to: step)
      }
      return setting(declared.property, toCase: rest)
    }
    switch declaration.properties[declared.property].domain {
    case .int(let range, let width):
      let value = Functions.value(at: step, in: range, step: width)
      return setting(declared.property, to: .int(value))
    case .double(let range, let width?):
      let value = Functions.value(at: step, in: range, step: width)
      return setting(declared.property, to: .double(value))
    case .double(_, nil), .count, nil:
      let step = Functions.clamp(step, in: declared.transition.range)
      return moving(declared.property, to: step)
    }
  }

  private func declared(_ transition: Transition) -> TransitionDeclaration? {
    declaration.transitions.first { declared in
      Functions.equal(declared.transition.property, transition.property)
    }
  }

  /// Returns the component with a property set to the case at an index.
  private func setting(_ property: Int, toCase place: Int) -> InterpretedComponent {
    switch declaration.properties[property].type {
    case .enumeration(let index): setting(property, to: .enumeration(index, place))
    case .builtin(let builtin): setting(property, to: .builtin(builtin, place))
    default: self
    }
  }

  /// The two states between which the component cross-fades, or nil at rest.
  var blend: CaseBlend<InterpretedComponent>? {
    guard !steps.isEmpty, let declared = declaration.caseTransition,
      let step = steps[declared.property], let blend = declared.transition.blend(at: step)
    else { return nil }
    return CaseBlend(
      setting(declared.property, toCase: blend.from),
      setting(declared.property, toCase: blend.to),
      fraction: blend.fraction
    )
  }

  func step(of declared: TransitionDeclaration) -> Int {
    let value = values[declared.property]
    if declared.transition.cases > 0 { return steps[declared.property] ?? value.caseIndex }
    switch declaration.properties[declared.property].domain {
    case .int(let range, let width):
      return Functions.step(of: value.intValue, in: range, step: width)
    case .double(let range, let width?):
      return Functions.step(of: value.doubleValue, in: range, step: width)
    case .double(_, nil), .count, nil:
      return steps[declared.property] ?? (value.boolValue ? declared.transition.steps : 0)
    }
  }

  /// The progress of each property whose transition is read, from 0 to 1.
  var progresses: [Int: Double] {
    var progresses: [Int: Double] = [:]
    for declared in declaration.readTransitions {
      let count = Double(declared.transition.steps)
      progresses[declared.property] = Double(step(of: declared)) / count
    }
    return progresses
  }
}
