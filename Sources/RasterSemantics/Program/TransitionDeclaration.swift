// How a component's properties move.

import RasterValues

/// `transition isOn, 200ms, .easeOut, steps: 8`.
package struct TransitionDeclaration: Sendable {
  /// The property's place among the component's.
  package let property: Int
  /// The way, as the runtime knows it.
  package let transition: Transition
}

extension ComponentDeclaration {
  /// The transitions whose progress the component reads, and so is a part of its key.
  package var readTransitions: [TransitionDeclaration] {
    transitions.filter { properties[$0.property].isProgressRead }
  }

  /// The transition of the property whose cases fade into each other.
  package var caseTransition: TransitionDeclaration? {
    transitions.first { $0.transition.cases > 0 }
  }

  /// The transition of a property.
  package func transition(of property: Int) -> Transition? {
    transitions.first { $0.property == property }?.transition
  }
}
