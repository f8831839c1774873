// Compares strokes and fills of generated icons with exact areas.

import Raster
import TestSupport

/// `Benchmarks strokes`: the largest differences from the exact coverage, in units of 1/255.
enum StrokeAccuracy {
  /// Whether the icons of the given number of seeds are all within 8.
  static func run(count: Int) throws -> Bool {
    var (stroke, outline, fill, faulty) = (0.0, 0.0, 0.0, 0)
    for seed in 0..<UInt64(max(count, 0)) {
      let errors = try StrokedIcon(seed: seed).errors()
      (stroke, outline) = (max(stroke, errors.stroke), max(outline, errors.outline))
      guard max(errors.stroke, errors.outline) > 8 else { continue }
      faulty += 1
      print("seed \(seed): \(hundredths(errors.stroke)) \(hundredths(errors.outline))")
    }
    for seed in 0..<UInt64(max(count, 0)) {
      for rule in FillRule.allCases {
        let error = try CrossedPolygons(seed: seed).error(rule)
        fill = max(fill, error)
        guard error > 8 else { continue }
        faulty += 1
        print("seed \(seed), \(rule): \(hundredths(error))")
      }
    }
    print("fills within \(hundredths(fill))")
    print("strokes within \(hundredths(stroke)) of 255, outlines within \(hundredths(outline))")
    return faulty == 0
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
