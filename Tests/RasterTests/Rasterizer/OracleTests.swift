// Scenes with the pixels of another renderer: Skia, eight times as large and averaged.
import Foundation
import TestSupport
import Testing

/// A scene with its expected pixels.
private struct OracleFixture: Decodable {
  let scene: Scene
  /// Premultiplied bytes R, G, B, A in base64.
  let pixels: Data
  /// The tolerance of each pixel: `f` where Skia's 64 samples are equal, `e` at edges, `x` where
  /// edges cross within the pixel, which renderers treat differently.
  let limits: String

  static let names = files(in: "Tests/RasterTests/Rasterizer/Fixtures", endingWith: ".json")
}

@Suite struct OracleTests {
  @Test func `a dozen scenes exist`() {
    #expect(OracleFixture.names.count >= 12)
  }

  // Source: Skia m144, by Tests/Oracles/skia_scenes.py.
  @Test(arguments: OracleFixture.names)
  func `a scene is within 2 of 255 of Skia's, 8 at edges, and a quarter on average`(
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
