// Decoding JPEG files at a half, a quarter and an eighth of their size.

import Foundation
import Raster
import Testing

@Suite struct JPEGReductionTests {
  private static let reductions: [JPEGReduction] = [.half, .quarter, .eighth]

  private func decode(_ file: [UInt8], _ reduction: JPEGReduction) throws(JPEGError) -> Bitmap {
    try JPEGDecoder.decode(file, areaLimit: Bitmap.maximumArea, reduction: reduction)
  }

  /// The size and digest of a fixture's reduced pixels.
  private struct Expectation {
    let name: String
    let reduction: JPEGReduction
    let size: [Int]
    let digest: String

    init?(_ line: Substring) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let factor = Int(words[1]),
        let reduction = JPEGReduction(rawValue: factor)
      else { return nil }
      (name, self.reduction, digest) = (words[0], reduction, words[4])
      size = words[2...3].compactMap { Int($0) }
    }
  }

  // Source: Tests/Oracles/jpeg_fixtures.py --reduced, whose digests are those of Pillow's pixels.
  @Test func `reduced fixtures have the pixels that Pillow reads`() throws {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/jpeg-reduced-digests.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 80)
    for line in lines {
      let expected = try #require(Expectation(line))
      let bitmap = try decode(try JPEGFixture.named(expected.name), expected.reduction)
      #expect([bitmap.width, bitmap.height] == expected.size, "\(line)")
      #expect(ContentDigest(of: bitmap.bytes).description == expected.digest, "\(line)")
    }
  }

  /// The differences of channels from the means of the whole image's pixels: mean and maximum.
  ///
  /// Pixels that lie partly outside the image are not compared.
  private func differences(_ reduced: Bitmap, _ whole: Bitmap, _ factor: Int) -> (Double, Double) {
    var (sum, most, count) = (0.0, 0.0, 0)
    for y in 0..<whole.height / factor {
      for x in 0..<whole.width / factor {
        for shift in [0, 8, 16] as [UInt32] {
          var total = 0.0
          for row in 0..<factor {
            for column in 0..<factor {
              total += Double(whole[x * factor + column, y * factor + row] >> shift & 255)
            }
          }
          let mean = total / Double(factor * factor)
          let difference = abs(Double(reduced[x, y] >> shift & 255) - mean)
          (sum, most, count) = (sum + difference, max(most, difference), count + 1)
        }
      }
    }
    return (sum / Double(count), most)
  }

  @Test(arguments: ["pillow-baseline-444", "pillow-progressive-444", "pillow-grey", "pillow-rgb"])
  func `a reduced image has the means of the whole one`(_ name: String) throws {
    let file = try JPEGFixture.named(name)
    let whole = try JPEGDecoder.decode(file)
    for reduction in Self.reductions {
      let (mean, most) = differences(try decode(file, reduction), whole, reduction.rawValue)
      #expect(mean < 0.7 && most < 3.5, "\(reduction): \(mean), \(most)")
    }
  }

  /// The chroma of a reduced image is not interpolated, and that of the whole one is.
  @Test(arguments: ["pillow-baseline-420", "pillow-baseline-422", "pillow-progressive-422"])
  func `shared colours are near the means`(_ name: String) throws {
    let file = try JPEGFixture.named(name)
    let whole = try JPEGDecoder.decode(file)
    for reduction in Self.reductions {
      let (mean, _) = differences(try decode(file, reduction), whole, reduction.rawValue)
      #expect(mean < 4, "\(reduction): \(mean)")
    }
  }

  @Test(arguments: JPEGFixture.all)
  func `sides are rounded up`(_ fixture: JPEGFixture) throws {
    for reduction in Self.reductions {
      let factor = reduction.rawValue
      let bitmap = try decode(try fixture.read(), reduction)
      #expect(bitmap.width == (fixture.width + factor - 1) / factor)
      #expect(bitmap.height == (fixture.height + factor - 1) / factor)
    }
  }

  @Test func `the reduction leaves at least the drawn pixels`() {
    func strongest(_ width: Double, _ height: Double) -> JPEGReduction {
      .strongest(forWidth: 4000, height: 3001, drawnWidth: width, drawnHeight: height)
    }
    #expect(strongest(4000, 3001) == .full)
    #expect(strongest(2001, 1) == .full)
    #expect(strongest(2000, 1501) == .half)
    #expect(strongest(2000, 1501.5) == .full)
    #expect(strongest(1000, 750) == .quarter)
    #expect(strongest(500, 376) == .eighth)
    #expect(strongest(0, 0) == .eighth)
    #expect(strongest(9000, 1) == .full)
    #expect(strongest(.nan, 1) == .full && strongest(1, .infinity) == .full)
  }

  @Test func `a file is refused whatever its reduction is`() throws {
    let file = try JPEGFixture.named("pillow-baseline-420")
    for reduction in JPEGReduction.allCases {
      #expect(throws: JPEGError.tooLarge(width: 37, height: 29)) {
        try JPEGDecoder.decode(file, areaLimit: 37 * 29 - 1, reduction: reduction)
      }
      #expect(throws: JPEGError.truncated) { try decode(Array(file.dropLast(40)), reduction) }
    }
  }

  @Test(arguments: ["pillow-baseline-422", "pillow-progressive-420", "sampling-4x1", "ycck"])
  func `damage and cuts end in an error or an image`(_ name: String) throws {
    let file = try JPEGFixture.named(name)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= UInt8(truncatingIfNeeded: 1 << (index % 8))
      for reduction in Self.reductions {
        guard let bitmap = try? decode(damaged, reduction) else { continue }
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
  }

  @Test func `memory falls with the size`() throws {
    for name in ["pillow-baseline-420", "pillow-progressive-420"] {
      let file = try JPEGFixture.named(name)
      let needed = try JPEGReduction.allCases.map { reduction in
        try #require(Image.memory(decoding: file, reduction: reduction))
      }
      #expect(needed.map(\.decoding) == needed.map(\.decoding).sorted(by: >))
      #expect(needed.map(\.decoded) == [37 * 29, 19 * 15, 10 * 8, 5 * 4].map { $0 * 4 })
    }
  }
}
