// An inline component, and measurements of its pixels for tests.
import Raster
import Testing

/// A component that draws with a closure.
struct Sketch: Rasterizable {
  var caps = Caps.none
  let content: (inout Canvas) -> Void

  init(caps: Caps = .none, _ content: @escaping (inout Canvas) -> Void) {
    self.caps = caps
    self.content = content
  }

  func caps(in environment: Environment) -> Caps { caps }

  func draw(in canvas: inout Canvas) { content(&canvas) }

  /// The sketch's pixels.
  func bitmap(
    _ width: Double,
    _ height: Double,
    scale: Double = 1,
    background: Color? = nil
  ) throws -> Bitmap {
    let list = try #require(
      displayList(size: Size(width, height), environment: Environment(scale: scale))
    )
    return try list.bitmap(background: background)
  }

  /// The sketch at its minimum frame, stretched; or drawn in full without caps.
  func stretched(_ width: Double, _ height: Double, scale: Double = 1) throws -> Bitmap {
    let list = try #require(
      displayList(size: Size(width, height), environment: Environment(scale: scale))
    )
    let pixels = caps.pixels(scale: scale)
    return try list.bitmap().stretched(
      caps: pixels,
      width: pixelLength(width * scale),
      height: pixelLength(height * scale)
    )
  }

  /// The same drawing without caps.
  var direct: Sketch { Sketch(content) }
}

extension Bitmap {
  /// The alpha of a pixel of the box, from 0 to 1.
  func coverage(_ x: Int, _ y: Int) -> Double {
    Double(self[bounds.x + x, bounds.y + y] >> 24) / 255
  }

  /// The pixel of the box, as 0xRRGGBBAA.
  func rgba(_ x: Int, _ y: Int) -> UInt32 { self[bounds.x + x, bounds.y + y].byteSwapped }

  /// The sum of all alphas, in pixels.
  var inkArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  /// The largest difference of a byte from the other bitmap's; 256 if their sizes differ.
  func largestDifference(from other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// The alphas of a row of the box.
  func alphas(row y: Int) -> [Int] {
    (0..<bounds.width).map { Int(self[bounds.x + $0, bounds.y + y] >> 24) }
  }
}

/// The largest difference of coverage from an exact one, over the box.
func largestError(_ bitmap: Bitmap, _ exact: (Int, Int) -> Double) -> Double {
  var largest = 0.0
  for y in 0..<bitmap.bounds.height {
    for x in 0..<bitmap.bounds.width {
      largest = max(largest, abs(bitmap.coverage(x, y) - exact(x, y)))
    }
  }
  return largest
}

/// Deterministic pseudorandom numbers.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}

extension PathBuilder {
  mutating func polygon(_ points: [Point]) {
    move(to: points[0])
    for point in points.dropFirst() { addLine(to: point) }
    close()
  }
}
