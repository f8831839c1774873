// Hotel rows: a table of 128 rows draws its 15 looks, each at its minimum frame.

import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite struct HotelRowsTests {
  private let samples: PreparedProgram

  init() throws {
    samples = PreparedProgram(try CheckedInProgram.samples.compiled().program)
  }

  private func row(radius: Double) throws -> InterpretedComponent {
    try #require(samples.component(named: "HotelRow")).setting("radius", to: .double(radius))
  }

  @Test func `a table of 128 rows draws 15 plates and avoids 113 draws`() throws {
    let cache = RasterCache(byteLimit: 64 << 20)
    let table = try #require(samples.component(named: "HotelTable"))
      .setting("rows", to: .int(128))
    let bitmap = try table.bitmap(cache: cache)
    #expect(bitmap.width == 320 && bitmap.height == 128 * 44)
    let statistics = cache.statistics
    // The table itself adds one request and one look.
    #expect(statistics.requests == 129)
    #expect(statistics.looksDrawn == 16)
    #expect(statistics.hits == 113)
  }

  @Test func `a row of radius 8 is rasterized at its minimum frame`() throws {
    let row = try row(radius: 8)
    for (scale, side) in [(1.0, 17), (1.5, 26), (2, 34), (3, 51)] {
      let raster = try RasterCache(byteLimit: 1 << 20)
        .raster(of: row, environment: Environment(scale: scale))
      #expect(raster.width == side && raster.height == side)
      if scale == 1 { #expect(raster.bytes.count == 1_156) }
    }
  }

  @Test(arguments: [4.0, 6, 8], [1.0, 2, 3])
  func `a stretched row equals direct drawing`(radius: Double, scale: Double) throws {
    let row = try row(radius: radius)
    let stretched = try row.bitmap(size: Size(308, 32), scale: scale)
    let direct = try WithoutCaps(component: row).bitmap(size: Size(308, 32), scale: scale)
    #expect(stretched.pixels == direct.pixels)
  }

  @Test func `a corner's coverage equals its exact area`() throws {
    let bitmap = try RasterCache(byteLimit: 1 << 20).raster(of: try row(radius: 8))
    for y in 0..<8 {
      for x in 0..<8 {
        let coverage = Double(bitmap[x, y] >> 24) / 255
        #expect(abs(coverage - area(x: x, y: y, radius: 8)) <= 0.01, "\(x), \(y)")
      }
    }
  }

  /// The fraction of a pixel within the top left corner of a radius; each of 1,024 lines is
  /// measured exactly.
  private func area(x: Int, y: Int, radius: Double) -> Double {
    let lines = 1024
    var sum = 0.0
    for line in 0..<lines {
      let height = radius - (Double(y) + (Double(line) + 0.5) / Double(lines))
      let edge = radius - (radius * radius - height * height).squareRoot()
      sum += min(max(Double(x + 1) - edge, 0), 1)
    }
    return sum / Double(lines)
  }
}

/// A component drawn as if it had no caps.
private struct WithoutCaps: Rasterizable {
  let component: InterpretedComponent

  func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
}
