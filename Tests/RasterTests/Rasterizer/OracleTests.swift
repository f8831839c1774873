// Scenes whose pixels another renderer gave: Skia, eight times as large and averaged.
import Foundation
import TestSupport
import Testing

/// A scene with the pixels that it must have.
private struct OracleFixture: Decodable {
  let scene: Scene
  /// Premultiplied bytes R, G, B, A in base64.
  let pixels: Data
  /// How far each pixel may be off: `f` where Skia's 64 are alike, `e` at edges, `x` where edges
  /// cross within the pixel, which renderers take for different things.
  let limits: String

  static let names = files(in: "Tests/RasterTests/Rasterizer/Fixtures", endingWith: ".json")
}

@Suite struct OracleTests {
  @Test func `there are a dozen scenes`() {
    #expect(OracleFixture.names.count >= 12)
  }

  // Source: Skia m144, by Tests/Oracles/skia_scenes.py.
  @Test(arguments: OracleFixture.names)
  func `a scene differs from Skia's by 2 of 255, by 8 at edges, in the mean by a quarter`(
    name: String
  ) throws {
    let data = try Data(bytes(ofFileAt: name))
    let fixture = try JSONDecoder().decode(OracleFixture.self, from: data)
    let found = try fixture.scene.pixels()
    let (wanted, limits) = (Array(fixture.pixels), Array(fixture.limits.utf8))
    #expect(found.count * 4 == wanted.count && found.count == limits.count)
    var sum = 0
    for (index, pixel) in found.enumerated() {
      let off = (0..<4).map { abs(Int(pixel >> ($0 * 8) & 255) - Int(wanted[index * 4 + $0])) }
      sum += off.reduce(0, +)
      guard let largest = off.max(), limits[index] != UInt8(ascii: "x") else { continue }
      let limit = limits[index] == UInt8(ascii: "f") ? 2 : 8
      if largest > limit {
        Issue.record("(\(index % fixture.scene.width), \(index / fixture.scene.width)): \(off)")
      }
    }
    #expect(Double(sum) / Double(wanted.count) <= 0.25)
  }
}
