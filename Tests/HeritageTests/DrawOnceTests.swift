// Rows 1 to 6 of the contract: each look is drawn once, found by a key that is derived from state.

import GeneratedSamples
import Raster
import Testing

@Suite struct DrawOnceTests {
  @Test func `1 draw once a look`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let corners = [allCorners, topCorners, bottomCorners, leftCorners, rightCorners]
    for row in 0..<128 {
      let radius = [4.0, 6, 8][row / 5 % 3]
      _ = try cache.bitmap(of: HotelRow(corners: corners[row % 5], radius: radius))
    }
    #expect(cache.statistics.looksDrawn == 15)
    #expect(cache.statistics.drawsAvoided == 113)
  }
}
