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

/// Every component of `Samples/Components`, then those of `Tests/SampleTests/Language`.
let generatedSamples: [GeneratedSample] = [
  GeneratedSample(Badge.states),
  GeneratedSample(BevelledShape.states),
  GeneratedSample(ButtonPlate.states),
  GeneratedSample(Card.states),
  GeneratedSample(CardPlate.states),
  GeneratedSample(CircleRow.states),
  GeneratedSample(CircleView.states),
  GeneratedSample(GroupedRow.states),
  GeneratedSample(GroupedRows.states),
  GeneratedSample(HotelRow.states),
  GeneratedSample(HotelTable.states),
  GeneratedSample(ProgressRing.states),
  GeneratedSample(RadialGlow.states),
  GeneratedSample(RatingRow.states),
  GeneratedSample(Toggle.states),
  GeneratedSample(Branch.states),
  GeneratedSample(Choices.states),
  GeneratedSample(Colors.states),
  GeneratedSample(Geometry.states),
  GeneratedSample(Leaf.states),
  GeneratedSample(Numbers.states),
  GeneratedSample(Placing.states),
]
