// The program of the page on transitions: a switch turns on, and off again.

import GeneratedSamples

// begin page
import Raster
// end page

func animating(_ print: Output) async throws {
  // begin page
  let cache = RasterCache(byteLimit: 1 << 20)
  let transition = Switch.transitions[0]
  print(transition.property, "takes", transition.steps, "steps")

  for step in transition.range {
    _ = try cache.raster(of: Switch(isOn: true).component(atStep: step, of: transition))
  }
  print("forwards:", cache.statistics.looksDrawn, "looks drawn")

  for step in transition.range.reversed() {
    _ = try cache.raster(of: Switch().component(atStep: step, of: transition))
  }
  print("and back:", cache.statistics.looksDrawn, "looks drawn")

  var player = TransitionPlayer(Switch(), clock: ContinuousClock())
  player.component.isOn = true
  while player.isMoving {
    _ = try cache.raster(of: player.presentation)
    try await Task.sleep(for: .milliseconds(8))  // until the display's next frame
  }
  print("again:", cache.statistics.looksDrawn, "looks drawn")

  player.motion = .reduced
  player.component.isOn = false
  print("moving:", player.isMoving)

  let file = try Switch().animatedPNG(to: Switch(isOn: true), hold: .seconds(1), cache: cache)
  print("as a file:", cache.statistics.looksDrawn, "looks drawn,", file.starts(with: [0x89, 0x50]))
  // end page
}
