// Components that can be drawn in transition from one state to another.

import RasterValues

/// A component with properties that change from one value to another in steps of one look each.
///
/// Interpreted components and generated types with a `transition` line conform. A
/// `TransitionPlayer` displays a transition over time.
public protocol Transitioning: Rasterizable {
  /// The transitions of properties.
  var transitions: [Transition] { get }

  /// Returns the step that a property has reached: an end, unless the component is in transition.
  func step(of transition: Transition) -> Int

  /// Returns the component with a property at a step of its transition.
  ///
  /// A `Bool` has its final value; a number has the value of the step. A case has its final value
  /// too, and between two cases the component blends from one into the other.
  func component(atStep step: Int, of transition: Transition) -> Self
}
