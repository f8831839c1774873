// A named state of a component, as tools, tests and galleries walk them.

import RasterValues

/// A named state of a component: what is drawn, in what surroundings, and how large.
///
/// Generated components list theirs as `states`.
public struct NamedState<Component: Rasterizable & Sendable>: Sendable {
  /// The name in the source; the first is `plain`, all defaults.
  public let name: String
  /// The component with the state's values.
  public let component: Component
  /// The standard environment, but for what the state says of it.
  public var environment: Environment
  /// The size of the component's box, or nil where it is the component's own.
  public var size: Size?

  /// A state; left out are the standard environment and the component's own size.
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
