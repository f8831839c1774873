// What the page of `RasterTesting` shows.

import GeneratedSamples
import Raster
import RasterTesting
import Testing

@Suite struct ToggleLooks {
  @Test func `every state looks as it did`() {
    expectLooks(of: Toggle.states, appearances: [.light, .dark])
  }

  @Test func `a long title is cut`() {
    expectLook(of: PushButton(title: "Reservieren"), named: "narrow", size: Size(80, 44))
  }
}
