// The transitions of a component's properties.

import RasterValues

/// `transition isOn, 200ms, .easeOut, steps: 8`.
package struct TransitionDeclaration: Sendable {
  /// The index of the property in the component.
  package let property: Int
  /// The transition as the runtime represents it.
  package let transition: Transition
}

extension ComponentDeclaration {
  /// The transitions whose progress the component reads, and which are therefore part of its key.
  package var readTransitions: [TransitionDeclaration] {
    transitions.filter { properties[$0.property].isProgressRead }
  }

  /// The transition of the property that cross-fades between its cases.
  package var caseTransition: TransitionDeclaration? {
    transitions.first { $0.transition.cases > 0 }
  }

  /// Returns the transition of a property.
  package func transition(of property: Int) -> Transition? {
    transitions.first { $0.property == property }?.transition
  }
}
