// A named state of a component, which tools, tests and galleries enumerate.

import RasterValues

/// A named state of a component: the component, its environment and its size.
///
/// Generated components list their states as `states`.
public struct NamedState<Component: Rasterizable & Sendable>: Sendable {
  /// The name in the source; the first state is `plain`, in which each value is its default.
  public let name: String
  /// The component with the state's values.
  public let component: Component
  /// The standard environment with the state's changes.
  public var environment: Environment
  /// The size of the component's bounds; nil if the component determines it.
  public var size: Size?

  /// Creates a state; by default in the standard environment and at the component's own size.
  public init(
    _ name: String,
    _ component: Component,
    environment: Environment = Environment(),
    size: Size? = nil
  ) {
    self.name = name
    self.component = component
    self.environment = environment
    self.size = size
  }
}
