// The properties that determine the pixels of a blurred shape's shadow, except its position.
//
//     ┌────┬────────────┬────┐        ┌────┬─┬────┐
//     │    │            │    │        │    │ │    │
//     ├────┼────────────┼────┤        ├────┼─┼────┤
//     │    │   plain    │    │   ←    ├────┼─┼────┤
//     ├────┼────────────┼────┤        │    │ │    │
//     │    │            │    │        └────┴─┴────┘
//     └────┴────────────┴────┘
//
// Columns outside the reach of corners and of the blurred sides are identical, and so are such
// rows. The look retains one of each, and shadows are nine-slices of it. Edges are rounded to the
// nearest 1/4096 pixel and counted from the look's corner. A shape that moves or stretches by whole
// pixels therefore has the same look and the same bytes.

import RasterValues

/// One axis of a blurred shape between two sides; the blur covers the pixels from 0 to `count`.
struct ShadowAxis: Equatable {
  /// The sides, in multiples of 1/4096.
  let start, end: Double
  let sigma: Double
  let count: Int
  /// The pixel that represents all plain pixels, or a negative number if there are none.
  let middle: Int

  /// Whether the pixels after the middle mirror those before, apart from the corners.
  var isMirrored: Bool { start + end == Double(count) }
}

/// The position of an axis's pixels on the device.
struct ShadowPlace {
  /// The first pixel on the device.
  let origin: Int
  /// The number of device pixels that show the middle pixel.
  let repeated: Int
  /// The number of pixels on the device.
  let count: Int

  var range: Range<Int> { origin..<origin &+ count }
}

extension ShadowAxis {
  /// Returns an axis for sides on the device; `corners` are the lengths of the corners beside them.
  static func placed(
    from: Double,
    to: Double,
    corners: (Double, Double),
    _ edge: BlurredEdge,
    sigma: Double
  ) -> (ShadowAxis, ShadowPlace) {
    let start = (from * 4096 + 0.5).rounded(.down) / 4096
    let end = max((to * 4096 + 0.5).rounded(.down) / 4096, start)
    let origin = floored(start - edge.reach)
    let count = -floored(-(end + edge.reach)) &- origin
    let inner = -floored(-(start + corners.0 + edge.reach))
    let plain = floored(end - corners.1 - edge.reach) &- inner
    let repeated = max(plain, 1)
    let axis = ShadowAxis(
      start: start - Double(origin),
      end: end - Double(origin &+ repeated &- 1),
      sigma: sigma,
      count: count &- repeated &+ 1,
      middle: plain > 0 ? inner &- origin : -1
    )
    return (axis, ShadowPlace(origin: origin, repeated: repeated, count: count))
  }

  /// Returns the pixel of the look that a device pixel shows.
  func index(_ position: Int, _ place: ShadowPlace) -> Int {
    let index = position &- place.origin
    guard middle >= 0, index > middle else { return index }
    return max(index &- place.repeated &+ 1, middle)
  }
}

/// A blurred shape in a colour.
struct ShadowLook: Equatable {
  /// Premultiplied.
  let color: UInt32
  let x, y: ShadowAxis
  /// Radii, clockwise from the top left.
  let one, two, three, four: SIMD2<Double>

  /// Whether the look has so few pixels that all are computed at once and cached.
  var isSmall: Bool { max(x.count, y.count) <= 4096 && x.count &* y.count <= 1 << 16 }

  /// The units of work before the first row: all pixels if small, or the slices if large.
  var workBefore: Int {
    isSmall ? x.count &* y.count &* WorkGauge.shadowPixel : x.count &* WorkGauge.shadowColumn
  }

  /// Whether the right half mirrors the left half, and the lower half the upper half.
  var isMirroredAcross: Bool { x.isMirrored && one == two && three == four }
  var isMirroredDown: Bool { y.isMirrored && one == four && two == three }
}

/// A look and its position.
struct PlacedShadow {
  let look: ShadowLook
  let x, y: ShadowPlace

  /// Creates the look of a shape, blurred by `sigma` on each axis, in a premultiplied colour.
  init(_ shape: DeviceShape, blurredBy sigma: SIMD2<Double>, _ color: UInt32) {
    let (one, two, three, four) = shape.radii
    let (across, down) = (BlurredEdge(sigma: sigma.x), BlurredEdge(sigma: sigma.y))
    let sides = (max(one.x, four.x), max(two.x, three.x))
    let ends = (max(one.y, two.y), max(three.y, four.y))
    let horizontal = ShadowAxis.placed(
      from: shape.minX,
      to: shape.maxX,
      corners: sides,
      across,
      sigma: sigma.x
    )
    let vertical = ShadowAxis.placed(
      from: shape.minY,
      to: shape.maxY,
      corners: ends,
      down,
      sigma: sigma.y
    )
    (x, y) = (horizontal.1, vertical.1)
    look = ShadowLook(
      color: color,
      x: horizontal.0,
      y: vertical.0,
      one: one,
      two: two,
      three: three,
      four: four
    )
  }

  var frame: PixelRect { PixelRect(x.range, y.range) }
}

/// Pixels of a row that are adjacent both on the device and in the look.
struct ShadowRun {
  let x, count: Int
  /// The column of the first pixel in the look.
  let column: Int
  /// Whether all pixels show this column.
  let isRepeated: Bool
}

extension PlacedShadow {
  /// Returns the runs of the device columns that are in `columns` and not in `hidden`.
  func runs(_ columns: Range<Int>, without hidden: Range<Int> = Int.max..<Int.max) -> [ShadowRun] {
    let middle = look.x.middle
    let start = x.origin &+ (middle < 0 ? x.count : middle)
    let plain = start..<start &+ (middle < 0 ? 0 : x.repeated)
    let parts = [x.origin..<start, plain, plain.upperBound..<x.origin &+ x.count]
    var runs: [ShadowRun] = []
    for part in parts {
      let visible = part.clamped(to: columns)
      let before = visible.clamped(to: Int.min..<hidden.lowerBound)
      let after = visible.clamped(to: hidden.upperBound..<Int.max)
      for run in [before, after] where !run.isEmpty {
        runs.append(
          ShadowRun(
            x: run.lowerBound,
            count: run.count,
            column: look.x.index(run.lowerBound, x),
            isRepeated: part == plain
          )
        )
      }
    }
    return runs
  }
}
