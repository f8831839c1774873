// Finds the nearest colours of a palette.

import RasterValues

/// Finds the nearest colours of a palette for dithered pixels.
///
/// The distance of two colours is the sum of the squared differences of red, green and blue, as
/// encoded.
///
/// Colours are divided into cubes of 8 × 8 × 8. Each cube has a list of the palette's colours that
/// are nearest to any of its points: those whose least distance from the cube is not above the
/// smallest of all greatest distances. Results are therefore exact. Lists are made when they are
/// needed.
struct ColorMatcher: PaletteMatching {
  typealias Lanes = SIMD4<Int16>

  private let colors: [Lanes]
  /// For each cube: 0 without a list, the index of its only colour above `single`, or the position
  /// of its list in `lists` above eight bits for the position of its last element.
  private var cubes = [UInt32](repeating: 0, count: 1 << 15)
  private var lists: [UInt8] = []
  /// The mean distance of a colour from the nearest other one, in their most different component.
  private let amplitude: Int32

  private static let single: UInt32 = 1 << 31

  init(_ palette: ColorPalette) {
    colors = palette.pixels.map { Self.components($0) }
    var sum = 0
    for color in colors {
      let distances = colors.filter { $0 != color }.map { other in
        let difference = color &- other
        return Int(max(difference.max(), (0 &- difference).max()))
      }
      sum &+= distances.min() ?? 0
    }
    amplitude = Int32(truncatingIfNeeded: sum / colors.count)
  }

  @inline(__always)
  private static func components(_ pixel: UInt32) -> Lanes {
    Lanes(
      Int16(truncatingIfNeeded: pixel & 0xFF),
      Int16(truncatingIfNeeded: pixel &>> 8 & 0xFF),
      Int16(truncatingIfNeeded: pixel &>> 16 & 0xFF),
      0
    )
  }

  @inline(__always)
  func lanes(_ pixel: UInt32) -> Lanes { Self.components(pixel) }

  @inline(__always)
  mutating func nearest(_ color: Lanes) -> (index: UInt8, error: Lanes) {
    let wanted = color.clamped(lowerBound: .zero, upperBound: Lanes(repeating: 255))
    let parts = wanted &>> 3
    let cube = Int(parts.x) &<< 10 | Int(parts.y) &<< 5 | Int(parts.z)
    let entry = cubes[cube] == 0 ? addList(cube) : cubes[cube]
    let index = entry & Self.single != 0 ? Int(entry & 0xFF) : nearest(to: wanted, in: entry)
    return (UInt8(truncatingIfNeeded: index), ((wanted &- colors[index]) &* 127 &+ 8) &>> 4)
  }

  /// Returns the index of the nearest colour of a list.
  @inline(__always)
  private func nearest(to color: Lanes, in entry: UInt32) -> Int {
    let start = Int(entry &>> 8)
    // The least distance above eight bits for its index.
    var best = Int32.max
    for place in start...start &+ Int(entry & 0xFF) {
      let index = lists[place]
      let distance = (colors[Int(index)] &- color).squaredSum
      best = min(best, distance &<< 8 | Int32(index))
    }
    return Int(best & 0xFF)
  }

  @inline(never)
  private mutating func addList(_ cube: Int) -> UInt32 {
    func part(_ shift: Int) -> Int16 { Int16(truncatingIfNeeded: cube >> shift & 31) &<< 3 }
    let start = Lanes(part(10), part(5), part(0), 0)
    let end = start &+ Lanes(7, 7, 7, 0)
    var limit = Int32.max
    for color in colors {
      let (low, high) = (color &- start, end &- color)
      limit = min(limit, low.replacing(with: high, where: high .> low).squaredSum)
    }
    let first = lists.count
    for (index, color) in colors.enumerated() {
      let inside = color.clamped(lowerBound: start, upperBound: end)
      guard (color &- inside).squaredSum <= limit else { continue }
      lists.append(UInt8(truncatingIfNeeded: index))
    }
    let count = lists.count &- first
    if count == 1 {
      cubes[cube] = Self.single | UInt32(lists.removeLast())
    } else {
      cubes[cube] = UInt32(truncatingIfNeeded: first &<< 8 | (count &- 1))
    }
    return cubes[cube]
  }

  /// Returns the colour with the threshold added to each component, from minus to plus half of the
  /// palette's mean distance.
  @inline(__always)
  func moved(_ color: Lanes, by threshold: Int32) -> Lanes {
    color &+ Int16(truncatingIfNeeded: ((64 &- threshold) &* amplitude) &>> 7)
  }
}

extension SIMD4<Int16> {
  /// The sum of the squares of three components.
  @inline(__always)
  fileprivate var squaredSum: Int32 {
    let (x, y, z) = (Int32(x), Int32(y), Int32(z))
    return x &* x &+ y &* y &+ z &* z
  }
}
