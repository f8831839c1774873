// The generated types of all samples, as values that tests can walk.

import GeneratedSamples
import Raster

/// A generated type in its named states.
struct GeneratedSample: Sendable {
  /// A named state of any component.
  struct State: Sendable {
    let name: String
    let component: any Rasterizable & Sendable
    let environment: Environment
    let size: Size?
  }

  let name: String
  let states: [State]

  init(_ states: [NamedState<some Rasterizable & Sendable>]) {
    name = states.first.map { "\(type(of: $0.component))" } ?? ""
    self.states = states.map {
      State(name: $0.name, component: $0.component, environment: $0.environment, size: $0.size)
    }
  }
}
