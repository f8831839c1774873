// The example on the documentation page of `RasterTesting`.

import GeneratedSamples
import Raster
import RasterTesting
import Testing

@Suite struct ToggleLooks {
  @Test func `every state keeps its look`() {
    expectLooks(of: Toggle.states, appearances: [.light, .dark])
  }

  @Test func `a long title is truncated`() {
    expectLook(of: PushButton(title: "Reservieren"), named: "narrow", size: Size(80, 44))
  }
}
