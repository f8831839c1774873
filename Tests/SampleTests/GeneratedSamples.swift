// The generated types of all samples, as values that tests can walk.

import GeneratedSamples
import Raster

/// A generated type in its named states.
struct GeneratedSample: Sendable {
  let name: String
  let states: [(name: String, component: any Rasterizable & Sendable)]

  init(_ states: [(name: String, component: some Rasterizable & Sendable)]) {
    name = states.first.map { "\(type(of: $0.component))" } ?? ""
    self.states = states.map { ($0.name, $0.component) }
  }
}
