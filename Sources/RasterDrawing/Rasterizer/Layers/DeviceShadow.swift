// A layer's shadow as it stands on the device, and the pixels that it needs and reaches.

import RasterValues

/// A shadow on the device; moves are by 1/256 of a pixel.
package struct DeviceShadow {
  package let color: UInt32
  package let inner: Bool
  /// In pixels.
  private(set) var offset: SIMD2<Double>
  let deviations: SIMD2<Double>
  private let points: Matrix
  /// By which coverage is grown before it is blurred; what shrinks an inner shadow's hole is negative.
  let spread: DiscSpread?
  /// The same in points.
  let growth: Double

  package init(_ shadow: RecordedShadow, _ points: Matrix) {
    color = shadow.color.pixel
    inner = shadow.inner
    let moved = points.vector(shadow.offset.x, shadow.offset.y)
    offset = SIMD2(DeviceShadow.rounded(moved.x), DeviceShadow.rounded(moved.y))
    deviations = Blur.deviations(shadow.blur, points)
    self.points = points
    let amount = inner ? -shadow.spread : shadow.spread
    spread = DiscSpread(amount, points)
    growth = amount
  }

  /// The blur of pixels, which is made when it is asked for: shapes need none.
  private var blur: Blur {
    Blur(
      x: AxisBlur(sigma: deviations.x, shift: offset.x),
      y: AxisBlur(sigma: deviations.y, shift: offset.y),
      points
    )
  }

  /// To the nearest 1/256, within what whole numbers are exact for.
  private static func rounded(_ value: Double) -> Double {
    Double(floored(min(max(value, -0x1p32), 0x1p32) * 256 + 0.5)) / 256
  }

  /// Whether the shadow of a shape needs none of the shape's pixels.
  func isSliced(_ caster: Caster, _ points: Matrix) -> Bool {
    guard !isHard, let path = caster.path.spread(growth), let shape = DeviceShape(path, points)
    else { return true }
    return ShadowLook.canBeSliced(shape, deviations)
  }

  var isHard: Bool { max(deviations.x, deviations.y) < 0.05 }

  /// Whether the shadow has sharp edges, and its pixels lie between those of the layer.
  var isBetweenPixels: Bool { isHard && offset != wholeOffset }

  /// The part of a pixel by which the shadow is moved beyond whole ones, from 0 up to 1.
  var fraction: SIMD2<Double> { offset - wholeOffset }

  private var wholeOffset: SIMD2<Double> { offset.rounded(.down) }

  /// The shadow without the fraction, which the layer was moved by.
  var movedByWholePixels: DeviceShadow {
    var shadow = self
    shadow.offset = wholeOffset
    return shadow
  }

  /// The pixels of a layer's shadow, or those of a layer that an inner one falls on.
  package func frame(of layer: PixelRect) -> PixelRect {
    guard !inner, !layer.isEmpty else { return layer }
    let reach = spread?.reach ?? (x: 0, y: 0)
    return blur.outputs(layer.enlarged(x: reach.x, y: reach.y))
  }

  /// The part of a layer that counts for the pixels of `clip`.
  package func needed(for clip: PixelRect) -> PixelRect {
    let reach = spread?.dependence ?? (x: 0, y: 0)
    return blur.inputs(clip).enlarged(x: reach.x, y: reach.y)
  }
}

/// Hands out rows of a layer's alpha, grown, blurred and moved.
extension DeviceShadow {
  /// The coverage of each row of `region`, 0…255 a pixel, in memory that may be written; no more where
  /// the answer is no.
  ///
  /// A spread that takes more than sixteen times the drawing's `pixels` leaves nothing.
  package func coverage(
    of layer: Surface,
    _ region: PixelRect,
    beside pixels: Int,
    _ memory: LayerMemory,
    meter: WorkMeter? = nil,
    _ emit: (Int, Pixels) -> Bool
  ) {
    let scratch = memory.take(region.width &+ 8)
    defer { memory.give(scratch.base, capacity: scratch.capacity) }
    let row = scratch.base
    let blur = blur
    func cover(_ layer: Surface) {
      self.cover(layer, in: region, blur, row: row, memory: memory, meter: meter, emit)
    }
    guard let spread else { return cover(layer) }
    let reach = spread.reach
    let grown = layer.frame.enlarged(x: reach.x, y: reach.y).intersection(blur.inputs(region))
    guard !grown.isEmpty, layer.frame.union(grown).isModest(beside: pixels) else {
      for y in region.rows {
        row.update(repeating: 0, count: region.width)
        guard emit(y, row) else { return }
      }
      return
    }
    let store = PixelStore(frame: grown, memory: memory)
    spread.apply(layer, store.surface, meter)
    cover(store.surface)
  }

  /// The pixels that a spread is made on, for the shadow in `region` of a layer; none without one.
  func grownArea(of layer: PixelRect, _ region: PixelRect, beside pixels: Int) -> Int {
    guard let spread else { return 0 }
    let reach = spread.reach
    let grown = layer.enlarged(x: reach.x, y: reach.y).intersection(blur.inputs(region))
    let all = layer.union(grown)
    return grown.isEmpty || !all.isModest(beside: pixels) ? 0 : all.width &* all.height
  }

  /// Shades a row of a layer's pixels by what a row of the hole's coverage leaves.
  package func shade(_ pixels: Pixels, _ hole: Pixels, count: Int) {
    for x in 0..<count { hole[x] = scaled(color, by: 255 &- hole[x]) }
    BlendMode.sourceAtop.blend(hole, into: pixels, count: count)
  }

  /// Draws on a row what the hole's coverage leaves of the shadow, where it falls on pixels of a shape.
  func fall(on shape: Pixels, _ pixels: Pixels, _ hole: Pixels, count: Int) {
    for x in 0..<count {
      hole[x] = scaled(scaled(color, by: 255 &- hole[x]), by: shape[x] &>> 24)
    }
    blend(hole, over: pixels, count: count)
  }

  private func cover(
    _ layer: Surface,
    in region: PixelRect,
    _ blur: Blur,
    row: Pixels,
    memory: LayerMemory,
    meter: WorkMeter?,
    _ emit: (Int, Pixels) -> Bool
  ) {
    guard blur.isCopy else {
      return blur.run(layer, .alpha, into: region, memory: memory, meter: meter) { y, values in
        convert(values, into: row, count: region.width)
        return emit(y, row)
      }
    }
    let frame = blur.outputs(layer.frame)
    let used = region.columns.clamped(to: frame.columns)
    for y in region.rows {
      row.update(repeating: 0, count: region.width)
      if frame.rows.contains(y), !used.isEmpty {
        let source =
          layer.base
          + ((y &- frame.y) &* frame.width &+ used.lowerBound &- frame.x)
        let target = row + (used.lowerBound &- region.x)
        for x in 0..<used.count { target[x] = source[x] &>> 24 }
      }
      guard emit(y, row) else { return }
    }
  }
}
