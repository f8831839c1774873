// Row 35 of the contract: children have their own keys; a parent's key has order and places.

import Raster
import Testing

/// A bevelled tile that is expensive to draw.
private struct Tile: Rasterizable, Hashable, Sendable {
  var number = 0

  func naturalSize(in environment: Environment) -> Size { Size(30, 30) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Tile", definition: "1")
    key.append(number)
  }

  func draw(in canvas: inout Canvas) {
    let shadow = Shadow(Color(rgba: 0x0000_0040), offset: Point(0, 1.5))
    for ring in 0..<8 {
      let color = Color(rgba: UInt32(truncatingIfNeeded: number &* 2_654_435 &+ ring) << 8 | 0xC0)
      canvas.drawLayer(opacity: 0.9, shadows: [shadow]) {
        let box = $0.bounds.inset(Double(ring) / 2 + 2)
        $0.fill(.star(in: box, points: 8 + number % 5), with: color)
      }
    }
  }
}

/// Tiles in ten columns.
private struct TileBoard: Rasterizable, Sendable {
  var tiles: [Tile]

  init(_ numbers: some Sequence<Int>) { tiles = numbers.map { Tile(number: $0) } }

  func naturalSize(in environment: Environment) -> Size {
    Size(300, Double((tiles.count + 9) / 10) * 30)
  }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("TileBoard", definition: "1")
    key.append(list: tiles.count)
    for tile in tiles { tile.encodeKey(into: &key, environment: environment) }
  }

  func draw(in canvas: inout Canvas) {
    for (index, tile) in tiles.enumerated() {
      let corner = Point(Double(index % 10) * 30, Double(index / 10) * 30)
      canvas.place(tile, at: corner)
    }
  }
}

@Suite struct NestingTests {
  private let cache = RasterCache(byteLimit: 8 << 20)

  @Test func `35 a changed child changes its parent, and its siblings are not redrawn`() throws {
    var board = TileBoard(0..<100)
    let first = try cache.bitmap(of: board)
    #expect(cache.statistics.looksDrawn == 101)
    board.tiles[42].number = 1_000
    let second = try cache.bitmap(of: board)
    // The changed child, and the board.
    #expect(cache.statistics.looksDrawn == 103)
    #expect(first != second)
    // Nothing else has changed in the image; a child's shadow may extend outside its box.
    for y in 0..<300 {
      for x in 0..<300 where first[x, y] != second[x, y] {
        #expect((59..<91).contains(x) && (119..<153).contains(y))
      }
    }
    // The image is identical without any cache.
    #expect(try board.bitmap(cache: RasterCache(byteLimit: 0)) == second)
  }

  @Test func `35 the parent's key includes the order and positions of its children`() throws {
    let boards = [[1, 2, 3], [1, 3, 2], [3, 2, 1], [1, 2], [1, 2, 3, 3]].map { TileBoard($0) }
    #expect(try Set(boards.map { try RasterRequest($0).key }).count == 5)
    #expect(try Set(boards.map { try RasterRequest($0).record().look }).count == 5)
    for board in boards { _ = try cache.bitmap(of: board) }
    // Three tiles, five boards.
    #expect(cache.statistics.looksDrawn == 8)
    #expect(cache.statistics.requests == 5 + 3 + 3 + 3 + 2 + 4)
  }

  @Test func `35 a child has one look, alone and in every parent`() throws {
    _ = try cache.bitmap(of: TileBoard([7, 8]))
    #expect(cache.statistics.looksDrawn == 3)
    _ = try cache.bitmap(of: Tile(number: 7))
    _ = try cache.bitmap(of: Tile(number: 8))
    #expect(cache.statistics.looksDrawn == 3)
  }

  @Test func `35 nesting works off the caller's thread`() async throws {
    let boards = (0..<20).map { shift in TileBoard((0..<30).map { ($0 + shift) % 40 }) }
    let expected = try boards.map { try $0.bitmap(cache: RasterCache(byteLimit: 1 << 20)) }
    let cache = cache
    try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, board) in boards.enumerated() {
        for priority in DrawPriority.allCases {
          group.addTask {
            let request = try RasterRequest(board)
            return (index, try await cache.image(for: request, priority: priority).raster)
          }
        }
      }
      for try await (index, bitmap) in group { #expect(bitmap == expected[index]) }
    }
    // Forty tiles and twenty boards, each drawn once.
    #expect(cache.statistics.looksDrawn == 60)
    #expect(cache.statistics.requests == 60 + 20 * 30)
  }
}
