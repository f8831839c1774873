// The area inside polygons in each pixel, measured along scan lines.

import Raster

/// Collects the crossings of scan lines, 128 per row of pixels, with the edges of polygons.
struct ExactArea {
  typealias Vector = SIMD2<Double>

  private static let lines = 128

  private let width, height: Int
  /// The crossings of each scan line.
  private var crossings: [[(x: Double, winding: Int)]]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    crossings = Array(repeating: [], count: height * ExactArea.lines)
  }

  /// Adds a polygon, in pixels.
  mutating func add(_ corners: [Vector]) {
    guard var last = corners.last else { return }
    for corner in corners {
      add(from: last, to: corner)
      last = corner
    }
  }

  /// Adds a polygon of either direction as a clockwise one.
  mutating func add(clockwise corners: [Vector]) {
    guard var last = corners.last else { return }
    var area = 0.0
    for corner in corners {
      area += last.x * corner.y - last.y * corner.x
      last = corner
    }
    add(area < 0 ? corners.reversed() : corners)
  }

  private mutating func add(from: Vector, to: Vector) {
    let density = Double(ExactArea.lines)
    let (low, high) = (min(from.y, to.y), max(from.y, to.y))
    let first = max(Int((low * density - 0.5).rounded(.up)), 0)
    let last = min(Int((high * density - 0.5).rounded(.up)) - 1, crossings.count - 1)
    guard first <= last else { return }
    for line in first...last {
      let place = ((Double(line) + 0.5) / density - from.y) / (to.y - from.y)
      crossings[line].append((from.x + (to.x - from.x) * place, to.y > from.y ? 1 : -1))
    }
  }

  /// The coverage of each pixel, row by row.
  func coverage(_ rule: FillRule = .nonZero) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for (line, crossings) in crossings.enumerated() {
      let row = line / ExactArea.lines * width
      var (start, winding) = (0.0, 0)
      for crossing in crossings.sorted(by: { $0.x < $1.x }) {
        let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
        let (from, to) = (max(start, 0), min(crossing.x, Double(width)))
        (start, winding) = (crossing.x, winding + crossing.winding)
        guard isInside, from < to else { continue }
        for x in Int(from)..<min(Int(to) + 1, width) {
          let covered = min(to, Double(x + 1)) - max(from, Double(x))
          result[row + x] += max(covered, 0) / Double(ExactArea.lines)
        }
      }
    }
    return result
  }
}
