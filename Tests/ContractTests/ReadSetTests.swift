// Row 2 of the contract: keys of generated components hold the values that a drawing reads.

import GeneratedSamples
import Raster
import Testing

@Suite struct ReadSetTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  @Test func `2 a property outside the read set never changes the request key`() throws {
    // A badge's colours follow the appearance; a row's do not, and it has no text.
    #expect(try key(Badge(), Environment(appearance: .dark)) != key(Badge()))
    #expect(try key(HotelRow(), Environment(appearance: .dark)) == key(HotelRow()))
    #expect(try key(HotelRow(), Environment(textScale: 2)) == key(HotelRow()))
  }

  @Test func `2 a property inside the read set always changes the request key`() throws {
    let badges = (0..<20).map { Badge(count: $0) } + [Badge(urgency: .urgent)]
    #expect(try Set(badges.map { try key($0) }).count == 21)
    let toggles = Toggle.looks
    #expect(try Set(toggles.map { try key($0) }).count == toggles.count)
    let cards = Card.states.map(\.component)
    #expect(try Set(cards.map { try key($0) }).count == cards.count)
  }

  @Test func `2 requests that record equal lists share one draw`() throws {
    // Both 100 and 1,000 are shown as more than 99.
    for count in [100, 101, 1_000] {
      _ = try cache.bitmap(of: Badge(count: count), size: Size(52, 20))
    }
    #expect(cache.statistics.requests == 3)
    #expect(cache.statistics.looksDrawn == 1)
  }
}

private func key(
  _ component: some Rasterizable,
  _ environment: Environment = Environment()
) throws -> RequestKey {
  try #require(RasterRequest(component, environment: environment).key)
}
