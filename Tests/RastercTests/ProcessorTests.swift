// Processors with and without wide vectors draw the same bytes.

import Foundation
import Raster
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

@Suite struct ProcessorTests {
  /// Makes the C library report a processor without AVX2; no change on processors without it.
  private static let narrow = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2"]

  /// Rows of many lengths and offsets: shapes, colours, gradients and layers, opaque and
  /// translucent.
  private static let rows = """
    component Rows {
      size 211, 149

      draw {
        let wheel: [GradientStop] = [GradientStop(#FF5A7A), GradientStop(#FFD16680), GradientStop(#37B6A9)]
        fill rect(bounds), with: linearGradient(from: .topLeft, to: .bottomRight, wheel)
        for i in 0..<24 {
          let start = i * 3.3
          fill rect(Rect(x: start, y: i * 6, width: 20 + i * 4.7, height: 2.5)), with: #0A84FF80
          fill rect(Rect(x: start, y: i * 6 + 3, width: 150 - i * 5.1, height: 2)),
            with: linearGradient(from: .left, to: .right, [#FFFFFF, #15205C])
          fill circle(center: (200 - start, i * 6), radius: 2 + i * 0.9), with: i < 12 ? #D70015 : #D7001566
        }
        fill circle(center: (206, 140), radius: 8), with: #37B6A980
        fill star(in: bounds.inset(7.5), points: 9, innerRadius: 30%), with: #00000055
        fill star(in: bounds.inset(20), points: 5, innerRadius: 30%).union(circle(center: (100, 75), radius: 9)),
          with: #15205C, rule: .evenOdd
        for i in 0..<9 {
          let center: Point = (i * 25, 30 + i * 12)
          fill rect(Rect(x: i * 7.3, y: i * 16, width: 180 - i * 14.7, height: 15)),
            with: radialGradient(center: center, radius: 5 + i * 31, i < 5 ? wheel : [#FFFFFF, #15205C, #0A84FF])
        }
        layer opacity: 37% {
          fill roundedRect(bounds.inset(9.5), radius: 30),
            with: linearGradient(from: .left, to: .right, wheel)
          stroke circle(center: (60, 60), radius: 50), with: #FFFFFF, width: 7.5
        }
      }
    }

    """

  #if canImport(Glibc) && arch(x86_64)
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GLIBC_TUNABLES"] == nil))
  func `wide vectors and digests are used if the processor has them`() throws {
    // C libraries before 2.33 cannot tell.
    let canAsk = dlsym(nil, "__x86_get_cpuid_feature_leaf") != nil
    let processor = try String(contentsOf: URL(filePath: "/proc/cpuinfo"), encoding: .utf8)
    #expect(hasWideVectors == (canAsk && processor.contains(" avx2 ")))
    #expect(ProcessorFeature.digests.isAvailable == (canAsk && processor.contains(" sha_ni ")))
  }
  #endif

  @Test(arguments: ["1", "1.25", "2"])
  func `rows of all lengths are identical without wide vectors`(scale: String) throws {
    let place = try Workplace(["Rows.raster": Self.rows])
    let arguments = ["render", "Rows.raster", "--scale", scale, "--crop", "drawing", "-o", "-"]
    let wide = try place.run(all: arguments)
    let narrow = try place.run(all: arguments, environment: Self.narrow)
    #expect(wide.errors == "")
    let isEqual = wide.output == narrow.output
    #expect(isEqual)
  }

  @Test func `samples are identical without wide vectors`() throws {
    let place = try Workplace()
    let samples = repositoryRoot.appending(path: "Samples/Components").path(percentEncoded: false)
    func render(to folder: String, _ environment: [String: String]) throws {
      let arguments = ["render", samples, "--all-states", "--scale", "2"]
      let run = try place.run(
        all: arguments + ["--output-directory", folder],
        environment: environment
      )
      #expect(run.code == 0)
    }
    try render(to: "wide", [:])
    try render(to: "narrow", Self.narrow)
    let names = place.names(in: "wide")
    #expect(names.count > 50)
    #expect(names == place.names(in: "narrow"))
    let others = names.filter { place.bytes("wide/" + $0) != place.bytes("narrow/" + $0) }
    #expect(others == [])
  }
}
