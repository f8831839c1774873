// Samples with few colours: patterns appear only in looks with gradients, images or soft edges.

import GeneratedSamples
import Raster
import Testing
import TestSupport

@Suite struct DitheringTests {
  /// What the description of a display list names if its pixels may be dithered.
  private static let soft = [
    "linear", "radial", "sweep", "image", "blur", "effects", "layer", "place",
  ]

  @Test func `flat samples have whole colours, and others have patterns`() throws {
    var (flat, mixed, mixedFlat) = (0, 0, 0)
    for sample in generatedSamples {
      for state in sample.states {
        let (text, files) = try Self.files(of: state.component, state)
        if !Self.soft.contains(where: { text.contains($0) }) {
          flat += 1
          #expect(files[0] == files[1], "\(sample.name), \(state.name)")
        } else if files[0] != files[1] {
          mixed += 1
        } else {
          mixedFlat += 1
        }
      }
    }
    #expect(flat > 50 && mixed > 50, "\(flat) \(mixed) \(mixedFlat)")
  }

  /// The description of a look, and its files without and with dithering.
  private static func files(
    of component: some Rasterizable,
    _ state: GeneratedSample.State
  ) throws -> (text: String, files: [[UInt8]]) {
    let request = try RasterRequest(
      component,
      size: state.size,
      environment: state.environment,
      background: .white
    )
    let cache = RasterCache(byteLimit: 1 << 20)
    let files = try [Raster.Dithering.none, .diffusion].map { (method) -> [UInt8] in
      let options = IndexedOptions(palette: .greys(4), dithering: method)
      return try cache.file(for: request, format: .indexedPNG(options, level: .fast))
    }
    return (try request.record().list.description, files)
  }
}
