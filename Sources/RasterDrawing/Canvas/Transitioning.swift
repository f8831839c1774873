// Components that are drawn on their way from one state to another.

import RasterValues

/// A component with properties that go from one value to another in steps, each of which is a look.
///
/// Generated types with a line `transition` conform, and interpreted components. What shows one in
/// time is a `TransitionPlayer`.
public protocol Transitioning: Rasterizable {
  /// The ways that properties go.
  var transitions: [Transition] { get }

  /// The step that a property has reached: an end of its way, unless the component is a frame.
  func step(of transition: Transition) -> Int

  /// The component with a property on its way: where it is at a step.
  ///
  /// A `Bool` keeps its value, which it has at the end; a number takes that of the step. So does a case:
  /// between two it keeps its value, and the component turns from one into the other.
  func component(atStep step: Int, of transition: Transition) -> Self
}
