// The area that convex polygons cover together in each pixel, by lines that are cut through them.

/// Collects where lines through polygons, 128 a pixel's row, are inside any of them.
struct ExactArea {
  typealias Vector = SIMD2<Double>

  private static let lines = 128

  private let width, height: Int
  /// The parts of each line that are inside.
  private var parts: [[(from: Double, to: Double)]]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    parts = Array(repeating: [], count: height * ExactArea.lines)
  }

  /// Adds a convex polygon, in pixels.
  mutating func add(_ corners: [Vector]) {
    guard var (low, high) = corners.first.map({ ($0.y, $0.y) }) else { return }
    for corner in corners { (low, high) = (min(low, corner.y), max(high, corner.y)) }
    let density = Double(ExactArea.lines)
    let first = max(Int((low * density - 0.5).rounded(.up)), 0)
    let last = min(Int((high * density - 0.5).rounded(.down)), parts.count - 1)
    guard first <= last else { return }
    for line in first...last {
      let y = (Double(line) + 0.5) / density
      var (from, to) = (Double.infinity, -Double.infinity)
      var previous = corners[corners.count - 1]
      for corner in corners {
        defer { previous = corner }
        guard (previous.y <= y) != (corner.y <= y) else { continue }
        let x = previous.x + (corner.x - previous.x) * (y - previous.y) / (corner.y - previous.y)
        (from, to) = (min(from, x), max(to, x))
      }
      if from < to { parts[line].append((from, to)) }
    }
  }

  /// The coverage of each pixel, row by row.
  var coverage: [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for (line, parts) in parts.enumerated() {
      let row = line / ExactArea.lines * width
      var end = 0.0
      for part in parts.sorted(by: { $0.from < $1.from }) {
        let (from, to) = (max(part.from, end), min(part.to, Double(width)))
        guard from < to else { continue }
        end = to
        for x in Int(from)..<min(Int(to) + 1, width) {
          let covered = min(to, Double(x + 1)) - max(from, Double(x))
          result[row + x] += max(covered, 0) / Double(ExactArea.lines)
        }
      }
    }
    return result
  }
}
